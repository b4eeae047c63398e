//! Vacations: their cost, how they move deadlines, and who is told.

use domain::clock::{Day, Timestamp, Zone};
use serde_json::{Value, json};

use super::run_out::{DAY, MINUTE, Table, moment};
use crate::{
    discord::{Answer, Member, labels, text},
    running::{Data, on_either_engine},
};

on_either_engine!(
    a_planned_vacation_moves_a_deadline_by_its_length,
    opponents_are_told_once_when_a_vacation_begins,
    a_board_that_is_on_its_way_shows_at_last_what_has_moved_its_deadline,
    a_vacation_begins_at_once_and_is_ended_early,
    boards_no_longer_say_that_a_player_is_away_who_is_back,
    vacations_that_cannot_be_taken,
);

impl Table {
    pub(super) fn now(&self) -> Timestamp {
        self.discord.now()
    }

    /// Returns the day this many days from today, in UTC.
    pub(super) fn day(&self, days: u32) -> Day {
        Zone::UTC.day(self.now().after(DAY * days))
    }

    pub(super) async fn ask(&self, by: &Member, name: &str, options: Value) -> Answer {
        self.discord.command(by, &self.thread, name, options).await
    }

    /// Opens the card of the match, and takes the act whose custom id begins like this.
    pub(super) async fn of_match(&self, by: &Member, id: &str) -> Answer {
        let (discord, thread) = (&self.discord, &self.thread);
        discord.of_match(by, thread, json!({}), id).await
    }

    /// Returns the deadline that `/match` shows with the clock.
    pub(super) async fn deadline(&self, by: &Member) -> i64 {
        let shown = self.of_match(by, "clock").await.updated();
        let line = shown.lines().find(|line| line.starts_with("Deadline:"));
        moment(line.unwrap_or_else(|| panic!("no deadline in {shown}")))
    }

    /// Plans a vacation from one day to another, and returns the answers before and after confirming it.
    async fn plan(&self, by: &Member, from: u32, until: u32) -> [String; 2] {
        let days = [from, until].map(|days| self.day(days).to_string());
        let draft = json!({ "vacation-from": days[0], "vacation-until": days[1] });
        let draft = self.ask(by, "settings", draft).await;
        let said = draft.private();
        let taken = self
            .discord
            .press(by, draft.message(), "Take this vacation");
        [said, taken.await.updated()]
    }

    /// Counts the messages in the thread that say this.
    pub(super) async fn times_said(&self, what: &str) -> usize {
        let all = self.discord.all_messages(&self.thread, &self.ben).await;
        let said = all
            .iter()
            .filter(|message| text(&message["content"]).contains(what));
        said.count()
    }
}

/// Returns the times in a text.
fn moments(text: &str) -> Vec<i64> {
    let marks = text.split("<t:").skip(1);
    let numbers = marks.map(|rest| rest.split(':').next().expect("a number"));
    numbers
        .map(|number| number.parse().expect("a number"))
        .collect()
}

async fn a_planned_vacation_moves_a_deadline_by_its_length(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-7d" })).await;
    let (discord, ada) = (&table.discord, &table.ada);
    let before = moment(&text(&table.board["content"]));
    assert_eq!(table.deadline(ada).await, before);
    let [cost, planned] = table.plan(ada, 2, 5).await;
    // Days are represented by their noon.
    let [first, last, back] = moments(&cost)[..] else {
        panic!("the first and last day, and when Ada is back: {cost}")
    };
    assert_eq!(Zone::UTC.day(Timestamp::from_seconds(first)), table.day(2));
    assert_eq!(Zone::UTC.day(Timestamp::from_seconds(last)), table.day(5));
    assert_eq!(back - last, 43_200, "the midnight after: {cost}");
    assert_eq!(back - first, 7 * 43_200, "both days belong to it: {cost}");
    let days = format!("from <t:{first}:D> to <t:{last}:D>, back on <t:{back}:f>");
    assert!(cost.contains(&days), "{cost}");
    assert!(cost.contains("uses 4 days of your"), "{cost}");
    assert!(cost.contains("leaves 26 days."), "{cost}");
    assert!(cost.contains("would stop one clock"), "{cost}");
    let days = format!("from <t:{first}:D> to <t:{last}:D>, back on <t:{back}:f>");
    assert!(
        planned.contains(&format!("**Planned:** {days}")),
        "{planned}"
    );
    assert!(planned.contains("You have 26 days left"), "{planned}");
    assert_eq!(table.deadline(ada).await, before + 4 * 86_400);
    assert_eq!(table.deadline(&table.ben).await, before + 4 * 86_400);

    let shown = table
        .ask(ada, "settings", json!({ "page": "vacation" }))
        .await;
    let plan = ["Start now, until …", "Plan", "Cancel the planned vacation"];
    assert_eq!(labels(shown.message()), plan);
    let cancelled = discord
        .press(ada, shown.message(), "Cancel the planned vacation")
        .await;
    let said = cancelled.updated();
    assert!(said.contains("no vacation planned"), "{said}");
    assert!(said.contains("You have 30 days left"), "{said}");
    assert_eq!(table.deadline(ada).await, before);
    let again = discord
        .press_late(ada, shown.message(), "Cancel the planned vacation")
        .await;
    assert!(again.private().contains("no vacation"), "{:#}", again.0);
    table.says_nothing_of("is away").await;
    discord.judge().await;
}

async fn opponents_are_told_once_when_a_vacation_begins(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-14d" })).await;
    let (discord, ada, ben) = (&table.discord, &table.ada, &table.ben);
    let before = moment(&text(&table.board["content"]));
    let [cost, _] = table.plan(ada, 2, 3).await;
    let until = moments(&cost)[2];
    // The board shows the moved deadline. Later it would also say that she is away.
    discord
        .message_where(&table.thread, ben, |message| {
            message["id"] == table.board["id"] && moment(&text(&message["content"])) > before
        })
        .await;
    table.says_nothing_of("is away").await;
    discord.advance(DAY * 2).await;
    let hers = format!("{} must move by <t:", ada.mention());
    let told = table.said(&hers).await;
    let content = text(&told["content"]);
    assert!(content.contains("is away until"), "{content}");
    assert_eq!(told["pinged"], json!([]));
    let named = moments(&content);
    assert_eq!(named[0], until, "{content}");
    assert!(named.contains(&(before + 2 * 86_400)), "{content}");

    let clock = table.of_match(ben, "clock").await.updated();
    assert!(clock.contains("The clock is stopped: "), "{clock}");
    assert!(clock.contains(" is away. It runs again from"), "{clock}");
    let list = discord.command(ben, &table.games, "matches", json!({}));
    let list = list.await.private();
    assert!(
        list.contains(&format!("(away, back <t:{until}:R>)")),
        "{list}"
    );
    // Ada can play nevertheless, and the board says that she is away.
    table.play(ada, "a7-a6").await;
    let board = discord
        .message_where(&table.thread, ben, |message| {
            message["attachments"][0]["filename"] == "match-1-board-1.png"
        })
        .await;
    let content = text(&board["content"]);
    assert!(content.contains("is away until"), "{content}");
    discord.advance(DAY * 2).await;
    let list = discord.command(ben, &table.games, "matches", json!({}));
    let list = list.await.private();
    assert!(!list.contains("away, back"), "{list}");
    discord
        .message_where(&table.thread, ben, |message| {
            message["id"] == board["id"] && !text(&message["content"]).contains("is away until")
        })
        .await;
    assert_eq!(table.times_said("is away until").await, 1, "the word");
    discord.judge().await;
}

/// The board was drawn before, and is posted afterwards.
async fn a_board_that_is_on_its_way_shows_at_last_what_has_moved_its_deadline(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-14d" })).await;
    let (discord, ada, ben) = (&table.discord, &table.ada, &table.ben);
    let route = format!("POST /channels/{}/messages", table.thread);
    let slow = json!({ "kind": "latency", "route": route, "ms": 10_000 });
    discord.post("/faults", slow).await;
    table.play(ada, "a7-a6").await;
    discord.all_faults_taken().await;
    let before = table.deadline(ben).await;
    table.plan(ben, 2, 3).await;
    let after = table.deadline(ben).await;
    assert_eq!(after, before + 2 * 86_400);

    discord.advance(MINUTE).await;
    let shows = |deadline: i64| {
        move |message: &Value| {
            message["attachments"][0]["filename"] == "match-1-board-1.png"
                && (moment(&text(&message["content"])) - deadline).abs() <= 600
        }
    };
    discord
        .message_where(&table.thread, ada, shows(after))
        .await;
    discord.judge().await;
}

async fn a_vacation_begins_at_once_and_is_ended_early(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-3d" })).await;
    let (discord, ada) = (&table.discord, &table.ada);
    let before = moment(&text(&table.board["content"]));
    let shown = table
        .ask(ada, "settings", json!({ "page": "vacation" }))
        .await;
    assert!(shown.private().contains("no vacation"));
    let form = discord
        .press(ada, shown.message(), "Start now, until …")
        .await;
    let last = json!({ "until": "in 9 days" });
    let draft = discord.send_form(ada, &form, last).await;
    let cost = draft.updated();
    assert!(cost.contains("from now until <t:"), "{cost}");
    let rather_not = discord.press(ada, draft.message(), "Cancel").await;
    assert!(rather_not.updated().contains("no vacation"));
    let taken = discord
        .press_late(ada, draft.message(), "Take this vacation")
        .await;
    let said = taken.updated();
    assert!(said.contains("**You’re away** until <t:"), "{said}");
    assert_eq!(labels(taken.message()), ["End it now", "Plan"]);
    table.said("is away until").await;
    assert!(table.deadline(ada).await > before + 8 * 86_400);

    discord.advance(DAY * 2 + MINUTE * 10).await;
    let ended = discord.press(ada, taken.message(), "End it now").await;
    let said = ended.updated();
    assert!(
        said.contains("27 d 23 h left"),
        "what is used is gone: {said}"
    );
    let back = text(&table.said("is back").await["content"]);
    let deadline = table.deadline(ada).await;
    let gained = deadline - before;
    assert!(
        (2 * 86_400..2 * 86_400 + 1200).contains(&gained),
        "{gained}"
    );
    assert!(back.contains(&format!("<t:{deadline}:f>")), "{back}");
    let again = discord.press_late(ada, taken.message(), "End it now").await;
    assert!(again.private().contains("not on vacation"), "{:#}", again.0);
    discord.judge().await;
}

/// Applies whoever's turn it is, and whether the vacation ends by itself or early.
async fn boards_no_longer_say_that_a_player_is_away_who_is_back(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-14d" })).await;
    let (discord, ada, ben) = (&table.discord, &table.ada, &table.ben);
    let long = json!({ "game": "guard-and-towers", "pace": "move-14d" });
    let (other, _) = discord.begin([ada, ben], long).await;
    // The board with this number, once it says so or no longer does.
    let says = async |thread: &str, file: String, away: bool| {
        discord
            .message_where(thread, ben, |message| {
                message["attachments"][0]["filename"] == file.as_str()
                    && text(&message["content"]).contains("is away until") == away
            })
            .await;
    };
    for (early, plies, moves) in [
        (false, 1, ["a7-a6", "a1-a2"]),
        (true, 3, ["a6-a7", "a2-a1"]),
    ] {
        let last = json!({ "vacation-until": table.day(1 + u32::from(early)).to_string() });
        let draft = table.ask(ada, "settings", last).await;
        draft.private();
        let taken = discord.press(ada, draft.message(), "Take this vacation");
        let taken = taken.await;
        taken.updated();
        let mv = json!({ "move": moves[0] });
        let played = discord.command(ada, &other, "move", mv).await;
        assert!(played.private().contains("You played"));
        let boards = [
            (&table.thread, "match-1-board-0.png".to_owned()),
            (&other, format!("match-2-board-{plies}.png")),
        ];
        for (thread, file) in boards.clone() {
            says(thread, file, true).await;
        }
        discord.advance(DAY + MINUTE).await;
        if early {
            let ended = discord.press(ada, taken.message(), "End it now").await;
            ended.updated();
        } else {
            discord.advance(DAY).await;
        }
        for (thread, file) in boards {
            says(thread, file, false).await;
        }
        let answer = json!({ "move": moves[1] });
        let answered = discord.command(ben, &other, "move", answer).await;
        answered.private();
    }
    discord.judge().await;
}

async fn vacations_that_cannot_be_taken(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-3d" })).await;
    let (discord, ada) = (&table.discord, &table.ada);
    let day = |days| table.day(days).to_string();
    let yesterday = Zone::UTC.day(table.now().before(DAY)).to_string();
    for (from, until, why) in [
        (day(5), day(4), "last day is before the first"),
        (yesterday, day(4), "That’s in the past"),
        (day(370), day(371), "too far ahead. Start on <t:"),
        (day(1), day(80), "left of 30 days"),
        (day(1), "12/24/2026".to_owned(), "I can’t read “12/24/2026”"),
        ("soon".to_owned(), day(4), "I can’t read “soon”"),
    ] {
        let options = json!({ "vacation-from": from, "vacation-until": until });
        let refused = table.ask(ada, "settings", options).await.private();
        assert!(refused.contains(why), "{from} to {until}: {refused}");
    }
    // If only the first day is given, the vacation is that day.
    let only_from = table
        .ask(ada, "settings", json!({ "vacation-from": day(2) }))
        .await;
    let said = only_from.private();
    assert!(said.contains("uses 1 day"), "{said}");

    // An old button can ask for more than is left.
    let draft = json!({ "vacation-from": day(1), "vacation-until": day(6) });
    let draft = table.ask(ada, "settings", draft).await;
    discord.advance(DAY * 3).await;
    let late = discord
        .press(ada, draft.message(), "Take this vacation")
        .await;
    assert!(
        late.private().contains("That’s in the past"),
        "{:#}",
        late.0
    );
    let shown = table
        .ask(ada, "settings", json!({ "page": "vacation" }))
        .await;
    let form = discord.press(ada, shown.message(), "Plan").await;
    let days = json!({ "from": "31.2.", "until": "1.3." });
    let refused = discord.send_form(ada, &form, days).await;
    assert!(refused.private().contains("I can’t read “31.2.”"));
    let form = discord.press(ada, shown.message(), "Plan").await;
    let days = json!({ "from": day(2), "until": day(4) });
    let draft = discord.send_form(ada, &form, days).await;
    assert!(draft.updated().contains("uses 3 days"), "{:#}", draft.0);
    discord.judge().await;
}

//! What the managers of a tournament are asked, and what the log says of it.

use serde_json::{Value, json};

use super::Club;
use crate::{
    discord::{Discord, Member, text},
    running::{Data, Task, on_either_engine},
};

on_either_engine!(
    managers_are_asked_before_a_player_is_out_or_a_tournament_is_off_and_the_log_tells_it,
);

/// The role of a tournament's managers, and a member's answers without it and with it.
struct Arbiter {
    role: Value,
    member: String,
    without: Vec<Value>,
    with: Vec<Value>,
}

impl Arbiter {
    async fn of(discord: &Discord, member: &Member) -> Arbiter {
        let guild = &discord.get("/state").await["guilds"][0];
        let path = format!("/guilds/{}", text(&guild["id"]));
        let role = json!({ "name": "Arbiter" });
        let role = discord.post(&format!("{path}/roles"), role).await["id"].clone();
        let mut members = guild["members"].as_array().expect("members").iter();
        let found = members.find(|other| other["id"] == member.id.as_str());
        let without = found.expect("a member")["roles"].as_array().expect("roles");
        Arbiter {
            member: format!("{path}/members/{}", member.id),
            without: without.clone(),
            with: without.iter().chain([&role]).cloned().collect(),
            role,
        }
    }

    async fn has(&self, discord: &Discord, roles: &[Value]) {
        discord.patch(&self.member, json!({ "roles": roles })).await;
    }
}

/// Checks that a player who is out can enter again until it begins. Returns its card at that time.
async fn leave_before_it_begins(club: &Club<'_>, managers: &Value) -> Value {
    let discord = club.discord;
    let [cleo, ben, nia] = [0, 1, 2].map(|number: usize| &club.players[number]);
    let options = json!({
        "system": "swiss", "managers": managers, "name": "Cup", "game": "courtyard", "pace": "none",
    });
    club.announced(options).await;
    let card = club.card("No one has joined yet").await;
    for player in &club.players {
        discord.press(player, &card, "Join").await.private();
    }
    let question = format!("Remove {} from tournament 1?", cleo.mention());
    let asked = Club::is_asked(club.takes_out(ben, cleo).await, &question);
    assert!(asked.updated().contains("until it starts"), "{asked:?}");
    let no = discord.press(ben, asked.message(), "No, change nothing");
    assert!(no.await.updated().contains("Nothing has changed"));
    club.card("5 players have joined").await;
    assert_eq!(club.log().await, [""; 0]);
    let asked = Club::is_asked(club.takes_out(ben, cleo).await, &question);
    let done = club.confirms(ben, &asked).await.updated();
    assert!(done.contains("Removed from tournament 1"), "{done}");
    club.card("4 players have joined").await;
    discord.press(cleo, &card, "Join").await.private();
    // A player who leaves this early is not asked, and can enter again too.
    let left = discord.press(nia, &card, "Leave").await.private();
    assert!(left.contains("Joining again is possible"), "{left}");
    discord.press(nia, &card, "Join").await.private();
    card
}

/// Ada, who owns the server, and Ben, who has the role of its managers and plays, ask at the same time.
async fn managers_are_asked_before_a_player_is_out_or_a_tournament_is_off_and_the_log_tells_it(
    data: Data,
) {
    let discord = Discord::start().await;
    let _bot = Task::start(&discord, &data).await;
    let club = Club::new(&discord, 5).await;
    let [cleo, ben, oda] = [0, 1, 3].map(|number: usize| &club.players[number]);
    let ada = &club.ada;
    let arbiter = Arbiter::of(&discord, ben).await;
    arbiter.has(&discord, &arbiter.with).await;
    let card = leave_before_it_begins(&club, &arbiter.role).await;
    let question = format!("Remove {} from tournament 1?", cleo.mention());
    club.act(ada, "managing-next").await.updated();
    club.round(1, "sits this round out").await;

    // When two managers are asked about the same player, the second has nothing left to do.
    let hers = Club::is_asked(club.takes_out(ada, cleo).await, &question);
    let his = Club::is_asked(club.takes_out(ben, cleo).await, &question);
    assert!(his.updated().contains("This is final"), "{his:?}");
    let done = club.confirms(ada, &hers).await.updated();
    assert!(done.contains("goes on and still counts"), "{done}");
    let late = club.confirms(ben, &his).await.private();
    assert!(late.contains("can’t come back"), "{late}");
    let took = |by: &Member| {
        format!(
            "{} removed {} from tournament 1",
            by.mention(),
            cleo.mention()
        )
    };
    let logged = club.log().await;
    assert!(logged.len() == 2, "{logged:?}");
    assert!(
        logged[0].ends_with(&took(ada)) && logged[1].ends_with(&took(ben)),
        "{logged:?}"
    );

    // A player who leaves is asked, and so is a manager who does; that is not a moderator's action.
    let leave = "Leave tournament 1?";
    // The card had the button until it began.
    let asked = discord.press_late(oda, &card, "Leave").await;
    assert!(asked.private().contains(leave), "{asked:?}");
    let asked_by_command = Club::is_asked(club.act(oda, "tournament-leave").await, leave);
    let done = club.confirms(oda, &asked).await.updated();
    assert!(done.contains("goes on and still counts"), "{done}");
    let late = club.confirms(oda, &asked_by_command).await.private();
    assert!(late.contains("can’t come back"), "{late}");
    let asked = Club::is_asked(club.takes_out(ben, ben).await, leave);
    club.confirms(ben, &asked).await.updated();
    assert_eq!(club.log().await, logged);

    // Permissions are checked when the button is pressed.
    let off = "Cancel tournament 1, Cup?";
    let hers = Club::is_asked(club.act(ada, "managing-stop").await, off);
    let his = Club::is_asked(club.act(ben, "managing-stop").await, off);
    arbiter.has(&discord, &arbiter.without).await;
    let refused = club.confirms(ben, &his).await.private();
    assert!(
        refused.contains("Only members with Manage Server"),
        "{refused}"
    );
    assert_eq!(club.log().await, logged);
    arbiter.has(&discord, &arbiter.with).await;
    let done = club.confirms(ben, &his).await.updated();
    assert!(done.contains("Tournament 1 is canceled"), "{done}");
    club.card("It was canceled").await;
    let late = club.confirms(ada, &hers).await.private();
    assert!(late.contains("is over"), "{late}");
    assert!(!club.can_do(ada).await.contains(&"Cancel it".to_owned()));
    let now = club.log().await;
    let called = format!("{} canceled tournament 1", ben.mention());
    assert!(now.len() == 3 && now[0].ends_with(&called), "{now:?}");
    discord.judge().await;
}

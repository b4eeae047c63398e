//! The names and ratings in pictures, titles and lists.

use courtier::host::{Failure, Host, names};
use domain::{
    clock::Clock,
    matches::{ServerId, UserId},
};
use rules::words::Locale;
use serde_json::{Value, json};
use store::{Address, Seen, Store};

use crate::{
    discord::{Discord, Member, text},
    picture::{self, Picture},
    ratings::Servers,
    running::{Data, Task},
};

/// Returns the upper half of a picture, with the bar of the player at the top, and the lower one.
fn halves(picture: &Picture) -> [&[u8]; 2] {
    let (upper, lower) = picture.pixels.split_at(picture.pixels.len() / 2);
    [upper, lower]
}

/// Returns in which halves two pictures of one position differ: the upper one, the lower one. Only the
/// players' bars can differ.
fn differ(one: &Picture, other: &Picture) -> [bool; 2] {
    let ([upper, lower], [other_upper, other_lower]) = (halves(one), halves(other));
    [upper != other_upper, lower != other_lower]
}

/// Returns the rows of the two bars.
fn bars(picture: &Picture) -> [&[u8]; 2] {
    let bar = 70 * picture.width as usize * 3;
    let all = &picture.pixels;
    [&all[..bar], &all[all.len() - bar..]]
}

async fn rename(discord: &Discord, member: &Member, name: &str) {
    let path = format!("/users/{}", member.id);
    discord.patch(&path, json!({ "name": name })).await;
}

async fn title(discord: &Discord, thread: &str) -> String {
    let thread = discord.get(&format!("/channels/{thread}")).await;
    text(&thread["name"])
}

fn unrated() -> Value {
    json!({ "game": "guard-and-towers", "rated": false })
}

#[tokio::test]
async fn each_players_name_stands_at_the_side_that_the_player_has() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let cleo = discord.member("Cleo").await;
    let games = discord.channel("games").await;
    // The player who moves first is to move and is at the bottom.
    let mut threads = Vec::new();
    let (mut boards, mut pickers) = (Vec::new(), Vec::new());
    for [first, second] in [[&ada, &ben], [&ada, &cleo], [&cleo, &ben]] {
        let (thread, board) = discord.begin([first, second], unrated()).await;
        let names = format!("{} – {}", first.name, second.name);
        let title = title(&discord, &thread).await;
        assert!(title.contains(&names), "{names:?} expected in {title:?}");
        // The card on which the thread was opened has the same number.
        let card = discord.get(&format!("/messages/{games}/{thread}")).await;
        let (first_name, second_name) = (first.mention(), second.mention());
        let accepted = format!("{first_name} moves first against {second_name}.");
        let said = text(&card["content"]);
        assert!(
            said.contains(&accepted),
            "{accepted:?} expected in {said:?}"
        );
        let picture = picture::of(&discord, &board).await;
        let picker = discord.press(first, &board, "Move").await;
        pickers.push(picture::of(&discord, picker.message()).await);
        threads.push(thread);
        boards.push(picture);
    }
    let [ada_ben, ada_cleo, cleo_ben] = &boards[..] else {
        panic!("three boards")
    };
    let (only_above, only_below) = ([true, false], [false, true]);
    assert_eq!(
        differ(ada_ben, ada_cleo),
        only_above,
        "below is Ada's name, above Ben's or Cleo's"
    );
    assert_eq!(
        differ(ada_ben, cleo_ben),
        only_below,
        "above is Ben's name, below Ada's or Cleo's"
    );

    for (board, picker) in boards.iter().zip(&pickers) {
        assert!(bars(board) == bars(picker), "the picker has the same names");
    }

    // Then the second player is to move and is at the bottom.
    let mut boards = Vec::new();
    for thread in &threads[..2] {
        let mv = json!({ "move": "a7-a6" });
        discord.command(&ada, thread, "move", mv).await.private();
        let board = discord
            .message_where(thread, &ada, |message| {
                message["attachments"][0].is_object()
                    && text(&message["content"]).contains("`a7-a6`")
            })
            .await;
        boards.push(picture::of(&discord, &board).await);
    }
    assert_eq!(
        differ(&boards[0], &boards[1]),
        only_below,
        "above is Ada's name, below Ben's or Cleo's"
    );
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_member_who_takes_a_new_name_is_shown_by_it() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let cleo = discord.member("Cleo").await;
    let games = discord.channel("games").await;
    let (thread, _) = discord.begin([&ada, &ben], unrated()).await;
    // Onlookers have the first side at the bottom.
    let watched = async || {
        let board = discord.command(&cleo, &thread, "board", json!({})).await;
        picture::of(&discord, board.message()).await
    };
    let before = watched().await;

    // One by challenging, the other between the challenge and its acceptance.
    rename(&discord, &ada, "Adelheid").await;
    let mut options = unrated();
    options["opponent"] = json!(cleo.id);
    options["side"] = json!("first");
    let sent = discord.command(&ada, &games, "challenge", options).await;
    sent.private();
    rename(&discord, &cleo, "Clio").await;
    let taken = json!({ "challenge": "2" });
    let taken = discord.command(&cleo, &games, "join", taken).await;
    assert!(taken.private().contains("You’re in"));
    let opened = discord
        .message_where(&games, &ben, |message| {
            text(&message["content"]).contains("#2") && message["thread"].is_object()
        })
        .await;
    let other = text(&opened["thread"]["id"]);
    let title = title(&discord, &other).await;
    assert!(title.contains("Adelheid – Clio"), "{title}");

    // This also applies to what began before.
    let list = discord
        .complete(&ben, &games, "replay", json!({ "match": "" }), "match")
        .await;
    let [(label, _)] = &list[..] else {
        panic!("one match, not {list:?}")
    };
    assert!(label.contains("against Adelheid"), "{label}");
    let after = watched().await;
    assert_eq!(differ(&before, &after), [false, true], "in her bar only");
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_rating_stands_beside_the_name_of_whose_it_is() {
    let stage = Servers::empty().await;
    let Servers {
        discord,
        ada,
        ben,
        cleo,
        channels: [games, _],
        ..
    } = &stage;
    let start = async |options: Value| {
        let (_, board) = discord.begin([cleo, ada], options).await;
        picture::of(discord, &board).await
    };
    let rated = || json!({ "game": "guard-and-towers" });
    let before = [start(rated()).await, start(unrated()).await];
    stage.match_between(games, ada, ben, json!({})).await;
    let after = [start(rated()).await, start(unrated()).await];
    assert_eq!(
        differ(&before[0], &after[0]),
        [true, false],
        "above is Ada's rating, and Cleo has none"
    );
    let unrated = differ(&before[1], &after[1]);
    assert_eq!(unrated, [false, false], "nothing depends on it");
    discord.judge_strictly().await;
}

/// Gives a member a nickname in one server.
async fn nickname(discord: &Discord, server: &str, member: &Member, nick: &str) {
    let path = format!("/guilds/{server}/members/{}", member.id);
    discord.patch(&path, json!({ "nick": nick })).await;
}

/// Returns the server of a channel.
async fn server_of(discord: &Discord, channel: &str) -> String {
    text(&discord.get(&format!("/channels/{channel}")).await["guild_id"])
}

/// Returns what a member reads in suggestions about the running match against an opponent.
async fn opponent_in(discord: &Discord, by: &Member, channel: &str) -> String {
    let list = discord
        .complete(by, channel, "board", json!({ "match": "" }), "match")
        .await;
    let [(label, _)] = &list[..] else {
        panic!("one match, not {list:?}")
    };
    label.clone()
}

#[tokio::test]
async fn a_nickname_is_shown_in_its_server_alone() {
    let stage = Servers::empty().await;
    let Servers {
        discord,
        ada,
        ben,
        dan,
        channels: [games, hall],
        ..
    } = &stage;
    let [court, club] = [
        server_of(discord, games).await,
        server_of(discord, hall).await,
    ];
    nickname(discord, &court, ada, "Her Majesty").await;
    nickname(discord, &club, ada, "Addie").await;
    // Ada challenges in one server and is challenged in the other, where she has not acted yet.
    discord.begin([ada, ben], unrated()).await;
    let mut options = unrated();
    options["opponent"] = json!(ada.id);
    let sent = discord.command(dan, hall, "challenge", options).await;
    sent.private();
    let taken = json!({ "challenge": "2" });
    discord.command(ada, hall, "join", taken).await.private();
    for (by, channel, name) in [(ben, games, "Her Majesty"), (dan, hall, "Addie")] {
        let label = opponent_in(discord, by, channel).await;
        assert!(label.contains(name), "{name:?} expected in {label:?}");
    }

    // Whatever she does next, the server sees her new name, and the other server does not.
    nickname(discord, &club, ada, "Countess").await;
    let help = discord.command(ada, hall, "help", json!({})).await;
    help.private();
    let label = opponent_in(discord, dan, hall).await;
    assert!(label.contains("Countess"), "by a command: {label}");
    let label = opponent_in(discord, ben, games).await;
    assert!(label.contains("Her Majesty"), "{label}");
    discord.judge_strictly().await;
}

#[tokio::test]
async fn clicks_and_forms_tell_a_new_name_too() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    let court = server_of(&discord, &games).await;
    let (_, board) = discord.begin([&ada, &ben], unrated()).await;
    nickname(&discord, &court, &ada, "Clicker").await;
    let picker = discord.press(&ada, &board, "Move").await;
    let label = opponent_in(&discord, &ben, &games).await;
    assert!(label.contains("Clicker"), "{label}");
    let form = discord.press(&ada, picker.message(), "Type it").await;
    nickname(&discord, &court, &ada, "Typist").await;
    let nonsense = json!({ "move": "nonsense" });
    discord.send_form(&ada, &form, nonsense).await.private();
    let label = opponent_in(&discord, &ben, &games).await;
    assert!(label.contains("Typist"), "{label}");
    discord.judge_strictly().await;
}

/// Returns the picture of a message in its encoded form.
async fn picture_of(discord: &Discord, message: &Value) -> Vec<u8> {
    discord
        .bytes(&text(&message["attachments"][0]["url"]))
        .await
}

/// A player of only one server is on the leaderboard of all.
#[tokio::test]
async fn who_was_never_seen_here_is_shown_by_the_name_of_the_account() {
    let stage = Servers::empty().await;
    let Servers {
        discord,
        ada,
        ben,
        cleo,
        channels: [games, hall],
        ..
    } = &stage;
    let court = server_of(discord, games).await;
    // Two pictures of one leaderboard: with a nickname in the other server, and without.
    stage.match_between(games, ada, ben, json!({})).await;
    let everywhere = async || {
        let options = json!({ "scope": "everywhere" });
        let shown = discord.command(ada, hall, "leaderboard", options).await;
        picture_of(discord, shown.message()).await
    };
    let before = everywhere().await;
    nickname(discord, &court, ben, "Benjamin the Third").await;
    discord
        .command(ben, games, "help", json!({}))
        .await
        .private();
    discord
        .command(cleo, games, "help", json!({}))
        .await
        .private();
    assert!(everywhere().await == before, "a nickname has travelled");
    let board = json!({ "scope": "here" });
    let here = discord.command(ben, games, "leaderboard", board).await;
    let named = picture_of(discord, here.message()).await;
    nickname(discord, &court, ben, "Benjamin the Fourth").await;
    let board = json!({ "scope": "here" });
    let here = discord.command(ben, games, "leaderboard", board).await;
    let renamed = picture_of(discord, here.message()).await;
    assert!(named != renamed, "and is shown at home");
    discord.judge_strictly().await;
}

/// A write would have to wait for the other connection, which does not let go.
#[tokio::test]
async fn a_name_that_is_stored_is_not_written_again() {
    const SERVER: ServerId = ServerId(10);
    let ada = |name: &str| Seen {
        user: UserId(1),
        name: name.to_owned(),
        account: "Ada".to_owned(),
    };
    let data = Data::new();
    let store = Store::open(&Address::File(data.file())).expect("opens");
    let host = || Host::new(store.clone(), Clock::system());
    let knows = host();
    names::see(&knows, SERVER, ada("Ada L."), Locale::English)
        .await
        .expect("seen");
    let other = rusqlite::Connection::open(data.file()).expect("opens");
    other.execute_batch("BEGIN IMMEDIATE").expect("locked");
    for host in [&knows, &host()] {
        names::see(host, SERVER, ada("Ada L."), Locale::English)
            .await
            .expect("known");
    }
    other.execute_batch("COMMIT").expect("unlocked");
    for name in ["Ada L.", "Countess"] {
        names::see(&knows, SERVER, ada(name), Locale::English)
            .await
            .expect("seen");
        let read = store.read(|tx| {
            let there = tx.people().name(SERVER, UserId(1))?;
            Ok::<_, Failure>([there, tx.people().name(ServerId(11), UserId(1))?])
        });
        let expected = [name, "Ada"].map(|name| Some(name.to_owned()));
        assert_eq!(
            read.await.expect("read"),
            expected,
            "elsewhere the account's"
        );
    }
}

/// Names that show nothing, or change the direction of what follows them.
#[tokio::test]
async fn every_name_can_be_read_and_stays_in_its_place() {
    let stage = Servers::empty().await;
    let Servers {
        discord,
        ada,
        ben,
        channels: [games, _],
        ..
    } = &stage;
    let court = server_of(discord, games).await;
    let (thread, _) = discord.begin([ada, ben], unrated()).await;
    for (nick, shown) in [
        ("\u{3164}", "Ada"),
        ("\u{200b}\u{2060}", "Ada"),
        ("\u{301}\u{302}", "Ada"),
        ("\u{202e}gnik", "gnik"),
        ("אדה", "\u{2068}אדה\u{2069}"),
    ] {
        nickname(discord, &court, ada, nick).await;
        let help = discord.command(ada, &thread, "help", json!({})).await;
        help.private();
        let label = opponent_in(discord, ben, games).await;
        assert!(label.contains(&format!("against {shown} ·")), "{label:?}");
    }
    // The account's name shows nothing either.
    nickname(discord, &court, ada, "\u{115f}").await;
    rename(discord, ada, "\u{3164}").await;
    let help = discord.command(ada, &thread, "help", json!({})).await;
    help.private();
    let label = opponent_in(discord, ben, games).await;
    assert!(
        label.contains(&format!("against user{} ·", ada.id)),
        "{label:?}"
    );
    discord.judge().await;
}

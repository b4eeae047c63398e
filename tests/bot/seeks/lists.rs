//! Seeks are listed, accepted and withdrawn, here and in other servers.

use std::time::Duration;

use domain::{
    clock::Timestamp,
    community::seeks::{RatingRange, SeekScope, Terms},
    matches::{ChannelId, Pace, Place, ServerId, SideWish, Timing, UserId},
};
use rules::{GameId, Side, words::Locale};
use serde_json::{Value, json};
use store::{Lock, Seen, Store, StoreError};

use super::{Club, TAKE, WITHDRAW, appoint, choose};
use crate::{
    discord::{Member, components, labels, text},
    ratings::Servers,
    running::{Data, on_either_engine},
};
use domain::community::seeks::NewSeek;

on_either_engine!(
    a_seek_can_be_found_taken_and_withdrawn,
    nobody_takes_the_seek_of_a_member_who_has_left,
    blocks_bans_and_limits_hold,
    members_of_open_servers_find_each_other,
);

async fn a_seek_can_be_found_taken_and_withdrawn(data: Data) {
    let club = Club::open(data).await;
    let Club {
        discord,
        ada,
        ben,
        cleo,
        ..
    } = &club;
    let none = club.seeks(ada).await.private();
    assert!(none.contains("No one who fits is looking"), "{none}");
    let court = json!({ "game": "kings-court", "ratings": "1400-1600", "rated": false });
    club.seek(ada, court.clone()).await.private();
    let strong = json!({ "game": "courtyard", "ratings": "2000-2400" });
    club.seek(ada, strong).await.private();
    assert_eq!(club.public().await, [""; 0], "it is private");
    let list = club.seeks(ben).await;
    let said = list.private();
    assert!(
        said.contains("**Ada**: King’s Court") || said.contains("**Ada**: King's Court"),
        "{said}"
    );
    assert!(said.contains("opponents’ rating 1400–1600"), "{said}");
    assert!(
        said.contains("1 more is looking, but you don’t fit what they want"),
        "{said}"
    );
    // The list can be of one game, and of all again.
    let of = async |shown: &Value, game: &str| {
        discord.select(ben, shown, "seeks-game", &json!(game)).await
    };
    let other = of(list.message(), "guard-and-towers").await;
    let said = other.updated();
    assert!(said.contains("No one who fits is looking"), "{said}");
    let hers = of(other.message(), "kings-court").await.updated();
    assert!(hers.contains("**Ada**: King"), "{hers}");
    let all = of(other.message(), "any").await.updated();
    assert!(all.contains("**Ada**: King"), "{all}");

    // Ada withdraws one, and cannot accept her own.
    let hers = club.seeks(ada).await;
    assert!(hers.private().contains("2000–2400"));
    let left = club.choose(ada, hers.message(), WITHDRAW).await.updated();
    assert!(!left.contains("King"), "the oldest is gone: {left}");
    let late = club.choose(ben, list.message(), TAKE).await.private();
    assert!(late.contains("This player is no longer looking"), "{late}");
    club.seek(ada, court).await.private();
    let list = club.seeks(cleo).await;
    let taken = club.choose(cleo, list.message(), TAKE).await;
    let said = taken.updated();
    assert!(said.contains("You’re in: match #1 starts."), "{said}");
    let board = club.begun(ada).await;
    discord.links_to_board(cleo, &taken, &board).await;
    let again = club.seeks(ben).await.private();
    assert!(again.contains("No one who fits is looking"), "{again}");
    assert_eq!(club.directs(ada).await, [""; 0], "she has asked for that");
    discord.judge().await;
}

/// A match with a player who is gone would end after a week, for nothing.
async fn nobody_takes_the_seek_of_a_member_who_has_left(data: Data) {
    let club = Club::open(data).await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    let [courtyard, court] = ["courtyard", "kings-court"].map(|game| json!({ "game": game }));
    club.seek(ben, courtyard).await.private();
    club.seek(&club.cleo, court).await.private();
    let list = club.seeks(ada).await;
    assert!(list.private().contains("**Ben**: Courtyard"));
    let path = format!("/guilds/{}/members/{}", club.guild().await, ben.id);
    discord.delete(&path).await;
    let gone = club.choose(ada, list.message(), TAKE).await.private();
    assert!(gone.contains("This player is no longer looking"), "{gone}");
    // It is no longer listed, and the other one can still be accepted.
    let list = club.seeks(ada).await;
    assert!(!list.private().contains("Ben"), "{}", list.private());
    let taken = club.choose(ada, list.message(), TAKE).await.updated();
    assert!(taken.contains("You’re in: match #1 starts."), "{taken}");
    discord.judge().await;
}

async fn blocks_bans_and_limits_hold(data: Data) {
    let club = Club::open(data).await;
    let Club {
        discord,
        ada,
        ben,
        cleo,
        games,
        ..
    } = &club;
    // Input that is invalid or too much changes nothing.
    for (options, said) in [
        (json!({ "ratings": "good" }), "I can’t read “good”."),
        (
            json!({ "ratings": "1600-1400" }),
            "for 200 points around yours",
        ),
        (json!({ "pace": "soon" }), "soon"),
        (json!({ "scope": "everywhere" }), "isn’t open to others"),
    ] {
        let refused = club.seek(ada, options).await.private();
        assert!(refused.contains(said), "{said:?} expected in {refused:?}");
    }
    let none = club.seeks(ada).await.private();
    assert!(!none.contains("You’re looking for"), "{none}");
    for number in 1..=5 {
        let range = json!({ "ratings": format!("±{}", 100 + number) });
        club.seek(ada, range.clone()).await.private();
        let same = club.seek(ada, range).await.private();
        assert!(same.contains("already looking for this"), "{same}");
    }
    let many = club.seek(ada, json!({})).await.private();
    assert!(many.contains("You already have 5 searches."), "{many}");

    // A blocked user is neither asked nor listed.
    let block = json!({ "block": ada.id });
    discord
        .command(ben, games, "settings", block)
        .await
        .private();
    let said = club.seek(ben, json!({})).await.private();
    assert!(said.contains("You’re looking for an opponent:"), "{said}");
    for by in [ada, ben] {
        let list = club.seeks(by).await.private();
        assert!(!list.contains("Looking for an opponent"), "{list}");
    }
    // The same is true of a banned user.
    club.appoint(cleo).await;
    discord.manager(cleo, games).ban(&ben.id, "").await;
    let said = club
        .seek(ben, json!({ "game": "courtyard" }))
        .await
        .private();
    assert!(said.contains("banned"), "{said}");
    let seek = json!({ "game": "courtyard", "pace": "move-1d" });
    let said = club.seek(cleo, seek).await.private();
    assert!(said.contains("You’re looking for an opponent:"), "{said}");
    let list = club.seeks(cleo).await.private();
    assert!(!list.contains("Ben"), "{list}");
    discord.judge().await;
}

async fn members_of_open_servers_find_each_other(data: Data) {
    let stage = Servers::with(data).await;
    let Servers {
        discord,
        ada,
        ben,
        dan,
        channels: [games, hall],
        ..
    } = &stage;
    let seek = async |by: &Member, channel: &str| {
        let everywhere = json!({ "scope": "everywhere", "pace": "none", "game": "courtyard" });
        discord.command(by, channel, "find", everywhere).await
    };
    let refused = seek(ben, games).await.private();
    assert!(refused.contains("isn’t open to others"), "{refused}");
    let state = discord.get("/state").await;
    for (guild, (by, channel)) in [(0, (ben, games)), (1, (dan, hall))] {
        let guild = text(&state["guilds"][guild]["id"]);
        appoint(discord, &guild, by).await;
        let asked = discord.manager(by, channel).page("open").await;
        let opened = discord.press(by, asked.message(), "Publish").await;
        assert!(opened.updated().contains("in the list of open servers"));
    }
    seek(ben, games).await.private();
    let near = discord.command(dan, hall, "find", json!({})).await;
    assert!(!near.private().contains("Ben"), "this server comes first");
    assert_eq!(
        labels(near.message()),
        ["Find an opponent", "All open servers"]
    );
    let wide = async || {
        let near = discord.command(dan, hall, "find", json!({})).await;
        let all = "All open servers";
        discord.press(dan, near.message(), all).await
    };
    let list = wide().await.updated();
    assert!(list.contains("**Ben · The Court**: Courtyard"), "{list}");
    // The choice of a game keeps to all open servers.
    let of_his = discord
        .select(
            dan,
            wide().await.message(),
            "seeks-game",
            &json!("courtyard"),
        )
        .await;
    assert!(of_his.updated().contains("**Ben · The Court**: Courtyard"));

    // Both are asked, agree, and play, each in their own server.
    let found = seek(dan, hall).await;
    assert!(found.private().contains("**Ben · The Court**"));
    let direct = discord.post("/direct", json!({ "user": ben.id })).await;
    let direct = text(&direct["id"]);
    let asked = |message: &Value| text(&message["content"]).contains("**Dan · The Club**");
    let his = discord.message_where(&direct, ben, asked).await;
    discord.press(ben, &his, "Accept").await.acknowledged();
    discord
        .press(dan, found.message(), "Accept")
        .await
        .updated();
    let mut pinged = Vec::new();
    for (channel, sees) in [(games, ben), (hall, dan)] {
        let card = discord
            .message_where(channel, sees, |message| message["thread"].is_object())
            .await;
        let thread = text(&card["thread"]["id"]);
        let board = discord.picture_after(&thread, sees, "0").await;
        pinged.extend(board["pinged"].as_array().expect("a list").clone());
    }
    assert_eq!(pinged.len(), 1, "in the mover's server alone");

    // A seek can be accepted, too; and a ban in either server keeps them apart.
    let ada_seeks = seek(ada, games).await.private();
    assert!(ada_seeks.contains("All open servers"), "{ada_seeks}");
    let list = wide().await;
    assert!(list.updated().contains("**Ada · The Court**"));
    discord.manager(ben, games).ban(&dan.id, "").await;
    let take = async || choose(discord, (dan, list.message()), TAKE, None).await;
    let refused = take().await.private();
    assert!(
        refused.contains("You don’t fit what this player is looking for"),
        "{refused}"
    );
    let unbanned = discord.manager(ben, games).unban(&dan.id, "").await;
    unbanned.private();
    let taken = take().await.updated();
    assert!(taken.contains("You’re in"), "{taken}");
    discord.judge().await;
}

/// A list at its maximum length, and a question, in every language.
#[tokio::test]
async fn lists_of_seeks_fit_in_every_language() {
    const FIRST: u64 = 9_000_000_000_000_000_000;
    let club = Club::open(Data::new()).await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    let state = discord.get("/state").await;
    let number = |id: &Value| text(id).parse::<u64>().expect("a number");
    let place = Place {
        server: ServerId(number(&state["guilds"][0]["id"])),
        channel: ChannelId(club.games.parse().expect("a number")),
        locale: Locale::German,
    };
    let now = discord.now();
    let store = Store::open_beside(&club.data.address()).expect("opens");
    let me = UserId(ada.id.parse().expect("a number"));
    let filled = store.write(Lock::Seeks, move |tx| {
        let seek = |player, minutes: u64, opponents| {
            let terms = Terms {
                game: Some(GameId::KingAndCourtesan),
                timing: Timing {
                    pace: Pace::Reserve14Days,
                    ..Timing::default()
                },
                rated: false,
                // Two players who want the same side are not paired.
                side: SideWish::Side(Side::Second),
                opponents,
                scope: SeekScope::Here,
            };
            let made_at: Timestamp = now.before(Duration::from_mins(60 * 24 - minutes));
            tx.seeks().insert(NewSeek {
                player,
                place,
                terms,
                made_at,
                expires_at: now.after(Duration::from_hours(24 * 14)),
            })
        };
        for number in 0..60 {
            let signs = ['\u{fdfd}', 'W', '漢', '\u{1242b}', 'ﷺ', '*'];
            let sign = signs[usize::try_from(number).unwrap_or(0) % signs.len()];
            let seen = Seen {
                user: UserId(FIRST + number),
                name: std::iter::repeat_n(sign, 32).collect(),
                account: "Somebody".to_owned(),
            };
            tx.people().set_name(place.server, &seen, now)?;
            let within = RatingRange::Within(4000);
            seek(seen.user, number, within)?;
        }
        for number in 0..5 {
            let between = RatingRange::Between(1000 + number, 2000);
            seek(me, 100, between)?;
        }
        Ok::<_, StoreError>(())
    });
    filled.await.expect("filled");
    // One of them is asked about Ben while she looks at the list.
    let own = json!({
        "game": "king-and-courtesan", "pace": "reserve-14d-1d-28d", "rated": false, "side": "first",
    });
    let mut asked = false;
    for locale in ["en-US", "de", "fr", "es-ES", "pt-BR", "pl", "ja"] {
        let speaks = json!({ "locale": locale });
        for member in [ada, ben] {
            discord
                .patch(&format!("/users/{}", member.id), speaks.clone())
                .await;
        }
        let list = club.seeks(ada).await;
        let said = list.private();
        assert!(
            said.lines().count() >= 8 && !said.ends_with('…'),
            "{locale}: {said}"
        );
        let selects = components(list.message());
        let options: Vec<usize> = selects
            .iter()
            .filter_map(|one| one["options"].as_array().map(Vec::len))
            .collect();
        let games = 1 + GameId::ALL.len();
        assert_eq!(options, [25, 5, games], "{locale}: {selects:#?}");
        if !asked {
            asked = true;
            let found = club.seek(ben, own.clone()).await;
            assert_eq!(labels(found.message()), ["Accept", "Decline"]);
        }
        let question = club.seeks(ben).await;
        assert_eq!(labels(question.message()).len(), 3, "{locale}");
    }
    discord.judge().await;
}

//! A round whose boards begin simultaneously in one channel, while Discord's limits apply and others
//! continue to play.

use std::time::Duration;

use courtier::{
    challenges::actions::arranged::{Arranged, Seat, begin_arranged},
    host::Failure,
};
use domain::matches::{
    ChannelId, Flag, MatchId, Pace, Place, ServerId, Timing, UserId, clock::HEAD_START,
};
use local_discord::CA;
use rules::{GameId, words::Locale};
use serde_json::{Value, json};
use store::{Lock, Store, StoreError, Venue, testing::is_full};
use tokio::time::timeout;

use crate::{
    discord::{Discord, Member, text},
    running::Data,
    watched::Watched,
};

/// How long all boards can take.
const ALL_WITHIN: Duration = Duration::from_secs(90);

/// How long something unrelated to the round can take.
const SOON: Duration = Duration::from_secs(10);

/// The number of messages that Discord accepts in a channel in one burst.
const BURST: usize = 5;

/// A board that is posted within this time does not stop its clock.
const BOARD_WITHIN: Duration = Duration::from_secs(10);

/// The epoch of Discord's ids, in milliseconds since 1970.
const EPOCH: u64 = 1_420_070_400_000;

/// A board of the round and its progress.
struct Board {
    venue: Venue,
    /// When the first player's time runs out, in milliseconds since 1970.
    deadline: Option<u64>,
}

/// Begins all matches in one transaction, as a round of a tournament does. They are in the channel
/// "games".
async fn begin_round(discord: &Discord, store: &Store, boards: usize) -> Vec<MatchId> {
    let state = discord.get("/state").await;
    let server = text(&state["guilds"][0]["id"]);
    let mut players = Vec::new();
    for number in 0..2 * boards {
        let path = format!("/guilds/{server}/members");
        let name = json!({ "name": format!("Player {number}") });
        players.push(UserId(number_of(&discord.post(&path, name).await["id"])));
    }
    let place = Place {
        server: ServerId(server.parse().expect("a number")),
        channel: ChannelId(discord.channel("games").await.parse().expect("a number")),
        locale: Locale::English,
    };
    let now = discord.now();
    let begun = store.write(Lock::None, move |tx| {
        let seat = |player| Seat { player, place };
        let begin = |pair: &[UserId]| {
            let arranged = Arranged {
                seats: [seat(pair[0]), seat(pair[1])],
                start: GameId::GuardAndTowers.start(None).expect("standard"),
                timing: Timing {
                    pace: Pace::Live10Minutes,
                    flag: Flag::End,
                    weekends: false,
                },
                rated: false,
            };
            begin_arranged(tx, &arranged, now)
        };
        players.chunks(2).map(begin).collect::<Result<_, Failure>>()
    });
    begun.await.expect("begun")
}

fn number_of(id: &Value) -> u64 {
    text(id).parse().expect("a number")
}

async fn look(store: &Store, ids: &[MatchId]) -> Vec<Board> {
    let ids = ids.to_vec();
    let read = store.read(move |tx| {
        let look = |id: &MatchId| {
            let deadline = tx.clocks().running(*id)?.expect("a clock").deadline;
            Ok(Board {
                venue: tx.showings().venue(*id)?.expect("there"),
                deadline: deadline.map(|at| u64::try_from(at.millis()).expect("after 1970")),
            })
        };
        ids.iter().map(look).collect::<Result<_, StoreError>>()
    });
    read.await.expect("read")
}

/// Waits until this many boards are there.
async fn boards_there(discord: &Discord, store: &Store, ids: &[MatchId], least: usize) {
    let mut seen = 0;
    loop {
        let boards = look(store, ids).await;
        if boards
            .iter()
            .filter(|one| one.venue.board.is_some())
            .count()
            >= least
        {
            return;
        }
        let path = format!("/wait?after={seen}&wait_ms=1000");
        seen = discord.get(&path).await["seq"].as_u64().expect("a number");
    }
}

/// Returns how many requests Discord has refused because there were too many.
async fn limited(discord: &Discord) -> u64 {
    let limits = discord.get("/limits").await;
    limits["counts"]["by_status"]["429"].as_u64().unwrap_or(0)
}

/// Opens a seat for anyone, and waits until everyone sees it.
async fn challenge(discord: &Discord, by: &Member, channel: &str) {
    let options = json!({ "game": "kings-court" });
    let asked = discord.command(by, channel, "challenge", options).await;
    asked.private();
    discord.picture_after(channel, by, "0").await;
}

/// Starts the bot, as this many processes that share the servers.
async fn start(discord: &Discord, data: &Data, processes: usize) -> Vec<Watched> {
    let ca = data.folder().join("ca.pem");
    std::fs::write(&ca, CA).expect("written");
    let base = format!("https://{}", discord.sandbox.tls());
    let ca = ca.display().to_string();
    let mut bots = Vec::new();
    for number in 0..processes {
        let shard = format!("{number}/{processes}");
        let settings = [("DISCORD_API_CA", ca.as_str()), ("SHARD", shard.as_str())];
        let mut bot = Watched::start(&base, data, &settings);
        bot.says("connected").await;
        bots.push(bot);
    }
    discord.ready().await;
    bots
}

#[tokio::test]
async fn a_round_comes_in_time_within_the_limits_and_holds_nobody_else_up() {
    let discord = Discord::start().await;
    check_round(&discord, &Data::new(), 1).await;
}

#[tokio::test]
async fn two_processes_share_a_round_and_post_it_within_the_limits() {
    let Some(data) = Data::postgres() else {
        return;
    };
    let discord = Discord::start().await;
    check_round(&discord, &data, 2).await;
}

/// Plays a round in one channel, while this many processes deliver its boards.
async fn check_round(discord: &Discord, data: &Data, processes: usize) {
    // As many as a contest can have, or still several times as many as the messages that Discord accepts
    // in a channel in one burst.
    let boards = if is_full() { 64 } else { 12 };
    // One process knows how many messages the channel still accepts. Of two, one learns from a refusal
    // what the other has used up, at most once for each burst.
    let most_refused = match processes {
        1 => 0,
        _ => (boards / BURST) as u64,
    };
    let store = Store::open(&data.address()).expect("opens");
    let ids = begin_round(discord, &store, boards).await;
    store.close().await.expect("closes");
    discord.put("/limits", json!({ "enforced": true })).await;
    let bots = start(discord, data, processes).await;

    let store = Store::open_beside(&data.address()).expect("opens");
    let all = timeout(ALL_WITHIN, async {
        boards_there(discord, &store, &ids, BURST).await;
        let after_burst = limited(discord).await;
        let (ada, lounge) = (discord.member("Ada").await, discord.channel("lounge").await);
        let challenged = timeout(SOON, challenge(discord, &ada, &lounge)).await;
        challenged.expect("a challenge in another channel does not wait for the round");
        let there = look(&store, &ids).await;
        assert!(
            there.iter().any(|one| one.venue.board.is_none()),
            "the round is still under way"
        );
        boards_there(discord, &store, &ids, boards).await;
        let refused = limited(discord).await - after_burst;
        assert!(refused <= most_refused, "{refused} after the first burst");
    });
    all.await.expect("all boards");
    check_boards(discord, &look(&store, &ids).await).await;
    store.close().await.expect("closes");
    discord.judge().await;
    for bot in bots {
        bot.signal("TERM");
        let (code, log) = bot.ended().await;
        assert_eq!(code, Some(0), "{log}");
    }
}

/// Checks that everyone sees each board, and that no clock has started before.
async fn check_boards(discord: &Discord, boards: &[Board]) {
    let ada = discord.member("Ada").await;
    for Board { venue, deadline } in boards {
        let board = venue.board.expect("there").0;
        let messages = discord
            .messages_now(&venue.shown_in().to_string(), &ada)
            .await;
        let id = board.to_string();
        let found = messages.iter().find(|one| one["id"] == id.as_str());
        let file = &found.expect("seen")["attachments"][0]["filename"];
        assert!(text(file).ends_with("-board-0.png"), "{file}");
        let posted = (board >> 22) + EPOCH;
        let first = (HEAD_START + Duration::from_mins(10)).saturating_sub(BOARD_WITHIN);
        let earliest = posted + u64::try_from(first.as_millis()).expect("fits");
        let deadline = deadline.expect("the clock goes");
        assert!(deadline >= earliest, "{deadline} is before {earliest}");
    }
}

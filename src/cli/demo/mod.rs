//! What happens in a new sandbox: the bot is invited, and with `--demo` people have been playing for
//! some weeks.
//!
//! Everything is done as members do it, through the sandbox's control interface, so the demo shows
//! exactly what the bot does. The moves that are played follow from a fixed seed.

mod member;
mod moves;

use std::time::Duration;

use anyhow::Context;
use futures_util::future::try_join_all;
use serde_json::json;

use self::member::{Place, Server};
use rules::{AnyPosition, GameId};

/// The members who join the four that are there from the start, and the language of each.
const NEWCOMERS: [(&str, &str); 4] = [
    ("Eve", "de"),
    ("Finn", "en-GB"),
    ("Gwen", "fr"),
    ("Hugo", "es-ES"),
];

/// How well each member plays: how many moves they consider before they take the best of them.
const SKILLS: [usize; 8] = [6, 5, 4, 3, 8, 2, 1, 3];

/// Rounds in which everyone plays one match to its end, and the time from one to the next.
const ROUNDS: usize = 4;
const PAUSE: Duration = Duration::from_hours(3 * 24);

/// The number of moves after which someone resigns.
const LONGEST: usize = 14;

/// Matches that are still running at the end: two members, and the moves played. In the first, the
/// page's first member is to move.
const RUNNING: [(usize, usize, usize); 4] = [(0, 1, 6), (2, 0, 5), (1, 4, 8), (3, 2, 7)];

/// What the page says meanwhile.
const NOTICE: &str = "Some weeks of matches are being played. That takes a few seconds.";

const SEED: u64 = 1963;

/// Takes the bot out of the sandbox's server, before it has connected.
pub(super) async fn take_out(base: String) -> anyhow::Result<()> {
    let server = Server::new(base);
    let membership = server.membership().await?;
    server.delete(&format!("{membership}?silent=true")).await
}

/// Invites the bot to the sandbox's server once it has connected, so that it introduces itself as in
/// every server.
pub(super) async fn invite(base: String) {
    if let Err(error) = join(Server::new(base)).await {
        tracing::error!("the bot is not invited: {error:#}");
    }
}

async fn join(server: Server) -> anyhow::Result<()> {
    server.wait_for_bot().await?;
    let membership = server.membership().await?;
    let (members, bot) = membership.rsplit_once('/').unwrap_or_default();
    server.post(members, json!({ "user": bot })).await.map(drop)
}

/// Fills the sandbox at this address. Prints a message when it is done.
pub(super) async fn fill(base: String) {
    let begun = std::time::Instant::now();
    let server = Server::new(base);
    let played = server.notice(Some(NOTICE), None).await;
    let played = match played {
        Ok(()) => play(&server).await,
        Err(error) => Err(error),
    };
    let own = played.as_ref().ok().map(|demo| demo.own.as_str());
    if let Err(error) = server.notice(None, own).await {
        tracing::warn!("the page still says that it is being filled: {error:#}");
    }
    match played {
        Ok(Demo { matches, .. }) => println!(
            "The demo is ready: {matches} matches in {:.1?}",
            begun.elapsed()
        ),
        Err(error) => tracing::error!("the demo is not complete: {error:#}"),
    }
}

/// The matches of a sandbox that is filled.
struct Demo {
    matches: usize,
    /// The thread of the match in which the page's first member is to move.
    own: String,
}

async fn play(server: &Server) -> anyhow::Result<Demo> {
    server.wait_for_bot().await?;
    let court = server.guild("The Court").await?;
    for (name, locale) in NEWCOMERS {
        let member = json!({"name": name, "locale": locale});
        server
            .post(&format!("/guilds/{court}/members"), member)
            .await?;
    }
    let people = server.people(&court).await?;
    let games = server.channel("games").await?;
    let mut played = 0;
    for round in 0..ROUNDS {
        let mut matches = Vec::new();
        for (first, second) in pairs(round) {
            let game = GameId::ALL[(round + matches.len()) % GameId::ALL.len()];
            matches.push(begin_match(server, &games, &people, [first, second], game).await?);
        }
        played += matches.len();
        try_join_all(
            matches
                .into_iter()
                .map(|table| table.play(LONGEST, Unfinished::Resigned)),
        )
        .await?;
        let pause = json!({"advance_ms": PAUSE.as_millis()});
        server.post("/clock", pause).await?;
    }
    let mut own = String::new();
    for (index, (first, second, moves)) in RUNNING.into_iter().enumerate() {
        let game = GameId::ALL[index % GameId::ALL.len()];
        let table = begin_match(server, &games, &people, [first, second], game).await?;
        if own.is_empty() {
            own.clone_from(&table.thread);
        }
        table.play(moves, Unfinished::Running).await?;
        played += 1;
    }
    wait_for_challenges(server, &games, &people).await?;
    second_server(server, &people).await?;
    Ok(Demo {
        matches: played,
        own,
    })
}

/// Returns who plays whom in a round, by the circle method: one stays, the others move one place.
fn pairs(round: usize) -> impl Iterator<Item = (usize, usize)> {
    let others = SKILLS.len() - 1;
    let at = move |place: usize| match place {
        0 => 0,
        _ => 1 + (place - 1 + round) % others,
    };
    (0..SKILLS.len() / 2).map(move |place| {
        let (one, other) = (at(place), at(others - place));
        if (round + place).is_multiple_of(2) {
            (one, other)
        } else {
            (other, one)
        }
    })
}

/// A match that has begun.
struct Table<'s> {
    server: &'s Server,
    thread: Place,
    players: [(&'s str, usize); 2],
    start: AnyPosition,
    seed: u64,
}

/// What becomes of a match that has not ended after its moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unfinished {
    /// The player to move resigns.
    Resigned,
    /// It goes on.
    Running,
}

/// Lets one member challenge another, who accepts.
async fn begin_match<'s>(
    server: &'s Server,
    games: &Place,
    people: &'s [String],
    players: [usize; 2],
    game: GameId,
) -> anyhow::Result<Table<'s>> {
    let [first, second] = players.map(|index| (people[index].as_str(), SKILLS[index]));
    let options = json!({"game": game.info().id, "opponent": second.0, "side": "first"});
    server.command(first.0, games, "challenge", options).await?;
    let threads = server.threads(games).await?;
    let seat = server
        .first_choice(second.0, games, "join", "challenge")
        .await?;
    server
        .command(second.0, games, "join", json!({"challenge": seat}))
        .await?;
    let thread = server.thread_after(games, threads, second.0).await?;
    Ok(Table {
        server,
        thread,
        players: [first, second],
        start: game.start(None)?,
        seed: SEED + u64::try_from(threads).unwrap_or(0),
    })
}

impl Table<'_> {
    /// Plays until the match ends, or this many moves.
    async fn play(self, most: usize, then: Unfinished) -> anyhow::Result<()> {
        let mut random = fastrand::Rng::with_seed(self.seed);
        let mut position = self.start;
        for _ in 0..most {
            let (mover, skill) = self.players[position.side_to_move().index()];
            let Some(mv) = moves::choose(&position, skill, &mut random) else {
                return Ok(());
            };
            let options = json!({"move": mv});
            let answer = self.server.command(mover, &self.thread, "move", options);
            let message = answer.await?.context("no answer to a move")?;
            // The player dismisses messages that are for their eyes only.
            self.server.dismiss(&message).await?;
            position = position
                .play(&mv)
                .context("the demo and the bot disagree")?
                .position;
        }
        if then == Unfinished::Resigned && position.outcome().is_none() {
            let (mover, _) = self.players[position.side_to_move().index()];
            self.server.resign(mover, &self.thread).await?;
        }
        Ok(())
    }
}

/// Challenges Ada, and opens a seat.
async fn wait_for_challenges(
    server: &Server,
    games: &Place,
    people: &[String],
) -> anyhow::Result<()> {
    let [ada, .., gwen, hugo] = people else {
        anyhow::bail!("the demo lacks members");
    };
    let game = |index: usize| GameId::ALL[index % GameId::ALL.len()].info().id;
    let challenge = json!({"game": game(0), "opponent": ada});
    server.command(gwen, games, "challenge", challenge).await?;
    let seat = json!({"game": game(1)});
    server.command(hugo, games, "challenge", seat).await?;
    Ok(())
}

/// Creates another server, with a match of its own.
async fn second_server(server: &Server, people: &[String]) -> anyhow::Result<()> {
    let name = json!({"name": "Board Game Club", "owner": people[1]});
    let club = server.post("/guilds", name).await?;
    let club = club["id"].as_str().context("a server without id")?;
    let channel = json!({"name": "club-games"});
    server
        .post(&format!("/guilds/{club}/channels"), channel)
        .await?;
    for person in people.iter().step_by(2) {
        server
            .post(&format!("/guilds/{club}/members"), json!({"user": person}))
            .await?;
    }
    let games = server.channel("club-games").await?;
    let table = begin_match(server, &games, people, [1, 0], GameId::ALL[0]).await?;
    table.play(4, Unfinished::Running).await
}

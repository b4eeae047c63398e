//! Three processes of the bot share one database, and are killed at random moments, or restarted one
//! after another.
//!
//! Each has a third of the servers, as Discord assigns them to shards, and all of them deliver whatever
//! is due. The environment variable `KILLS` says how often one is killed.

use std::{
    collections::BTreeSet,
    env, fs,
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use domain::matches::MatchId;
use futures_util::future::join_all;
use rules::{AnyMove, AnyPosition, GameId};
use serde_json::{Value, json};
use store::{Store, testing::is_full};

use crate::{
    discord::{Discord, Member, text, until_stored},
    door::over_http,
    running::{Data, Process, Task},
};

const PROCESSES: usize = 3;

/// Returns how often a process is killed: for about twenty seconds with `FULL=1`, unless `KILLS` says otherwise.
fn kills() -> usize {
    let usual = if is_full() { 16 } else { 4 };
    env::var("KILLS").map_or(usual, |kills| kills.parse().expect("KILLS is a number"))
}

/// Returns the number of matches. Each has two players who play no other.
fn matches() -> usize {
    if is_full() { 10 } else { 4 }
}

/// Every third match is resigned after this many moves, in the middle of everything.
const GIVEN_UP: usize = 2;

/// Players wait for the board, but continue without it if there is no process to post it.
const PACE: Duration = Duration::from_secs(1);

/// How far the clock is moved when everything is done except what is postponed.
const LOOK_AHEAD: Duration = Duration::from_secs(10);

/// A match that two members play.
struct Pair {
    players: [Member; 2],
    channel: String,
    thread: String,
    id: MatchId,
    position: AnyPosition,
    /// The moves that were acknowledged.
    moves: Vec<String>,
    /// The number of moves after which it is resigned, if it is.
    most: usize,
    given_up: bool,
    /// How often nobody answered.
    unheard: usize,
}

impl Pair {
    /// Creates two members of a server, and lets them begin a match.
    async fn new(discord: &Discord, server: &Server, number: usize) -> Pair {
        let players = [
            server.join(discord, format!("First {number}")).await,
            server.join(discord, format!("Second {number}")).await,
        ];
        let [first, second] = &players;
        let channel = &server.channel;
        let game = GameId::ALL[number % GameId::ALL.len()];
        let options = json!({ "game": game.info().id, "opponent": second.id, "side": "first", "rated": false });
        let sent = discord.command(first, channel, "challenge", options).await;
        sent.private();
        let is_card = |message: &Value| message["pinged"] == json!([second.id]);
        let card = discord.message_where(channel, second, is_card).await;
        discord.press(second, &card, "Accept").await.acknowledged();
        let opened = discord
            .message_where(channel, first, |message| {
                message["id"] == card["id"] && message["thread"].is_object()
            })
            .await;
        let thread = text(&opened["thread"]["id"]);
        let board = discord.picture_after(&thread, first, "0").await;
        let file = text(&board["attachments"][0]["filename"]);
        let id = file.strip_prefix("match-").and_then(|file| {
            let (id, _) = file.split_once('-')?;
            id.parse().ok()
        });
        Pair {
            channel: channel.clone(),
            thread,
            id: MatchId(id.expect("a board's name has the match's number")),
            position: game.start(None).expect("a standard board"),
            moves: Vec::new(),
            most: if number.is_multiple_of(3) {
                GIVEN_UP
            } else {
                usize::MAX
            },
            given_up: false,
            unheard: 0,
            players,
        }
    }

    /// Plays until it is over, or until there is no move after which it simply continues.
    async fn play(&mut self, discord: &Discord, mut random: fastrand::Rng, over: &AtomicBool) {
        let mut seen = BTreeSet::from([self.position.to_string()]);
        while !over.load(Ordering::Relaxed) {
            if self.moves.len() >= self.most {
                self.give_up(discord).await;
                return;
            }
            let mut moves = self.position.moves();
            moves.retain(|mv| {
                goes_on(&self.position, mv) && !seen.contains(&mv.after().to_string())
            });
            if moves.is_empty() {
                return;
            }
            let mv = moves.swap_remove(random.usize(..moves.len()));
            self.insist(discord, &mv).await;
            self.position = mv.after();
            self.moves.push(mv.to_string());
            seen.insert(self.position.to_string());
            let board = self.board(self.moves.len());
            let shown = discord.message_where(&self.thread, &self.players[0], |message| {
                message["attachments"][0]["filename"] == board
            });
            // The match continues even without it.
            let _ = tokio::time::timeout(PACE, shown).await;
        }
    }

    /// Types a move until the bot answers what became of it.
    async fn insist(&mut self, discord: &Discord, mv: &AnyMove) {
        let mut unheard = false;
        loop {
            let mover = &self.players[self.position.side_to_move().index()];
            let options = json!({ "move": mv.to_string() });
            let answer = discord.command(mover, &self.thread, "move", options).await;
            if answer.0["outcome"] == "failed" {
                // No process was there, or it died after storing the move.
                unheard = true;
                self.unheard += 1;
                continue;
            }
            let said = answer.private();
            let counted = said.contains("You played");
            let counted_before = unheard && said.contains("turn. I’ll ping you");
            assert!(counted || counted_before, "{mv} in {:?}: {said}", self.id);
            return;
        }
    }

    /// Resigns until the bot says that the match is over.
    async fn give_up(&mut self, discord: &Discord) {
        loop {
            let by = &self.players[0];
            let question = discord.command(by, &self.thread, "resign", json!({})).await;
            if question.0["outcome"] == "failed" {
                self.unheard += 1;
                continue;
            }
            if question.private().contains("is over") {
                self.given_up = true;
                return;
            }
            discord.press(by, question.message(), "Yes, resign").await;
        }
    }

    fn board(&self, ply: usize) -> String {
        format!("match-{}-board-{ply}.png", self.id.0)
    }

    /// Fails unless the record has the moves, and the thread has each board once and in order.
    async fn check(&self, discord: &Discord, store: &Store, observer: &Member) {
        let id = self.id;
        let record = store.read(move |tx| tx.matches().record(id)).await;
        let record = record.expect("reads").expect("there");
        let stored: Vec<String> = record.texts().collect();
        assert_eq!(stored, self.moves, "match {id}");
        let mut boards: Vec<String> = (0..=self.moves.len()).map(|ply| self.board(ply)).collect();
        if self.given_up {
            boards.push(format!("match-{}-result.png", self.id.0));
            discord.closed(&self.thread).await;
        }
        let shown = discord.all_messages(&self.thread, observer).await;
        let shown: Vec<String> = shown
            .iter()
            .filter_map(|message| message["attachments"][0]["filename"].as_str())
            .map(str::to_owned)
            .collect();
        assert_eq!(shown, boards, "match {id}");
        let told = format!("match-{}-ended.png", self.id.0);
        let all = discord.all_messages(&self.channel, observer).await;
        let tells = |message: &&Value| message["attachments"][0]["filename"] == told;
        let told = all.iter().filter(tells).count();
        assert_eq!(
            told,
            usize::from(self.given_up),
            "match {id}: the result once"
        );
    }
}

/// Returns whether after a move the match continues with the opponent's turn, and the move needs no
/// confirmation.
fn goes_on(position: &AnyPosition, mv: &AnyMove) -> bool {
    let after = mv.after();
    mv.warning().is_none()
        && after.outcome().is_none()
        && after.side_to_move() != position.side_to_move()
}

/// A server of the local Discord.
struct Server {
    id: String,
    channel: String,
}

impl Server {
    async fn new(discord: &Discord, name: &str) -> Server {
        let id = discord.server(json!({ "name": name })).await;
        let channels = format!("/guilds/{id}/channels");
        let channel = discord.post(&channels, json!({ "name": "games" })).await;
        Server {
            channel: text(&channel["id"]),
            id,
        }
    }

    /// Returns the process that answers to it.
    /// <https://discord.com/developers/docs/events/gateway#sharding>
    fn shard(&self) -> usize {
        let id: usize = self.id.parse().expect("a number");
        (id >> 22) % PROCESSES
    }

    async fn join(&self, discord: &Discord, name: String) -> Member {
        let members = format!("/guilds/{}/members", self.id);
        let user = discord.post(&members, json!({ "name": name })).await;
        let id = text(&user["id"]);
        Member { id, name }
    }
}

/// Creates a server for each process.
async fn servers(discord: &Discord) -> Vec<Server> {
    let mut servers: Vec<Server> = Vec::new();
    while servers.len() < PROCESSES {
        let server = Server::new(discord, "A server").await;
        if servers.iter().all(|other| other.shard() != server.shard()) {
            servers.push(server);
        }
    }
    servers
}

/// Starts a process for a part of the servers.
fn start(discord: &Discord, data: &Data, shard: usize) -> Process {
    if over_http() {
        return start_sharing(discord, data, shard);
    }
    let shard = format!("{shard}/{PROCESSES}");
    Process::spawn(discord, data, &[("SHARD", shard)])
}

/// Waits until a process answers in a server.
async fn answered(discord: &Discord, server: &Server, by: &Member) {
    loop {
        let help = discord.command(by, &server.channel, "help", json!({}));
        if help.await.0["outcome"] == "message" {
            return;
        }
    }
}

/// Kills processes at random moments, and starts each again a little later.
async fn kill_and_start(
    discord: &Discord,
    data: &Data,
    processes: &mut [Process],
    mut random: fastrand::Rng,
) {
    for _ in 0..kills() {
        tokio::time::sleep(Duration::from_millis(random.u64(200..1800))).await;
        let victim = random.usize(..PROCESSES);
        processes[victim].kill_at_once();
        tokio::time::sleep(Duration::from_millis(random.u64(..500))).await;
        processes[victim] = start(discord, data, victim);
        discord.ready().await;
    }
}

/// Three processes and those who play in the servers of each.
struct Many {
    discord: Discord,
    data: Data,
    processes: Vec<Process>,
    pairs: Vec<Pair>,
    /// The owner of each server, who plays nowhere.
    ada: Member,
}

impl Many {
    /// Starts the processes, and begins the matches.
    async fn begin(
        data: Data,
        discord: Discord,
        start: impl Fn(&Discord, &Data, usize) -> Process,
    ) -> Many {
        let servers = servers(&discord).await;
        let processes: Vec<Process> = (0..PROCESSES)
            .map(|shard| start(&discord, &data, shard))
            .collect();
        discord.ready().await;
        let ada = discord.member("Ada").await;
        let answered = servers
            .iter()
            .map(|server| answered(&discord, server, &ada));
        join_all(answered).await;
        let pairs =
            (0..matches()).map(|number| Pair::new(&discord, &servers[number % PROCESSES], number));
        let pairs: Vec<Pair> = join_all(pairs).await;
        Many {
            discord,
            data,
            processes,
            pairs,
            ada,
        }
    }

    /// Lets everyone play while something happens to the processes.
    async fn play_while(&mut self, happens: impl AsyncFnOnce(&Discord, &Data, &mut Vec<Process>)) {
        let over = AtomicBool::new(false);
        let (discord, over) = (&self.discord, &over);
        let playing = join_all((0..).zip(&mut self.pairs).map(|(seed, pair)| {
            let random = fastrand::Rng::with_seed(seed);
            pair.play(discord, random, over)
        }));
        let happening = async {
            happens(discord, &self.data, &mut self.processes).await;
            over.store(true, Ordering::Relaxed);
        };
        tokio::join!(playing, happening);
    }

    /// Kills all processes, lets another one deliver what is left, and looks at every match.
    async fn check(mut self) -> Vec<Pair> {
        // The deliveries of the last processes are left to one that knows only the database.
        for process in &mut self.processes {
            process.kill_at_once();
        }
        let discord = &self.discord;
        discord.deserted().await;
        let _bot = Task::start_after_kill(discord, &self.data).await;
        let address = self.data.setting().1.parse().expect("an address");
        let store = Store::open_beside(&address).expect("opens");
        self.data.all_said_in_time(discord, LOOK_AHEAD).await;
        for pair in &self.pairs {
            pair.check(discord, &store, &self.ada).await;
        }
        assert!(
            self.pairs.iter().any(|pair| pair.given_up),
            "some were given up"
        );
        let played: usize = self.pairs.iter().map(|pair| pair.moves.len()).sum();
        assert!(played > matches(), "{played} moves in all");
        discord.judge().await;
        self.pairs
    }
}

/// A Discord that recommends as many shards as there are processes.
async fn discord_with_shards() -> Discord {
    let discord = Discord::impatient().await;
    discord.put("/limits", json!({ "shards": PROCESSES })).await;
    discord
}

/// Starts a process that shares all servers with the others.
fn start_sharing(discord: &Discord, data: &Data, _: usize) -> Process {
    Process::spawn(discord, data, &[])
}

/// Waits until each process has its shard, and none is about to change hands. Over HTTP there are none.
async fn shared(data: &Data) {
    if over_http() {
        return;
    }
    let address = data.setting().1.parse().expect("an address");
    let store = Store::open_beside(&address).expect("opens");
    until_stored("a shard for each process", async || {
        let count = u32::try_from(PROCESSES).expect("a few");
        let leases = store.read(move |tx| tx.processes().leases(count)).await;
        let leases = leases.expect("reads");
        let settled = leases
            .iter()
            .filter(|lease| lease.from.is_some() && lease.until.is_none());
        let holders: BTreeSet<_> = settled.map(|lease| lease.holder).collect();
        if leases.len() == PROCESSES && holders.len() == PROCESSES {
            return Ok(());
        }
        Err(json!(format!("{leases:?}")))
    })
    .await;
    store.close().await.expect("closes");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_processes_that_are_killed_lose_nothing_and_say_nothing_twice() {
    let Some(data) = Data::postgres() else {
        return;
    };
    let mut many = Many::begin(data, Discord::impatient().await, start).await;
    many.play_while(async |discord, data, processes| {
        let random = fastrand::Rng::with_seed(100);
        kill_and_start(discord, data, processes, random).await;
    })
    .await;
    many.check().await;
}

/// Each is stopped and started again while everyone plays. Its servers are handed over and back, and
/// nobody notices.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn processes_that_are_restarted_one_after_another_leave_nobody_without_an_answer() {
    let Some(data) = Data::postgres() else {
        return;
    };
    let folder = data.folder().to_owned();
    let mut many = Many::begin(data, discord_with_shards().await, start_logging).await;
    shared(&many.data).await;
    many.play_while(async |discord, data, processes| {
        for place in 0..PROCESSES {
            processes.remove(0).stop().await;
            processes.push(start_logging(discord, data, place));
            discord.ready().await;
            shared(data).await;
        }
    })
    .await;
    let slow = slow_answers(&folder);
    let pairs = many.check().await;
    let unheard: usize = pairs.iter().map(|pair| pair.unheard).sum();
    assert!(
        unheard <= slow,
        "{unheard} commands without an answer, for {slow} of which a process was there"
    );
}

/// Does the same as `start_sharing`, and writes what the process warns of into a file of its own.
fn start_logging(discord: &Discord, data: &Data, _: usize) -> Process {
    let log = format!("{}.log", fastrand::u64(..));
    Process::spawn_into(discord, data, &data.folder().join(log))
}

/// Counts the commands that a process had, and that it answered too late because the machine is busy.
fn slow_answers(folder: &Path) -> usize {
    let files = fs::read_dir(folder).expect("a folder");
    let paths = files.map(|file| file.expect("a file").path());
    let logs = paths.filter(|path| path.extension().is_some_and(|end| end == "log"));
    logs.map(|log| {
        let text = fs::read_to_string(log).expect("a log");
        text.lines().filter(|line| is_slow(line)).count()
    })
    .sum()
}

/// Returns whether a line of a log says that a machine was too busy for an answer in three seconds.
pub(crate) fn is_slow(line: &str) -> bool {
    line.contains("arrived too late") || line.contains("could not be delivered to its player")
}

/// The servers of one that is killed are served by the others, without anyone doing anything.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_servers_of_a_dead_process_go_to_the_others() {
    let Some(data) = Data::postgres() else {
        return;
    };
    let discord = discord_with_shards().await;
    let servers = servers(&discord).await;
    let ada = discord.member("Ada").await;
    let mut processes: Vec<Process> = (0..PROCESSES)
        .map(|place| start_sharing(&discord, &data, place))
        .collect();
    discord.ready().await;
    join_all(
        servers
            .iter()
            .map(|server| answered(&discord, server, &ada)),
    )
    .await;
    for process in processes.iter_mut().skip(1) {
        process.kill_at_once();
        discord.ready().await;
        join_all(
            servers
                .iter()
                .map(|server| answered(&discord, server, &ada)),
        )
        .await;
    }
}

//! How fast requests follow one another, and which come first.
//!
//! Discord accepts 50 requests a second from a bot, not counting answers to players, and blocks a
//! machine for a while if it makes 10,000 requests in ten minutes that are refused.
//! <https://discord.com/developers/docs/topics/rate-limits>

use std::{
    cmp::Reverse,
    collections::VecDeque,
    pin::pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use poise::serenity_prelude::RatelimitInfo;
use tokio::{sync::Notify, time::Instant};

use super::held_back;
use domain::processes::budget::{self, Demand};

/// How many requests a second deliveries make at most, of the 50 available.
const A_SECOND: u32 = 40;

/// For how long a refused request counts.
const WINDOW: Duration = Duration::from_mins(10);

/// After this many refused requests, the next ones go slowly: at most 3,000 in a window.
const CAREFUL_FROM: usize = 500;
const CAREFUL: Duration = Duration::from_millis(200);

/// After this many refused requests, they go very slowly: at most 300 in a window.
const WARY_FROM: usize = 2_000;
const WARY: Duration = Duration::from_secs(2);

/// The requests of this process that Discord has refused, whoever made them and whoever retries
/// them. All clones share one count.
#[derive(Clone, Debug, Default)]
pub(crate) struct Refusals(Arc<Mutex<VecDeque<Instant>>>);

impl Refusals {
    /// Learns from serenity's rate limiter that a request waits: before it is made, because too
    /// many were made, or because Discord has refused it, in which case serenity makes it again.
    /// Returns whether Discord has refused it.
    pub(crate) fn record(&self, info: &RatelimitInfo) -> bool {
        let is_refusal = is_refusal(info);
        if is_refusal {
            self.note();
        }
        held_back::tell(info.timeout);
        is_refusal
    }

    /// Returns how many count at the moment.
    pub(crate) fn count(&self) -> usize {
        self.since_window().len()
    }

    fn note(&self) {
        let mut refused = self.since_window();
        refused.push_back(Instant::now());
        if refused.len() == CAREFUL_FROM || refused.len() == WARY_FROM {
            tracing::warn!(
                refused = refused.len(),
                "Discord refused many requests in ten minutes, so the bot slows down"
            );
        }
    }

    /// Returns when the requests that still count were refused.
    fn since_window(&self) -> MutexGuard<'_, VecDeque<Instant>> {
        let mut refused = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        while refused.front().is_some_and(|at| at.elapsed() > WINDOW) {
            refused.pop_front();
        }
        refused
    }
}

/// Returns whether a request waits because Discord has refused it. serenity reports both kinds in
/// the same way, but Discord gives the wait in whole seconds, while the rest of a period is
/// measured by this machine's clock, in nanoseconds.
fn is_refusal(info: &RatelimitInfo) -> bool {
    info.global || info.timeout.subsec_nanos().is_multiple_of(1_000_000)
}

/// Which requests come first. Answers to players are none of them: Discord doesn't count those.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Precedence {
    /// It shows a player what someone has just done.
    Board,
    /// It corrects what is shown already, or there can be many together.
    Edit,
    /// The bot wants to know something.
    Chore,
}

impl Precedence {
    const ALL: [Precedence; 3] = [Precedence::Board, Precedence::Edit, Precedence::Chore];
}

tokio::task_local! {
    /// The precedence of the requests of the current post.
    static PRECEDENCE: Precedence;
}

/// Makes requests with a precedence. All others are chores.
pub(crate) async fn with_precedence<T>(
    precedence: Precedence,
    posting: impl Future<Output = T>,
) -> T {
    PRECEDENCE.scope(precedence, posting).await
}

/// After so many turns of others, a request that waits has its turn whatever its precedence, so that
/// nothing waits forever.
const PASSED_OVER_AT_MOST: u32 = 7;

/// Makes requests wait for their turn.
#[derive(Debug)]
pub(crate) struct Rate {
    line: Mutex<Line>,
    /// Those that wait, in order of arrival: the first of each precedence looks for its turn.
    heads: [tokio::sync::Mutex<()>; 3],
    /// Told when a request has had its turn or given up.
    changed: Notify,
    refusals: Refusals,
}

#[derive(Debug)]
struct Line {
    /// The time from one request to the next. Zero where there is no limit.
    every: Duration,
    /// When the next one can be made.
    next: Instant,
    waiting: [u32; 3],
    /// How many had their turn since the others were last told.
    made: [u32; 3],
    /// How many others had their turn while the first of each precedence waited.
    passed_over: [u32; 3],
    /// How many requests of other processes Discord has refused.
    refused_elsewhere: usize,
}

impl Line {
    /// Returns the precedence that has the next turn: the highest, unless another one was passed over
    /// too often.
    fn whose_turn(&self) -> Option<usize> {
        let waiting = (0..self.waiting.len()).filter(|place| self.waiting[*place] > 0);
        waiting.min_by_key(|place| {
            let passed_over = self.passed_over[*place];
            let is_overdue = passed_over >= PASSED_OVER_AT_MOST;
            (Reverse(if is_overdue { passed_over } else { 0 }), *place)
        })
    }

    /// Counts a turn. Nobody may ever ask for the counts of a process that is alone for years.
    fn count(&mut self, place: usize) {
        self.made[place] = self.made[place].saturating_add(1);
        for other in 0..self.waiting.len() {
            if other == place || self.waiting[other] == 0 {
                self.passed_over[other] = 0;
            } else {
                self.passed_over[other] += 1;
            }
        }
    }
}

/// Whether it is a request's turn.
enum Turn {
    Now,
    At(Instant),
    AfterOthers,
}

/// A request that waits, until this is dropped.
struct Waiting<'r>(&'r Rate, Precedence);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.line().waiting[self.1 as usize] -= 1;
        self.0.changed.notify_waiters();
    }
}

impl Rate {
    /// Returns the rate of a process that is alone so far.
    pub(crate) fn limited(refusals: Refusals) -> Rate {
        Rate::every(Duration::from_secs(1) / A_SECOND, refusals)
    }

    /// Returns the rate where there is no limit.
    pub(crate) fn unlimited(refusals: Refusals) -> Rate {
        Rate::every(Duration::ZERO, refusals)
    }

    fn every(every: Duration, refusals: Refusals) -> Rate {
        Rate {
            line: Mutex::new(Line {
                every,
                next: Instant::now(),
                waiting: [0; 3],
                made: [0; 3],
                passed_over: [0; 3],
                refused_elsewhere: 0,
            }),
            heads: Default::default(),
            changed: Notify::new(),
            refusals,
        }
    }

    /// Returns the requests that this process wants to make, and counts from zero again.
    pub(crate) fn demand(&self) -> Demand {
        let refused = self.refusals.count();
        let mut line = self.line();
        let made = std::mem::take(&mut line.made);
        let wanted = |precedence: Precedence| {
            let place = precedence as usize;
            made[place].saturating_add(line.waiting[place])
        };
        let [urgent, edits, chores] = Precedence::ALL.map(wanted);
        Demand {
            urgent,
            rest: edits.saturating_add(chores),
            refused: u32::try_from(refused).unwrap_or(u32::MAX),
        }
    }

    /// Shares the requests that Discord takes with other processes, by what each wants.
    pub(crate) fn share(&self, own: Demand, others: &[Demand]) {
        let mut line = self.line();
        let refused = others
            .iter()
            .map(|other| u64::from(other.refused))
            .sum::<u64>();
        line.refused_elsewhere = usize::try_from(refused).unwrap_or(usize::MAX);
        if !line.every.is_zero() {
            let share = budget::share(A_SECOND, own, others);
            line.every = Duration::from_secs_f64(1.0 / share);
        }
    }

    /// Waits until it is the current request's turn.
    pub(crate) async fn turn(&self) {
        let precedence = PRECEDENCE.try_with(|precedence| *precedence);
        let precedence = precedence.unwrap_or(Precedence::Chore);
        self.line().waiting[precedence as usize] += 1;
        let _waiting = Waiting(self, precedence);
        let _head = self.heads[precedence as usize].lock().await;
        loop {
            let mut changed = pin!(self.changed.notified());
            changed.as_mut().enable();
            match self.take(precedence) {
                Turn::Now => return,
                Turn::At(time) => tokio::time::sleep_until(time).await,
                Turn::AfterOthers => changed.await,
            }
        }
    }

    fn take(&self, precedence: Precedence) -> Turn {
        let every = self.pace();
        let mut line = self.line();
        let place = precedence as usize;
        if every.is_zero() {
            line.count(place);
            return Turn::Now;
        }
        if line.whose_turn() != Some(place) {
            return Turn::AfterOthers;
        }
        let now = Instant::now();
        if now < line.next {
            return Turn::At(line.next);
        }
        line.next = (line.next + every).max(now);
        line.count(place);
        Turn::Now
    }

    /// Returns how many requests get their turn within this time.
    pub(crate) fn turns_within(&self, time: Duration) -> usize {
        let turns = time.as_millis().checked_div(self.pace().as_millis());
        turns.map_or(usize::MAX, |turns| {
            usize::try_from(turns).unwrap_or(usize::MAX)
        })
    }

    /// Records a refused request that serenity has not reported.
    pub(crate) fn note_refused(&self) {
        self.refusals.note();
    }

    /// Returns the time from one request to the next.
    fn pace(&self) -> Duration {
        let refused = self.refusals.count();
        let line = self.line();
        let care = match refused.saturating_add(line.refused_elsewhere) {
            WARY_FROM.. => WARY,
            CAREFUL_FROM.. => CAREFUL,
            _ => Duration::ZERO,
        };
        line.every.max(care)
    }

    fn line(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use poise::serenity_prelude as serenity;
    use tokio::time::advance;

    use super::*;

    fn shared_by(processes: usize) -> Rate {
        let rate = Rate::limited(Refusals::default());
        rate.share(Demand::default(), &vec![Demand::default(); processes - 1]);
        rate
    }

    fn unlimited() -> Rate {
        Rate::unlimited(Refusals::default())
    }

    /// Returns how many turns there are in this time.
    async fn turns(rate: &Rate, time: Duration) -> u32 {
        let until = Instant::now() + time;
        let mut turns = 0;
        loop {
            rate.turn().await;
            if Instant::now() >= until {
                return turns;
            }
            turns += 1;
        }
    }

    /// serenity retries refused requests, and reports them like those that it holds back.
    #[tokio::test]
    async fn what_serenity_makes_again_counts_and_what_it_holds_back_does_not() {
        use local_discord::{CA, Limits, LocalDiscord, Options, TOKEN};
        use poise::serenity_prelude::{HttpBuilder, Ratelimiter};
        use reqwest::{Certificate, Client};

        let options = Options {
            limits: Limits::Real,
            ..Options::default()
        };
        let discord = LocalDiscord::start(options).await.expect("starts");
        let state = Client::new().get(format!("{}/control/state", discord.url()));
        let state = state.send().await.expect("an answer").bytes().await;
        let state: serde_json::Value =
            serde_json::from_slice(&state.expect("a body")).expect("a state");
        let channel = state["guilds"][0]["channels"][0]["id"].as_str();
        let channel: u64 = channel.expect("an id").parse().expect("a number");
        let client = Client::builder()
            .use_native_tls()
            .add_root_certificate(Certificate::from_pem(CA.as_bytes()).expect("a certificate"))
            .resolve("discord.com", discord.tls())
            .no_proxy()
            .build()
            .expect("a client");
        let refusals = Refusals::default();
        let told = refusals.clone();
        let mut limiter = Ratelimiter::new(client.clone(), format!("Bot {TOKEN}"));
        limiter.set_ratelimit_callback(Box::new(move |info| {
            told.record(&info);
        }));
        let http = HttpBuilder::new(TOKEN).client(client).ratelimiter(limiter);
        let http = http.build();
        let send = || {
            let message = serenity::CreateMessage::new().content("Hello");
            serenity::ChannelId::new(channel).send_message(&http, message)
        };
        // Nobody knows yet that the sixth will be refused.
        let six = futures_util::future::join_all((0..6).map(|_| send())).await;
        assert!(six.iter().all(Result::is_ok));
        assert_eq!(refusals.since_window().len(), 1);
        // The rest of these five seconds is known.
        let five = futures_util::future::join_all((0..4).map(|_| send())).await;
        assert!(five.iter().all(Result::is_ok));
        send().await.expect("sent");
        assert_eq!(refusals.since_window().len(), 1);
        discord.stop().await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_burst_stays_under_the_limit_which_processes_share() {
        let second = Duration::from_secs(1);
        assert_eq!(turns(&shared_by(1), second).await, 40);
        assert_eq!(turns(&shared_by(4), second).await, 10);
    }

    /// Lets requests of these precedences arrive together, and returns them in the order of their turns.
    async fn order(rate: &Rate, arriving: &[Precedence]) -> Vec<Precedence> {
        let order = Mutex::new(Vec::new());
        let requests = arriving.iter().map(|precedence| {
            with_precedence(*precedence, async {
                rate.turn().await;
                order.lock().expect("whole").push(*precedence);
            })
        });
        futures_util::future::join_all(requests).await;
        order.into_inner().expect("whole")
    }

    #[tokio::test(start_paused = true)]
    async fn boards_come_before_edits_and_those_before_chores() {
        use Precedence::{Board, Chore, Edit};
        let rate = shared_by(1);
        rate.turn().await;
        let turns = order(&rate, &[Chore, Edit, Board, Chore, Edit, Board]).await;
        assert_eq!(turns, [Board, Board, Edit, Edit, Chore, Chore]);
    }

    #[tokio::test(start_paused = true)]
    async fn an_edit_has_its_turn_among_any_number_of_boards() {
        let rate = shared_by(1);
        rate.turn().await;
        let mut arriving = vec![Precedence::Board; 40];
        arriving.push(Precedence::Edit);
        let turns = order(&rate, &arriving).await;
        let edit = turns.iter().position(|turn| *turn == Precedence::Edit);
        assert_eq!(edit, Some(7));
    }

    #[tokio::test(start_paused = true)]
    async fn edits_and_chores_both_have_their_turns_among_boards() {
        use Precedence::{Board, Chore, Edit};
        let rate = shared_by(1);
        rate.turn().await;
        let mut arriving = vec![Board; 40];
        arriving.extend([Edit; 40]);
        arriving.extend([Chore; 40]);
        let turns = order(&rate, &arriving).await;
        let among = |what| turns[..36].iter().filter(|turn| **turn == what).count();
        assert_eq!([Board, Edit, Chore].map(among), [28, 4, 4]);
    }

    #[tokio::test(start_paused = true)]
    async fn what_other_processes_want_and_were_refused_slows_this_one_down() {
        let rate = shared_by(1);
        let busy = Demand {
            urgent: 100,
            ..Demand::default()
        };
        rate.share(Demand::default(), &[busy]);
        assert_eq!(turns(&rate, Duration::from_secs(5)).await, 5);
        let refused = Demand {
            refused: 2_000,
            ..Demand::default()
        };
        rate.share(busy, &[refused]);
        assert_eq!(turns(&rate, Duration::from_secs(20)).await, 10);
    }

    #[tokio::test(start_paused = true)]
    async fn a_process_says_what_it_has_done_and_what_waits() {
        let rate = shared_by(1);
        order(
            &rate,
            &[Precedence::Board, Precedence::Board, Precedence::Edit],
        )
        .await;
        let wanted = Demand {
            urgent: 2,
            rest: 1,
            refused: 0,
        };
        assert_eq!(rate.demand(), wanted);
        assert_eq!(rate.demand(), Demand::default());
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_gives_up_waiting_holds_nobody_up() {
        let rate = shared_by(40);
        rate.turn().await;
        for _ in 0..100 {
            let given_up = tokio::time::timeout(Duration::from_millis(1), rate.turn()).await;
            assert!(given_up.is_err());
        }
        let begun = Instant::now();
        rate.turn().await;
        assert!(begun.elapsed() <= Duration::from_secs(1));
        assert_eq!(rate.turns_within(Duration::from_secs(20)), 20);
        assert_eq!(unlimited().turns_within(Duration::ZERO), usize::MAX);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_is_refused_again_and_again_goes_slowly_and_is_never_shut_out() {
        let rate = unlimited();
        let mut requests = VecDeque::new();
        let begun = Instant::now();
        while begun.elapsed() < WINDOW * 5 {
            rate.turn().await;
            rate.note_refused();
            requests.push_back(Instant::now());
            while requests.front().is_some_and(|at| at.elapsed() > WINDOW) {
                requests.pop_front();
            }
            assert!(requests.len() < 5_000, "{}", requests.len());
        }
        advance(WINDOW * 2).await;
        assert_eq!(rate.pace(), Duration::ZERO, "it is forgotten in time");
    }
}

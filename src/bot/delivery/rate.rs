//! How fast requests follow one another.
//!
//! Discord accepts 50 requests a second from a bot, not counting answers to players, and blocks a
//! machine for a while if it makes 10,000 requests in ten minutes that are refused.
//! <https://discord.com/developers/docs/topics/rate-limits>

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use poise::serenity_prelude::RatelimitInfo;
use tokio::time::Instant;

use super::held_back;

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
pub(in crate::bot) struct Refusals(Arc<Mutex<VecDeque<Instant>>>);

impl Refusals {
    /// Learns from serenity's rate limiter that a request waits: before it is made, because too
    /// many were made, or because Discord has refused it, in which case serenity makes it again.
    /// Returns whether Discord has refused it.
    pub(in crate::bot) fn hear(&self, info: &RatelimitInfo) -> bool {
        let is_refusal = is_refusal(info);
        if is_refusal {
            self.note();
        }
        held_back::tell(info.timeout);
        is_refusal
    }

    /// Returns how many count at the moment.
    pub(in crate::bot) fn count(&self) -> usize {
        self.since_window().len()
    }

    fn note(&self) {
        let mut refused = self.since_window();
        refused.push_back(Instant::now());
        if refused.len() == CAREFUL_FROM || refused.len() == WARY_FROM {
            tracing::warn!(
                refused = refused.len(),
                "Discord has refused many requests in ten minutes, so the next ones go slowly"
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

/// Makes requests wait for their turn.
#[derive(Debug)]
pub(super) struct Rate {
    /// The time from one request to the next.
    every: Duration,
    /// The next turn. A waiting request holds it, so a request that stops waiting has booked
    /// nothing.
    next: tokio::sync::Mutex<Instant>,
    refusals: Refusals,
}

impl Rate {
    /// Returns the rate of one of `processes` processes that Discord treats as one bot.
    pub(super) fn shared_by(processes: u32, refusals: Refusals) -> Rate {
        let every = Duration::from_secs(1) / A_SECOND * processes.max(1);
        Rate::every(every, refusals)
    }

    /// Returns the rate where there is no limit.
    pub(super) fn unlimited(refusals: Refusals) -> Rate {
        Rate::every(Duration::ZERO, refusals)
    }

    fn every(every: Duration, refusals: Refusals) -> Rate {
        Rate {
            every,
            next: tokio::sync::Mutex::new(Instant::now()),
            refusals,
        }
    }

    /// Waits until it is this request's turn.
    pub(super) async fn turn(&self) {
        let every = self.every.max(self.care());
        if every.is_zero() {
            return;
        }
        let mut next = self.next.lock().await;
        tokio::time::sleep_until(*next).await;
        *next = (*next + every).max(Instant::now());
    }

    /// Returns how many requests get their turn within this time.
    pub(super) fn turns_within(&self, time: Duration) -> usize {
        let every = self.every.max(self.care());
        let turns = time.as_millis().checked_div(every.as_millis());
        turns.map_or(usize::MAX, |turns| {
            usize::try_from(turns).unwrap_or(usize::MAX)
        })
    }

    /// Records a refused request that serenity has not reported.
    pub(super) fn note_refused(&self) {
        self.refusals.note();
    }

    fn care(&self) -> Duration {
        match self.refusals.since_window().len() {
            WARY_FROM.. => WARY,
            CAREFUL_FROM.. => CAREFUL,
            _ => Duration::ZERO,
        }
    }
}

#[cfg(test)]
mod tests {
    use poise::serenity_prelude as serenity;
    use tokio::time::advance;

    use super::*;

    fn shared_by(processes: u32) -> Rate {
        Rate::shared_by(processes, Refusals::default())
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
        let hear = refusals.clone();
        let mut limiter = Ratelimiter::new(client.clone(), format!("Bot {TOKEN}"));
        limiter.set_ratelimit_callback(Box::new(move |info| {
            hear.hear(&info);
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
        assert_eq!(rate.care(), Duration::ZERO, "it is forgotten in time");
    }
}

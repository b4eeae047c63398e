//! How fast requests follow one another.
//!
//! Discord takes 50 requests a second of a bot, answers to players apart, and shuts a machine out for
//! a while that makes 10,000 requests in ten minutes which it refuses.
//! <https://discord.com/developers/docs/topics/rate-limits>

use std::{
    collections::VecDeque,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

/// How many requests a second deliveries make at most, of the 50 that there are.
const A_SECOND: u32 = 40;

/// For how long a refused request counts.
const WINDOW: Duration = Duration::from_mins(10);

/// From so many refused requests on, the next ones go slowly: at most 3,000 in a window.
const CAREFUL_FROM: usize = 500;
const CAREFUL: Duration = Duration::from_millis(200);

/// From so many refused requests on, they go very slowly: at most 300 in a window.
const WARY_FROM: usize = 2_000;
const WARY: Duration = Duration::from_secs(2);

/// Makes requests wait for their turn.
#[derive(Debug)]
pub(super) struct Rate {
    /// The time from one request to the next.
    every: Duration,
    /// The next turn. Whoever waits for it holds it, so who waits no longer has booked nothing.
    next: tokio::sync::Mutex<Instant>,
    /// When requests were refused that still count.
    refused: Mutex<VecDeque<Instant>>,
}

impl Rate {
    /// The rate of one of so many processes that Discord takes for one bot.
    pub(super) fn shared_by(processes: u32) -> Rate {
        Rate::every(Duration::from_secs(1) / A_SECOND * processes.max(1))
    }

    /// The rate where there is no limit.
    pub(super) fn unlimited() -> Rate {
        Rate::every(Duration::ZERO)
    }

    fn every(every: Duration) -> Rate {
        Rate {
            every,
            next: tokio::sync::Mutex::new(Instant::now()),
            refused: Mutex::default(),
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

    /// How many requests have their turn within this time.
    pub(super) fn turns_within(&self, time: Duration) -> usize {
        let every = self.every.max(self.care());
        let turns = time.as_millis().checked_div(every.as_millis());
        turns.map_or(usize::MAX, |turns| {
            usize::try_from(turns).unwrap_or(usize::MAX)
        })
    }

    /// Notes that a request was refused.
    pub(super) fn note_refused(&self) {
        let mut refused = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
        refused.push_back(Instant::now());
        if refused.len() == CAREFUL_FROM || refused.len() == WARY_FROM {
            tracing::warn!(
                refused = refused.len(),
                "Discord has refused many requests in ten minutes, so the next ones go slowly"
            );
        }
    }

    fn care(&self) -> Duration {
        let mut refused = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
        while refused.front().is_some_and(|at| at.elapsed() > WINDOW) {
            refused.pop_front();
        }
        match refused.len() {
            WARY_FROM.. => WARY,
            CAREFUL_FROM.. => CAREFUL,
            _ => Duration::ZERO,
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::advance;

    use super::*;

    /// How many turns there are in this time.
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

    #[tokio::test(start_paused = true)]
    async fn a_burst_stays_under_the_limit_which_processes_share() {
        let second = Duration::from_secs(1);
        assert_eq!(turns(&Rate::shared_by(1), second).await, 40);
        assert_eq!(turns(&Rate::shared_by(4), second).await, 10);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_gives_up_waiting_holds_nobody_up() {
        let rate = Rate::shared_by(40);
        rate.turn().await;
        for _ in 0..100 {
            let given_up = tokio::time::timeout(Duration::from_millis(1), rate.turn()).await;
            assert!(given_up.is_err());
        }
        let begun = Instant::now();
        rate.turn().await;
        assert!(begun.elapsed() <= Duration::from_secs(1));
        assert_eq!(rate.turns_within(Duration::from_secs(20)), 20);
        assert_eq!(Rate::unlimited().turns_within(Duration::ZERO), usize::MAX);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_is_refused_again_and_again_goes_slowly_and_is_never_shut_out() {
        let rate = Rate::unlimited();
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

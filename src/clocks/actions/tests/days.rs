//! Tests of what is shown and said when a player's days move a deadline.

use super::*;
use crate::{
    clocks::actions::habits::{self, DaysChange},
    host::{NothingToPost, announcements},
};
use domain::{clock::Zone, matches::clock::QuietHours};
use store::{About, ClockNews, Holder};

on_either_engine!(
    whatever_brings_a_deadline_forward_is_shown_and_told_in_both_servers,
    a_deadline_that_comes_a_little_later_is_shown_and_not_told,
    time_that_is_about_to_run_out_is_shown_right_away,
);

const OTHER: ServerId = ServerId(12);

/// Returns quiet hours from one minute of the day until another.
fn quiet(from: u16, until: u16) -> QuietHours {
    QuietHours::new(from, until).expect("quiet hours")
}

/// Begins a match between two servers this long after the start. Ada has had these quiet hours for long
/// enough to change them.
async fn begin_between(host: &Host, hours: QuietHours, after: Duration) -> MatchId {
    let wanted = Wanted {
        other: Some(OTHER),
        ..Wanted::HERE
    };
    let begun = host.store.write(Lock::None, move |tx| {
        tx.habits()
            .set(ADA, &Zone::UTC, Some(hours), START.before(DAY * 8))?;
        wanted.begin(tx, START.after(after))
    });
    begun.await.expect("begun")
}

async fn change(host: &Host, hours: Option<QuietHours>) {
    let change = DaysChange {
        quiet: Some(hours),
        ..DaysChange::default()
    };
    let changed = host
        .act(Actor::player(SERVER, ADA), move |cx| {
            habits::change(cx, &change)
        })
        .await;
    changed.expect("changed");
}

/// Returns for each server whether it is to see an updated board, and whether it is told, once that is
/// due.
async fn shown_and_told(host: &Host, id: MatchId) -> Vec<(bool, bool)> {
    let read = host.store.read(move |tx| {
        let mut posts = Vec::new();
        for showing in tx.showings().of_match(id)? {
            posts.push((showing.id, tx.outbox().posts_beside(showing.id)?));
        }
        Ok::<_, StoreError>(posts)
    });
    let mut both = Vec::new();
    for (at, posts) in read.await.expect("read") {
        let mut told = false;
        for post in &posts {
            if let &Post::Clock { news } = post {
                let about = About::Match(id, at);
                told |= match announcements::load(host, about, move |from| from.clock_news(news))
                    .await
                {
                    Ok((_, news, _)) => news.player() == Some(ADA),
                    Err(NothingToPost::Overtaken) => false,
                    Err(other) => panic!("{other:?}"),
                };
            }
        }
        both.push((posts.contains(&Post::Refresh), told));
    }
    both
}

/// Returns how many posts about the deadline are due by now.
async fn due(host: &Host) -> usize {
    let claimed = announcements::claim(host, Holder::random(), Vec::new(), 99).await;
    let posts = claimed.expect("claims").posts;
    let is_about_it = |post: &Post| {
        let news = |news: &ClockNews| matches!(news, ClockNews::Days { .. });
        matches!(post, Post::Refresh) || matches!(post, Post::Clock { news: one } if news(one))
    };
    let posts = posts.iter().filter_map(|due| due.post.as_ref());
    posts.filter(|post| is_about_it(post)).count()
}

async fn whatever_brings_a_deadline_forward_is_shown_and_told_in_both_servers(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    let id = begin_between(&host, quiet(22 * 60, 8 * 60), Duration::ZERO).await;
    // A minute less in one night, or two.
    change(&host, Some(quiet(22 * 60, 8 * 60 - 1))).await;
    assert_eq!(shown_and_told(&host, id).await, [(true, true); 2]);
    // Not right away, because players who choose a zone often choose quiet hours next.
    assert_eq!(due(&host).await, 0);
    mover.send_modify(|shift| *shift += MINUTE * 3);
    assert_eq!(due(&host).await, 4);
}

async fn a_deadline_that_comes_a_little_later_is_shown_and_not_told(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    let id = begin_between(&host, quiet(22 * 60, 8 * 60), Duration::ZERO).await;
    change(&host, Some(quiet(22 * 60, 8 * 60 + 1))).await;
    assert_eq!(shown_and_told(&host, id).await, [(true, false); 2]);
}

async fn time_that_is_about_to_run_out_is_shown_right_away(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    // From 21:31 on, with half of each day quiet, two minutes are left on the second morning at 9:29.
    let half = quiet(9 * 60 + 29, 21 * 60 + 29);
    begin_between(&host, half, HOUR * 12 + MINUTE).await;
    mover.send_modify(|shift| *shift += DAY * 2);
    change(&host, None).await;
    assert_eq!(due(&host).await, 4);
}

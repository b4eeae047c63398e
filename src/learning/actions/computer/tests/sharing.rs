//! Tests of who sees a match against the computer.

use super::*;
use crate::{
    moderation::actions::rulings,
    players::actions::{
        history::{self, HistoryPage},
        profile::{self, NamedUser},
    },
};
use domain::matches::{HouseRule, NoRuling, Phase, RoleId, Ruling};
use store::{Ban, HistoryFilter};

on_either_engine!(
    nothing_is_posted_until_the_player_shares_the_match,
    the_result_is_posted_once_and_only_if_it_is_shared,
    a_member_who_may_not_challenge_shares_nothing,
    a_result_that_could_not_be_posted_can_be_shared_again,
    what_is_not_shared_takes_no_place_in_lists_that_others_read,
);

/// Returns the posts that are due now, and notes that they were delivered.
async fn posts(host: &Host) -> Vec<Post> {
    let mut posts = Vec::new();
    loop {
        let claimed = announcements::claim(host, HOLDER, Vec::new(), 99).await;
        let due = claimed.expect("claims").posts;
        if due.is_empty() {
            return posts;
        }
        for due in due {
            posts.push(due.post.clone().expect("readable"));
            let effect = match posts.last() {
                Some(Post::Begin { .. }) => Effect::Begun {
                    card: MessageId(40),
                    venue: ChannelId(40),
                },
                Some(Post::Board { .. } | Post::Result) => Effect::Board(MessageId(50)),
                Some(Post::ShareResult) => Effect::Challenge(MessageId(60)),
                _ => Effect::None,
            };
            let noted = announcements::delivered(host, HOLDER, due, effect).await;
            noted.expect("noted");
        }
    }
}

/// Returns how many threads were counted in the server in this hour, with one more.
async fn threads(host: &Host) -> u32 {
    let hour = host.clock().now().millis().div_euclid(3_600_000);
    let counted: Result<u32, StoreError> = host
        .store
        .write(Lock::None, move |tx| {
            tx.showings().count_thread(SERVER, hour)
        })
        .await;
    counted.expect("counted")
}

/// Writes to the database.
async fn write(
    host: &Host,
    act: impl Fn(&WriteTx<'_>) -> Result<(), StoreError> + Send + Sync + 'static,
) {
    host.store.write(Lock::None, act).await.expect("written");
}

async fn private(host: &Host) -> MatchId {
    let request = wanted(GameId::GuardAndTowers, Side::First);
    let begun = host.play_computer(HERE, ADA, request).await;
    begun.expect("begins").id
}

async fn nothing_is_posted_until_the_player_shares_the_match(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let id = private(&host).await;
    play(&host, id, "a7a6").await;
    move_all(&host).await;
    assert_eq!(posts(&host).await, []);
    assert_eq!(threads(&host).await, 1, "no other");

    // A moderator finds nothing to post again.
    let repost = host.act(Actor::player(SERVER, UserId(3)), move |cx| {
        rulings::ask(cx, id, Ruling::Unstick, None)
    });
    let repost = repost.await.map(drop);
    assert!(
        matches!(
            repost,
            Err(Failure::Refused(Refusal::Ruling(NoRuling::Unshared(_))))
        ),
        "{repost:?}"
    );
    let other = Actor::player(SERVER, UserId(2));
    let refused = host
        .act(other, move |cx| share(cx, id, HERE, HERE.channel))
        .await;
    assert!(
        matches!(refused, Err(Failure::Refused(Refusal::NotAPlayer(_)))),
        "{refused:?}"
    );
    for _ in 0..2 {
        let shared = shares(&host, id).await.expect("shared");
        assert_eq!(shared, Shared::Boards);
    }
    let board = Post::Board {
        ply: 2,
        taken_back: 0,
        new: 1,
    };
    let begins = Post::Begin {
        instead: None,
        bare: false,
    };
    assert_eq!(posts(&host).await, [begins, board]);
    assert_eq!(threads(&host).await, 3, "and the match’s own");
    host.resign(SERVER, id, ADA, 2).await.expect("over");
    // The thread is closed after the buttons of the board before are gone.
    assert_eq!(posts(&host).await, [Post::Result, Post::TellResult]);
}

async fn the_result_is_posted_once_and_only_if_it_is_shared(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let id = private(&host).await;
    host.resign(SERVER, id, ADA, 0).await.expect("over");
    assert_eq!(posts(&host).await, []);
    let shared = shares(&host, id).await.expect("shared");
    assert_eq!(shared, Shared::Result(HERE.channel));
    assert_eq!(posts(&host).await, [Post::ShareResult]);
    // The second edits the message of the first.
    shares(&host, id).await.expect("shared");
    assert_eq!(posts(&host).await, [Post::ShareResult]);
    let venue = host.store.read(move |tx| tx.showings().venue(id));
    let venue: Option<store::Venue> = venue.await.expect("read");
    assert_eq!(venue.expect("there").challenge, Some(MessageId(60)));
}

async fn a_member_who_may_not_challenge_shares_nothing(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let running = private(&host).await;
    let over = private(&host).await;
    host.resign(SERVER, over, ADA, 0).await.expect("over");
    let refused = async |expected: HouseRule| {
        for id in [running, over] {
            let shared = shares(&host, id).await;
            assert!(
                matches!(&shared, Err(Failure::Refused(Refusal::HouseRule(rule))) if *rule == expected),
                "{shared:?}"
            );
        }
        assert_eq!(posts(&host).await, []);
    };
    let ban = Ban {
        user: ADA,
        reason: None,
    };
    write(&host, move |tx| tx.bans().set(SERVER, &ban)).await;
    refused(HouseRule::Banned(None)).await;
    write(&host, |tx| tx.bans().end(SERVER, ADA).map(drop)).await;
    let role = RoleId(7);
    let settings = ServerSettings {
        challengers: Some(role),
        ..ServerSettings::default()
    };
    write(&host, move |tx| tx.settings().set_server(SERVER, settings)).await;
    refused(HouseRule::NeedsRole(role)).await;
    let with_role = Actor {
        roles: vec![role],
        ..by()
    };
    let shared = host.act(with_role, move |cx| share(cx, over, HERE, HERE.channel));
    let shared = shared.await.expect("shared");
    assert_eq!(shared, Shared::Result(HERE.channel));
}

async fn a_result_that_could_not_be_posted_can_be_shared_again(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let id = private(&host).await;
    host.resign(SERVER, id, ADA, 0).await.expect("over");
    shares(&host, id).await.expect("shared");
    let claimed = announcements::claim(&host, HOLDER, Vec::new(), 99).await;
    for due in claimed.expect("claims").posts {
        let noted = announcements::delivered(&host, HOLDER, due, Effect::None).await;
        noted.expect("noted");
    }
    let elsewhere = Place {
        channel: ChannelId(21),
        ..HERE
    };
    let again = host.act(by(), move |cx| share(cx, id, elsewhere, elsewhere.channel));
    let again = again.await.expect("shared");
    assert_eq!(again, Shared::Result(elsewhere.channel));
    assert_eq!(posts(&host).await, [Post::ShareResult]);
    let venue = host.store.read(move |tx| tx.showings().venue(id));
    let venue: Option<store::Venue> = venue.await.expect("read");
    let venue = venue.expect("there");
    assert_eq!(venue.shown_in(), elsewhere.channel);
    assert_eq!(venue.challenge, Some(MessageId(60)));
}

/// Whoever looks at a player with many matches that only that player sees finds the others on the first page.
async fn what_is_not_shared_takes_no_place_in_lists_that_others_read(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let first = private(&host).await;
    host.resign(SERVER, first, ADA, 0).await.expect("over");
    shares(&host, first).await.expect("shared");
    for _ in 0..9 {
        let id = private(&host).await;
        host.resign(SERVER, id, ADA, 0).await.expect("over");
    }
    let lists = async |viewer: UserId| {
        let past = HistoryFilter {
            server: SERVER,
            player: ADA,
            opponent: None,
            game: None,
            viewer,
        };
        let ada = NamedUser {
            user: ADA,
            name: "Ada".to_owned(),
        };
        let read = host.read(Actor::player(SERVER, viewer), move |cx| {
            let history = history::list(cx, past, HistoryPage::Newest)?;
            let profile = profile::load(cx, &ada)?;
            let suggested = rulings::latest_matches(cx, Phase::Over)?;
            let ids = history.matches.iter().map(|(one, ..)| one.id).collect();
            let recent = profile.recent.iter().map(|one| one.id).collect();
            let suggested = suggested.iter().map(|one| one.id).collect();
            Ok((history.more_older, [ids, recent, suggested]))
        });
        let (more, lists): (bool, [Vec<MatchId>; 3]) = read.await.expect("read");
        (more, lists)
    };
    let (more, others) = lists(UserId(2)).await;
    assert_eq!(others, [vec![first], vec![first], vec![first]]);
    assert!(!more, "nothing older");
    let (more, own) = lists(ADA).await;
    assert_eq!(own.map(|list| list.len()), [6, 5, 10]);
    assert!(more);
}

//! Tests of who is seated against whom, where, and who is not.

use super::*;
use crate::players::actions::privacy;

#[tokio::test]
async fn nobody_is_ready_without_a_team_and_ready_can_be_taken_back() {
    for base in bases() {
        let ring = Ring::new(base).await;
        ring.agree().await;
        assert_eq!(refused(ring.ready(HOME).await), NoContest::TooFew);
        ring.join(HOME, &[1]).await;
        ring.ready(HOME).await.expect("ready");
        assert_eq!(refused(ring.ready(AWAY).await), NoContest::TooFew);
        let contest = ring.contest().await;
        assert_eq!(
            (contest.state, contest.ready),
            (State::SigningUp, [true, false])
        );
        let taken = ring
            .host
            .act(manager(HOME), move |cx| teams::unready(cx, CLUB));
        assert_eq!(taken.await.expect("not ready").ready, [false, false]);
        ring.join(AWAY, &[5]).await;
        ring.ready(AWAY).await.expect("ready");
        assert_eq!(ring.contest().await.state, State::SigningUp);
        // A player who has blocked the only opponent is not paired with them.
        ring.write(Lock::None, |tx| tx.people().block(UserId(1), UserId(5)))
            .await;
        assert_eq!(refused(ring.ready(HOME).await), NoContest::TooFew);
        // With a reserve who plays instead, there is a board.
        ring.join(HOME, &[2]).await;
        ring.ready(HOME).await.expect("ready");
        let boards = ring.boards().await;
        assert_eq!(boards.len(), 1);
        assert_eq!(boards[0].players, [UserId(2), UserId(5)]);
    }
}

#[tokio::test]
async fn a_pair_that_cannot_be_parted_has_no_board_and_sides_alternate_still() {
    for base in bases() {
        let ring = Ring::new(base).await;
        ring.agree().await;
        ring.join(HOME, &[1, 2]).await;
        ring.join(AWAY, &[5, 6]).await;
        // The first player plays none of them.
        for other in [5, 6] {
            ring.write(Lock::None, move |tx| {
                tx.people().block(UserId(other), UserId(1))
            })
            .await;
        }
        ring.ready(HOME).await.expect("ready");
        ring.ready(AWAY).await.expect("ready");
        let boards = ring.boards().await;
        assert_eq!(boards.len(), 1, "{boards:?}");
        assert_eq!(boards[0].players[0], UserId(2));
        assert_eq!(boards[0].number, 1);
        assert_eq!(boards[0].home_side, rules::Side::Second);
    }
}

#[tokio::test]
async fn boards_begin_where_others_want_is_read_if_the_card_is_gone() {
    for base in bases() {
        let ring = Ring::new(base).await;
        ring.agree().await;
        ring.join(HOME, &[1]).await;
        ring.join(AWAY, &[5]).await;
        ring.change("UPDATE bulletins SET channel = 7, lost = 1 WHERE server = 10");
        ring.ready(HOME).await.expect("ready");
        ring.ready(AWAY).await.expect("ready");
        let played = ring.boards().await[0].played;
        let showings = ring
            .host
            .store
            .read(move |tx| tx.showings().of_match(played));
        let showings = showings.await.expect("read");
        let mut channels: Vec<u64> = showings.iter().map(|one| one.place.channel.0).collect();
        channels.sort_unstable();
        assert_eq!(channels, [110, 111]);
    }
}

#[tokio::test]
async fn boards_are_shown_where_each_server_shows_its_matches_by_then() {
    for base in bases() {
        let ring = Ring::new(base).await;
        ring.agree().await;
        ring.join(HOME, &[1]).await;
        ring.join(AWAY, &[5]).await;
        ring.write(Lock::None, |tx| {
            for server in [HOME, AWAY] {
                let settings = ServerSettings {
                    home: Home::Channel(ChannelId(500 + server.0)),
                    ..ServerSettings::default()
                };
                tx.settings().set_server(server, settings)?;
            }
            Ok(())
        })
        .await;
        ring.ready(HOME).await.expect("ready");
        ring.ready(AWAY).await.expect("ready");
        let played = ring.boards().await[0].played;
        let showings = ring
            .host
            .store
            .read(move |tx| tx.showings().of_match(played));
        let mut showings = showings.await.expect("read");
        showings.sort_unstable_by_key(|one| one.place.server);
        let channels: Vec<u64> = showings.iter().map(|one| one.place.channel.0).collect();
        assert_eq!(channels, [510, 511]);
    }
}

#[tokio::test]
async fn two_of_whom_one_has_blocked_the_other_exchange_opponents() {
    for base in bases() {
        let ring = Ring::new(base).await;
        ring.agree().await;
        ring.join(HOME, &[1, 2]).await;
        ring.join(AWAY, &[5, 6]).await;
        ring.write(Lock::None, |tx| tx.people().block(UserId(1), UserId(5)))
            .await;
        ring.ready(HOME).await.expect("ready");
        ring.ready(AWAY).await.expect("ready");
        let boards = ring.boards().await;
        let mut pairs: Vec<[u64; 2]> = boards
            .iter()
            .map(|board| board.players.map(|player| player.0))
            .collect();
        pairs.sort_unstable();
        assert_eq!(pairs, [[1, 6], [2, 5]]);
    }
}

/// Bans these users from playing in a server.
async fn ban(ring: &Ring, server: ServerId, users: &[u64]) {
    for user in users {
        let ban = Ban {
            user: UserId(*user),
            reason: None,
        };
        ring.write(Lock::None, move |tx| tx.bans().set(server, &ban))
            .await;
    }
}

/// Replaces this member of a server with a reserve, at their own request.
async fn substitute(ring: &Ring, server: ServerId, user: u64) -> Result<UserId, Failure> {
    let by = by(server, user, false);
    let own = by.user;
    ring.host
        .act(by, move |cx| teams::substitute(cx, CLUB, own))
        .await
}

#[tokio::test]
async fn only_a_ban_of_their_own_server_keeps_a_player_from_the_boards() {
    for (server, other, [strong, weak, reserve], opponent) in
        [(HOME, AWAY, [1, 2, 3], 5), (AWAY, HOME, [5, 6, 7], 1)]
    {
        for base in bases() {
            let ring = Ring::new(base).await;
            ring.agree().await;
            ring.join(server, &[strong, weak, reserve]).await;
            ring.join(other, &[opponent]).await;
            // The other server's managers would rather not play the first.
            ban(&ring, other, &[strong, reserve]).await;
            ban(&ring, server, &[weak]).await;
            ring.ready(HOME).await.expect("ready");
            ring.ready(AWAY).await.expect("ready");
            let boards = ring.boards().await;
            assert_eq!(boards.len(), 1);
            assert!(boards[0].players.contains(&UserId(strong)), "{boards:?}");
            // The same goes for reserves: the first of them is banned in their own server.
            let came = substitute(&ring, server, strong).await.expect("came in");
            assert_eq!(came, UserId(reserve));
            // The match of the one who left says so: no moderator has ended it.
            let left = boards[0].played;
            let left = ring.write(Lock::None, move |tx| tx.matches().find(left));
            let end = left.await.expect("there").end.expect("over");
            assert_eq!(end.termination, Termination::Replaced);
        }
    }
}

#[tokio::test]
async fn no_reserve_comes_in_who_is_blocked_or_banned_at_home() {
    for base in bases() {
        let ring = Ring::new(base).await;
        ring.agree().await;
        ring.join(HOME, &[1, 2, 3]).await;
        ring.join(AWAY, &[5]).await;
        ring.ready(HOME).await.expect("ready");
        ring.ready(AWAY).await.expect("ready");
        ban(&ring, HOME, &[2]).await;
        ring.write(Lock::None, |tx| tx.people().block(UserId(5), UserId(3)))
            .await;
        let refused = refused(substitute(&ring, HOME, 1).await);
        assert_eq!(refused, NoContest::NoReserve);
        ring.write(Lock::None, |tx| tx.people().unblock(UserId(5), UserId(3)))
            .await;
        let came = substitute(&ring, HOME, 1).await.expect("came in");
        assert_eq!(came, UserId(3));
    }
}

/// A strong player could otherwise wait for it, and play someone weak as a reserve.
#[tokio::test]
async fn nobody_signs_up_once_the_boards_are_set_up() {
    for base in bases() {
        let ring = Ring::begun(base, &[1], &[5]).await;
        for (server, user) in [(HOME, 2), (AWAY, 6), (HOME, 1)] {
            let joined = ring.host.act(by(server, user, false), move |cx| {
                teams::join(cx, CLUB, &[])
            });
            let late = NoContest::NotNow(State::Running);
            assert_eq!(refused(joined.await), late, "{user}");
        }
        let late = refused(substitute(&ring, HOME, 1).await);
        assert_eq!(late, NoContest::NoReserve);
    }
}

#[tokio::test]
async fn a_team_replaces_half_of_its_players_and_then_loses_what_is_not_played() {
    for base in bases() {
        let ring = Ring::begun(base, &[1, 2, 3, 4], &[5, 6, 7, 8]).await;
        let players = async |team: Team| -> Vec<UserId> {
            let boards = ring.boards().await;
            let players = boards.iter().map(|board| board.players[team.index()]);
            players.collect()
        };
        // One on each of two boards, and each team has its own count.
        for (team, server) in [(Team::Home, HOME), (Team::Away, AWAY)] {
            let seated = players(team).await;
            substitute(&ring, server, seated[0].0)
                .await
                .expect("came in");
            let again = refused(substitute(&ring, server, seated[1].0).await);
            assert_eq!(again, NoContest::ManyReplaced(1));
        }
        let before = [players(Team::Home).await, players(Team::Away).await];
        // Nobody moves in time, and both teams have reserves.
        for board in ring.boards().await {
            let (id, now) = (board.played, ring.host.clock.now());
            let end = End {
                outcome: None,
                termination: Termination::Unplayed,
            };
            ring.write(Lock::Match(id), move |tx| {
                tx.matches().set_end(id, end, now)
            })
            .await;
        }
        ring.after(1).await;
        let after = [players(Team::Home).await, players(Team::Away).await];
        assert_eq!(after, before);
        let lost = ring.results().await;
        let is_lost =
            |result: &Option<BoardResult>| matches!(result, Some(BoardResult::Forfeited(_)));
        assert!(lost.iter().all(is_lost), "{lost:?}");
    }
}

/// A block must not cost the blocked player a board.
#[tokio::test]
async fn the_reserve_comes_from_the_team_of_whoever_has_blocked() {
    for (blocker, blocked, expected) in [(1, 5, [2, 5]), (5, 1, [1, 6])] {
        for base in bases() {
            let ring = Ring::new(base).await;
            ring.agree_on(1).await;
            ring.join(HOME, &[1, 2]).await;
            ring.join(AWAY, &[5, 6]).await;
            ring.write(Lock::None, move |tx| {
                tx.people().block(UserId(blocker), UserId(blocked))
            })
            .await;
            ring.ready(HOME).await.expect("ready");
            ring.ready(AWAY).await.expect("ready");
            let boards = ring.boards().await;
            assert_eq!(boards.len(), 1);
            assert_eq!(boards[0].players, expected.map(UserId));
        }
    }
}

/// Each server has its own hourly number of threads: a server with too many shows boards in the channel,
/// and the other one isn't affected.
#[tokio::test]
async fn boards_have_no_thread_in_a_server_with_many_and_one_in_the_other() {
    for base in bases() {
        let ring = Ring::new(base).await;
        ring.agree().await;
        ring.join(HOME, &[1]).await;
        ring.join(AWAY, &[5]).await;
        let hour = ring.host.clock.now().millis().div_euclid(3_600_000);
        ring.write(Lock::None, move |tx| {
            for _ in 0..crate::challenges::actions::limits::MOST_THREADS {
                tx.showings().count_thread(HOME, hour)?;
            }
            Ok(())
        })
        .await;
        ring.ready(HOME).await.expect("ready");
        ring.ready(AWAY).await.expect("ready");
        let played = ring.boards().await[0].played;
        let shown = ring.host.store.read(move |tx| {
            let venue = |server| {
                let at = tx.showings().find_in(server, played)?.expect("shown");
                Ok::<_, StoreError>(
                    tx.showings()
                        .venue(at)?
                        .and_then(|venue| venue.boards.channel()),
                )
            };
            Ok::<_, StoreError>([venue(HOME)?, venue(AWAY)?])
        });
        let channel = Some(ChannelId(100 + HOME.0));
        assert_eq!(shown.await.expect("read"), [channel, None]);
    }
}

/// The deletion must notice a board that is being set up for a player whose data is deleted.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_deleted_while_boards_are_set_up_is_on_none_of_them() {
    let Some(base) = Base::postgres() else { return };
    let ring = Ring::new(base).await;
    ring.agree().await;
    ring.join(HOME, &[1]).await;
    ring.join(AWAY, &[5]).await;
    let (begins, has_begun) = std::sync::mpsc::channel();
    let (goes_on, may_go_on) = std::sync::mpsc::channel::<()>();
    let may_go_on = std::sync::Mutex::new(may_go_on);
    let seating = tokio::spawn({
        let host = ring.host.clone();
        let now = host.clock.now();
        async move {
            let seated = host.store.write(Lock::Contest(CLUB), move |tx| {
                begins.send(()).expect("heard");
                let wait = may_go_on.lock().expect("one");
                wait.recv().expect("told");
                let mut contest = tx.contests().find(CLUB)?.expect("there");
                begin::begin_contest(tx, &mut contest, now)
            });
            seated.await
        }
    });
    tokio::task::spawn_blocking(move || has_begun.recv().expect("begun"))
        .await
        .expect("begun");
    let deleting = tokio::spawn({
        let host = ring.host.clone();
        async move { privacy::delete(&host, UserId(1)).await }
    });
    while ring.base.jobs_waiting() == 0 && !deleting.is_finished() {
        tokio::task::yield_now().await;
    }
    goes_on.send(()).expect("heard");
    assert!(seating.await.expect("no panic").expect("seated"));
    assert!(deleting.await.expect("no panic").expect("deleted"));
    let board = ring.boards().await[0];
    assert!(board.players[0].is_deleted(), "{board:?}");
    let played: MatchId = board.played;
    let found = ring.host.store.read(move |tx| tx.matches().find(played));
    let found = found.await.expect("read").expect("there");
    assert!(found.end.is_some());
}

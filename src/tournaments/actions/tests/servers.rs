//! Servers take part, pull out, close, and lose the bot.

use super::*;
use crate::{clocks::actions::absences, servers::actions::openings, upkeep::presence};
use domain::community::tournament::{GameResult, MOST_SERVERS};

async fn code_of(cup: &Cup) -> String {
    let code = cup.stored().await.terms.code;
    code.expect("it has one").to_string()
}

#[tokio::test]
async fn nobody_joins_a_tournament_whose_server_is_closed_or_without_the_bot() {
    for base in bases() {
        let cup = Cup::made(base, cup(Between::Code, Pace::None)).await;
        let code = code_of(&cup).await;
        let join = async || {
            take_part(
                &cup.host,
                Actor::player(AWAY, UserId(1)),
                shown_at(AWAY),
                code.clone(),
            )
            .await
        };
        let closed = cup
            .host
            .act(Actor::player(HOME, UserId(1)), openings::close)
            .await;
        assert!(closed.expect("closed"));
        assert_eq!(refused(join().await), Refusal::OwnerClosed);
        // A code also leads to unlisted servers.
        let unlisted =
            cup.host
                .open_server(open_at(HOME), UserId(1), "Abbey".to_owned(), |mut open| {
                    open.listed = false;
                    open
                });
        unlisted.await.expect("opened");
        cup.leave(HOME).await;
        assert_eq!(refused(join().await), Refusal::OwnerAbsent);
        absences::come_back(&cup.host, HOME).await.expect("back");
        join().await.expect("takes part");
        // A participating server can move it, whatever has happened to the others.
        cup.host
            .act(Actor::player(HOME, UserId(1)), openings::close)
            .await
            .expect("closed");
        join().await.expect("shown anew");
    }
}

#[tokio::test]
async fn a_number_leads_to_open_tournaments_of_listed_servers_alone() {
    for base in bases() {
        let cup = Cup::made(base, cup(Between::Open, Pace::None)).await;
        cup.host
            .act(Actor::player(HOME, UserId(1)), openings::close)
            .await
            .expect("closed");
        assert_eq!(refused(cup.joins(AWAY).await), Refusal::OwnerClosed);
        let open = |listed| {
            let name = "Abbey".to_owned();
            cup.host
                .open_server(open_at(HOME), UserId(1), name, move |mut open| {
                    open.listed = listed;
                    open
                })
        };
        open(false).await.expect("opened");
        assert_eq!(refused(cup.joins(AWAY).await), Refusal::Unknown);
        open(true).await.expect("opened");
        cup.leave(HOME).await;
        assert_eq!(refused(cup.joins(AWAY).await), Refusal::OwnerAbsent);
        absences::come_back(&cup.host, HOME).await.expect("back");
        cup.host
            .act(Actor::player(AWAY, UserId(1)), openings::close)
            .await
            .expect("closed");
        let closed = cup.joins(AWAY).await.expect_err("it is closed itself");
        assert!(format!("{closed}").contains("not open"), "{closed}");
    }
}

#[tokio::test]
async fn nobody_joins_by_a_number_what_is_their_own_or_over_or_needs_a_code() {
    for between in [Between::Here, Between::Code, Between::Open] {
        let cup = Cup::made(Base::sqlite(), cup(between, Pace::None)).await;
        assert_eq!(refused(cup.joins(HOME).await), Refusal::OwnServer);
        if between != Between::Open {
            assert_eq!(refused(cup.joins(AWAY).await), Refusal::Unknown);
            continue;
        }
        let cancelled = cup.host.act(manager(HOME), |cx| cancel(cx, CUP)).await;
        cancelled.expect("cancelled");
        assert_eq!(refused(cup.joins(AWAY).await), Refusal::Over);
    }
}

#[tokio::test]
async fn fifty_other_servers_take_part_and_can_still_move_it() {
    let cup = Cup::made(Base::sqlite(), cup(Between::Open, Pace::None)).await;
    let most = u64::try_from(MOST_SERVERS).expect("few");
    for server in (0..=most).map(|number| ServerId(1_000 + number)) {
        let name = "Manor".to_owned();
        let opened = cup
            .host
            .open_server(open_at(server), UserId(1), name, |open| open);
        opened.await.expect("opened");
        let joined = cup.joins(server).await;
        if server.0 < 1_000 + most {
            joined.expect("takes part");
        } else {
            assert_eq!(refused(joined), Refusal::ManyServers(MOST_SERVERS));
        }
    }
    cup.joins(ServerId(1_000)).await.expect("shown again");
}

#[tokio::test]
async fn nobody_loses_while_the_bot_is_gone_from_the_tournaments_own_server() {
    for base in bases() {
        let cup = Cup::begun(base, cup(Between::Open, Pace::None)).await;
        cup.leave(HOME).await;
        cup.after(8).await;
        cup.look().await;
        let found = cup.stored().await.tournament;
        assert_eq!(found.games_of(1).filter(|game| game.is_over()).count(), 0);
        assert!(found.entrants.iter().all(|one| one.until.is_none()));
    }
}

#[tokio::test]
async fn names_of_servers_stay_when_they_close_themselves() {
    for base in bases() {
        let cup = Cup::begun(base, cup(Between::Open, Pace::None)).await;
        for server in [HOME, AWAY] {
            cup.host
                .act(Actor::player(server, UserId(1)), openings::close)
                .await
                .expect("closed");
        }
        let abbey = Owner::Elsewhere(Some("Abbey".to_owned()));
        let there = cup.seen_in(AWAY).await;
        assert_eq!(there.owner, abbey);
        let listed = cup.host.read(manager(AWAY), listed).await.expect("listed");
        assert_eq!(listed[0].owner, abbey);
        let here = cup.seen_in(HOME).await;
        assert_eq!(here.owner, Owner::Here);
        assert!(here.names[2].ends_with(" · Bridge"), "{:?}", here.names);
        assert!(!here.names[0].contains(" · "), "{:?}", here.names);
    }
}

#[tokio::test]
async fn before_the_start_a_server_pulls_out_and_may_come_back() {
    for base in bases() {
        let cup = Cup::made(base, cup(Between::Open, Pace::None)).await;
        cup.joins(AWAY).await.expect("takes part");
        cup.enter(HOME, &[1]).await;
        cup.enter(AWAY, &[5, 6]).await;
        let member = Actor {
            manages: false,
            ..manager(AWAY)
        };
        let tried = cup.host.act(member, |cx| pull_out(cx, CUP)).await;
        assert_eq!(refused(tried), Refusal::NotManager);
        let own = cup.host.act(manager(HOME), |cx| pull_out(cx, CUP)).await;
        assert_eq!(refused(own), Refusal::OwnToCancel);
        let stranger = cup.host.act(manager(THIRD), |cx| pull_out(cx, CUP)).await;
        assert_eq!(refused(stranger), Refusal::Unknown);
        let out = PullOut {
            id: CUP,
            players: 2,
            has_begun: false,
        };
        let asked = cup
            .host
            .read(manager(AWAY), |cx| ask_to_pull_out(cx, CUP))
            .await;
        assert_eq!(asked.expect("may"), out);
        let done = cup.host.act(manager(AWAY), |cx| pull_out(cx, CUP)).await;
        assert_eq!(done.expect("out"), out);
        assert_eq!(cup.stored().await.tournament.entrants.len(), 1);
        let there = cup.seen_in(AWAY).await;
        assert_eq!((there.takes_part, there.servers), (false, 1));
        let late = cup
            .host
            .act(Actor::player(AWAY, UserId(5)), |cx| enter(cx, CUP))
            .await;
        assert_eq!(refused(late), Refusal::Unknown);
        cup.joins(AWAY).await.expect("again");
        cup.enter(AWAY, &[5]).await;
        assert!(cup.seen_in(AWAY).await.takes_part);
    }
}

#[tokio::test]
async fn players_of_a_server_that_pulls_out_withdraw_and_play_what_has_begun() {
    for base in bases() {
        let request = TournamentRequest {
            system: System::RoundRobin,
            rounds: None,
            ..cup(Between::Open, Pace::None)
        };
        let cup = Cup::begun(base, request).await;
        let (_, id) = cup.game_of(5).await;
        let done = cup.host.act(manager(AWAY), |cx| pull_out(cx, CUP)).await;
        assert!(done.expect("out").has_begun);
        let found = cup.stored().await.tournament;
        for player in [5, 6] {
            let entrant = found.entrant_of(UserId(player)).expect("still listed");
            assert_eq!(entrant.until, Some(1));
        }
        assert_eq!(found.game_of(id).expect("there").result, None);
        let running = cup.read(|tx| tx.tournaments().running_games(CUP)).await;
        assert!(running.iter().any(|game| game.id == id), "it goes on");
        // The bot is removed from the server too. Nothing else reports these games.
        cup.leave(AWAY).await;
        cup.after(1).await;
        cup.after(8).await;
        let found = cup.stored().await.tournament;
        let is_lost = |game: &&Game| {
            matches!(
                game.result,
                Some(GameResult::FirstUnplayed | GameResult::SecondUnplayed | GameResult::Unplayed)
            )
        };
        let guests = found.games_of(1).filter(|game| game.id.is_some());
        assert_eq!(guests.filter(is_lost).count(), 2);
    }
}

#[tokio::test]
async fn the_last_games_of_who_has_withdrawn_end_when_the_bot_is_gone_from_their_server() {
    for base in bases() {
        let cup = Cup::begun(base, cup(Between::Open, Pace::None)).await;
        for player in [5, 6] {
            let left = cup
                .host
                .act(Actor::player(AWAY, UserId(player)), |cx| leave(cx, CUP))
                .await;
            assert!(left.expect("out"));
        }
        let (_, id) = cup.game_of(5).await;
        cup.leave(AWAY).await;
        cup.after(6).await;
        let result = async || {
            cup.stored()
                .await
                .tournament
                .game_of(id)
                .expect("there")
                .result
        };
        cup.look().await;
        assert_eq!(result().await, None);
        cup.after(8).await;
        assert!(result().await.is_some());
        let due = cup.read({
            let now = cup.host.clock.now();
            move |tx| tx.tournaments().with_absent(now, Cursor::START, 10)
        });
        assert_eq!(due.await, [], "it is looked at once");
    }
}

/// Nobody could play since the last proof that the bot was there, whenever its removal was found.
#[tokio::test]
async fn a_round_is_longer_by_all_the_time_without_the_bot_and_by_each_outage_in_it_once() {
    for outage in [Duration::ZERO, DAY] {
        for base in bases() {
            let request = TournamentRequest {
                round_days: Some(14),
                ..cup(Between::Open, Pace::None)
            };
            let cup = Cup::begun(base, request).await;
            let deadline = cup.stored().await.deadline.expect("a deadline");
            let proven = cup.host.clock.now();
            let noted = presence::confirm(&cup.host, HOME, proven).await;
            noted.expect("noted");
            cup.write(Lock::Life, move |tx| {
                let (from, until) = (proven.after(DAY), proven.after(DAY).after(outage));
                match tx.clocks().insert_outage(Shard::ALL, from, until)? {
                    Some(_) => tx.tournaments().postpone(Shard::ALL, outage),
                    None => Ok(()),
                }
            })
            .await;
            cup.after(3).await;
            presence::find_absence(&cup.host, HOME, cup.host.clock().now())
                .await
                .expect("found");
            cup.after(5).await;
            absences::come_back(&cup.host, HOME).await.expect("back");
            let later = cup.stored().await.deadline.expect("a deadline");
            // The clock runs on during the test, for less than a minute.
            assert_eq!(
                later.since(deadline).as_secs() / 60,
                (DAY * 5).as_secs() / 60
            );
        }
    }
}

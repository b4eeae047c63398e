//! What refusing a challenge costs, and what costs nothing.

use super::*;
use crate::{players::actions::privacy, upkeep::retention};

#[tokio::test]
async fn refusals_that_do_not_count_any_more_are_forgotten_page_by_page() {
    for climb in Climb::both().await {
        let refused = climb.host.store.write(Lock::None, |tx| {
            let invitation = Invitation {
                place: Place {
                    server: HERE,
                    channel: ChannelId(20),
                    locale: Locale::English,
                },
                start: GAME.start(None).expect("standard"),
                challenger: CLEO,
                opponent: Some(BEN),
                wish: SideWish::Lot,
                timing: Timing::default(),
                rated: false,
                rematch_of: None,
            };
            let of = LadderGame {
                server: HERE,
                game: GAME,
                challenger: CLEO,
                challenged: BEN,
            };
            for _ in 0..=AT_ONCE {
                let id = tx.challenges().insert(&invitation, START)?;
                tx.ladders().insert_game(id, &of)?;
                tx.ladders().set_refusal(id, START, false)?;
            }
            Ok::<_, StoreError>(())
        });
        refused.await.expect("refused");
        let mut pass = Pass::new(START.after(DECLINE_COUNTS_FOR));
        for (expected, some) in [(Left::More, true), (Left::Until(None), false)] {
            let left = run(&climb.host, &mut pass).await;
            assert_eq!(left.expect("forgotten"), expected);
            let read = climb.host.store.read(|tx| {
                let found = tx.ladders().has_refusals(START)?;
                Ok::<_, StoreError>(found)
            });
            assert_eq!(read.await.expect("read"), some);
        }
    }
}

#[tokio::test]
async fn declining_the_same_player_twice_costs_the_place() {
    for climb in Climb::both().await {
        let first = climb.declined(CLEO, ADA).await;
        assert_eq!(climb.stake(first).await, Some(LadderStake::Declined));
        // A challenge from another player is a separate matter.
        climb.declined(BEN, ADA).await;
        assert_eq!(climb.order(HERE).await, [ADA, BEN, CLEO]);
        let second = climb.declined(CLEO, ADA).await;
        assert_eq!(climb.stake(second).await, Some(LadderStake::Lost));
        assert_eq!(climb.order(HERE).await, [CLEO, ADA, BEN]);
        assert_eq!(climb.order(THERE).await, [ADA, BEN, CLEO]);
        // The count starts over.
        climb.declined(ADA, CLEO).await;
        assert_eq!(climb.order(HERE).await, [CLEO, ADA, BEN]);
    }
}

#[tokio::test]
async fn a_declined_challenge_is_forgiven_after_a_month() {
    for climb in Climb::both().await {
        let first = climb.declined(CLEO, ADA).await;
        climb.after(30);
        climb.run().await;
        assert_eq!(climb.stake(first).await, None);
        climb.declined(CLEO, ADA).await;
        assert_eq!(climb.order(HERE).await, [ADA, BEN, CLEO]);
    }
}

#[tokio::test]
async fn an_unanswered_challenge_costs_the_place_unless_nobody_could_answer() {
    let away: [(&str, u32, bool); 6] = [
        ("there", 0, true),
        ("on vacation", 5, false),
        ("on a short vacation", 3, true),
        ("without the bot", 5, false),
        ("while the bot did not run", 5, false),
        ("while the bot did not run elsewhere", 5, true),
    ];
    for (how, days, costs) in away {
        for climb in Climb::both().await {
            let now = climb.host.clock.now();
            let until = now.after(DAY * days);
            match how {
                "there" => {}
                "without the bot" => {
                    climb
                        .write(move |tx| {
                            tx.absences().begin(HERE, now, now)?;
                            tx.absences().end(HERE, until, until).map(drop)
                        })
                        .await;
                }
                "while the bot did not run" | "while the bot did not run elsewhere" => {
                    // Of the two servers, this one belongs to the first.
                    let id = u32::from(how == "while the bot did not run elsewhere");
                    let shard = Shard { id, count: 2 };
                    climb
                        .write(move |tx| tx.clocks().insert_outage(shard, now, until).map(drop))
                        .await;
                }
                _ => {
                    climb
                        .write(move |tx| {
                            let span = [(now, until)];
                            tx.habits().set_vacations(
                                ADA,
                                &domain::matches::clock::Vacations::stored(span),
                                now,
                            )
                        })
                        .await;
                }
            }
            let id = climb.challenge(CLEO, ADA, Pace::default()).await;
            let id = id.expect("challenges");
            climb.after(7);
            // A finished match is needed as long as the challenge waits.
            retention::tend_database(&climb.host).await.expect("tended");
            climb.run().await;
            let (order, stake) = if costs {
                ([CLEO, ADA, BEN], Some(LadderStake::Lost))
            } else {
                ([ADA, BEN, CLEO], None)
            };
            assert_eq!(climb.order(HERE).await, order, "{how}");
            assert_eq!(climb.stake(id).await, stake, "{how}");
        }
    }
}

/// An outage extends the time to answer, but nobody is available for longer because of that.
#[tokio::test]
async fn an_outage_does_not_make_a_vacation_shorter() {
    for climb in Climb::both().await {
        let now = climb.host.clock.now();
        let back = now.after(DAY * 5);
        climb
            .write(move |tx| {
                let away = [(back, back.after(DAY * 5))];
                let away = domain::matches::clock::Vacations::stored(away);
                tx.habits().set_vacations(ADA, &away, now)
            })
            .await;
        let id = climb.challenge(CLEO, ADA, Pace::default()).await;
        let id = id.expect("challenges");
        climb
            .write(move |tx| {
                tx.clocks().insert_outage(Shard::ALL, now, back)?;
                tx.challenges()
                    .postpone_expiries(Shard::ALL, back.since(now))
            })
            .await;
        climb.after(12);
        retention::tend_database(&climb.host).await.expect("tended");
        climb.run().await;
        assert_eq!(climb.order(HERE).await, [ADA, BEN, CLEO]);
        assert_eq!(climb.stake(id).await, None);
    }
}

#[tokio::test]
async fn whoever_accepts_and_does_not_play_loses_the_place() {
    for climb in Climb::both().await {
        let declined = climb.declined(CLEO, ADA).await;
        // First the challenger doesn't show up.
        let id = climb.accepted(CLEO).await;
        climb.after(2);
        climb.run().await;
        let ended = climb.host.store.read(move |tx| tx.matches().find(id)).await;
        let ended: Result<_, StoreError> = ended;
        let end = ended.expect("read").expect("there").end.expect("over");
        assert_eq!(end.termination, Termination::Unplayed);
        assert_eq!(climb.order(HERE).await, [ADA, BEN, CLEO]);
        assert_eq!(climb.stake(declined).await, None, "Ada was there");
        // Then the challenged player doesn't.
        climb.accepted(ADA).await;
        climb.after(4);
        climb.run().await;
        assert_eq!(climb.order(HERE).await, [CLEO, ADA, BEN]);
        assert_eq!(climb.order(THERE).await, [ADA, BEN, CLEO]);
        // It doesn't happen twice either.
        climb.run().await;
        assert_eq!(climb.order(HERE).await, [CLEO, ADA, BEN]);
    }
}

#[tokio::test]
async fn a_challenger_who_is_deleted_takes_no_place() {
    for climb in Climb::both().await {
        climb.accepted(ADA).await;
        let deleted = privacy::delete(&climb.host, CLEO).await;
        assert!(deleted.expect("deleted"));
        climb.run().await;
        assert_eq!(climb.order(HERE).await, [ADA, BEN]);
    }
}

#[tokio::test]
async fn a_match_that_is_played_makes_up_for_a_refusal() {
    for climb in Climb::both().await {
        climb.declined(CLEO, ADA).await;
        let id = climb.accepted(ADA).await;
        let now = climb.host.clock.now();
        climb
            .write(move |tx| {
                let end = End {
                    outcome: Some(Outcome::Draw),
                    termination: Termination::Agreement,
                };
                tx.matches().set_end(id, end, now)
            })
            .await;
        climb.run().await;
        assert_eq!(climb.order(HERE).await, [ADA, BEN, CLEO]);
        let again = climb.declined(CLEO, ADA).await;
        assert_eq!(climb.stake(again).await, Some(LadderStake::Declined));
        assert_eq!(climb.order(HERE).await, [ADA, BEN, CLEO], "the first again");
    }
}

#[tokio::test]
async fn a_refusal_that_has_cost_the_place_counts_no_more() {
    for climb in Climb::both().await {
        for by in [CLEO, ADA] {
            let other = if by == CLEO { ADA } else { CLEO };
            climb.declined(by, other).await;
            climb.declined(by, other).await;
            assert_eq!(climb.order(HERE).await[0], by);
        }
        let again = climb.declined(CLEO, ADA).await;
        assert_eq!(climb.stake(again).await, Some(LadderStake::Declined));
        assert_eq!(climb.order(HERE).await, [ADA, CLEO, BEN]);
    }
}

#[tokio::test]
async fn a_match_that_is_annulled_or_aborted_makes_up_for_no_refusal() {
    for annuls in [false, true] {
        for climb in Climb::both().await {
            climb.declined(CLEO, ADA).await;
            let id = climb.accepted(ADA).await;
            let now = climb.host.clock.now();
            climb
                .write(move |tx| {
                    let end = if annuls {
                        End {
                            outcome: Some(Outcome::Draw),
                            termination: Termination::Agreement,
                        }
                    } else {
                        End {
                            outcome: None,
                            termination: Termination::Aborted,
                        }
                    };
                    tx.matches().set_end(id, end, now)?;
                    if annuls {
                        tx.ratings().annul(id, now)?;
                    }
                    Ok(())
                })
                .await;
            climb.run().await;
            assert_eq!(climb.order(HERE).await, [ADA, BEN, CLEO]);
            // This is the second time.
            climb.declined(CLEO, ADA).await;
            assert_eq!(climb.order(HERE).await, [CLEO, ADA, BEN], "{annuls}");
        }
    }
}

#[tokio::test]
async fn what_is_withdrawn_or_live_costs_nothing() {
    for climb in Climb::both().await {
        for _ in 0..2 {
            let id = climb.challenge(CLEO, ADA, Pace::default()).await;
            let withdrawn = climb.host.withdraw(HERE, id.expect("challenges"), CLEO);
            withdrawn.await.expect("withdrawn");
            climb.run().await;
        }
        climb.after(1);
        climb
            .challenge(CLEO, ADA, Pace::Live10Minutes)
            .await
            .expect("challenges");
        climb.after(2);
        climb.run().await;
        for _ in 0..2 {
            let id = climb.challenge(CLEO, ADA, Pace::Live10Minutes).await;
            let declined = climb.host.decline(HERE, id.expect("challenges"), ADA);
            declined.await.expect("declined");
            climb.run().await;
        }
        assert_eq!(climb.order(HERE).await, [ADA, BEN, CLEO]);
    }
}

#[tokio::test]
async fn two_players_have_one_challenge_or_match_at_a_time() {
    for climb in Climb::both().await {
        let id = climb.challenge(CLEO, BEN, Pace::default()).await;
        let id = id.expect("challenges");
        let again = async || climb.challenge(CLEO, BEN, Pace::default()).await;
        let pending = |tried: Result<MatchId, Failure>| match tried {
            Err(Failure::Community(domain::community::Refused::Ladder(why))) => {
                assert_eq!(why, Refusal::Pending(BEN));
            }
            other => panic!("{other:?}"),
        };
        pending(again().await);
        climb.host.accept(HERE, id, BEN).await.expect("begins");
        pending(again().await);
        let annulled = climb.challenge(BEN, ADA, Pace::default()).await;
        annulled.expect("somebody else");
    }
}

#[tokio::test]
async fn a_match_that_is_annulled_before_it_is_looked_at_moves_nobody() {
    for annuls in [false, true] {
        for climb in Climb::both().await {
            let id = climb.challenge(CLEO, ADA, Pace::default()).await;
            let id = id.expect("challenges");
            climb.host.accept(HERE, id, ADA).await.expect("begins");
            let now = climb.host.clock.now();
            climb
                .write(move |tx| {
                    let found = tx.matches().find(id)?.expect("begun");
                    let cleo = found.players.side_of(CLEO).expect("plays");
                    let won = End {
                        outcome: Some(Outcome::Win(cleo)),
                        termination: Termination::Resignation,
                    };
                    tx.matches().set_end(id, won, now)?;
                    if annuls {
                        tx.ratings().annul(id, now)?;
                    }
                    Ok(())
                })
                .await;
            assert_eq!(climb.order(HERE).await, [ADA, BEN, CLEO]);
            climb.run().await;
            let expected = if annuls {
                [ADA, BEN, CLEO]
            } else {
                [CLEO, ADA, BEN]
            };
            assert_eq!(climb.order(HERE).await, expected, "{annuls}");
            // Nor does it later.
            climb.run().await;
            assert_eq!(climb.order(HERE).await, expected, "{annuls}");
        }
    }
}

/// The first of a ladder can't keep those below from challenging.
#[tokio::test]
async fn neither_a_block_nor_many_matches_keep_a_challenge_for_a_place_off() {
    for climb in Climb::both().await {
        let host = Host {
            most_matches: 1,
            ..climb.host.clone()
        };
        let climb = Climb { host, ..climb };
        climb
            .write(|tx| {
                tx.people().block(ADA, CLEO)?;
                let invitation = Invitation {
                    place: Place {
                        server: HERE,
                        channel: ChannelId(20),
                        locale: Locale::English,
                    },
                    start: GAME.start(None).expect("standard"),
                    challenger: ADA,
                    opponent: None,
                    wish: SideWish::Side(Side::First),
                    timing: Timing::default(),
                    rated: false,
                    rematch_of: None,
                };
                let id = tx.challenges().insert(&invitation, START)?;
                let players = domain::matches::Players::with(ADA, Side::First, UserId(9));
                tx.matches().insert(id, &invitation, players, START)?;
                Ok(())
            })
            .await;
        let id = climb.challenge(CLEO, ADA, Pace::Move1Day).await;
        let id = id.expect("a challenge for a place");
        climb.host.accept(HERE, id, ADA).await.expect("begins");
        // The challenger's own limit holds, and whom the challenger has blocked isn't challenged.
        let refused = climb.challenge(CLEO, BEN, Pace::Move1Day).await;
        assert!(
            matches!(
                refused,
                Err(Failure::Refused(domain::matches::Refusal::ManyMatches(1)))
            ),
            "{refused:?}"
        );
    }
}

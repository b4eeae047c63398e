//! Tests of what players can still agree on when time has run out but the match has not been ended yet.

use super::*;
use crate::matches::actions::offers::Offered;
use domain::matches::{OfferId, OfferKind, clock::PauseLength};

on_either_engine!(
    nothing_is_offered_or_agreed_on_once_a_match_is_lost_on_time,
    a_draw_and_a_takeback_are_agreed_on_until_somebody_claims,
    nothing_is_agreed_on_after_a_match_that_nobody_has_claimed_was_to_end,
    nothing_is_agreed_on_when_time_is_up_in_a_match_that_has_hardly_begun,
);

/// An offer waiting in its own match, in which it is Ada's turn.
struct Waiting {
    id: MatchId,
    kind: OfferKind,
    by: UserId,
    offer: OfferId,
}

impl Waiting {
    /// Returns the player who is to answer.
    fn other(&self) -> UserId {
        if self.by == ADA { BEN } else { ADA }
    }
}

/// Makes every possible offer, in matches in which Ada has a day to move.
async fn offer_all(host: &Host, flag: Flag) -> Vec<Waiting> {
    let wanted = Wanted {
        flag,
        ..Wanted::HERE
    };
    let mut all = Vec::new();
    for kind in OfferKind::ALL {
        for by in [ADA, BEN] {
            let begun = host
                .store
                .write(Lock::None, move |tx| wanted.begin(tx, START));
            let id = begun.await.expect("begun");
            let made = match kind {
                OfferKind::Draw | OfferKind::Takeback => {
                    host.offer(SERVER, id, by, None, kind).await
                }
                OfferKind::Pause => host.offer_pause(SERVER, id, by, PauseLength::Week).await,
            };
            assert!(matches!(made, Ok(Offered::Made)), "{made:?}");
            let read = host
                .store
                .read(move |tx| Ok::<_, StoreError>(tx.offers().of_match(id, 4)?.remove(0)));
            let offer = read.await.expect("read").id;
            all.push(Waiting {
                id,
                kind,
                by,
                offer,
            });
        }
    }
    all
}

async fn found(host: &Host, id: MatchId) -> Match {
    let read = host.store.read(move |tx| tx.matches().find(id)).await;
    let read: Result<_, StoreError> = read;
    read.expect("read").expect("there")
}

fn refusal<T: fmt::Debug>(done: Result<T, Failure>) -> TimeRefusal {
    match done {
        Err(Failure::Refused(Refusal::Time(refusal))) => refusal,
        other => panic!("refused, not {other:?}"),
    }
}

async fn nothing_is_offered_or_agreed_on_once_a_match_is_lost_on_time(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    let all = offer_all(&host, Flag::End).await;
    mover.send_modify(|shift| *shift += DAY + MINUTE);
    for waiting in &all {
        let (id, kind) = (waiting.id, waiting.kind);
        let late = host.accept_offer(SERVER, waiting.offer, waiting.other());
        assert_eq!(refusal(late.await), TimeRefusal::TooLate(id), "{kind:?}");
        for by in [ADA, BEN] {
            for kind in [OfferKind::Draw, OfferKind::Takeback] {
                let late = host.offer(SERVER, id, by, None, kind).await;
                assert_eq!(refusal(late), TimeRefusal::TooLate(id), "{kind:?}");
            }
            let late = host.offer_pause(SERVER, id, by, PauseLength::Days3).await;
            assert_eq!(refusal(late), TimeRefusal::RunOut(id));
        }
    }
    // An answer that changes nothing is still accepted.
    let [one, other, ..] = &all[..] else {
        panic!("six of them")
    };
    let declined = host.decline_offer(SERVER, one.offer, one.other()).await;
    declined.expect("declined");
    let withdrawn = host.withdraw_offer(SERVER, other.offer, other.by).await;
    withdrawn.expect("withdrawn");
    host.tick(host.clock().now()).await.expect("looks");
    for waiting in all {
        let end = found(&host, waiting.id).await.end.expect("an end");
        assert_eq!(end.termination, Termination::Timeout);
    }
}

async fn a_draw_and_a_takeback_are_agreed_on_until_somebody_claims(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    let all = offer_all(&host, Flag::Claim).await;
    mover.send_modify(|shift| *shift += DAY + MINUTE);
    host.tick(host.clock().now()).await.expect("looks");
    for waiting in all {
        let accepted = host
            .accept_offer(SERVER, waiting.offer, waiting.other())
            .await;
        let after = found(&host, waiting.id).await;
        match (waiting.kind, waiting.by) {
            (OfferKind::Draw, _) => {
                accepted.expect("accepted");
                let end = after.end.expect("an end");
                assert_eq!(end.termination, Termination::Agreement);
            }
            (OfferKind::Takeback, by) => {
                accepted.expect("accepted");
                assert_eq!(after.turn(), Some(by), "whose move was taken back");
            }
            (OfferKind::Pause, _) => {
                assert_eq!(refusal(accepted), TimeRefusal::RunOut(waiting.id));
            }
        }
    }
}

/// Seven days after time was up, and before anyone checks the clock.
async fn nothing_is_agreed_on_after_a_match_that_nobody_has_claimed_was_to_end(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    let all = offer_all(&host, Flag::Claim).await;
    mover.send_modify(|shift| *shift += DAY + MINUTE);
    host.tick(host.clock().now()).await.expect("looks");
    mover.send_modify(|shift| *shift += DAY * 7);
    for waiting in &all {
        let (id, kind) = (waiting.id, waiting.kind);
        let late = host.accept_offer(SERVER, waiting.offer, waiting.other());
        assert_eq!(refusal(late.await), TimeRefusal::TooLate(id), "{kind:?}");
        for by in [ADA, BEN] {
            let late = host.offer(SERVER, id, by, None, OfferKind::Draw).await;
            assert_eq!(refusal(late), TimeRefusal::TooLate(id), "{kind:?}");
        }
    }
    host.tick(host.clock().now()).await.expect("looks");
    for waiting in all {
        let end = found(&host, waiting.id).await.end.expect("an end");
        assert_eq!(end.termination, Termination::Timeout);
    }
}

/// There is nothing to claim in such a match, so it ends when its time is up.
async fn nothing_is_agreed_on_when_time_is_up_in_a_match_that_has_hardly_begun(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    let begun = host.store.write(Lock::None, |tx| {
        let id = begin(tx)?;
        let claim = format!("UPDATE challenges SET flag = 'claim' WHERE id = {}", id.0);
        assert_eq!(tx.sql(claim)?, 1);
        Ok::<_, StoreError>(id)
    });
    let id = begun.await.expect("begun");
    let made = host
        .offer(SERVER, id, UserId(1), None, OfferKind::Draw)
        .await;
    assert!(matches!(made, Ok(Offered::Made)), "{made:?}");
    let read = host
        .store
        .read(move |tx| Ok::<_, StoreError>(tx.offers().of_match(id, 0)?.remove(0)));
    let offer = read.await.expect("read").id;
    mover.send_modify(|shift| *shift += DAY * 3 + MINUTE);
    let late = host.accept_offer(SERVER, offer, UserId(2)).await;
    assert_eq!(refusal(late), TimeRefusal::TooLate(id));
    host.tick(host.clock().now()).await.expect("looks");
    let end = found(&host, id).await.end.expect("an end");
    assert_eq!(end.termination, Termination::Unplayed);
}

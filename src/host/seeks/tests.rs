//! Who is paired again, whose seeks are listed, and which can be taken.

use super::*;
use crate::{
    clock::testing::TestMachine,
    community::seeks::MOST_REFUSED,
    matches::{ChannelId, TimingWish},
    store::{StoreError, tests::base::Base},
    words::Locale,
};

const HERE: ServerId = ServerId(10);
const ADA: UserId = UserId(1);

fn place(server: ServerId) -> Place {
    Place {
        server,
        channel: ChannelId(20),
        locale: Locale::English,
    }
}

fn request(player: UserId) -> SeekRequest {
    SeekRequest {
        place: place(HERE),
        player,
        roles: Vec::new(),
        game: Some(GameId::Courtyard),
        timing: TimingWish::default(),
        rated: true,
        side: SideWish::Lot,
        opponents: RatingRange::Any,
        scope: SeekScope::Here,
        days: None,
    }
}

/// Both engines, if there is a PostgreSQL server.
fn hosts() -> impl Iterator<Item = (Base, Host)> {
    let bases = [Some(Base::sqlite()), Base::postgres()];
    bases.into_iter().flatten().map(|base| {
        let (_machine, clock, _mover) = TestMachine::new();
        let host = Host::new(base.open(), clock);
        (base, host)
    })
}

async fn write(host: &Host, job: impl Fn(&WriteTx<'_>) -> Result<(), StoreError> + Send + 'static) {
    host.store.write(Lock::None, job).await.expect("written");
}

#[tokio::test]
async fn whoever_is_left_before_they_have_answered_has_refused_nobody() {
    for (_base, host) in hosts() {
        host.seek(request(ADA)).await.expect("seeks");
        for number in 0..=MOST_REFUSED as u64 {
            let other = UserId(2 + number);
            let sought = host.seek(request(other)).await.expect("seeks");
            let asked = sought.asked.expect("Ada is still paired");
            let declined = host.answer_proposal(asked.consent.id, other, false);
            declined.await.expect("declines");
            let seek = sought.seek.id;
            host.withdraw_seek(seek, other).await.expect("withdrawn");
        }
        // Whoever declines as often is not paired any more.
        let ben = UserId(99);
        for number in 0..MOST_REFUSED as u64 {
            let other = UserId(200 + number);
            host.store
                .write(Lock::Seeks, |tx| {
                    for seek in tx.seeks_of(ADA)? {
                        tx.remove_seek(seek.id)?;
                    }
                    Ok::<_, StoreError>(())
                })
                .await
                .expect("gone");
            let other = host.seek(request(other)).await.expect("seeks").seek;
            let sought = host.seek(request(ben)).await.expect("seeks");
            let asked = sought.asked.expect("paired");
            let declined = host.answer_proposal(asked.consent.id, ben, false);
            declined.await.expect("declines");
            for (seek, by) in [(other.id, other.player), (sought.seek.id, ben)] {
                host.withdraw_seek(seek, by).await.expect("withdrawn");
            }
        }
        host.seek(request(UserId(300))).await.expect("seeks");
        let sought = host.seek(request(ben)).await.expect("seeks");
        assert!(sought.asked.is_none(), "{:?}", sought.asked);
    }
}

#[tokio::test]
async fn seeks_of_blocked_players_are_not_listed_and_none_is_taken_where_the_bot_is_not() {
    for (_base, host) in hosts() {
        let [ben, cleo] = [UserId(2), UserId(3)];
        let side = |player, side| SeekRequest {
            // Two who want the same side are not paired.
            side: SideWish::Side(side),
            ..request(player)
        };
        let first = crate::games::Side::First;
        let bens = host.seek(side(ben, first)).await.expect("seeks").seek;
        host.seek(side(cleo, first)).await.expect("seeks");
        let listed = async || -> Vec<UserId> {
            let wanted = SeeksWanted {
                game: None,
                scope: SeekScope::Here,
            };
            let view = host.seeks(HERE, ADA, wanted).await.expect("listed");
            assert_eq!(view.unfit, 0);
            view.others.iter().map(|line| line.seek.player).collect()
        };
        assert_eq!(listed().await, [ben, cleo]);
        write(&host, move |tx| tx.block(ADA, cleo)).await;
        assert_eq!(listed().await, [ben]);
        write(&host, move |tx| tx.block(ben, ADA)).await;
        assert_eq!(listed().await, []);
        write(&host, move |tx| tx.unblock(ben, ADA).map(drop)).await;
        let now = host.clock.now();
        write(&host, move |tx| tx.begin_absence(HERE, now, now).map(drop)).await;
        let take = async || {
            let there = place(ServerId(11));
            host.take_seek(there, bens.id, (ADA, Vec::new()), None)
                .await
        };
        let refused = take().await.expect_err("the bot is not there");
        assert!(
            matches!(
                refused,
                Failure::Community(crate::community::Refused::Seek(SeekRefusal::Gone))
            ),
            "{refused:?}"
        );
    }
}

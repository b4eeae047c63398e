//! Which players are paired again, whose seeks are listed, and which can be taken.

use super::*;
use domain::{
    clock::testing::{START, TestMachine},
    community::seeks::{MOST_REFUSED, NewSeek, Pairing, Vote},
    matches::{Actor, ChannelId, ServerId, Timing, TimingWish},
};
use rules::words::Locale;
use store::{Cursor, SeeksMut, StoreError, on_either_engine, testing::Base};

const HERE: ServerId = ServerId(10);
const ADA: UserId = UserId(1);

fn place(server: ServerId) -> Place {
    Place {
        server,
        channel: ChannelId(20),
        locale: Locale::English,
    }
}

fn request() -> SeekRequest {
    SeekRequest {
        place: place(HERE),
        game: Some(GameId::Courtyard),
        timing: TimingWish::default(),
        rated: true,
        side: SideWish::Lot,
        opponents: RatingRange::Any,
        scope: SeekScope::Here,
        days: None,
    }
}

/// Returns both engines, if there is a PostgreSQL server.
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
        host.seek(ADA, request()).await.expect("seeks");
        for number in 0..=MOST_REFUSED as u64 {
            let other = UserId(2 + number);
            let sought = host.seek(other, request()).await.expect("seeks");
            let asked = sought.asked.expect("Ada is still paired");
            let declined = host.answer_proposal(asked.consent.id, other, Vote::Decline);
            declined.await.expect("declines");
            let seek = sought.seek.id;
            host.withdraw_seek(seek, other).await.expect("withdrawn");
        }
        // A player who declines this often is no longer paired.
        let ben = UserId(99);
        for number in 0..MOST_REFUSED as u64 {
            let other = UserId(200 + number);
            host.store
                .write(Lock::Seeks, |tx| {
                    for seek in tx.seeks().of_player(ADA)? {
                        tx.seeks().remove(seek.id)?;
                    }
                    Ok::<_, StoreError>(())
                })
                .await
                .expect("gone");
            let other = host.seek(other, request()).await.expect("seeks").seek;
            let sought = host.seek(ben, request()).await.expect("seeks");
            let asked = sought.asked.expect("paired");
            let declined = host.answer_proposal(asked.consent.id, ben, Vote::Decline);
            declined.await.expect("declines");
            for (seek, by) in [(other.id, other.player), (sought.seek.id, ben)] {
                host.withdraw_seek(seek, by).await.expect("withdrawn");
            }
        }
        host.seek(UserId(300), request()).await.expect("seeks");
        let sought = host.seek(ben, request()).await.expect("seeks");
        assert!(sought.asked.is_none(), "{:?}", sought.asked);
    }
}

#[tokio::test]
async fn seeks_of_blocked_players_are_not_listed_and_none_is_taken_where_the_bot_is_not() {
    for (_base, host) in hosts() {
        let [ben, cleo] = [UserId(2), UserId(3)];
        let side = |side| SeekRequest {
            // Two players who want the same side are not paired.
            side: SideWish::Side(side),
            ..request()
        };
        let first = rules::Side::First;
        let bens = host.seek(ben, side(first)).await.expect("seeks").seek;
        host.seek(cleo, side(first)).await.expect("seeks");
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
        write(&host, move |tx| tx.people().block(ADA, cleo)).await;
        assert_eq!(listed().await, [ben]);
        write(&host, move |tx| tx.people().block(ben, ADA)).await;
        assert_eq!(listed().await, []);
        write(&host, move |tx| tx.people().unblock(ben, ADA).map(drop)).await;
        let now = host.clock.now();
        write(&host, move |tx| {
            tx.absences().begin(HERE, now, now).map(drop)
        })
        .await;
        let take = async || {
            let there = place(ServerId(11));
            let ada = Actor::player(there.server, ADA);
            host.act(ada, move |cx| take(cx, there, bens.id, None))
                .await
        };
        let refused = take().await.expect_err("the bot is not there");
        assert!(
            matches!(
                refused,
                Failure::Community(domain::community::Refused::Seek(SeekRefusal::Gone))
            ),
            "{refused:?}"
        );
    }
}

on_either_engine!(what_cannot_be_read_keeps_nobody_else_from_being_paired);

/// Makes seeks for players who are not paired before the next tick.
fn seek_later(
    seeks: &SeeksMut<'_>,
    players: std::ops::RangeInclusive<u64>,
    game: GameId,
    until: Timestamp,
) -> Result<Vec<SeekId>, StoreError> {
    let terms = Terms {
        game: Some(game),
        timing: Timing::default(),
        rated: true,
        side: SideWish::Lot,
        opponents: RatingRange::Any,
        scope: SeekScope::Here,
    };
    let seek = |player| {
        seeks.insert(NewSeek {
            player: UserId(player),
            place: place(HERE),
            terms,
            made_at: START,
            expires_at: until,
        })
    };
    players.map(seek).collect()
}

async fn what_cannot_be_read_keeps_nobody_else_from_being_paired(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    let hours = |count| START.after(std::time::Duration::from_hours(count));
    write(&host, move |tx| {
        // Of the first three seeks, one cannot be read.
        seek_later(&tx.seeks(), 1..=3, GameId::Courtyard, hours(99))?;
        let seeks = seek_later(&tx.seeks(), 4..=9, GameId::KingsCourt, hours(99))?;
        for (players, seeks) in [4_u64, 6, 8].into_iter().zip(seeks.chunks(2)) {
            let pairing = Pairing {
                seeks: [seeks[0], seeks[1]],
                players: [players, players + 1].map(UserId),
                game: None,
            };
            tx.seeks()
                .insert_proposal(&pairing, GameId::KingsCourt, START, hours(2))?;
        }
        let refused = tx.seeks().open_proposal_to(UserId(4))?.expect("asked").id;
        tx.seeks()
            .close_proposal(refused, ProposalState::Declined, None, hours(99))?;
        seek_later(&tx.seeks(), 10..=10, GameId::Courtyard, hours(1)).map(drop)
    })
    .await;
    for (sql, changed) in [
        ("INSERT INTO games (id) VALUES ('nonsense')", 1),
        ("UPDATE seeks SET game = 'nonsense' WHERE player = 1", 1),
        // One that failed, and one that lapses.
        (
            "UPDATE proposals SET game = 'nonsense'
             WHERE id IN (SELECT proposal FROM consents WHERE player IN (4, 6))",
            2,
        ),
    ] {
        assert_eq!(base.change(sql), changed, "{sql}");
    }
    host.tick(hours(3)).await.expect("all of it is done");
    let read = host.store.read(|tx| {
        let asked = tx.seeks().open_proposal_to(UserId(2))?.expect("paired");
        assert!(asked.consent_of(UserId(3)).is_some());
        assert_eq!(
            tx.seeks()
                .lapsed_proposals(asked.made_at, Cursor::START, 9)?,
            []
        );
        assert_eq!(
            tx.seeks().of_player(UserId(8))?,
            [],
            "the proposal has lapsed"
        );
        assert_eq!(
            tx.seeks().of_player(UserId(10))?,
            [],
            "the seek has expired"
        );
        // The proposal is forgotten, so both keep looking for an opponent.
        let sixth = tx.seeks().of_player(UserId(6))?.len();
        Ok::<_, StoreError>((sixth, tx.seeks().of_player(UserId(1)).is_err()))
    });
    assert_eq!(read.await.expect("read"), (1, true));
}

/// Opens both servers to others, and makes one seek in each.
async fn abroad(host: &Host, player: UserId, server: ServerId) -> Sought {
    let opened = host.open_server(place(server), UserId(1), server.to_string(), |open| open);
    opened.await.expect("opened");
    let request = SeekRequest {
        place: place(server),
        scope: SeekScope::Everywhere,
        ..request()
    };
    host.seek(player, request).await.expect("seeks")
}

const THERE: ServerId = ServerId(11);

async fn ban(host: &Host, server: ServerId, user: UserId) {
    write(host, move |tx| {
        tx.bans().set(server, &store::Ban { user, reason: None })
    })
    .await;
}

#[tokio::test]
async fn whoever_was_banned_before_they_were_deleted_is_not_paired_into_that_server() {
    let [ada, ben, cleo] = [UserId(1), UserId(2), UserId(3)];
    for (_base, host) in hosts() {
        ban(&host, THERE, ada).await;
        write(&host, move |tx| tx.privacy().erase(ada).map(drop)).await;
        abroad(&host, ada, HERE).await;
        let asked = abroad(&host, ben, THERE).await.asked;
        assert!(asked.is_none(), "{asked:?}");
        // Neither is the seek listed there, nor Ben's to her.
        let wanted = SeeksWanted {
            game: None,
            scope: SeekScope::Everywhere,
        };
        for (server, reader) in [(THERE, cleo), (HERE, ada)] {
            let view = host.seeks(server, reader, wanted).await.expect("listed");
            let listed = view.others.iter().map(|line| line.seek.player);
            let expected = [ben].into_iter().filter(|_| server == THERE);
            assert_eq!(listed.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
        }
        // She still finds opponents where she is welcome.
        let asked = abroad(&host, cleo, HERE).await.asked.expect("paired");
        assert_eq!(asked.state, ProposalState::Open);
    }
}

#[tokio::test]
async fn nobody_who_is_banned_in_either_server_after_being_asked_begins_a_match() {
    let players = [UserId(1), UserId(2)];
    let servers = [HERE, THERE];
    for (banned, server) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        for last in [0, 1] {
            for (_base, host) in hosts() {
                abroad(&host, players[0], HERE).await;
                let asked = abroad(&host, players[1], THERE).await.asked;
                let proposal = host
                    .store
                    .read(move |tx| tx.seeks().open_proposal_to(players[0]));
                let proposal = proposal.await.expect("read").expect("asked");
                assert!(asked.is_some());
                ban(&host, servers[server], players[banned]).await;
                let answer = async |player: UserId| {
                    let consent = proposal.consent_of(player).expect("asked").id;
                    host.answer_proposal(consent, player, Vote::Agree).await
                };
                let [first, last] = [players[1 - last], players[last]];
                answer(first).await.expect("agrees");
                let refused = answer(last).await.expect_err("one of them is banned");
                assert!(matches!(refused, Failure::Refused(_)), "{refused:?}");
                // Both said yes. So neither seeks less or is tired, and nobody waits for an answer.
                let id = proposal.id;
                let read = host.store.read(move |tx| {
                    let over = tx.seeks().proposal(id)?.expect("kept");
                    let seeks = [
                        tx.seeks().of_player(players[0])?.len(),
                        tx.seeks().of_player(players[1])?.len(),
                    ];
                    let running = tx.matches().count_running(players[0])?;
                    Ok::<_, StoreError>((over, seeks, running))
                });
                let (over, seeks, running) = read.await.expect("read");
                assert_eq!((over.state, over.begun), (ProposalState::Withdrawn, None));
                assert!(over.consents.iter().all(|one| one.agrees == Some(true)));
                assert_eq!((seeks, running), ([1, 1], 0));
                let later = host.clock.now().after(std::time::Duration::from_hours(49));
                host.tick(later).await.expect("tended");
                let left = host.store.read(move |tx| tx.seeks().of_player(last)).await;
                assert_eq!(left.expect("read").len(), 1, "nobody was silent");
            }
        }
    }
}

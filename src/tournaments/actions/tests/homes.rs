//! Deletion of channels in which a tournament is shown.

use super::*;
use domain::{
    clock::testing::START,
    community::tournament::GameResult,
    settings::{Home, ServerSettings},
};

const PACE: Pace = Pace::Move7Days;

impl Cup {
    /// Returns a game between the two servers in which the guest moves first, so that nobody else's
    /// time runs out.
    async fn guest_to_move(&self) -> (Game, MatchId) {
        for player in [5, 6] {
            let (game, id) = self.game_of(player).await;
            let turn = self
                .read(move |tx| tx.tournaments().running_games(CUP))
                .await;
            let turn = turn.iter().find(|one| one.id == id).expect("it runs").turn;
            if turn == UserId(player) {
                return (game, id);
            }
        }
        panic!("somebody moves first");
    }

    async fn channel_of(&self, at: ShowingId) -> ChannelId {
        let venue = self.read(move |tx| tx.showings().venue(at)).await;
        venue.expect("there").place.channel
    }
}

#[tokio::test]
async fn games_whose_channel_is_gone_go_on_in_another_one_of_the_server() {
    for base in bases() {
        let cup = Cup::begun(base, cup(Between::Open, PACE)).await;
        let (_, id) = cup.guest_to_move().await;
        assert!(cup.base.change("DELETE FROM outbox") > 0, "all was said");
        let at = cup.channel_goes(AWAY, id).await;
        assert_eq!(cup.channel_of(at).await, open_at(AWAY).channel);
        assert_eq!(cup.unshown().await, []);
        let waits = cup.read(move |tx| tx.outbox().board_waits(at)).await;
        assert!(waits, "the board is shown there");
        // Whatever shows the tournament moves there too, and so does the next round.
        let places = cup.read(|tx| tx.tournaments().taking_part(CUP)).await;
        assert_eq!(places, [open_at(AWAY)]);
        for subject in [CUP.card(), CUP.round(1)] {
            let shown = cup.read(move |tx| tx.bulletins().about(subject)).await;
            let there = shown.iter().find(|one| one.place.server == AWAY);
            assert_eq!(there.expect("shown").place, open_at(AWAY));
        }
    }
}

#[tokio::test]
async fn the_channel_that_a_server_has_chosen_gives_way_to_that_of_the_tournament() {
    for base in bases() {
        let cup = Cup::made(base, cup(Between::Open, PACE)).await;
        cup.joins(AWAY).await.expect("takes part");
        let chosen = ChannelId(311);
        cup.write(Lock::Server(AWAY), move |tx| {
            let settings = ServerSettings {
                home: Home::Channel(chosen),
                ..ServerSettings::default()
            };
            tx.settings().set_server(AWAY, settings)
        })
        .await;
        cup.enter(HOME, &[1, 2]).await;
        cup.enter(AWAY, &[5, 6]).await;
        cup.start().await;
        let (_, id) = cup.guest_to_move().await;
        let at = cup.read(move |tx| tx.showings().find_in(AWAY, id)).await;
        assert_eq!(cup.channel_of(at.expect("shown")).await, chosen);
        let mut seen = Vec::new();
        for _ in 0..3 {
            let at = cup.channel_goes(AWAY, id).await;
            seen.push(cup.channel_of(at).await);
        }
        // Each is tried once, and the last is kept.
        let [tournament, open] = [shown_at(AWAY), open_at(AWAY)].map(|place| place.channel);
        assert_eq!(seen, [tournament, open, open]);
        assert_eq!(cup.unshown().await.len(), 1);
    }
}

#[tokio::test]
async fn managers_who_show_the_tournament_elsewhere_show_its_games_there() {
    for base in bases() {
        let cup = Cup::begun(base, cup(Between::Open, PACE)).await;
        let (_, id) = cup.guest_to_move().await;
        for _ in 0..2 {
            cup.channel_goes(AWAY, id).await;
        }
        for (server, owner) in [
            (AWAY, Owner::Here),
            (HOME, Owner::Elsewhere(Some("Bridge".to_owned()))),
        ] {
            let unshown = cup.seen_in(server).await.unshown;
            assert_eq!(unshown.len(), 1, "everybody reads of it");
            assert_eq!(
                (&unshown[0].server, &unshown[0].games[..]),
                (&owner, &[id][..])
            );
            assert!(unshown[0].until.is_some(), "and until when");
        }
        // The other side of the game has lost its channel, too, and has nothing to do with this.
        cup.channel_goes(HOME, id).await;
        let home = cup.channel_goes(HOME, id).await;
        let kept = cup.channel_of(home).await;
        let there = Place {
            channel: ChannelId(411),
            ..shown_at(AWAY)
        };
        cup.host
            .act(manager(HOME), move |cx| show_here(cx, CUP, there))
            .await
            .expect("shown");
        let at = cup.read(move |tx| tx.showings().find_in(AWAY, id)).await;
        assert_eq!(cup.channel_of(at.expect("shown")).await, there.channel);
        assert_eq!(cup.channel_of(home).await, kept);
        let unshown = cup.unshown().await;
        assert!(
            unshown.iter().all(|one| one.place.server == HOME),
            "{unshown:?}"
        );
    }
}

#[tokio::test]
async fn who_has_no_channel_for_a_week_has_not_come_and_outages_do_not_count() {
    for base in bases() {
        let cup = Cup::begun(base, cup(Between::Open, PACE)).await;
        let (game, id) = cup.guest_to_move().await;
        for _ in 0..2 {
            cup.channel_goes(AWAY, id).await;
        }
        let since = cup.unshown().await[0].since.expect("it has a clock");
        let looks = cup
            .read(|tx| Ok([tx.tournaments().next_look(START)?]))
            .await;
        assert_eq!(looks, [Some(since.after(DAY * 7))], "it is not forgotten");
        cup.after(2).await;
        cup.after_outage(5).await;
        cup.after(9).await;
        cup.look().await;
        let result = async || {
            cup.stored()
                .await
                .tournament
                .game_of(id)
                .expect("there")
                .result
        };
        assert_eq!(result().await, None, "six days");
        cup.after(11).await;
        let tournament = cup.stored().await.tournament;
        let first = tournament.entrant(game.first).expect("there");
        let lost = if first.server == AWAY {
            GameResult::SecondUnplayed
        } else {
            GameResult::FirstUnplayed
        };
        assert_eq!(result().await, Some(lost));
        assert_eq!(first.until, None, "once is not twice");
    }
}

#[tokio::test]
async fn a_game_within_the_tournaments_own_server_waits_for_its_managers() {
    for base in bases() {
        let cup = Cup::made(base, cup(Between::Here, PACE)).await;
        cup.enter(HOME, &[1, 2, 3, 4]).await;
        cup.start().await;
        let (_, id) = cup.game_of(1).await;
        for _ in 0..2 {
            cup.channel_goes(HOME, id).await;
        }
        assert_eq!(cup.seen_in(HOME).await.unshown[0].until, None);
        cup.after(9).await;
        assert_eq!(cup.unshown().await.len(), 1);
    }
}

#[tokio::test]
async fn a_round_is_refreshed_once_all_its_boards_are_there() {
    for base in bases() {
        let cup = Cup::begun(base, cup(Between::Open, PACE)).await;
        let version = async || {
            let shown = cup.read(|tx| tx.bulletins().about(CUP.round(1))).await;
            shown.iter().map(|one| one.version).collect::<Vec<_>>()
        };
        let before = version().await;
        let games = cup.stored().await.tournament.games;
        let ids: Vec<MatchId> = games.iter().filter_map(|game| game.id).collect();
        let now = cup.host.clock.now();
        let post = async |id: MatchId| {
            cup.write(Lock::Match(id), move |tx| {
                let at = tx.showings().find_in(HOME, id)?.expect("shown");
                tx.showings()
                    .replace_board(at, domain::matches::MessageId(900 + u64::from(id.0)), now)
                    .map(drop)
            })
            .await;
            cup.tick().await;
        };
        post(ids[0]).await;
        assert_eq!(version().await, before, "another one is to come");
        post(ids[1]).await;
        let after = version().await;
        assert!(after[0] > before[0], "{before:?} {after:?}");
        post(ids[1]).await;
        assert_eq!(version().await, after, "later boards change nothing");
    }
}

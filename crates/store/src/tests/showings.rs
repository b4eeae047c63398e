//! Matches between two servers: each showing has its own place, its own lane and its own messages,
//! and the match is in both.

use super::{
    full::{between, hour, play as play_now, resign},
    *,
};
use crate::{
    About, BoardsIn, ClockNews, HistoryFilter, LostChannel, Prompt, SeenIn, Unreachable,
    Whereabouts,
    db::{only, params},
};
use domain::matches::clock::ClockStep;
use domain::{
    matches::{End, Phase, ShowingId},
    ratings::{Pool, Scope},
};

on_either_engine!(
    a_match_is_found_in_both_servers_and_in_no_other,
    each_server_says_where_a_match_is_shown_and_whose_it_is,
    what_fails_in_one_server_holds_nothing_up_in_the_other,
    behind_a_removed_word_in_the_second_server_its_player_gets_the_result,
    what_is_said_in_a_server_rests_while_the_bot_is_not_there,
    the_clock_stands_while_the_bot_is_not_in_either_server,
    boards_show_that_an_absence_has_moved_the_deadline,
    a_channel_that_is_gone_stops_the_clock_of_who_plays_there_alone,
    a_channel_that_a_match_has_left_is_not_lost_to_it,
    each_server_has_its_own_thread_and_board,
    each_server_has_its_own_button_that_ends_a_pause,
    a_result_counts_everywhere_and_in_no_servers_own_leaderboard,
);

const HERE: ServerId = ServerId(10);
const THERE: ServerId = ServerId(12);

/// A match between two servers, and its showing in the second.
async fn begun(store: &Store) -> (MatchId, ShowingId) {
    write(store, |tx| {
        let id = between(tx, hour(0))?;
        Ok((id, tx.showings().of_match(id)?[1].id))
    })
    .await
}

async fn write<T: Send + 'static>(
    store: &Store,
    job: impl Fn(&WriteTx<'_>) -> Result<T, StoreError> + Send + 'static,
) -> T {
    store.write(Lock::None, job).await.expect("written")
}

/// The showing in which a post is delivered.
fn at(due: &Due) -> ShowingId {
    match due.about {
        About::Match(_, at) => at,
        About::Bulletin(_) => panic!("it is about a match"),
    }
}

async fn a_match_is_found_in_both_servers_and_in_no_other(base: Base) {
    let store = base.open();
    let (id, mirror) = begun(&store).await;
    write(&store, move |tx| {
        let here = tx.matches().find_in(HERE, id)?.expect("here");
        let there = tx.matches().find_in(THERE, id)?.expect("there");
        assert!(tx.matches().find_in(ServerId(11), id)?.is_none());
        assert!(tx.matches().find(MatchId(mirror.0))?.is_none());
        assert!(tx.challenges().find(MatchId(mirror.0))?.is_none());
        assert_eq!(here.place.channel, ChannelId(20));
        assert_eq!(there.place.channel, ChannelId(22));
        assert_eq!((here.showing, there.showing), (id.into(), mirror));
        // Each sees the other's player as a guest.
        assert_eq!(here.guest.map(|guest| guest.player), Some(BEN));
        assert_eq!(there.guest.map(|guest| guest.player), Some(ADA));
        for found in [&here, &there] {
            assert_eq!(found.home_of(ADA), id.into());
            assert_eq!(found.home_of(BEN), mirror);
        }
        assert_eq!(tx.showings().home_of(id, ADA)?, id.into());
        assert_eq!(tx.showings().home_of(id, BEN)?, mirror);
        for player in [ADA, BEN] {
            for server in [HERE, THERE] {
                let running = tx.matches().running(server, player)?;
                assert_eq!(running.len(), 1, "{player} in {server}");
                assert_eq!(tx.matches().count_running_in(server, player)?, 1);
                assert_eq!(tx.matches().last(server, player)?, Some(id));
                let listed = tx.matches().latest(server, Phase::Running, BEN, 5)?;
                assert_eq!(listed.len(), 1);
            }
            assert_eq!(tx.matches().running(ServerId(11), player)?, []);
        }
        // Matches that wait for a player wait where they play.
        let waiting = tx.matches().waiting(ADA)?;
        assert_eq!(waiting[0].server, HERE);
        play_now(tx, id, "a7-a6", hour(1))?;
        let waiting = tx.matches().waiting(BEN)?;
        assert_eq!(waiting[0].server, THERE);
        assert_eq!(waiting[0].channel, ChannelId(22));
        resign(tx, id, Side::First, hour(2))?;
        for server in [HERE, THERE] {
            let past = HistoryFilter {
                server,
                player: BEN,
                opponent: Some(ADA),
                game: None,
                viewer: BEN,
            };
            assert_eq!(tx.matches().finished_before(past, None, 5)?.len(), 1);
            assert_eq!(tx.matches().results_against(server, ADA, BEN)?.wins, 1);
            assert_eq!(tx.matches().latest(server, Phase::Over, BEN, 5)?.len(), 1);
        }
        Ok(())
    })
    .await;
}

async fn each_server_says_where_a_match_is_shown_and_whose_it_is(base: Base) {
    let store = base.open();
    let (id, mirror) = begun(&store).await;
    let challenge = async |opponent| {
        let invitation = Invitation {
            opponent,
            ..invitation()
        };
        write(&store, move |tx| tx.challenges().insert(&invitation, NOON)).await
    };
    let (open, asked) = (challenge(None).await, challenge(Some(BEN)).await);
    let at = async |server, id| {
        let found = store
            .read(move |tx| tx.showings().whereabouts(server, id))
            .await;
        found.expect("read")
    };
    let shown = |channel, above| Whereabouts {
        id,
        players: [Some(ADA), Some(BEN)],
        sight: SeenIn::Channel {
            channel: ChannelId(channel),
            above,
        },
    };
    assert_eq!(at(HERE, id).await, Some(shown(20, None)));
    assert_eq!(at(THERE, id).await, Some(shown(22, None)));
    assert_eq!(at(ServerId(11), id).await, None);
    for server in [HERE, THERE] {
        let number = MatchId(mirror.0);
        assert_eq!(at(server, number).await, None, "a mirror has no number");
    }
    // Where a thread is opened at the message of the challenge, it is below its channel.
    write(&store, move |tx| {
        tx.showings().set_card(mirror, MessageId(50))?;
        tx.showings().set_venue(mirror, ChannelId(50))?;
        tx.showings().set_venue(id, ChannelId(60))
    })
    .await;
    assert_eq!(at(HERE, id).await, Some(shown(60, None)));
    assert_eq!(at(THERE, id).await, Some(shown(50, Some(ChannelId(22)))));

    let open = at(HERE, open).await.expect("a seat");
    assert_eq!(open.players, [Some(ADA), None]);
    let asked = at(HERE, asked).await.expect("a challenge");
    assert_eq!(asked.players, [Some(ADA), Some(BEN)]);
}

async fn what_fails_in_one_server_holds_nothing_up_in_the_other(base: Base) {
    let store = base.open();
    let (id, mirror) = begun(&store).await;
    say(&store, vec![(id, board(0)), (id, board(1))]).await;
    let due = claim(&store, NOON).await;
    let showings = |due: &[Due]| due.iter().map(at).collect::<Vec<_>>();
    assert_eq!(showings(&due), [id.into(), mirror]);
    assert!(due.iter().all(|due| due.about.as_match() == Some(id)));
    // It is only delivered there.
    let effect = Effect::Board(MessageId(5));
    deliver(&store, &due[1], effect, NOON).await;
    let due = claim(&store, NOON).await;
    assert_eq!(posts(&due), [(id, board(1))]);
    assert_eq!(showings(&due), [mirror]);
}

/// The lane there continues as that of the first server does.
async fn behind_a_removed_word_in_the_second_server_its_player_gets_the_result(base: Base) {
    let store = base.open();
    let (id, mirror) = begun(&store).await;
    write(&store, move |tx| {
        tx.outbox()
            .enqueue_at(mirror, &Post::Back { player: ADA }, NOON)?;
        tx.outbox().enqueue_at(mirror, &Post::Result, NOON)?;
        tx.outbox().enqueue_at(id.into(), &Post::Result, NOON)?;
        let aborted = End {
            outcome: None,
            termination: Termination::Aborted,
        };
        tx.matches().set_end(id, aborted, NOON)?;
        tx.privacy().erase(ADA).map(drop)
    })
    .await;
    let claimed = claim(&store, NOON).await;
    let said: Vec<_> = claimed.iter().map(|due| (at(due), &due.post)).collect();
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said.contains(&(mirror, &Some(Post::Result))), "{said:?}");
}

async fn what_is_said_in_a_server_rests_while_the_bot_is_not_there(base: Base) {
    let store = base.open();
    let (id, mirror) = begun(&store).await;
    write(&store, |tx| tx.absences().begin(THERE, NOON, NOON)).await;
    say(&store, vec![(id, board(0))]).await;
    let due = claim(&store, NOON).await;
    assert_eq!(due.len(), 1, "the other server goes on");
    assert_eq!(at(&due[0]), id.into());
    let waiting = store.read(move |tx| tx.absences().waiting_in(THERE)).await;
    assert_eq!(waiting.expect("reads"), [(id, mirror)]);
    write(&store, move |tx| {
        tx.absences().end(THERE, NOON, NOON)?;
        tx.outbox().free_next(mirror)
    })
    .await;
    let due = claim(&store, NOON).await;
    assert_eq!((due.len(), at(&due[0])), (1, mirror));
}

async fn the_clock_stands_while_the_bot_is_not_in_either_server(base: Base) {
    let store = base.open();
    let (id, _) = begun(&store).await;
    write(&store, move |tx| {
        let deadline = |tx: &WriteTx<'_>| -> Result<Option<Timestamp>, StoreError> {
            Ok(tx.clocks().running(id)?.expect("a clock").deadline)
        };
        let before = deadline(tx)?.expect("it runs");
        for server in [HERE, THERE] {
            assert_eq!(tx.clocks().ticking_in(server, MatchId(0), 5)?, [id]);
            let (gone, back) = (hour(1), hour(2));
            tx.absences().begin(server, gone, gone)?;
            tx.clocks().recount(id, gone)?;
            assert_eq!(deadline(tx)?, None, "nobody knows for how long");
            tx.absences().end(server, back, back)?;
            tx.clocks().recount(id, back)?;
        }
        // Both at the same time, so it was stopped for an hour.
        assert_eq!(deadline(tx)?, Some(before.after(Duration::from_hours(1))));
        Ok(())
    })
    .await;
}

async fn boards_show_that_an_absence_has_moved_the_deadline(base: Base) {
    let store = base.open();
    let (id, mirror) = begun(&store).await;
    let refreshed = async |at_hour: u64| {
        let due = claim(&store, hour(at_hour)).await;
        for due in &due {
            deliver(&store, due, Effect::None, hour(at_hour)).await;
        }
        let refreshed = due
            .iter()
            .filter(|due| due.post == Some(Post::Refresh))
            .map(at);
        refreshed.collect::<Vec<_>>()
    };
    assert_eq!(refreshed(0).await, []);
    write(&store, move |tx| {
        tx.absences().begin(THERE, hour(1), hour(1))?;
        tx.clocks().recount(id, hour(1))
    })
    .await;
    assert_eq!(refreshed(1).await, [id.into()], "nothing is shown there");
    write(&store, move |tx| tx.clocks().recount(id, hour(2))).await;
    assert_eq!(refreshed(2).await, [], "nothing has moved");
    write(&store, move |tx| {
        tx.absences().end(THERE, hour(3), hour(3))?;
        tx.clocks().recount(id, hour(3))
    })
    .await;
    assert_eq!(refreshed(3).await, [id.into(), mirror]);
}

async fn a_channel_that_is_gone_stops_the_clock_of_who_plays_there_alone(base: Base) {
    let store = base.open();
    let (id, mirror) = begun(&store).await;
    write(&store, move |tx| {
        let runs = |tx: &WriteTx<'_>| -> Result<bool, StoreError> {
            Ok(tx
                .clocks()
                .running(id)?
                .expect("a clock")
                .deadline
                .is_some())
        };
        tx.showings()
            .set_unreachable(mirror, Unreachable::Gone, hour(1))?;
        assert!(runs(tx)?, "Ada is to move, who plays in the other server");
        play_now(tx, id, "a7-a6", hour(2))?;
        assert!(!runs(tx)?, "now it is Ben's turn");
        tx.showings().replace_board(mirror, MessageId(5), hour(3))?;
        assert!(runs(tx)?);
        tx.showings()
            .set_unreachable(id, Unreachable::Gone, hour(4))?;
        assert!(runs(tx)?);
        Ok(())
    })
    .await;
}

/// An attempt in a channel may end after the match has found another one.
async fn a_channel_that_a_match_has_left_is_not_lost_to_it(base: Base) {
    let store = base.open();
    let (id, mirror) = begun(&store).await;
    write(&store, move |tx| {
        let unreachable = |showing: ShowingId| -> Result<Option<Unreachable>, StoreError> {
            Ok(tx.showings().venue(showing)?.expect("shown").unreachable)
        };
        for showing in [ShowingId::from(id), mirror] {
            let left = LostChannel {
                channel: tx.showings().venue(showing)?.expect("shown").place.channel,
                why: Unreachable::Gone,
            };
            tx.showings().note_lost_channel(showing, left, hour(1))?;
            assert_eq!(unreachable(showing)?, Some(Unreachable::Gone));
            tx.showings().move_to(showing, ChannelId(77), hour(2))?;
            tx.showings().note_lost_channel(showing, left, hour(2))?;
            assert_eq!(unreachable(showing)?, None, "{showing:?}");
        }
        Ok(())
    })
    .await;
}

async fn each_server_has_its_own_thread_and_board(base: Base) {
    let store = base.open();
    let (id, mirror) = begun(&store).await;
    write(&store, move |tx| {
        tx.showings().set_venue(id, ChannelId(30))?;
        tx.showings().set_venue(mirror, ChannelId(31))?;
        tx.showings().replace_board(id, MessageId(40), hour(1))?;
        tx.showings()
            .replace_board(mirror, MessageId(41), hour(1))?;
        for (thread, showing, message) in [(30, ShowingId::from(id), 40), (31, mirror, 41)] {
            assert_eq!(tx.matches().in_channel(ChannelId(thread))?, Some(id));
            let venue = tx.showings().venue(showing)?.expect("there");
            assert_eq!(venue.boards, BoardsIn::Channel(ChannelId(thread)));
            assert_eq!(venue.board, Some(MessageId(message)));
        }
        Ok(())
    })
    .await;
}

async fn each_server_has_its_own_button_that_ends_a_pause(base: Base) {
    let store = base.open();
    let (id, mirror) = begun(&store).await;
    write(&store, move |tx| {
        tx.clocks().step(id, ClockStep::Pause(hour(9)), hour(1))?;
        let news = ClockNews::Pause;
        tx.outbox().enqueue(id, &Post::Clock { news }, NOON)
    })
    .await;
    for due in claim(&store, NOON).await {
        let posted = Effect::Prompt {
            prompt: Prompt::Resume,
            channel: ChannelId(u64::from(at(&due).0)),
            message: MessageId(7),
        };
        deliver(&store, &due, posted, NOON).await;
    }
    let due = store
        .read(move |tx| tx.prompts().due(hour(9), Cursor::START, 5))
        .await;
    assert!(due.expect("reads").iter().all(|found| found.id == id));
    write(&store, move |tx| {
        tx.clocks().step(id, ClockStep::Resume, hour(2)).map(drop)
    })
    .await;
    let mut retired: Vec<_> = claim(&store, hour(2)).await;
    retired.retain(|due| matches!(due.post, Some(Post::Retire { .. })));
    let retired: Vec<ShowingId> = retired.iter().map(at).collect();
    assert_eq!(retired, [id.into(), mirror], "both buttons go");
}

async fn a_result_counts_everywhere_and_in_no_servers_own_leaderboard(base: Base) {
    let store = base.open();
    let (id, _) = begun(&store).await;
    write(&store, move |tx| {
        for text in ["a7-a6", "a1-a2", "d7-d6", "b1-b2"] {
            play_now(tx, id, text, hour(1))?;
        }
        resign(tx, id, Side::First, hour(2))?;
        let change = tx.matches().rating_change(id, ADA)?.expect("it counts");
        assert!(change.after.points() > change.before.points());
        let seats: Vec<Scope> = tx.db.rows(
            "SELECT DISTINCT scope FROM seats WHERE pool = ?1",
            params![Pool::All],
            only,
        )?;
        assert_eq!(seats, [Scope::Everywhere]);
        Ok(())
    })
    .await;
}

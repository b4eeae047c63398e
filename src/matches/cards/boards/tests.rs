//! What everyone reads of a board, and which side is at its bottom.

use insta::assert_snapshot;

use super::{result::result_words, *};
use crate::{
    discord::messages::States,
    matches::{
        actions::moves::{self, Resigning},
        cards::{
            resign::ask_to_resign,
            testing::{ADA, BEN, HERE, Playing},
        },
    },
};
use domain::matches::{Actor, Pace};
use rules::GameId;

/// A position in which the first side can win with its next move.
const CLOSE: &str = "BG6/7/7/7/7/3RG3/7 r";

async fn begin() -> Playing {
    let start = GameId::GuardAndTowers.parse_position(CLOSE);
    Playing::from(start.expect("a position"), None).await
}

async fn bottom_of(playing: &Playing) -> Side {
    bottom(&playing.host.board(HERE, playing.id).await.expect("a board"))
}

/// Whoever looked at the board as its player sees the result from the same side.
#[tokio::test]
async fn the_result_is_seen_from_the_side_from_which_the_last_board_was() {
    for loser in [ADA, BEN] {
        let playing = begin().await;
        playing.plays(ADA, "d2-e2").await;
        assert_eq!(bottom_of(&playing).await, Side::Second, "whose turn it is");
        let resigned = playing.host.resign(HERE, playing.id, loser, 1).await;
        resigned.expect("resigned");
        assert_eq!(
            bottom_of(&playing).await,
            Side::Second,
            "{loser} has resigned"
        );
    }
    let playing = begin().await;
    assert_eq!(bottom_of(&playing).await, Side::First);
    playing.plays(ADA, "d2-d1").await;
    let board = playing.host.board(HERE, playing.id).await.expect("a board");
    assert!(board.end.is_some(), "the guard is home");
    assert_eq!(bottom(&board), Side::First, "who moved last saw it so");
}

#[tokio::test(start_paused = true)]
async fn a_board_says_whose_turn_it_is_until_when_and_what_came_of_the_match() {
    let playing = Playing::timed(Pace::Move1Day).await;
    let (host, id) = (&playing.host, playing.id);
    let mut states = States::default();
    let mut add = async |name: &str, change: fn(&mut BoardView)| {
        let mut view = host.board(HERE, id).await.expect("a board");
        change(&mut view);
        for locale in [Locale::English, Locale::German] {
            let shown = board(view.clone(), Audience::Everybody);
            let name = format!("{name}, {}", locale.id());
            states.add_in(&name, shown.await.expect("drawn"), locale);
            if let Some(end) = view.end {
                let told = result_words(&view, end);
                states.add_in(&format!("{name}, told"), told, locale);
            }
        }
    };
    add("the first", |_| {}).await;
    playing.plays(ADA, "a7-a6").await;
    add("after a move", |_| {}).await;
    let resigned = host.resign(HERE, id, BEN, 1).await;
    resigned.expect("resigned");
    add("resigned", |_| {}).await;
    let too_short = |view: &mut BoardView| {
        view.aftermath.hardly_begun = Some(HardlyBegun::TooShort);
    };
    add("resigned too early to be rated", too_short).await;
    assert_snapshot!(states.text());
}

#[tokio::test(start_paused = true)]
async fn a_player_who_resigns_is_asked_and_told_whether_it_counts() {
    let playing = Playing::new().await;
    let id = playing.id;
    let asked = playing
        .host
        .read(Actor::player(HERE, ADA), move |cx| {
            moves::ask_to_resign(cx, id, None)
        })
        .await;
    let asked = asked.expect("asked");
    let mut states = States::default();
    states.add_both("it counts", ask_to_resign(asked.clone()));
    let short = Resigning {
        too_short: true,
        ..asked
    };
    states.add_both("too short", ask_to_resign(short.clone()));
    assert_snapshot!(states.text());
}

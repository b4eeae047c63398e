//! Whole matches by two members side by side.

use rules::{AnyPosition, GameId};

use super::{
    choosing,
    chromium::Window,
    page::{Page, Pane},
};

/// Returns a short match of a game, with the winning side moving last.
pub(crate) fn moves(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::Courtyard => &[
            "f3-e4",
            "e8-f7",
            "b3-a4",
            "i8-h7",
            "g2-f3",
            "d9-e8",
            "h3-i4",
            "f7-g6",
            "f1-g2",
            "h9-i8",
            "g2-h3",
            "g6-h5",
            "h3-g4",
            "g8-f7",
            "g4xi6xg8xe6",
        ],
        GameId::KingAndCourtesan => &["c3xd4", "f6=e5", "d4xe5"],
        GameId::GuardAndTowers => &["d5-d4", "c2-c3", "d4xd3", "d1-d2", "d3xd2"],
        GameId::KingsCourt => &["g5-f5", "b3-c3", "f5-f6", "g6xe6"],
    }
}

/// Lets Ada challenge Ben, who accepts; then both look at the thread.
pub(crate) async fn begin(page: &Page, game: GameId, number: usize) {
    let options = [
        ("game", game.info().name),
        ("opponent", "Ben"),
        ("side", "I move first"),
    ];
    page.command(Pane::Left, "challenge", &options).await;
    page.sees(Pane::Right, &format!("#{number}: @Ada challenges @Ben"))
        .await;
    page.press(Pane::Right, "Accept").await;
    let game = game.info().name;
    let thread = format!("//button[starts-with(., '⤷ ') and contains(., ' · {game}')]");
    page.click(&Pane::Left.path(&thread)).await;
    for pane in Pane::BOTH {
        page.sees_picture(pane, "-board-0.png").await;
    }
}

/// The ways to play a move.
#[derive(Clone, Copy)]
enum Way {
    /// By the buttons under the private picture.
    Tap,
    /// Into the form.
    Form,
    /// By `/move`, picked from the suggestions.
    Command,
}

impl Way {
    const ALL: [Way; 3] = [Way::Tap, Way::Form, Way::Command];
}

async fn play_one(page: &Page, pane: Pane, way: Way, position: &AnyPosition, mv: &str) {
    match way {
        Way::Tap => {
            choosing::play(page, pane, position, mv).await;
        }
        Way::Form => {
            page.press(pane, "Move").await;
            page.press(pane, "Type it").await;
            page.submit(mv).await;
        }
        Way::Command => page.command(pane, "move", &[("move", mv)]).await,
    }
}

/// Plays moves in turn, in each of the ways in turn, and waits for each board in both panes.
async fn play(page: &Page, game: GameId, moves: &[&str]) {
    let mut position = game.start(None).expect("the standard board");
    for (ply, mv) in moves.iter().enumerate() {
        play_one(page, Pane::BOTH[ply % 2], Way::ALL[ply % 3], &position, mv).await;
        position = position.play(mv).expect("legal").position;
        let next = match position.outcome() {
            None => format!("-board-{}.png", ply + 1),
            Some(_) => "-result.png".to_owned(),
        };
        for pane in Pane::BOTH {
            page.sees_picture(pane, &next).await;
        }
    }
}

#[tokio::test]
async fn a_match_of_each_game_is_played_by_clicking() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    for (index, &game) in GameId::ALL.iter().enumerate() {
        begin(&page, game, index + 1).await;
        play(&page, game, moves(game)).await;
        let winner = ["Ada", "Ben"][(moves(game).len() + 1) % 2];
        for pane in Pane::BOTH {
            page.sees(pane, &format!("@{winner} beats")).await;
        }
        page.screenshot(&format!("match-{}", game.info().id)).await;
        page.click("//nav//button[span[.='games']]").await;
    }
    page.close().await;
}

#[tokio::test]
async fn a_draw_is_offered_and_the_match_is_seen_again_and_counted() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    let game = GameId::GuardAndTowers;
    begin(&page, game, 1).await;
    play(&page, game, &moves(game)[..4]).await;
    page.command(Pane::Left, "draw", &[]).await;
    page.sees(Pane::Right, "offers a draw").await;
    page.press(Pane::Right, "Accept").await;
    for pane in Pane::BOTH {
        page.sees(pane, "both players agree").await;
    }
    page.press(Pane::Right, "Replay").await;
    page.sees(Pane::Right, "Start position of 4 moves").await;
    page.press(Pane::Right, "Next").await;
    page.sees(Pane::Right, "After move 1 of 4").await;
    page.command(Pane::Left, "leaderboard", &[]).await;
    let ranked = "//img[contains(@alt, 'Ada') and contains(@alt, 'Ben')]";
    for pane in Pane::BOTH {
        page.find(&pane.path(&format!("//li[last()]{ranked}")))
            .await;
    }
    page.screenshot("leaderboard-and-replay").await;
    page.close().await;
}

#[tokio::test]
async fn what_is_private_shows_to_one_member_and_goes_when_dismissed() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    page.command(Pane::Left, "help", &[]).await;
    page.sees(Pane::Left, "Only you can see this").await;
    page.command(Pane::Right, "matches", &[]).await;
    page.sees(Pane::Right, "Only you can see this").await;
    let private = "//li[contains(@class, 'ephemeral')]";
    for pane in Pane::BOTH {
        assert_eq!(page.count(&pane.path(private)).await, 1);
    }
    page.press(Pane::Left, "Dismiss message").await;
    assert_eq!(page.count(&Pane::Left.path(private)).await, 0);
    assert_eq!(page.count(&Pane::Right.path(private)).await, 1);
    page.close().await;
}

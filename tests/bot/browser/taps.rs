//! How many taps actions take: four at most for any move. The table is printed.

use rules::{AnyPosition, GameId};
use rusqlite::Connection;

use super::{
    choosing,
    chromium::Window,
    page::{Page, Pane},
};
use crate::scratch::scratch;

/// More taps than this are too many for a move.
const MOST: usize = 4;

/// The actions, and their numbers of taps.
#[derive(Default)]
struct Table(Vec<(String, usize, usize)>);

impl Table {
    fn add(&mut self, what: impl Into<String>, taps: usize, most: usize) {
        self.0.push((what.into(), taps, most));
    }

    /// Prints the table and fails if something takes too long.
    fn judge(&self) {
        for (what, taps, most) in &self.0 {
            println!("{what:<44} {taps} (at most {most})");
        }
        let long: Vec<_> = self
            .0
            .iter()
            .filter(|(_, taps, most)| taps > most)
            .collect();
        assert!(long.is_empty(), "too many taps: {long:?}");
    }
}

/// A position of each game in which a piece can capture, in long chains if the game has any.
const POSITIONS: [(GameId, &str); 4] = [
    (GameId::Courtyard, "k9/7s2/10/7s2/10/7s2/10/7s2/6G3/1K8 w -"),
    (GameId::KingAndCourtesan, "ccc2k/6/6/3c2/2C3/K1CCC1 r"),
    (GameId::GuardAndTowers, "3RG3/7/7/2r3b13/7/7/3BG3 r"),
    (GameId::KingsCourt, "g7/8/2o2g2/8/8/1g1g4/o3o3/o2g4 o -"),
];

/// Returns a move that only goes somewhere, and the longest of those that capture most.
fn moves(position: &AnyPosition) -> [(&'static str, String); 2] {
    let all = position.moves();
    let simple = all
        .iter()
        .find(|mv| mv.is_quiet() && mv.squares().len() == 2);
    let longest = all
        .iter()
        .max_by_key(|mv| (mv.captures(), mv.squares().len()));
    [("simple move", simple), ("longest capture", longest)]
        .map(|(what, mv)| (what, mv.expect("a move").to_string()))
}

/// Lets Ada challenge Ben in this position, which players cannot choose, and lets him accept.
async fn begin(page: &Page, db: &Connection, number: usize, position: &AnyPosition) {
    let game = position.game().info();
    let options = [
        ("game", game.name),
        ("opponent", "Ben"),
        ("side", "I move first"),
    ];
    page.command(Pane::Left, "challenge", &options).await;
    page.sees(Pane::Right, &format!("#{number}: @Ada challenges @Ben"))
        .await;
    let changed = db.execute(
        "UPDATE challenges SET start = ?1 WHERE id = ?2",
        rusqlite::params![position.to_string(), number],
    );
    assert_eq!(changed.expect("changed"), 1);
    page.press(Pane::Right, "Accept").await;
    page.click(&thread_of(number)).await;
    for pane in Pane::BOTH {
        page.sees_picture(pane, "-board-0.png").await;
    }
}

/// Returns the thread at the card of a challenge, in the left pane.
fn thread_of(number: usize) -> String {
    let card = format!("//article[contains(., '#{number}:')]");
    Pane::Left.path(&format!("{card}//button[starts-with(., '⤷ ')]"))
}

async fn to_games(page: &Page) {
    page.click("//nav//button[span[.='games']]").await;
}

#[tokio::test]
async fn nothing_takes_more_taps_than_it_should() {
    let folder = tempfile::tempdir_in(scratch()).expect("a folder");
    let data = folder.path().to_str().expect("a path");
    let Some(page) = Page::open(Window::Desktop, &["--data", data]).await else {
        return;
    };
    let db = Connection::open(folder.path().join("courtier.db")).expect("the database");
    let mut table = Table::default();
    table.add("accept a challenge", 1, 1);
    let mut number = 0;
    for (game, text) in POSITIONS {
        let position = game.parse_position(text).expect("a position");
        for (what, mv) in moves(&position) {
            number += 1;
            begin(&page, &db, number, &position).await;
            let taps = choosing::play(&page, Pane::Left, &position, &mv).await;
            table.add(format!("{what} of {}: {mv}", game.info().name), taps, MOST);
            let board = format!("match-{number}-");
            page.find(&Pane::Right.path(&format!(
                "//img[contains(@src, '{board}board-1.png') or contains(@src, '{board}result.png')]"
            )))
            .await;
            page.screenshot(&format!("taps-{number}")).await;
            to_games(&page).await;
        }
    }

    let start = GameId::GuardAndTowers.start(None).expect("standard");
    begin(&page, &db, number + 1, &start).await;
    to_games(&page).await;
    begin(&page, &db, number + 2, &start).await;
    page.press(Pane::Left, "Move").await;
    let taps = choosing::choose(&page, Pane::Left, &start, "a7-a6").await;
    page.press(Pane::Left, "Play and offer a draw").await;
    table.add("draw with a move", taps + 2, MOST);
    let next = Pane::Left.path("//button[starts-with(., 'Next match')]");
    page.click(&next).await;
    page.sees(Pane::Left, "Which piece moves?").await;
    table.add("next match", 1, 1);
    page.sees(Pane::Right, "offers a draw").await;
    page.press(Pane::Right, "Accept").await;
    page.sees(Pane::Right, "both players agree").await;
    table.add("agree to a draw", 1, 1);

    to_games(&page).await;
    page.click(&thread_of(number + 1)).await;
    page.press(Pane::Left, "More").await;
    page.press(Pane::Left, "Resign").await;
    page.press(Pane::Left, "Yes, resign").await;
    page.sees(Pane::Right, "resigns").await;
    table.add("resign", 3, 3);
    page.close().await;
    table.judge();
}

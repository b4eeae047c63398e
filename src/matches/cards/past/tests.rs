//! What a player's past matches are told as.

use insta::assert_snapshot;

use super::{final_boards, history, with_final_boards};
use crate::{
    discord::messages::States,
    matches::{
        actions::views::Guests,
        cards::testing::{ADA, BEN, HERE},
    },
    players::actions::history::{FinalBoard, HistoryView},
};
use domain::{
    clock::testing::START,
    matches::{ChannelId, End, GuestView, MatchId, MessageId, Players, ServerId, Termination},
    settings::PrivateBottom,
};
use rules::{GameId, Outcome, Side, look::Look, words::Locale};
use store::{FinishedMatch, HistoryFilter};

/// Returns a match that Ada has drawn.
fn drawn(id: u32) -> FinishedMatch {
    FinishedMatch {
        id: MatchId(id),
        game: GameId::Courtyard,
        players: Players::with(ADA, Side::First, BEN),
        end: End {
            outcome: Some(Outcome::Draw),
            termination: Termination::Agreement,
        },
        ended_at: START,
        ply: 20,
        rated: true,
        annulled: false,
        same_absence: None,
        too_short: false,
        venue: None,
        board: None,
    }
}

fn ended(id: u32, outcome: Option<Outcome>, termination: Termination) -> FinishedMatch {
    FinishedMatch {
        end: End {
            outcome,
            termination,
        },
        ..drawn(id)
    }
}

/// Returns this page of Ada's past.
fn page(matches: Vec<FinishedMatch>) -> HistoryView {
    let guest = GuestView {
        player: BEN,
        name: "Ben · Bridge".to_owned(),
        server: ServerId(8),
    };
    let ends = matches.first().zip(matches.last());
    HistoryView {
        past: HistoryFilter {
            server: HERE,
            player: ADA,
            opponent: None,
            game: None,
            viewer: ADA,
        },
        ends: ends.map(|(newest, oldest)| [newest.id, oldest.id]),
        matches: matches
            .into_iter()
            .map(|one| (one, None, "Ben".to_owned()))
            .collect(),
        guests: Guests::of_matches(vec![(MatchId(2), guest)]),
        more_newer: false,
        more_older: false,
    }
}

/// A player who played for another server once is named so in that match alone.
#[test]
fn past_matches_say_who_won_against_whom_and_what_did_not_count() {
    let won = |side| Some(Outcome::Win(side));
    let (first, second) = (won(Side::First), won(Side::Second));
    let mut states = States::default();
    states.add_both("nothing", history(&page(Vec::new())));
    let results = page(vec![
        ended(5, first, Termination::Rules),
        ended(4, second, Termination::Adjudication),
        ended(3, None, Termination::Aborted),
        drawn(2),
        drawn(1),
    ]);
    states.add_both("each result", history(&results));
    let posted = FinishedMatch {
        venue: Some(ChannelId(30)),
        board: Some(MessageId(40)),
        ..drawn(8)
    };
    let annulled = FinishedMatch {
        annulled: true,
        too_short: true,
        same_absence: Some(MatchId(1)),
        ..drawn(7)
    };
    let short = FinishedMatch {
        too_short: true,
        same_absence: Some(MatchId(1)),
        ..drawn(6)
    };
    let mut page = page(vec![posted, annulled, short]);
    page.more_older = true;
    states.add_both("marks, with older ones", history(&page));
    page.more_newer = true;
    page.more_older = false;
    states.add("the last page", history(&page));
    assert_snapshot!(states.text());
}

/// Returns the last board of a match of Ada, who plays the second side.
fn final_board(id: u32, outcome: Option<Outcome>, termination: Termination) -> FinalBoard {
    FinalBoard {
        id: MatchId(id),
        players: Players::with(ADA, Side::Second, BEN),
        names: ["Ben".to_owned(), "Ada".to_owned()],
        position: GameId::GuardAndTowers.start(None).expect("standard"),
        last: None,
        end: End {
            outcome,
            termination,
        },
        annulled: false,
        side: Side::Second,
    }
}

#[test]
fn last_boards_say_who_won_and_why() {
    let won = |side| Some(Outcome::Win(side));
    let void = FinalBoard {
        annulled: true,
        ..final_board(1, won(Side::Second), Termination::Timeout)
    };
    let boards = vec![
        final_board(4, won(Side::First), Termination::Resignation),
        final_board(3, Some(Outcome::Draw), Termination::Agreement),
        final_board(2, None, Termination::Aborted),
        void,
    ];
    let said = |locale| {
        let sheet = final_boards(&boards, PrivateBottom::Own, locale);
        let board = |board: render::SheetBoard| {
            assert_eq!(board.view, Side::Second, "her own side is below");
            let result = board.result.expect("it is over");
            let [first, second] = result.names;
            let [one, other] = result.scores;
            let (words, reason) = (board.words, result.reason);
            format!("{words}: {first} {one}, {second} {other}: {reason}")
        };
        sheet.boards.into_iter().map(board).collect::<Vec<_>>()
    };
    assert_eq!(
        said(Locale::English),
        [
            "#4 · Guard & Towers: Ben 1, Ada 0: Blue resigns",
            "#3 · Guard & Towers: Ben ½, Ada ½: both players agree",
            "#2 · Guard & Towers: Ben –, Ada –: ended by a moderator",
            "#1 · Guard & Towers: Ben –, Ada –: Red’s time is up · void",
        ]
    );
    assert_eq!(
        said(Locale::German)[1],
        "#3 · Guard & Towers: Ben ½, Ada ½: beide sind einverstanden"
    );
    let page = history(&page(vec![drawn(1)]));
    let none = with_final_boards(
        page.clone(),
        Vec::new(),
        PrivateBottom::Own,
        Look::default(),
    );
    assert_eq!(none, page, "no boards, no picture");
    let card = with_final_boards(page, boards, PrivateBottom::Own, Look::default());
    let mut states = States::default();
    states.add_both("last boards", card);
    assert_snapshot!(states.text());
}

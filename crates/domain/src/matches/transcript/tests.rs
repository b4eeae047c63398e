//! Transcripts are written and read back, and each kind of mistake is found in its line.

use proptest::prelude::*;

use super::{Rated, Transcript};
use crate::{
    clock::Timestamp,
    matches::{
        ChannelId, End, Match, MatchId, Place, Players, Progress, ServerId, Termination, UserId,
    },
};
use rules::{AnyPosition, GameId, Outcome, Side};

/// Returns a match as it can be played here: random moves until it ends or a player ends it
/// otherwise.
fn some_match(game: GameId, seed: u64, plies: usize, otherwise: Option<End>) -> Transcript {
    let mut random = fastrand::Rng::with_seed(seed);
    let sizes = game.info().sizes;
    let start = game
        .start(random.choice(sizes).copied())
        .expect("a size of the game");
    let (mut running, mut moves) = (begun(start.clone()), Vec::new());
    while moves.len() < plies && running.end.is_none() {
        let legal = running.position().moves();
        let chosen = random.choice(&legal).expect("not over");
        let turn = running.turn().expect("running");
        let next = running.play(turn, &chosen.squares()).expect("legal");
        moves.push(next.ply.mv.to_string());
        running = running.after(&next);
    }
    Transcript {
        id: Some(MatchId(12)),
        start,
        names: [Some("Ada".to_owned()), None],
        started_at: Some(Timestamp::from_millis(1_800_000_000_000)),
        ended_at: None,
        rated: Some(Rated::Annulled),
        moves,
        end: running.end.or(otherwise),
    }
}

/// Returns a match that begins here, to be played as the bot itself would play it.
fn begun(start: AnyPosition) -> Match {
    Match {
        id: MatchId(1),
        place: Place {
            server: ServerId(1),
            channel: ChannelId(1),
            locale: rules::words::Locale::English,
        },
        players: Players::with(UserId(1), Side::First, UserId(2)),
        rules: 1,
        progress: Progress::begin(start),
        taken_back: 0,
        restored: 0,
        showing: crate::matches::ShowingId(1),
        guest: None,
        end: None,
    }
}

const RESIGNED: End = End {
    outcome: Some(Outcome::Win(Side::Second)),
    termination: Termination::Resignation,
};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn what_is_written_is_read_back_and_found_right(
        game in proptest::sample::select(GameId::ALL),
        seed: u64,
        plies in 0_usize..60,
        resigned: bool,
        name in "\\PC*",
    ) {
        let mut written = some_match(game, seed, plies, resigned.then_some(RESIGNED));
        written.names[1] = Some(name);
        let text = written.to_string();
        let read: Transcript = text.parse().expect("readable");
        prop_assert_eq!(&read, &written);
        prop_assert_eq!(Transcript::verify(&text), Ok(read));
    }

    #[test]
    fn no_text_makes_the_reader_panic(text: String) {
        let _ = text.parse::<Transcript>();
        let _ = format!("[Courtier \"1\"]\n{text}").parse::<Transcript>();
    }
}

/// Whole matches, which end by the rules and by repetition.
#[test]
fn whole_matches_of_every_game_are_found_right() {
    for &game in GameId::ALL {
        let whole = (0..1000)
            .map(|seed| some_match(game, seed, 150, None))
            .find(|one| one.end.is_some());
        let whole = whole.expect("some random match ends");
        assert_eq!(Transcript::verify(&whole.to_string()), Ok(whole));
    }
    let moves = ["a7-a6", "a1-a2", "a6-a7", "a2-a1"].repeat(2);
    let repeated = Transcript {
        moves: moves.into_iter().map(str::to_owned).collect(),
        end: Some(End {
            outcome: Some(Outcome::Draw),
            termination: Termination::Repetition,
        }),
        ..some_match(GameId::GuardAndTowers, 0, 0, None)
    };
    assert_eq!(Transcript::verify(&repeated.to_string()), Ok(repeated));
}

/// None is written, so what is read is written as it was.
#[test]
fn control_characters_in_a_value_are_refused() {
    let text = some_match(GameId::GuardAndTowers, 0, 3, None).to_string();
    let changed = text.replacen("[First \"", "[First \"\t", 1);
    assert_ne!(changed, text);
    assert!(changed.parse::<Transcript>().is_err(), "{changed}");
}

#[test]
fn a_match_without_a_result_is_kept() {
    for termination in [Termination::Aborted, Termination::Unplayed] {
        let written = Transcript {
            end: Some(End {
                outcome: None,
                termination,
            }),
            ..some_match(GameId::GuardAndTowers, 0, 3, None)
        };
        let text = written.to_string();
        assert!(text.contains("[Result \"*\"]"), "{text}");
        assert_eq!(Transcript::verify(&text), Ok(written));
    }
}

#[test]
fn a_position_to_start_from_that_is_not_the_usual_one_is_kept() {
    let position = "RG6/7/7/7/7/7/BG6 r";
    let start = GameId::GuardAndTowers
        .parse_position(position)
        .expect("a position");
    let written = Transcript {
        start,
        ..some_match(GameId::GuardAndTowers, 0, 0, None)
    };
    let text = written.to_string();
    assert!(text.contains(&format!("[Start \"{position}\"]")), "{text}");
    assert_eq!(text.parse(), Ok(written));
}

const GOOD: &str = "\
[Courtier \"1\"]
[Game \"guard-and-towers\"]
[Size \"7\"]
[First \"Ada \\\"the \\\\ first\\\"\"]
[Started \"2026-11-21T09:30:00Z\"]
[Result \"0-1\"]
[Termination \"resignation\"]

1. a7-a6
2. a1-a2
0-1
";

fn fault(text: &str) -> String {
    Transcript::verify(text).expect_err("a mistake").to_string()
}

#[test]
fn a_good_one_says_all_it_knows() {
    let read = Transcript::verify(GOOD).expect("right");
    assert_eq!(read.names[0].as_deref(), Some("Ada \"the \\ first\""));
    assert_eq!(
        read.started_at,
        Some(Timestamp::from_millis(1_795_253_400_000))
    );
    assert_eq!(read.to_string(), GOOD);
    assert_eq!(GOOD.replace('\n', "\r\n").parse(), Ok(read));
}

#[test]
fn every_mistake_is_told_with_its_line() {
    let cases = [
        ("", "", "line 1: there is nothing in it"),
        (
            "[Courtier \"1\"]",
            "[Courtier \"2\"]",
            "line 1: a transcript begins with",
        ),
        ("[Courtier \"1\"]\n", "", "line 1: a transcript begins with"),
        ("guard-and-towers", "chess", "line 2: \"chess\" is no game"),
        (
            "[Game \"guard-and-towers\"]\n",
            "",
            "line 7: the header Game is missing",
        ),
        ("[Size \"7\"]", "[Size \"9\"]", "line 3: "),
        (
            "[Size \"7\"]",
            "[Size \"big\"]",
            "line 3: Size must be a number of files, not \"big\"",
        ),
        ("[Size \"7\"]", "[Size 7]", "line 3: a header such as"),
        (
            "[Size \"7\"]",
            "[Colour \"7\"]",
            "line 3: there is no header \"Colour\"",
        ),
        (
            "[Size \"7\"]",
            "[Size \"7\"]\n[Size \"7\"]",
            "line 4: the header Size stands there twice",
        ),
        (
            "2026-11-21T",
            "yesterday ",
            "line 5: Started must be a moment",
        ),
        (
            "[Result \"0-1\"]",
            "[Result \"2-1\"]",
            "line 6: Result must be",
        ),
        (
            "[Result \"0-1\"]",
            "[Result \"*\"]",
            "line 7: no match ends with * by resignation",
        ),
        (
            "\"resignation\"",
            "\"boredom\"",
            "line 7: Termination must be a known one",
        ),
        (
            "\"resignation\"",
            "\"rules\"",
            "line 11: the moves do not end the match by rules",
        ),
        ("1. a7-a6", "1. a7-a5", "line 9: a7-a5 cannot be played: "),
        ("1. a7-a6", "1. A7A6", "line 9: A7A6 is written a7-a6"),
        ("2. a1-a2", "3. a1-a2", "line 10: \"2. \" and a move"),
        ("2. a1-a2\n", "\n2. a1-a2\n", "line 10: \"2. \" and a move"),
        (
            "2. a1-a2\n0-1",
            "2. a1-a2",
            "line 10: the result 0-1 is missing",
        ),
        (
            "a1-a2\n0-1",
            "a1-a2\n1-0",
            "line 11: \"3. \" and a move, or the result 0-1",
        ),
        (
            "a1-a2\n0-1\n",
            "a1-a2\n0-1\n3. a6-a7\n",
            "line 12: nothing may follow the result",
        ),
    ];
    assert_eq!(fault(""), cases[0].2);
    for (old, new, expected) in &cases[1..] {
        let text = GOOD.replacen(old, new, 1);
        assert_ne!(text, GOOD, "{old}");
        let found = fault(&text);
        assert!(
            found.starts_with(expected),
            "{expected:?} expected, {found:?} found"
        );
    }
    let draw = GOOD.replace("0-1", "1/2-1/2");
    let wrong = "line 7: no match ends with 1/2-1/2 by resignation";
    assert_eq!(fault(&draw), wrong);
}

#[test]
fn moves_after_the_end_and_a_wrong_winner_are_seen() {
    let whole = (0..).map(|seed| some_match(GameId::GuardAndTowers, seed, 150, None));
    let mut whole = whole
        .into_iter()
        .find(|one| one.end.is_some())
        .expect("ends");
    let text = whole.to_string();
    let (before, after) = text
        .rsplit_once('\n')
        .and_then(|(text, _)| text.rsplit_once('\n'))
        .expect("lines");
    let more = format!("{before}\n{}. a1-a2\n{after}\n", whole.moves.len() + 1);
    assert!(
        fault(&more).contains("the match was over before"),
        "{}",
        fault(&more)
    );
    whole.end = Some(RESIGNED);
    assert!(fault(&whole.to_string()).contains("by the moves it is"));
    whole.end = None;
    assert!(fault(&whole.to_string()).contains("by the moves it is"));
}

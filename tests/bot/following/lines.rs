//! What if: moves for both sides that are tried out but not played.

use rules::{AnyMove, AnyPosition, GameId};
use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, Member, components, labels, text},
    prices::{MANY_CHAINS, Study},
    refusals::Stage,
    running::{Data, Process, on_either_engine},
    tapping::{choose, entries, tap, tap_on},
};

on_either_engine!(
    a_line_too_long_for_a_button_is_kept_and_goes_on_after_a_restart,
    a_line_that_answers_the_opponent_can_be_planned,
);

/// Discord's limit for a custom id.
const LONGEST_ID: usize = 100;

fn content(answer: &Answer) -> String {
    text(&answer.message()["content"])
}

/// Returns the moves of the line that a message shows.
fn line(answer: &Answer) -> Vec<String> {
    let said = content(answer);
    let so_far = said.lines().find(|line| line.starts_with("So far: "));
    let so_far = so_far.unwrap_or_default().split('`').skip(1).step_by(2);
    so_far.map(str::to_owned).collect()
}

fn position_after(start: &AnyPosition, line: &[String]) -> AnyPosition {
    line.iter().fold(start.clone(), |position, mv| {
        position.parse_move(mv).expect("legal").after()
    })
}

/// Begins to try out moves, with two taps.
async fn try_moves(discord: &Discord, by: &Member, board: &Value) -> Answer {
    let more = discord.press(by, board, "More").await;
    let begun = discord.press(by, more.message(), "What if …").await;
    assert!(begun.updated().contains("What if …"), "{}", content(&begun));
    begun
}

/// Taps until this move is in the line, and counts the taps.
async fn try_move(discord: &Discord, by: &Member, from: Answer, mv: &AnyMove) -> (Answer, usize) {
    let (before, squares) = (line(&from).len(), mv.squares());
    let (mut shown, mut taps) = (from, 0);
    while line(&shown).len() == before {
        let next = tap_on(discord, by, shown.message(), &squares).await;
        shown = next.unwrap_or_else(|| panic!("{mv} on {:#}", shown.message()));
        taps += 1;
    }
    assert_eq!(line(&shown)[before], mv.to_string());
    (shown, taps)
}

fn assert_ids_fit(message: &Value) {
    for component in components(message) {
        if let Some(id) = component["custom_id"].as_str() {
            assert!(id.len() <= LONGEST_ID, "{id}");
        }
    }
}

#[tokio::test]
async fn in_every_game_a_move_is_tried_with_no_more_taps_than_it_is_played_with() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        ..
    } = &stage;
    let mut random = fastrand::Rng::with_seed(11);
    for &game in GameId::ALL {
        let options = json!({ "game": game.info().id });
        let (thread, board) = discord.begin([ada, ben], options).await;
        let start = game.start(None).expect("standard");
        let public = discord.messages_now(&thread, cleo).await.len();
        let mut position = start.clone();
        let mut shown = try_moves(discord, ada, &board).await;
        let (mut first, mut tapped) = (None, 0);
        for _ in 0..8 {
            let Some(mv) = random.choice(position.moves()) else {
                break;
            };
            let (next, taps) = try_move(discord, ada, shown, &mv).await;
            let squares = mv.squares();
            let stops = !position.choice(&squares).expect("legal").next.is_empty();
            // Playing takes two more: to open the picker, and to confirm.
            assert!(
                taps <= squares.len() + usize::from(stops),
                "{taps} for {mv}"
            );
            assert_ids_fit(next.message());
            if first.is_none() {
                (first, tapped) = (Some(squares), taps);
            }
            position = position_after(&start, &line(&next));
            shown = next;
        }
        let alt = text(&shown.message()["attachments"][0]["description"]);
        assert!(alt.contains("Squares to choose from"), "{alt}");
        let now = discord.messages_now(&thread, cleo).await.len();
        assert_eq!(now, public, "nobody sees any of it");
        let played = tap(discord, ada, &board, &first.expect("a move")).await;
        // More and What if, against Move and Play.
        assert!(tapped + 2 <= played, "{game}: {tapped} + 2, {played}");
        // The match has continued, and the line has not.
        let stale = discord
            .press_late(ada, shown.message(), "Back one move")
            .await;
        let said = stale.updated();
        assert!(said.contains("are gone"), "{said}");
        assert_eq!(labels(stale.message()), ["Start over"]);
        let again = discord.press(ada, stale.message(), "Start over").await;
        assert!(line(&again).is_empty(), "{}", content(&again));
        assert!(content(&again).contains("to move."));
    }
    discord.judge_strictly().await;
}

#[tokio::test]
async fn one_goes_back_move_by_move_and_starts_over() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        cleo,
        thread,
        board,
        ..
    } = &stage;
    let own = discord.command(ada, thread, "board", json!({})).await;
    assert_eq!(labels(own.message()), ["What if …"]);
    let begun = discord.press(ada, own.message(), "What if …").await;
    assert!(begun.updated().contains("Red to move."));
    let all = labels(begun.message());
    assert!(!all.contains(&"Back one move".to_owned()), "{all:?}");
    let from = choose(discord, ada, begun.message(), "a7").await;
    let steps = labels(from.message());
    assert!(steps.contains(&"Back".to_owned()), "{steps:?}");
    let one = choose(discord, ada, from.message(), "a6").await;
    assert!(content(&one).contains("Blue to move."), "{}", content(&one));
    let from = choose(discord, ada, one.message(), "a1").await;
    let two = choose(discord, ada, from.message(), "a2").await;
    assert_eq!(line(&two), ["a7-a6", "a1-a2"]);
    let back = discord.press(ada, two.message(), "Back one move").await;
    assert_eq!(line(&back), ["a7-a6"]);
    assert_eq!(content(&back), content(&one));
    let begin = discord.press(ada, back.message(), "Back one move").await;
    assert_eq!(content(&begin), content(&begun));
    let two = discord.press_late(ada, two.message(), "Start over").await;
    assert_eq!(content(&two), content(&begun));
    let away = discord.press(ada, two.message(), "Cancel").await;
    assert_eq!(components(away.message()), [] as [Value; 0]);

    // Nothing can be planned on a player's own turn, and an onlooker can never plan.
    for by in [ada, cleo] {
        let begun = try_moves(discord, by, board).await;
        let mut shown = begun;
        for square in ["a7", "a6", "a1", "a2"] {
            shown = choose(discord, by, shown.message(), square).await;
            let all = labels(shown.message());
            assert!(!all.contains(&"Plan these moves".to_owned()), "{all:?}");
        }
        assert_eq!(line(&shown), ["a7-a6", "a1-a2"]);
    }
    // It is still her turn on the first board.
    assert!(
        stage
            .play(ada, "a7-a6")
            .await
            .private()
            .contains("You played")
    );

    let begun = try_moves(discord, cleo, board).await;
    let ask = discord.command(ada, thread, "resign", json!({})).await;
    discord.press(ada, ask.message(), "Yes, resign").await;
    let late = discord.press(cleo, begun.message(), "Cancel").await;
    assert_eq!(components(late.message()), [] as [Value; 0]);
    let more = discord.press_late(cleo, board, "More").await;
    let all = labels(more.message());
    assert!(!all.contains(&"What if …".to_owned()), "{all:?}");
    let shown = discord.command(cleo, thread, "board", json!({})).await;
    assert!(labels(shown.message()).is_empty());
    discord.judge_strictly().await;
}

#[tokio::test]
async fn the_choice_of_the_courtyard_is_tried_too() {
    let start = "k9/10/10/10/10/10/2s5s1/1G5G2/10/9K w -";
    let study = Study::of(GameId::Courtyard, start).await;
    let Study {
        discord,
        ada,
        board,
        ..
    } = &study;
    let begun = try_moves(discord, ada, board).await;
    let mut position = GameId::Courtyard.parse_position(start).expect("valid");
    let king = position.parse_move("j1-i2").expect("legal");
    let (chosen, _) = try_move(discord, ada, begun, &king).await;
    let asked = "Which piece leaves the board?";
    assert!(content(&chosen).contains(asked), "{}", content(&chosen));
    assert!(content(&chosen).contains("Black to move."));
    let taken = choose(discord, ada, chosen.message(), "h3").await;
    assert_eq!(line(&taken), ["j1-i2", "*h3"]);
    // The same side continues.
    assert!(
        content(&taken).contains("Black to move."),
        "{}",
        content(&taken)
    );
    let back = discord.press(ada, taken.message(), "Back one move").await;
    assert!(content(&back).contains(asked));
    let taken = choose(discord, ada, back.message(), "h3").await;
    position = position_after(&position, &line(&taken));
    let mv = position.moves().remove(0);
    let (moved, _) = try_move(discord, ada, taken, &mv).await;
    assert!(line(&moved).len() >= 3);
    discord.judge_strictly().await;
}

#[tokio::test]
async fn chains_are_tried_and_ids_fit_at_their_longest() {
    let study = Study::of(GameId::KingsCourt, MANY_CHAINS).await;
    let Study {
        discord,
        ada,
        board,
        ..
    } = &study;
    let start = GameId::KingsCourt
        .parse_position(MANY_CHAINS)
        .expect("valid");
    let mut position = start.clone();
    let mut shown = try_moves(discord, ada, board).await;
    let mut longest = 0;
    for _ in 0..10 {
        if position.outcome().is_some() {
            break;
        }
        // The longest that still fits into the buttons of a real move.
        let moves = position.moves().into_iter();
        let chain = moves
            .filter(|mv| mv.squares().len() <= 12)
            .max_by_key(|mv| (mv.squares().len(), mv.to_string()));
        let Some(chain) = chain else { break };
        longest = longest.max(chain.squares().len());
        let found = entries(shown.message()).len();
        assert!(found > 0);
        let mut squares = chain.squares();
        squares.truncate(1);
        shown = tap_chain(discord, ada, shown, &chain).await;
        assert_ids_fit(shown.message());
        let line = line(&shown);
        position = position_after(&start, &line);
    }
    assert!(longest > 5, "{longest}");
    discord.judge_strictly().await;
}

/// Tries out a chain, square by square if it is not listed.
async fn tap_chain(discord: &Discord, by: &Member, from: Answer, chain: &AnyMove) -> Answer {
    let (before, squares) = (line(&from).len(), chain.squares());
    let mut shown = from;
    while line(&shown).len() == before {
        assert_ids_fit(shown.message());
        let Some(next) = tap_on(discord, by, shown.message(), &squares).await else {
            panic!("{chain} on {:#}", shown.message());
        };
        shown = next;
    }
    shown
}

/// Thirty rounds of towers that go back and forth.
async fn a_line_too_long_for_a_button_is_kept_and_goes_on_after_a_restart(data: Data) {
    let discord = Discord::start().await;
    let bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let game = json!({ "game": "guard-and-towers" });
    let (_, board) = discord.begin([&ada, &ben], game).await;
    let dance = [["a7", "a6"], ["a1", "a2"], ["a6", "a7"], ["a2", "a1"]];
    let moves: Vec<String> = dance
        .iter()
        .map(|[from, to]| format!("{from}-{to}"))
        .collect();
    let moves =
        |count: usize| -> Vec<String> { moves.iter().cycle().take(count).cloned().collect() };
    let go_on = async |mut shown: Answer, to: usize| {
        let from = line(&shown).len();
        for [from, to] in dance.iter().cycle().skip(from).take(to - from) {
            let piece = choose(&discord, &ada, shown.message(), from).await;
            assert_ids_fit(piece.message());
            shown = choose(&discord, &ada, piece.message(), to).await;
            assert_ids_fit(shown.message());
        }
        assert_eq!(line(&shown), moves(to));
        shown
    };
    let begun = try_moves(&discord, &ada, &board).await;
    let kept = go_on(begun, 30).await;
    let id = text(&components(kept.message())[0]["custom_id"]);
    assert!(
        id.starts_with("pick:w1.0.1."),
        "the first of them are kept: {id}"
    );
    bot.kill(&discord).await;
    let bot = Process::start(&discord, &data).await;
    let mut back = kept.clone();
    for left in (20..30).rev() {
        back = discord.press(&ada, back.message(), "Back one move").await;
        assert_eq!(line(&back), moves(left));
    }
    // Another line replaces it as soon as that is too long too.
    let other = try_moves(&discord, &ada, &board).await;
    go_on(other, 24).await;
    let stale = discord.press(&ada, back.message(), "Back one move").await;
    assert!(content(&stale).contains("are gone"), "{}", content(&stale));
    let again = discord.press(&ada, stale.message(), "Start over").await;
    let last = go_on(again, 60).await;
    assert!(
        content(&last).contains("can’t add more moves here"),
        "{}",
        content(&last)
    );
    let all = labels(last.message());
    assert_eq!(all, ["Cancel", "Back one move", "Start over"]);
    let back = discord.press(&ada, last.message(), "Back one move").await;
    assert_eq!(line(&back), moves(59));
    drop(bot);
    discord.judge_strictly().await;
}

async fn a_line_that_answers_the_opponent_can_be_planned(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        board,
        ..
    } = &stage;
    stage.play(ada, "a7-a6").await.private();
    let next = discord
        .picture_after(thread, ada, &text(&board["id"]))
        .await;
    let plan = "Plan these moves".to_owned();
    let mut shown = try_moves(discord, ada, &next).await;
    for (square, can_plan) in [("a1", false), ("a2", false), ("b7", false), ("b6", true)] {
        shown = choose(discord, ada, shown.message(), square).await;
        let all = labels(shown.message());
        assert_eq!(all.contains(&plan), can_plan, "{square}: {all:?}");
    }
    // Her opponent's line begins with his own move.
    let mut his = try_moves(discord, ben, &next).await;
    for square in ["a1", "a2", "b7", "b6"] {
        his = choose(discord, ben, his.message(), square).await;
        assert!(!labels(his.message()).contains(&plan));
    }
    let saved = discord.press(ada, shown.message(), &plan).await;
    let planned = "If `a1-a2`, then `b7-b6`.";
    assert!(saved.updated().contains(planned), "{}", content(&saved));
    // A different answer to the same move does not fit, but a continuation does.
    let mut other = try_moves(discord, ada, &next).await;
    for square in ["a1", "a2", "g7", "g6"] {
        other = choose(discord, ada, other.message(), square).await;
    }
    let all = labels(other.message());
    assert!(!all.contains(&plan), "{all:?}");
    let mut on = try_moves(discord, ada, &next).await;
    for square in ["a1", "a2", "b7", "b6", "c2", "c3", "g7", "g6"] {
        on = choose(discord, ada, on.message(), square).await;
    }
    let saved = discord.press(ada, on.message(), &plan).await;
    let longer = "If `a1-a2`, then `b7-b6`. If `c2-c3`, then `g7-g6`.";
    assert!(saved.updated().contains(longer), "{}", content(&saved));

    stage.play(ben, "a1-a2").await.private();
    let answered = move |message: &Value| text(&message["content"]).contains("`b7-b6`");
    discord.message_where(thread, ben, answered).await;
    let late = discord.press(ada, other.message(), "Back one move").await;
    assert!(content(&late).contains("are gone"));
    discord.judge_strictly().await;
}

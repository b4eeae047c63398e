//! Checks that replays are valid GIFs that show every position, or as many as fit.

use render::{Caption, Replay, Scene, Status, Tone};
use rules::{GameId, Outcome, Ply, Side, look::Look};

use crate::{
    strict_gif,
    support::{look, read},
};

/// Reads a GIF strictly and plays it, returning the colours on the screen after each picture.
fn play(bytes: &[u8]) -> Vec<Vec<[u8; 3]>> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    options.check_frame_consistency(true);
    options.allow_unknown_blocks(false);
    let mut decoder = options.read_info(bytes).expect("a GIF header");
    assert_eq!(decoder.repeat(), gif::Repeat::Infinite);
    let palette: Vec<[u8; 3]> = decoder
        .global_palette()
        .expect("one palette")
        .as_chunks::<3>()
        .0
        .to_vec();
    let width = usize::from(decoder.width());
    let mut screen = vec![[0; 3]; width * usize::from(decoder.height())];
    let mut screens = Vec::new();
    let mut held = 0;
    while let Some(frame) = decoder.read_next_frame().expect("a sound picture") {
        assert_eq!(frame.palette, None);
        for (y, row) in frame.buffer.chunks(usize::from(frame.width)).enumerate() {
            for (x, &index) in row.iter().enumerate() {
                if frame.transparent != Some(index) {
                    let at = (usize::from(frame.top) + y) * width + usize::from(frame.left) + x;
                    screen[at] = palette[usize::from(index)];
                }
            }
        }
        screens.push(screen.clone());
        assert!(frame.delay >= 50, "too fast to follow");
        assert!(frame.delay >= held, "the last picture is held longest");
        held = if screens.len() > 1 { frame.delay } else { 0 };
    }
    assert_eq!(strict_gif::check(bytes), screens.len());
    screens
}

/// Returns any unfinished match of `count` moves.
fn some_moves(game: GameId, count: usize) -> Vec<Ply> {
    let mut position = game.start(None).expect("the standard size");
    let mut moves = Vec::new();
    let mut choice = 0;
    while moves.len() < count {
        let legal = position.moves();
        choice += 7;
        let next = (0..legal.len())
            .map(|index| legal[(choice + index) % legal.len()].clone().play())
            .find(|played| played.position.outcome().is_none());
        let Some(played) = next else { break };
        position = played.position.clone();
        moves.push(played);
    }
    moves
}

#[test]
fn a_replay_shows_what_single_pictures_show() {
    for &game in GameId::ALL {
        let start = game.start(None).expect("the standard size");
        let moves = some_moves(game, 8);
        let replay = Replay {
            names: Some(["Ada", "Grace"]),
            ..Replay::of(&start, &moves)
        };
        let screens = play(&render::gif(&replay, look(480)).expect("a GIF"));
        assert_eq!(screens.len(), moves.len() + 1);
        for (index, screen) in screens.iter().enumerate() {
            let ply = index.checked_sub(1).map(|index| &moves[index]);
            let (trace, before) = (
                ply.map(|ply| ply.mv.trace()),
                ply.map(|ply| ply.mv.before()),
            );
            let number = format!("{index} / 8");
            // Whose turn it is follows from the position.
            let scene = Scene {
                last: trace.as_ref(),
                before: before.as_ref(),
                names: replay.names,
                caption: Some(Caption {
                    text: &number,
                    tone: Tone::Plain,
                }),
                ..Scene::of(ply.map_or(&start, |ply| &ply.position))
            };
            let picture = read(&render::png(&scene, look(480)).expect("a picture"));
            assert!(*screen == picture.pixels, "picture {index} of {game}");
        }
    }
}

#[test]
fn the_last_picture_says_how_the_match_ended() {
    let start = GameId::GuardAndTowers
        .start(None)
        .expect("the standard size");
    let moves = some_moves(GameId::GuardAndTowers, 3);
    let end = |result, status| {
        let replay = Replay {
            result,
            status,
            ..Replay::of(&start, &moves)
        };
        let screens = play(&render::gif(&replay, look(480)).expect("a GIF"));
        let last = screens.last().expect("a picture").clone();
        (screens[..3].to_vec(), last)
    };
    let won = Status::Over(Outcome::Win(Side::First));
    let (before, resigned) = end("Blue resigns", won);
    let (same, on_time) = end("Blue ran out of time", won);
    let (_, going_on) = end("", Status::ToMove(Side::Second));
    assert!(before == same, "the other pictures say nothing of it");
    assert!(resigned != on_time && on_time != going_on);
}

#[test]
fn a_match_without_moves_has_a_replay() {
    let start = GameId::GuardAndTowers
        .start(None)
        .expect("the standard size");
    let gif = render::gif(&Replay::of(&start, &[]), look(480)).expect("a GIF");
    assert_eq!(play(&gif).len(), 1);
}

#[test]
fn the_longest_match_is_thinned_out() {
    let start = GameId::GuardAndTowers
        .start(None)
        .expect("the standard size");
    // Back and forth forever; the rules of repetition are the match's, not the replay's.
    let mut moves: Vec<Ply> = Vec::new();
    for text in ["a7-a6", "a1-a2", "a6-a7", "a2-a1"]
        .iter()
        .cycle()
        .take(3000)
    {
        let position = moves.last().map_or(&start, |played| &played.position);
        let played = position.play(text).expect("a legal move");
        moves.push(played);
    }
    let replay = Replay {
        status: Status::Over(rules::Outcome::Draw),
        ..Replay::of(&start, &moves)
    };
    let gif = render::gif(&replay, Look::default()).expect("a GIF");
    assert!(gif.len() < 10_000_000);
    let frames = play(&gif).len();
    assert!((100..=240).contains(&frames), "{frames} pictures");
}

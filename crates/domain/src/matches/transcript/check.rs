//! Checks transcripts against the rules.

use std::collections::HashMap;

use super::{
    Transcript,
    read::{TranscriptError, error, parse_transcript},
};
use crate::matches::End;
use rules::{
    MoveTextError,
    words::{Explain, Locale},
};

impl Transcript {
    /// Parses a transcript and checks all of it by the rules. If it is correct, such a match could
    /// have been played here.
    pub fn verify(text: &str) -> Result<Transcript, TranscriptError> {
        let (transcript, first) = parse_transcript(text)?;
        transcript.check(first)?;
        Ok(transcript)
    }

    /// Checks the moves, which begin on line `first`, and the result after them.
    fn check(&self, first: usize) -> Result<(), TranscriptError> {
        let result = first + self.moves.len();
        let mut position = self.start.clone();
        let mut seen = HashMap::from([(position.clone(), 1)]);
        let mut ended = End::by_move(&position, 1);
        for (line, text) in (first..).zip(&self.moves) {
            if let Some(end) = ended {
                return error(line, format!("the match was over before: {}", words(end)));
            }
            let mv = match position.parse_move(text) {
                Ok(mv) => mv,
                Err(MoveTextError::Move(why)) => {
                    let why = Locale::English.say(&why.sentence());
                    return error(line, format!("{text} cannot be played: {why}"));
                }
                Err(MoveTextError::NotCanonical { canonical }) => {
                    return error(line, format!("{text} is written {canonical}"));
                }
            };
            position = mv.after();
            let times = seen.entry(position.clone()).or_insert(0);
            *times += 1;
            ended = End::by_move(&position, *times);
        }
        match (ended, self.end) {
            (Some(found), Some(said)) if found == said => Ok(()),
            (Some(found), _) => error(result, format!("by the moves it is {}", words(found))),
            (None, Some(said)) if said.is_by_move() => error(
                result,
                format!(
                    "the moves do not end the match by {}",
                    said.termination.id()
                ),
            ),
            (None, _) => Ok(()),
        }
    }
}

fn words(end: End) -> String {
    format!("{} by {}", super::score(Some(end)), end.termination.id())
}

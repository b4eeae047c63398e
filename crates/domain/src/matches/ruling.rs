//! The rulings of moderators about a match, and the reasons that they give.

use super::{Match, MatchId, Refusal, UserId};
use rules::{Outcome, Side, variants};

variants! {
    /// A moderator's ruling about a match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Ruling {
        /// It ends, and this side has won.
        Win(Side),
        /// It ends without a winner.
        Draw = "draw",
        /// It ends without a result.
        Abort = "abort",
        /// It is over, and its result does not count.
        Annul = "annul",
        /// Everything that is shown of it is refreshed.
        Unstick = "unstick",
    }
}

impl Ruling {
    /// Whether it is about the match itself and not only about how it is shown. Such a ruling needs
    /// a reason.
    pub const fn needs_reason(self) -> bool {
        !matches!(self, Ruling::Unstick)
    }

    /// Checks that `by` can make this ruling on the match in its current state. Moderators cannot
    /// decide their own matches.
    pub fn check(self, of: &Match, by: UserId) -> Result<(), Refusal> {
        if self != Ruling::Unstick && of.players.side_of(by).is_some() {
            return Err(NoRuling::OwnMatch(of.id).into());
        }
        let has_no_result = of.end.is_some_and(|end| end.outcome.is_none());
        if self == Ruling::Annul && has_no_result {
            return Err(NoRuling::NoResult(of.id).into());
        }
        if of.guest.is_some() && !self.is_fair(of) {
            return Err(NoRuling::OtherServer(of.id).into());
        }
        match self {
            Ruling::Win(_) | Ruling::Draw | Ruling::Abort if of.end.is_some() => {
                Err(Refusal::Finished(of.id))
            }
            Ruling::Annul if of.end.is_none() => Err(Refusal::StillRunning(of.id)),
            _ => Ok(()),
        }
    }

    /// Whether a moderator of one of the two servers of a match can make this ruling. They can rule
    /// only against the player of their own server, or for neither.
    fn is_fair(self, of: &Match) -> bool {
        let is_own = |side| of.is_at_home(of.players.on(side));
        match self {
            Ruling::Abort | Ruling::Unstick => true,
            Ruling::Win(winner) => !is_own(winner),
            Ruling::Draw => false,
            Ruling::Annul => match of.end.and_then(|end| end.outcome) {
                Some(Outcome::Win(winner)) => is_own(winner),
                Some(Outcome::Draw) | None => false,
            },
        }
    }
}

/// Why a moderator cannot make a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoRuling {
    /// The reason is missing, and this ruling needs one.
    #[error("there is no reason")]
    NoReason,
    /// The reason is longer than this many characters.
    #[error("the reason is longer than {0} characters")]
    LongReason(usize),
    /// The reason would mention someone.
    #[error("the reason mentions somebody")]
    Mention,
    /// Moderators cannot decide their own matches.
    #[error("the moderator plays match {0}")]
    OwnMatch(MatchId),
    /// In a match between two servers, the ruling is not against the player of the moderator's
    /// server.
    #[error("match {0} is against another server, and the ruling not against the own player")]
    OtherServer(MatchId),
    /// A board of a match between teams cannot be aborted: that would take away what the other
    /// team's player has won on it.
    #[error("match {0} is a board of a contest, and is not aborted")]
    InContest(MatchId),
    /// The match ended without a result, so there is nothing to take out of the ratings.
    #[error("match {0} has no result")]
    NoResult(MatchId),
    /// The match has already been declared void.
    #[error("match {0} is annulled already")]
    AnnulledBefore(MatchId),
    /// Only its player sees the match, so nothing about it is posted.
    #[error("match {0} has not been shared")]
    Unshared(MatchId),
    /// The moderator has meanwhile been asked to confirm something else, or has already confirmed
    /// it.
    #[error("the question is not open any more")]
    NotAsked,
}

/// The reason that a moderator gives, which players can read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Reason(String);

impl Reason {
    /// The maximum length, in characters.
    pub const LONGEST: usize = 200;

    /// Parses what a moderator has typed. It is one line, and it cannot mention anyone: every
    /// mention that notifies someone has an @.
    pub fn read(typed: &str) -> Result<Reason, NoRuling> {
        let words: Vec<&str> = typed.split_whitespace().collect();
        let text = words.join(" ");
        if text.is_empty() {
            return Err(NoRuling::NoReason);
        }
        if text.chars().count() > Reason::LONGEST {
            return Err(NoRuling::LongReason(Reason::LONGEST));
        }
        if text.contains('@') {
            return Err(NoRuling::Mention);
        }
        Ok(Reason(text))
    }

    /// Restores a reason from storage.
    pub const fn stored(text: String) -> Reason {
        Reason(text)
    }

    /// Returns its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_one_line_of_at_most_two_hundred_characters_that_mentions_nobody() {
        let read = |typed: &str| Reason::read(typed).map(|reason| reason.as_str().to_owned());
        assert_eq!(
            read("  both\nwent \t away "),
            Ok("both went away".to_owned())
        );
        assert_eq!(read(" \n "), Err(NoRuling::NoReason));
        let longest = "ü".repeat(200);
        assert_eq!(read(&longest), Ok(longest.clone()));
        assert_eq!(read(&(longest + "!")), Err(NoRuling::LongReason(200)));
        for mention in ["by <@12>", "<@&12>", "@everyone", "read this @here"] {
            assert_eq!(read(mention), Err(NoRuling::Mention), "{mention}");
        }
    }

    #[test]
    fn every_ruling_on_the_match_itself_needs_a_reason() {
        for ruling in Ruling::every() {
            assert_eq!(
                ruling.needs_reason(),
                ruling != Ruling::Unstick,
                "{ruling:?}"
            );
        }
    }
}

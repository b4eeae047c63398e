//! The buttons, selects and forms of matches, apart from choosing a move.

use crate::discord::ids::codec::{Parts, Value, custom_ids};

use domain::matches::{Hears, MatchId, UserId};
use rules::GameId;

/// The revision at which a button was shown. Buttons from before they said so count as shown at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ShownAt(pub(crate) u32);

impl Value for ShownAt {
    fn read(parts: &mut Parts<'_>) -> Option<ShownAt> {
        let revision = parts.next().map_or(Some(0), |text| text.parse().ok());
        revision.map(ShownAt)
    }

    fn write(&self) -> String {
        self.0.to_string()
    }

    #[cfg(test)]
    fn samples() -> Vec<ShownAt> {
        u32::samples().into_iter().map(ShownAt).collect()
    }
}

custom_ids! {
    /// The action of a button, a select or a form. Those on a board carry its revision, so that the
    /// bot recognises a click on an old board.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum MatchAct {
        "accept" => Accept { id: MatchId },
        "decline" => Decline { id: MatchId },
        "withdraw" => Withdraw { id: MatchId },
        /// Open the form for typing a move, or send it.
        "type" => Type { id: MatchId, revision: u32 },
        "resign" => Resign { id: MatchId, revision: u32 },
        "confirm-resign" => ConfirmResign { id: MatchId, revision: u32 },
        "keep-playing" => KeepPlaying,
        /// End a match in which the opponent's time has run out.
        "claim" => Claim { id: MatchId, revision: ShownAt },
        /// Show the clock.
        "clock" => Clock { id: MatchId },
        /// Add to the opponent's time, if that was done this many times before.
        "give" => Give { id: MatchId, revision: u32, gifts: u32 },
        /// End a pause.
        "resume" => Resume { id: MatchId, revision: ShownAt },
        /// Open the board on the page.
        "open" => Open { id: MatchId },
        /// Open the form for a note, or send it.
        "note" => Note { id: MatchId },
        /// Challenge a user to this game.
        "challenge" => Challenge { game: GameId, opponent: UserId },
    }
}

custom_ids! {
    /// What a user does about following a match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum FollowAct {
        /// Show how the user follows a match.
        "follow" => Follow { id: MatchId },
        /// Follow a match in this way.
        "hear" => Hear { id: MatchId, hears: Hears },
        "unfollow" => Unfollow { id: MatchId },
        /// List everything that the user follows.
        "followings" => List,
        /// Stop following the match chosen in a select.
        "unfollow-one" => UnfollowOne,
    }
}

custom_ids! {
    /// What a user does in the list of their matches, which then shows what is left.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum ListAct {
        /// Accept a challenge.
        "list-accept" => Accept { id: MatchId },
        "list-decline" => Decline { id: MatchId },
    }
}

custom_ids! {
    /// Something that takes longer than Discord waits for an answer: the engine thinks, a match is drawn, or a
    /// direct message waits for its turn.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum SlowAct {
        /// Show a hint.
        "hint" => Hint { id: MatchId },
        /// Show how a finished match went.
        "analyze" => Analyze { id: MatchId },
        /// Show a whole match as a GIF.
        "gif" => Gif { id: MatchId },
        /// Send a direct message to see whether Discord accepts it.
        "try-direct" => TryDirect,
    }
}

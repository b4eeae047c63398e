//! The buttons whose answer takes longer than Discord waits.

use domain::matches::MatchId;

custom_ids! {
    /// Something that takes longer than Discord waits for an answer: the engine thinks, a match is drawn, or a
    /// direct message waits for its turn.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Slow {
        /// Show a hint.
        "hint" => Hint { id: MatchId },
        /// Show how a finished match went.
        "analyze" => Analyze { id: MatchId },
        /// A whole match as a GIF.
        "gif" => Gif { id: MatchId },
        /// Send a direct message to see whether Discord accepts it.
        "try-direct" => TryDirect,
    }
}

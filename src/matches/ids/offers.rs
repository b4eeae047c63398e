//! The buttons and the select of offers between the players of a match.

use crate::discord::ids::codec::custom_ids;

use domain::matches::{MatchId, OfferId, OfferKind};

custom_ids! {
    /// What a player does with an offer.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum OfferAct {
        /// Make one, having seen this revision of the board.
        "offer" => Make { kind: OfferKind, id: MatchId, revision: Option<u32> },
        /// Offer the pause chosen in a select.
        "pause" => Pause { id: MatchId, revision: u32 },
        "accept-offer" => Accept { offer: OfferId },
        "decline-offer" => Decline { offer: OfferId },
        "withdraw-offer" => Withdraw { offer: OfferId },
    }
}

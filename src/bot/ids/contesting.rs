//! The buttons, selects and forms of contests, and of the pages about servers.

use domain::{community::contest::ContestId, ratings::Pool};

custom_ids! {
    /// An action about a contest of two servers.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Contesting {
        /// Accepts, as a manager of the challenged server.
        "contest-accept" => Accept { contest: ContestId },
        /// Declines.
        "contest-decline" => Decline { contest: ContestId },
        /// Opens the form for other terms, or sends it.
        "contest-change" => Change { contest: ContestId },
        /// Asks a manager whether to call it off.
        "contest-withdraw" => Withdraw { contest: ContestId },
        /// Calls it off.
        "contest-call-off" => CallOff { contest: ContestId },
        /// Signs a member up.
        "contest-join" => Join { contest: ContestId },
        /// Signs a member up for the games chosen in a select.
        "contest-games" => Games { contest: ContestId },
        /// Cancels a member's sign-up.
        "contest-leave" => Leave { contest: ContestId },
        /// Says, as a captain, that the boards can be set up.
        "contest-ready" => Ready { contest: ContestId },
        /// Takes that back.
        "contest-unready" => Unready { contest: ContestId },
        /// Shows the one chosen in a select.
        "contest-open" => Show,
        /// Makes the member chosen in a select the captain.
        "contest-captain" => Captain { contest: ContestId },
        /// Replaces the player chosen in a select by a reserve.
        "contest-substitute" => Substitute { contest: ContestId },
        /// Shows it in this channel from now on.
        "contest-here" => ShowHere { contest: ContestId },
        /// Shows its boards, from this page.
        "contest-boards" => Boards { contest: ContestId, page: u32 },
        /// Shows the page with the reader's own board.
        "contest-own-board" => OwnBoard { contest: ContestId },
    }
}

custom_ids! {
    /// A page about servers, or a challenge to one.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Servers {
        /// Shows a page of the open servers, from 0.
        "servers-open" => Open { page: u32 },
        /// Shows the page of the server chosen in a select.
        "servers-show" => Show,
        /// Challenges this server, on the usual terms.
        "contest-challenge" => Challenge { server: u64 },
        /// Shows a page of the table of servers. The season is given by its number; 0, in which
        /// nobody played, means all time.
        "servers-table" => Table { pool: Pool, season: u32, page: u32 },
        /// Shows the page that contains this server.
        "servers-own" => OwnRow { pool: Pool, season: u32 },
    }
}

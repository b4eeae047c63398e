//! What the buttons, selects and forms of contests do.

use domain::{community::contest::ContestId, ratings::Pool};

custom_ids! {
    /// What somebody does about a contest of two servers, or wants to see of servers.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Contesting {
        /// A manager of the server that is asked accepts.
        "contest-accept" => Accept { contest: ContestId },
        /// Declines.
        "contest-decline" => Decline { contest: ContestId },
        /// Opens the form for other terms, or sends it.
        "contest-change" => Change { contest: ContestId },
        /// A manager is asked whether to call it off.
        "contest-withdraw" => Withdraw { contest: ContestId },
        /// Calls it off.
        "contest-call-off" => CallOff { contest: ContestId },
        /// A member signs up.
        "contest-join" => Join { contest: ContestId },
        /// For the games that a select gives.
        "contest-games" => Games { contest: ContestId },
        /// A member does not play after all.
        "contest-leave" => Leave { contest: ContestId },
        /// A captain says that the boards may be set up.
        "contest-ready" => Ready { contest: ContestId },
        /// Takes that back.
        "contest-unready" => Unready { contest: ContestId },
        /// Shows it in this channel from now on.
        "contest-here" => ShowHere { contest: ContestId },
        /// Shows its boards, from this page.
        "contest-boards" => Boards { contest: ContestId, page: u32 },
        /// Shows the page with the reader's own board.
        "contest-own-board" => OwnBoard { contest: ContestId },
        /// A page of the open servers, from 0.
        "servers-open" => Open { page: u32 },
        /// Shows the page of the server that a select gives.
        "servers-show" => Server,
        /// A page of the table of servers. The season by its number; 0, in which nobody played, stands for
        /// all time.
        "servers-table" => Table { pool: Pool, season: u32, page: u32 },
        /// The page with this server in it.
        "servers-own" => OwnRow { pool: Pool, season: u32 },
    }
}

//! What the buttons of tournaments do.

use super::codec::{Parts, Value};
use domain::matches::UserId;

custom_ids! {
    /// What a button of a tournament does.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::bot) enum Tournaments {
        /// Enter the one of this number.
        "tournament-join" => Join { number: u32 },
        /// Leave it.
        "tournament-leave" => Leave { number: u32 },
        /// Take a player out of it, as its manager or as the player.
        "tournament-withdraw" => Withdraw { number: u32, player: UserId },
        /// Call it off.
        "tournament-cancel" => Cancel { number: u32 },
        /// Have the server take no more part in it.
        "tournament-pull-out" => PullOut { number: u32 },
        /// See a page of how it stands, from the top and from the left.
        "tournament-table" => Table { number: u32, down: TournamentPage, right: TournamentPage },
        /// See a page of the matches of a round.
        "tournament-games" => Games { number: u32, round: u32, page: TournamentPage },
    }
}

/// A page of something of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::bot) enum TournamentPage {
    /// Where the reader is.
    Own,
    /// This one, from 0. One that is not there is the last.
    At(usize),
}

impl TournamentPage {
    /// The page, if the reader is on `own`, and there are so many.
    pub(in crate::bot) fn or(self, own: usize, pages: usize) -> usize {
        let page = match self {
            TournamentPage::Own => own,
            TournamentPage::At(page) => page,
        };
        page.min(pages.saturating_sub(1))
    }
}

impl Value for TournamentPage {
    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        match parts.next()? {
            "own" => Some(TournamentPage::Own),
            page => page.parse().ok().map(TournamentPage::At),
        }
    }

    fn write(&self) -> String {
        match self {
            TournamentPage::Own => "own".to_owned(),
            TournamentPage::At(page) => page.to_string(),
        }
    }

    #[cfg(test)]
    fn samples() -> Vec<TournamentPage> {
        let pages = usize::samples().into_iter().map(TournamentPage::At);
        pages.chain([TournamentPage::Own]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_that_is_not_there_is_the_last() {
        assert_eq!(TournamentPage::Own.or(2, 5), 2);
        assert_eq!(TournamentPage::At(4).or(2, 5), 4);
        assert_eq!(TournamentPage::At(9).or(2, 5), 4);
        assert_eq!(TournamentPage::At(9).or(2, 0), 0);
    }
}

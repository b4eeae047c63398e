//! The buttons of tournaments, for their players and for those who manage them.

use crate::discord::ids::codec::{Parts, Value, custom_ids, named};

use domain::{
    community::tournament::GameResult,
    matches::{MatchId, UserId},
};
use rules::variants;
use store::TournamentId;

custom_ids! {
    /// The action of a button of a tournament.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum TournamentAct {
        /// Enter the one with this number.
        "tournament-join" => Join { id: TournamentId },
        /// Show the one chosen in a select.
        "tournament-open" => Open,
        /// Show it as a report file.
        "tournament-export" => Export { id: TournamentId },
        /// Leave it.
        "tournament-leave" => Leave { id: TournamentId },
        /// Remove a player from it, as its manager or as the player.
        "tournament-withdraw" => Withdraw { id: TournamentId, player: UserId },
        /// Call it off.
        "tournament-cancel" => Cancel { id: TournamentId },
        /// Ask a manager whether to pull the server out of it.
        "tournament-ask-pull-out" => AskPullOut { id: TournamentId },
        /// Pull the server out of it.
        "tournament-pull-out" => PullOut { id: TournamentId },
        /// Show a page of its standings, from the top and from the left.
        "tournament-table" => Table { id: TournamentId, down: TournamentPage, right: TournamentPage },
        /// Show a page of the matches of a round.
        "tournament-games" => Games { id: TournamentId, round: u32, page: TournamentPage },
    }
}

/// A page of a tournament's lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TournamentPage {
    /// The page with the reader's own row.
    Own,
    /// This one, from 0. Beyond the end, it is the last.
    At(usize),
}

impl TournamentPage {
    /// Returns the page, if the reader is on `own` and there are `pages` pages.
    pub(crate) fn or(self, own: usize, pages: usize) -> usize {
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

custom_ids! {
    /// What a manager does with tournaments.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum TournamentManagerAct {
        /// Show it with everything that a manager can do.
        "managing-show" => Show { id: TournamentId },
        /// Start it, or pair the next round.
        "managing-next" => NextRound { id: TournamentId },
        /// Pair the next round while matches of this one run.
        "managing-next-early" => NextRoundEarly { id: TournamentId },
        /// Show the results for its match chosen in a select.
        "managing-game" => Game { id: TournamentId },
        /// Give the match this result.
        "managing-result" => Result { game: MatchId, result: GameResult },
        /// Open the form for the number of a match whose result is wrong, or show the results for it.
        "managing-correct" => Correct { id: TournamentId },
        /// Give the match this result in place of the one that it has.
        "managing-corrected" => Corrected { game: MatchId, result: GameResult },
        /// Show its players.
        "managing-players" => Players { id: TournamentId },
        /// Show this page of them, from 0.
        "managing-players-page" => PlayersFrom { id: TournamentId, page: usize },
        /// Ask whether to take out the player chosen in a select.
        "managing-remove" => Remove { id: TournamentId },
        /// Show it in this channel from now on.
        "managing-here" => ShowHere { id: TournamentId },
        /// Open the form with which it is changed, or change it.
        "managing-edit" => Edit { id: TournamentId },
        /// Ask whether to cancel it.
        "managing-stop" => Stop { id: TournamentId },
        /// Let this server take part in the tournament chosen in a select.
        "managing-enter" => TakePart,
        /// Open the form for the number or the code of such a tournament, or let this server take part in it.
        "managing-enter-named" => TakePartInNamed,
    }
}

custom_ids! {
    /// A step of making a tournament, until it is announced.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum TournamentDraftAct {
        /// Draft a new tournament.
        "managing-new" => Draft,
        /// Give the draft the system that is chosen in a select.
        "managing-system" => System { draft: u32 },
        /// Give it the game that is chosen in a select.
        "managing-new-game" => Game { draft: u32 },
        /// Open the form for its name and more, or change that.
        "managing-redraft" => Redraft { draft: u32 },
        /// Show the choices of one of its settings.
        "founding-choose" => Choose { draft: u32, setting: DraftSetting },
        /// Give it what is chosen in the select of this setting.
        "founding-set" => Set { draft: u32, setting: DraftSetting },
        /// Let nobody manage it who can't manage the server.
        "founding-no-managers" => NoManagers { draft: u32 },
        /// Whether its matches are rated.
        "founding-rated" => Rated { draft: u32, on: bool },
        /// Whether all its matches begin together.
        "founding-at-once" => AtOnce { draft: u32, on: bool },
        /// Open the form for the days of a round and of a first move, or change them.
        "founding-days" => Days { draft: u32 },
        /// Announce this draft.
        "managing-publish" => Publish { draft: u32 },
    }
}

variants! {
    /// A setting of a tournament's draft that has a select.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum DraftSetting {
        Pace = "pace",
        Size = "size",
        Servers = "servers",
        Managers = "managers",
    }
}

named!(DraftSetting);

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

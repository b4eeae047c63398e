//! Custom ids: the meaning of a button, a select or a form, as text of at most 100 characters.
//!
//! The custom id is all that a click carries, so a click is understood after any number of
//! restarts. Everything here is pure: values to texts and back.

// Above the modules that use its macro.
#[macro_use]
mod codec;

mod action;
mod browse;
mod choosing;
mod contesting;
mod drafting;
mod laddering;
mod learning;
mod moderating;
mod offers;
mod opening;
mod picking;
mod seeking;
mod setting;
mod tournaments;

use std::{fmt, str::FromStr};

use domain::matches::MatchId;
use store::Numbered;

pub(super) use action::{Action, Following, ShownAt, Slow};
pub(super) use browse::{Browse, Step};
pub(super) use choosing::Choosing;
pub(super) use contesting::{ContestDraft, Contesting, ServerKey, Servers, TableChoice};
pub(super) use drafting::{Draft, Drafting};
pub(super) use laddering::Laddering;
pub(super) use learning::{Guide, Playing, Topic, Training};
pub(super) use moderating::{Moderating, RulingWish};
pub(super) use offers::Offers;
pub(super) use opening::Opening;
pub(super) use picking::{Picking, Squares, Subject};
pub(super) use seeking::Seeking;
pub(super) use setting::{
    Access, DailyPuzzle, PlayerPage, PlayerSetting, Privacy, Rewards, ServerPage, ServerSetting,
    SettingsPage, Vacation,
};
pub(super) use tournaments::{DraftSetting, Founding, Managing, TournamentPage, Tournaments};

/// Discord's limit for a custom id, in characters.
pub(super) const LONGEST_ID: usize = 100;

/// The custom id of a select whose options are acts: the value of each is the custom id of its act.
pub(super) const ACTS: &str = "acts";

/// The only input of the form for typing a move.
pub(super) const MOVE_INPUT: &str = "move";

/// The only input of the form for a server.
pub(super) const SERVER_INPUT: &str = "server";

/// The only input of the form for a note.
pub(super) const NOTE_INPUT: &str = "note";

/// The only input of the form for a moderator's reason.
pub(super) const REASON_INPUT: &str = "reason";

/// The only input of the form for the number of a match.
pub(super) const MATCH_INPUT: &str = "match";

/// The only input of the form for what others read about a server.
pub(super) const ABOUT_INPUT: &str = "about";

/// The meaning of a button, a select or a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CustomId {
    /// It does something in a match or for its player.
    Action(Action),
    /// It makes an offer, or answers one.
    Offers(Offers),
    /// It chooses, tries or plans a move.
    Choosing(Choosing),
    /// It is about following a match.
    Following(Following),
    /// It takes longer than Discord waits for an answer.
    Slow(Slow),
    /// It shows something; nothing changes.
    Browse(Browse),
    /// It guides a newcomer.
    Guide(Guide),
    /// It changes a setting of a player.
    PlayerSetting(PlayerSetting),
    /// It changes a setting of a server.
    ServerSetting(ServerSetting),
    /// It changes what a server gives its best players.
    Rewards(Rewards),
    /// It changes where a server shows the puzzle of the day.
    DailyPuzzle(DailyPuzzle),
    /// It is for moderators.
    Moderating(Moderating),
    /// It is about a contest of two servers.
    Contesting(Contesting),
    /// It shows servers, or challenges one.
    Servers(Servers),
    /// It changes what a server tells others about itself.
    Opening(Opening),
    /// It is about a tournament.
    Tournaments(Tournaments),
    /// It is about a challenge that is not sent yet.
    Drafting(Drafting),
    /// It is about a ladder.
    Laddering(Laddering),
    /// It is for those who manage tournaments.
    Managing(Managing),
    /// It is about a tournament that is not announced yet.
    Founding(Founding),
    /// It is about matches against the computer.
    Playing(Playing),
    /// It is about a puzzle or an analysis.
    Training(Training),
    /// It is about a player's vacations.
    Vacation(Vacation),
    /// It finds an opponent.
    Seeking(Seeking),
    /// It is about what is stored about a user.
    Privacy(Privacy),
}

macro_rules! kinds {
    ($($kind:ident),+) => {
        $(impl From<$kind> for CustomId {
            fn from(id: $kind) -> CustomId {
                CustomId::$kind(id)
            }
        })+

        impl CustomId {
            /// Returns the match that it is about, if it names one.
            pub(super) fn about(&self) -> Option<MatchId> {
                match self {
                    $(CustomId::$kind(id) => id.about(),)+
                }
            }

            /// Returns what it names by numbers of the database.
            pub(super) fn numbers(&self) -> Vec<Numbered> {
                match self {
                    $(CustomId::$kind(id) => id.numbers(),)+
                }
            }

            /// Returns each of them with every combination of samples of its values.
            #[cfg(test)]
            fn samples() -> Vec<CustomId> {
                let mut all = Vec::new();
                $(all.extend($kind::samples().into_iter().map(CustomId::$kind));)+
                all
            }
        }

        impl fmt::Display for CustomId {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(CustomId::$kind(id) => id.fmt(f),)+
                }
            }
        }

        impl FromStr for CustomId {
            type Err = UnknownId;

            fn from_str(text: &str) -> Result<CustomId, UnknownId> {
                $(if let Ok(id) = text.parse() {
                    return Ok(CustomId::$kind(id));
                })+
                Err(UnknownId)
            }
        }
    };
}

/// Calls a macro with the kinds of custom ids.
macro_rules! with_kinds {
    ($macro:ident) => {
        $macro!(
            Action,
            Offers,
            Choosing,
            Browse,
            Following,
            Slow,
            Guide,
            PlayerSetting,
            ServerSetting,
            Rewards,
            DailyPuzzle,
            Moderating,
            Opening,
            Vacation,
            Seeking,
            Contesting,
            Servers,
            Privacy,
            Playing,
            Drafting,
            Laddering,
            Managing,
            Founding,
            Tournaments,
            Training
        );
    };
}

with_kinds!(kinds);
pub(super) use with_kinds;

/// The text is not a custom id of this version of the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct UnknownId;

/// Parses what a click stands for: its custom id or, in a select of acts, the act that was chosen.
pub(super) fn meant_by(custom_id: &str, chosen: Option<&str>) -> Result<CustomId, UnknownId> {
    match custom_id {
        ACTS => chosen.ok_or(UnknownId)?.parse(),
        id => id.parse(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::matches::{OfferId, OfferKind, UserId};
    use proptest::prelude::*;
    use store::TournamentId;

    proptest! {
        #[test]
        fn no_other_text_is_a_custom_id(text: String) {
            if let Ok(id) = text.parse::<CustomId>() {
                // "+1" and "01" are numbers too; they mean the same button.
                prop_assert_eq!(id.to_string().parse(), Ok(id));
            }
        }
    }

    #[test]
    fn every_custom_id_is_read_back_and_fits_discords_limit() {
        let all = CustomId::samples();
        assert!(all.len() > 1_000, "{}", all.len());
        for id in all {
            let text = id.to_string();
            assert!(text.len() <= LONGEST_ID, "{text}");
            assert_eq!(text.parse(), Ok(id), "{text}");
        }
    }

    #[test]
    fn buttons_of_messages_that_are_already_posted_keep_their_meaning() {
        let id = MatchId(12);
        let offer = OfferId(12);
        let cup = TournamentId(12);
        let player = UserId(34);
        let (down, right) = (TournamentPage::Own, TournamentPage::At(3));
        let (kind, revision) = (OfferKind::Takeback, Some(5));
        for (text, meaning) in [
            ("accept:12", Action::Accept { id }.into()),
            ("move:12:5", Choosing::Move { id, revision: 5 }.into()),
            ("more:12", Browse::More { id }.into()),
            (
                "offer:takeback:12:5",
                Offers::Make { kind, id, revision }.into(),
            ),
            ("pause:12:5", Offers::Pause { id, revision: 5 }.into()),
            (
                "claim:12",
                Action::Claim {
                    id,
                    revision: ShownAt(0),
                }
                .into(),
            ),
            (
                "resume:12",
                Action::Resume {
                    id,
                    revision: ShownAt(0),
                }
                .into(),
            ),
            ("accept-offer:12", Offers::Accept { offer }.into()),
            ("decline-offer:12", Offers::Decline { offer }.into()),
            ("withdraw-offer:12", Offers::Withdraw { offer }.into()),
            ("tournament-join:12", Tournaments::Join { id: cup }.into()),
            (
                "tournament-withdraw:12:34",
                Tournaments::Withdraw { id: cup, player }.into(),
            ),
            (
                "tournament-table:12:own:3",
                Tournaments::Table {
                    id: cup,
                    down,
                    right,
                }
                .into(),
            ),
            ("managing-next:12", Managing::NextRound { id: cup }.into()),
            ("managing-edit:12", Managing::Edit { id: cup }.into()),
            (
                "contest-challenge:34",
                Servers::Challenge { server: 34 }.into(),
            ),
        ] {
            assert_eq!(text.parse::<CustomId>(), Ok(meaning), "{text}");
        }
    }

    #[test]
    fn an_option_of_a_select_of_acts_stands_for_its_act() {
        let moves = Browse::Record { id: MatchId(12) };
        assert_eq!(meant_by(ACTS, Some("moves:12")), Ok(moves.into()));
        for chosen in [None, Some(""), Some("12"), Some(ACTS), Some("moves:12:1")] {
            assert_eq!(meant_by(ACTS, chosen), Err(UnknownId), "{chosen:?}");
        }
        // Elsewhere, what is chosen is a value for the act.
        let meant = meant_by("moves:12", Some("export:34"));
        assert_eq!(meant, Ok(moves.into()));
    }

    #[test]
    fn nothing_may_follow_or_lack() {
        for text in [
            "accept",
            "accept:",
            "accept:1:2",
            "keep-playing:1",
            "board:all:here",
            "",
        ] {
            assert_eq!(text.parse::<CustomId>(), Err(UnknownId), "{text}");
        }
    }
}

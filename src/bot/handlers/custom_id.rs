//! The acts of all subjects, and which of them a text stands for.

use std::{fmt, str::FromStr};

use crate::{
    challenges::ids::{ChallengeDraftAct, SeekAct},
    clocks::ids::VacationAct,
    contests::ids::{ContestAct, ServersAct},
    discord::ids::{ACTS, EncodedId, UnknownId},
    learning::ids::{ComputerAct, GuideAct, TrainingAct},
    matches::ids::{
        action::{FollowAct, ListAct, MatchAct, SlowAct},
        browse::LookAct,
        choosing::MoveAct,
        offers::OfferAct,
    },
    moderation::ids::ModerationAct,
    players::ids::{PlayerSettingAct, PrivacyAct},
    rankings::ids::LadderAct,
    servers::ids::{DailyPuzzleAct, ListingAct, RewardAct, ServerSettingAct},
    tournaments::ids::{TournamentAct, TournamentDraftAct, TournamentManagerAct},
};
use domain::matches::MatchId;
use store::Numbered;

/// The meaning of a button, a select or a form.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::enum_variant_names, reason = "each is named like its act")]
pub(crate) enum CustomId {
    /// It does something in a match or for its player.
    MatchAct(MatchAct),
    /// It makes an offer, or answers one.
    OfferAct(OfferAct),
    /// It chooses, tries or plans a move.
    MoveAct(MoveAct),
    /// It is about following a match.
    FollowAct(FollowAct),
    /// It answers a challenge in the list of a user's matches.
    ListAct(ListAct),
    /// It takes longer than Discord waits for an answer.
    SlowAct(SlowAct),
    /// It shows something; nothing changes.
    LookAct(LookAct),
    /// It guides a newcomer.
    GuideAct(GuideAct),
    /// It changes a setting of a player.
    PlayerSettingAct(PlayerSettingAct),
    /// It changes a setting of a server.
    ServerSettingAct(ServerSettingAct),
    /// It changes what a server gives its best players.
    RewardAct(RewardAct),
    /// It changes where a server shows the puzzle of the day.
    DailyPuzzleAct(DailyPuzzleAct),
    /// It is for moderators.
    ModerationAct(ModerationAct),
    /// It is about a contest of two servers.
    ContestAct(ContestAct),
    /// It shows servers, or challenges one.
    ServersAct(ServersAct),
    /// It changes what a server tells others about itself.
    ListingAct(ListingAct),
    /// It is about a tournament.
    TournamentAct(TournamentAct),
    /// It is about a challenge that is not sent yet.
    ChallengeDraftAct(ChallengeDraftAct),
    /// It is about a ladder.
    LadderAct(LadderAct),
    /// It is for those who manage tournaments.
    TournamentManagerAct(TournamentManagerAct),
    /// It is about a tournament that is not announced yet.
    TournamentDraftAct(TournamentDraftAct),
    /// It is about matches against the computer.
    ComputerAct(ComputerAct),
    /// It is about a puzzle or an analysis.
    TrainingAct(TrainingAct),
    /// It is about a player's vacations.
    VacationAct(VacationAct),
    /// It finds an opponent.
    SeekAct(SeekAct),
    /// It is about what is stored about a user.
    PrivacyAct(PrivacyAct),
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
            pub(crate) fn about(&self) -> Option<MatchId> {
                match self {
                    $(CustomId::$kind(id) => id.about(),)+
                }
            }

            /// Returns what it names by numbers of the database.
            pub(crate) fn numbers(&self) -> Vec<Numbered> {
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

        impl From<CustomId> for EncodedId {
            fn from(id: CustomId) -> EncodedId {
                EncodedId::new(&id)
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
            MatchAct,
            OfferAct,
            MoveAct,
            LookAct,
            FollowAct,
            ListAct,
            SlowAct,
            GuideAct,
            PlayerSettingAct,
            ServerSettingAct,
            RewardAct,
            DailyPuzzleAct,
            ModerationAct,
            ListingAct,
            VacationAct,
            SeekAct,
            ContestAct,
            ServersAct,
            PrivacyAct,
            ComputerAct,
            ChallengeDraftAct,
            LadderAct,
            TournamentManagerAct,
            TournamentDraftAct,
            TournamentAct,
            TrainingAct
        );
    };
}

with_kinds!(kinds);
pub(super) use with_kinds;

/// Parses what a click stands for: its custom id or, in a select of acts, the act that was chosen.
pub(crate) fn meant_by(custom_id: &str, chosen: Option<&str>) -> Result<CustomId, UnknownId> {
    match custom_id {
        ACTS => chosen.ok_or(UnknownId)?.parse(),
        id => id.parse(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        discord::ids::LONGEST_ID, matches::ids::action::ShownAt, tournaments::ids::TournamentPage,
    };
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
            ("accept:12", MatchAct::Accept { id }.into()),
            ("move:12:5", MoveAct::Move { id, revision: 5 }.into()),
            ("more:12", LookAct::More { id }.into()),
            (
                "offer:takeback:12:5",
                OfferAct::Make { kind, id, revision }.into(),
            ),
            ("pause:12:5", OfferAct::Pause { id, revision: 5 }.into()),
            (
                "claim:12",
                MatchAct::Claim {
                    id,
                    revision: ShownAt(0),
                }
                .into(),
            ),
            (
                "resume:12",
                MatchAct::Resume {
                    id,
                    revision: ShownAt(0),
                }
                .into(),
            ),
            ("accept-offer:12", OfferAct::Accept { offer }.into()),
            ("decline-offer:12", OfferAct::Decline { offer }.into()),
            ("withdraw-offer:12", OfferAct::Withdraw { offer }.into()),
            ("tournament-join:12", TournamentAct::Join { id: cup }.into()),
            (
                "tournament-withdraw:12:34",
                TournamentAct::Withdraw { id: cup, player }.into(),
            ),
            (
                "tournament-table:12:own:3",
                TournamentAct::Table {
                    id: cup,
                    down,
                    right,
                }
                .into(),
            ),
            (
                "managing-next:12",
                TournamentManagerAct::NextRound { id: cup }.into(),
            ),
            (
                "managing-edit:12",
                TournamentManagerAct::Edit { id: cup }.into(),
            ),
            (
                "contest-challenge:34",
                ServersAct::Challenge { server: 34 }.into(),
            ),
        ] {
            assert_eq!(text.parse::<CustomId>(), Ok(meaning), "{text}");
        }
    }

    #[test]
    fn an_option_of_a_select_of_acts_stands_for_its_act() {
        let moves = LookAct::Record { id: MatchId(12) };
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

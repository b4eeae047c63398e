//! How the crate's types are stored in columns.

use std::{borrow::Cow, time::Duration};

use super::{
    BulletinId, BulletinKind, DeedId, Holder, Prompt, PuzzleDayId, ReminderId, TournamentId,
    Unreachable,
    db::{Column, Db, DbError, Value, params},
};
use domain::{
    clock::{Hour, Timestamp, Zone},
    community::{
        About, Code, HonourState, Season,
        contest::{BoardResult, ContestId, State, Team},
        seeks::{ConsentId, ProposalId, ProposalState, RatingRange, SeekId, SeekScope},
        tournament::{Between, GameResult, Stage, System},
    },
    matches::{
        ChallengeState, ChannelId, Flag, Hears, Level, MatchId, MessageId, NoticePlace, OfferId,
        OfferKind, OfferState, Pace, PositionKey, Reason, RoleId, Ruling, ServerId, ShowingId,
        StepId, Termination, UserId, WatchStage,
        clock::{PauseLength, QuietHours, Reminded},
    },
    processes::Role,
    ratings::{Pool, Rung, Scope, Week},
    settings::PublicBottom,
};
use rules::{AnyMove, AnyPosition, GameId, Outcome, Side, words::Locale};

macro_rules! number_columns {
    ($($name:ident),+) => {$(
        impl Column for $name {
            fn value(&self) -> Value<'_> {
                self.0.value()
            }

            fn read(value: &Value<'_>) -> Option<Self> {
                Column::read(value).map($name)
            }
        }
    )+};
}

number_columns!(
    UserId,
    ServerId,
    ChannelId,
    RoleId,
    MessageId,
    BulletinId,
    DeedId,
    MatchId,
    ShowingId,
    OfferId,
    StepId,
    PositionKey,
    Holder,
    ReminderId,
    TournamentId,
    PuzzleDayId,
    Rung,
    Week,
    SeekId,
    ProposalId,
    ConsentId,
    ContestId
);

macro_rules! named_columns {
    ($($name:ident),+) => {$(
        impl Column for $name {
            fn value(&self) -> Value<'_> {
                Value::Text(Cow::Borrowed(self.id()))
            }

            fn read(value: &Value<'_>) -> Option<Self> {
                match value {
                    Value::Text(name) => $name::from_id(name),
                    _ => None,
                }
            }
        }
    )+};
}

named_columns!(
    Unreachable,
    BulletinKind,
    GameId,
    Side,
    Outcome,
    ChallengeState,
    OfferKind,
    OfferState,
    Hears,
    Pace,
    PauseLength,
    Flag,
    Termination,
    Ruling,
    NoticePlace,
    WatchStage,
    Prompt,
    Locale,
    Pool,
    HonourState,
    PublicBottom,
    SeekScope,
    ProposalState,
    Team,
    State,
    BoardResult,
    System,
    Between,
    Stage,
    GameResult,
    Role
);

impl Column for Season {
    fn value(&self) -> Value<'_> {
        Value::Integer(self.number().into())
    }

    fn read(value: &Value<'_>) -> Option<Self> {
        Season::numbered(u32::read(value)?)
    }
}

impl Column for RatingRange {
    fn value(&self) -> Value<'_> {
        Value::Text(Cow::Owned(self.to_string()))
    }

    fn read(value: &Value<'_>) -> Option<Self> {
        match value {
            Value::Text(text) => text.parse().ok(),
            _ => None,
        }
    }
}

/// No server has the number 0.
impl Column for Scope {
    fn value(&self) -> Value<'_> {
        match self {
            Scope::Everywhere => Value::Integer(0),
            Scope::Server(server) => server.value(),
        }
    }

    fn read(value: &Value<'_>) -> Option<Self> {
        Some(match ServerId::read(value)? {
            ServerId(0) => Scope::Everywhere,
            server => Scope::Server(server),
        })
    }
}

impl Column for Timestamp {
    fn value(&self) -> Value<'_> {
        Value::Integer(self.millis())
    }

    fn read(value: &Value<'_>) -> Option<Self> {
        Column::read(value).map(Timestamp::from_millis)
    }
}

impl Column for Reminded {
    fn value(&self) -> Value<'_> {
        Value::Integer(self.bits().into())
    }

    fn read(value: &Value<'_>) -> Option<Self> {
        Column::read(value).map(Reminded::from_bits)
    }
}

impl Column for Reason {
    fn value(&self) -> Value<'_> {
        Value::Text(Cow::Borrowed(self.as_str()))
    }

    fn read(value: &Value<'_>) -> Option<Self> {
        String::read(value).map(Reason::stored)
    }
}

impl Column for About {
    fn value(&self) -> Value<'_> {
        Value::Text(Cow::Borrowed(self.as_str()))
    }

    fn read(value: &Value<'_>) -> Option<Self> {
        String::read(value).map(About::stored)
    }
}

impl Column for Level {
    fn value(&self) -> Value<'_> {
        Value::Integer(self.number().into())
    }

    fn read(value: &Value<'_>) -> Option<Self> {
        Level::new(u8::try_from(u32::read(value)?).ok()?)
    }
}

impl Column for Code {
    fn value(&self) -> Value<'_> {
        Value::Text(Cow::Borrowed(self.as_str()))
    }

    fn read(value: &Value<'_>) -> Option<Self> {
        String::read(value).map(Code::stored)
    }
}

impl Column for Hour {
    fn value(&self) -> Value<'_> {
        Value::Integer(self.number().into())
    }

    fn read(value: &Value<'_>) -> Option<Self> {
        Hour::new(Column::read(value)?)
    }
}

/// Stored in whole seconds.
impl Column for Duration {
    fn value(&self) -> Value<'_> {
        // No clock holds more.
        Value::Integer(i64::try_from(self.as_secs()).unwrap_or(i64::MAX))
    }

    fn read(value: &Value<'_>) -> Option<Self> {
        Column::read(value).map(Duration::from_secs)
    }
}

/// Stored by its name.
impl Column for Zone {
    fn value(&self) -> Value<'_> {
        Value::Text(Cow::Borrowed(self.name()))
    }

    fn read(value: &Value<'_>) -> Option<Self> {
        match value {
            Value::Text(name) => Zone::named(name),
            _ => None,
        }
    }
}

impl Column for QuietHours {
    fn value(&self) -> Value<'_> {
        Value::Text(Cow::Owned(self.to_string()))
    }

    fn read(value: &Value<'_>) -> Option<Self> {
        match value {
            Value::Text(hours) => QuietHours::read(hours),
            _ => None,
        }
    }
}

impl Db {
    /// Stores which games exist, so that the database can refuse others.
    pub(super) fn know_games(&self) -> Result<(), DbError> {
        for game in GameId::ALL {
            self.execute(
                "INSERT INTO games (id) VALUES (?1) ON CONFLICT (id) DO NOTHING",
                params![*game],
            )?;
        }
        Ok(())
    }
}

/// Returns the text of a position.
pub(super) fn position(position: &AnyPosition) -> String {
    position.to_string()
}

/// Returns the canonical text of a move. It is read back against the position in which the move was
/// made.
pub(super) fn mv(mv: &AnyMove) -> String {
    mv.to_string()
}

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use super::*;
    use domain::matches::Closing;
    use rules::variants::Variants;

    /// Checks that every variant is stored under its name, and read back from it.
    fn stored<T: Variants + Column + PartialEq + Debug>(names: &[(T, &str)]) {
        let every: Vec<T> = names.iter().map(|(value, _)| *value).collect();
        assert_eq!(T::every(), every);
        for (value, name) in names {
            let text = Value::Text(Cow::Borrowed(*name));
            assert_eq!(value.value(), text, "{value:?}");
            assert_eq!(T::read(&text), Some(*value), "{name}");
        }
        assert_eq!(T::read(&Value::Text("unheard-of".into())), None);
    }

    /// The names are in databases, so none of them can change.
    #[test]
    fn names_in_the_database_are_what_they_were() {
        let games = [
            (GameId::Courtyard, "courtyard"),
            (GameId::KingAndCourtesan, "king-and-courtesan"),
            (GameId::GuardAndTowers, "guard-and-towers"),
            (GameId::KingsCourt, "kings-court"),
        ];
        stored(&games);
        let pools = games.map(|(game, name)| (Pool::Game(game), name));
        stored(&[&[(Pool::All, "all")], &pools[..]].concat());
        stored(&[(Side::First, "first"), (Side::Second, "second")]);
        stored(&[
            (Outcome::Win(Side::First), "first"),
            (Outcome::Win(Side::Second), "second"),
            (Outcome::Draw, "draw"),
        ]);
        stored(&[
            (Termination::Rules, "rules"),
            (Termination::Repetition, "repetition"),
            (Termination::Resignation, "resignation"),
            (Termination::Agreement, "agreement"),
            (Termination::Timeout, "timeout"),
            (Termination::Silence, "silence"),
            (Termination::Departure, "departure"),
            (Termination::Adjudication, "adjudication"),
            (Termination::Aborted, "aborted"),
            (Termination::Unplayed, "unplayed"),
            (Termination::Replaced, "replaced"),
        ]);
        stored(&[
            (Ruling::Win(Side::First), "first"),
            (Ruling::Win(Side::Second), "second"),
            (Ruling::Draw, "draw"),
            (Ruling::Abort, "abort"),
            (Ruling::Annul, "annul"),
            (Ruling::Unstick, "unstick"),
        ]);
        stored(&[
            (ChallengeState::Open, "open"),
            (ChallengeState::Accepted, "accepted"),
            (ChallengeState::Closed(Closing::Declined), "declined"),
            (ChallengeState::Closed(Closing::Withdrawn), "withdrawn"),
            (ChallengeState::Closed(Closing::Expired), "expired"),
        ]);
        stored(&[
            (OfferKind::Draw, "draw"),
            (OfferKind::Takeback, "takeback"),
            (OfferKind::Pause, "pause"),
        ]);
        stored(&[
            (PauseLength::Days3, "3d"),
            (PauseLength::Week, "7d"),
            (PauseLength::Weeks2, "14d"),
            (PauseLength::Weeks4, "28d"),
        ]);
        stored(&[
            (OfferState::Open, "open"),
            (OfferState::Accepted, "accepted"),
            (OfferState::Declined, "declined"),
            (OfferState::Withdrawn, "withdrawn"),
            (OfferState::Lapsed, "lapsed"),
        ]);
        stored(&[
            (NoticePlace::Thread, "thread"),
            (NoticePlace::Channel, "channel"),
            (NoticePlace::Direct, "direct"),
            (NoticePlace::Nowhere, "nowhere"),
        ]);
        stored(&[(Prompt::Claim, "claim"), (Prompt::Resume, "resume")]);
        stored(&[
            (WatchStage::Calm, "calm"),
            (WatchStage::Warned, "warned"),
            (WatchStage::Claimable, "claimable"),
            (WatchStage::Departed, "departed"),
        ]);
        stored(&[
            (Locale::English, "en-US"),
            (Locale::German, "de"),
            (Locale::French, "fr"),
            (Locale::Spanish, "es-ES"),
            (Locale::BrazilianPortuguese, "pt-BR"),
            (Locale::Polish, "pl"),
            (Locale::Japanese, "ja"),
        ]);
        stored(&[
            (PublicBottom::Mover, "mover"),
            (PublicBottom::First, "first"),
        ]);
    }
}

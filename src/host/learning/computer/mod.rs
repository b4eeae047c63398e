//! Matches against the computer: a player begins one, and the computer moves and answers offers.
//!
//! Such a match is like any other, except that the other player is a [dedicated user](UserId::computer).
//! The database records whose turn it is, so a restart resumes where it was, and only one of several
//! processes thinks (`turns`). The computer never offers anything. It lets moves be taken back, and
//! agrees to a draw if it is worse or the match is going nowhere (`offers`).

mod brain;
mod offers;
#[cfg(test)]
mod tests;
mod turns;

use crate::host::{
    Failure, Host, ShowRematch, Shown,
    challenges::{
        arranged::{START, begin_at, open_venue},
        limits::check_members,
    },
    find_match,
    matches::moves::say_board,
};
use domain::{
    clock::Timestamp,
    matches::{
        Actor, COUNTED_FOR, ChannelId, Invitation, Level, MatchId, NoComputer, Place, Players,
        Refusal, RoleId, ServerId, SideWish, Timing, UserId,
    },
    settings::ServerSettings,
};
use rules::{AnyPosition, GameId, Side};
use store::{LevelRecord, Lock, ReadTx, WriteTx};

pub use brain::MOVES_TO_NOWHERE;
pub use offers::Answered;
pub(in crate::host) use offers::{answer_takeback, settle_draw, would_draw};
pub use turns::ComputerTurns;

/// How many running matches against the computer a user can have. They are counted separately from the
/// others.
pub const MOST_COMPUTER_MATCHES: usize = 5;

/// How many matches against the computer a user can begin within an hour. Each can use one of the
/// threads that a server has in that time.
const MOST_BEGUN: u32 = 20;

/// A match against the computer that a player wants.
#[derive(Clone, Debug)]
pub struct ComputerRequest {
    /// The position to start from.
    pub start: AnyPosition,
    /// The player.
    pub player: UserId,
    /// Their roles in the server.
    pub roles: Vec<RoleId>,
    /// How strong the computer should be.
    pub strength: Strength,
    /// The side that they want.
    pub side: SideWish,
    /// The fallback if it cannot be shown at its place: the channel where it is asked for.
    pub asked_in: Option<ChannelId>,
}

/// How strong an opponent the player wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// The level that fits: the next one above the highest they have beaten.
    Fitting,
    /// This level.
    Level(Level),
    /// The lowest level, for learning the game. Only one such match runs at a time.
    ToLearn,
}

/// A match against the computer that has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerBegun {
    /// Its number.
    pub id: MatchId,
    /// The level.
    pub level: Level,
    /// The side of the player.
    pub side: Side,
    /// Whether new things are explained during the match.
    pub guided: bool,
    /// Where it is shown.
    pub place: Place,
    /// How it is shown there: in a thread or not.
    pub shown: Shown,
}

/// The details of a match before it begins.
struct Wanted {
    place: Place,
    start: AnyPosition,
    player: UserId,
    level: Level,
    side: Side,
    rematch_of: Option<MatchId>,
    /// Where it is asked for.
    asked_in: Option<ChannelId>,
}

impl Host {
    /// Begins a match against the computer, shown at this place, which is where the server shows its
    /// matches. A player who is new to a game and doesn't ask for a higher level gets the lowest one,
    /// with explanations of new things.
    pub async fn play_computer(
        &self,
        place: Place,
        request: ComputerRequest,
    ) -> Result<ComputerBegun, Failure> {
        let now = self.clock.now();
        let lot = if fastrand::bool() {
            Side::First
        } else {
            Side::Second
        };
        self.store
            .write(Lock::User(request.player), move |tx| {
                let level = level_for(tx, place.server, &request, now)?;
                let (player, game) = (request.player, request.start.game());
                let guided = level == Level::LOWEST && !tx.computer().has_played(player, game)?;
                let side = match request.side {
                    SideWish::Side(side) => side,
                    // The player sees how to make a move before there is anything to answer.
                    SideWish::Lot if guided => Side::First,
                    SideWish::Lot => lot,
                };
                let wanted = Wanted {
                    place,
                    start: request.start.clone(),
                    player,
                    level,
                    side,
                    rematch_of: None,
                    asked_in: request.asked_in,
                };
                let begun = begin(tx, &wanted, now)?;
                if guided {
                    tx.computer().guide(begun.id)?;
                }
                Ok(ComputerBegun { guided, ..begun })
            })
            .await
    }

    /// Checks whether a match against the computer could begin in this server, and returns its level.
    pub async fn check_computer(
        &self,
        server: ServerId,
        request: ComputerRequest,
    ) -> Result<Level, Failure> {
        let now = self.clock.now();
        self.store
            .read(move |tx| level_for(tx, server, &request, now))
            .await
    }

    /// Checks whether another match like a finished one could begin, and returns its game and level.
    pub async fn check_again(
        &self,
        id: MatchId,
        by: Actor,
        level: Option<Level>,
    ) -> Result<(GameId, Level), Failure> {
        let now = self.clock.now();
        self.store
            .read(move |tx| {
                let next = next(tx, id, &by, level, now)?;
                Ok((next.start.game(), next.level))
            })
            .await
    }

    /// Begins another match against the computer like a finished one, with sides swapped, at this level
    /// or the same one.
    pub async fn play_again(
        &self,
        id: MatchId,
        by: Actor,
        level: Option<Level>,
        shown: ShowRematch,
    ) -> Result<ComputerBegun, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::User(by.user), move |tx| {
                tx.lock(Lock::Match(id))?;
                again(tx, id, &by, level, shown, now)
            })
            .await
    }

    /// Stops the explanations in a match against the computer.
    pub async fn stop_guiding(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
    ) -> Result<(), Failure> {
        self.store
            .write(Lock::Match(id), move |tx| {
                find_match(tx, server, id)?.side_of(by)?;
                Ok(tx.computer().stop_guiding(id)?)
            })
            .await
    }

    /// Returns a user's results against the computer, by game and level.
    pub async fn level_records(&self, user: UserId) -> Result<Vec<LevelRecord>, Failure> {
        self.store
            .read(move |tx| Ok(tx.computer().level_records(user)?))
            .await
    }
}

/// Begins another match like this one. The transaction has the locks of the player and of the match.
pub(in crate::host) fn again(
    tx: &WriteTx<'_>,
    id: MatchId,
    by: &Actor,
    level: Option<Level>,
    shown: ShowRematch,
    now: Timestamp,
) -> Result<ComputerBegun, Failure> {
    let next = next(tx, id, by, level, now)?;
    let settings = ServerSettings {
        home: shown.home,
        ..tx.settings().of_server(next.place.server)?
    };
    let wanted = Wanted {
        place: settings.place(next.place),
        asked_in: Some(shown.asked_in),
        ..next
    };
    begin(tx, &wanted, now)
}

/// Returns the next match after this one, with sides swapped and in the same channel, if it may begin.
fn next(
    tx: &ReadTx<'_>,
    id: MatchId,
    by: &Actor,
    level: Option<Level>,
    now: Timestamp,
) -> Result<Wanted, Failure> {
    let server = by.server;
    let found = find_match(tx, server, id)?;
    let side = found.side_of(by.user)?;
    if found.end.is_none() {
        return Err(Refusal::StillRunning(id).into());
    }
    let (_, same) = found.players.computer().ok_or(Refusal::UnknownButton)?;
    if let Some(other) = tx.challenges().rematch_of(id)? {
        return Err(NoComputer::BegunBefore(other.id).into());
    }
    check(tx, server, by.user, &by.roles, now)?;
    let own = tx
        .challenges()
        .find_in(server, id)?
        .ok_or(Refusal::Unknown(id))?;
    let place = own.invitation.place;
    Ok(Wanted {
        place,
        start: own.invitation.start,
        player: by.user,
        level: level.unwrap_or(same),
        side: side.other(),
        rematch_of: Some(id),
        asked_in: None,
    })
}

/// Returns the level of a match that a player wants in this server, if it may begin.
fn level_for(
    tx: &ReadTx<'_>,
    server: ServerId,
    request: &ComputerRequest,
    now: Timestamp,
) -> Result<Level, Failure> {
    let (player, game) = (request.player, request.start.game());
    if request.strength == Strength::ToLearn
        && let Some(id) = tx.computer().find_at(player, game, Level::LOWEST)?
    {
        // Two quick taps begin one match.
        return Err(NoComputer::Learns(id).into());
    }
    check(tx, server, player, &request.roles, now)?;
    Ok(match request.strength {
        Strength::Level(level) => level,
        Strength::ToLearn => Level::LOWEST,
        Strength::Fitting => fitting(&tx.computer().level_records(player)?, game),
    })
}

/// Checks that a member with these roles may play against the computer here, doesn't have too many such
/// matches, and has not begun too many lately.
fn check(
    tx: &ReadTx<'_>,
    server: ServerId,
    by: UserId,
    roles: &[RoleId],
    now: Timestamp,
) -> Result<(), Failure> {
    if !server.is_direct() {
        check_members(tx, server, by, roles, None)?;
    }
    let running = tx.computer().running(by)?;
    if running.len() >= MOST_COMPUTER_MATCHES {
        return Err(NoComputer::ManyMatches(running).into());
    }
    let begun = tx
        .computer()
        .begun(by, now.before(COUNTED_FOR), MOST_BEGUN)?;
    if let Some(begun) = begun {
        return Err(NoComputer::ManyBegun(begun.after(COUNTED_FOR)).into());
    }
    Ok(())
}

/// Returns the level above the highest that a player has beaten in a game.
fn fitting(records: &[LevelRecord], game: GameId) -> Level {
    let won = records
        .iter()
        .filter(|one| one.game == game && one.won > 0)
        .map(|one| one.level)
        .max();
    match won {
        None => Level::LOWEST,
        Some(level) => Level::new(level.number() + 1).unwrap_or(Level::HIGHEST),
    }
}

fn begin(tx: &WriteTx<'_>, wanted: &Wanted, now: Timestamp) -> Result<ComputerBegun, Failure> {
    let computer = UserId::computer(wanted.level);
    let invitation = Invitation {
        place: wanted.place,
        start: wanted.start.clone(),
        challenger: wanted.player,
        opponent: Some(computer),
        wish: SideWish::Side(wanted.side),
        timing: Timing::NONE,
        rated: false,
        rematch_of: wanted.rematch_of,
    };
    let id = tx.challenges().insert(&invitation, now)?;
    let players = Players::with(wanted.player, wanted.side, computer);
    tx.matches().insert(id, &invitation, players, now)?;
    tx.people().note_act(wanted.player, now)?;
    let mut shown = Shown::AsChosen;
    for showing in tx.showings().of_match(id)? {
        shown = open_venue(tx, &showing, &begin_at(&showing, wanted.asked_in), now)?;
    }
    let begins = players.on(wanted.start.side_to_move());
    say_board(&tx.outbox(), id, [None, Some(begins)], &START, now)?;
    Ok(ComputerBegun {
        id,
        level: wanted.level,
        side: wanted.side,
        guided: false,
        place: wanted.place,
        shown,
    })
}

//! Matches against the computer: a player begins one, and the computer moves and answers offers.
//!
//! Such a match is like any other, except that the other player is a [dedicated user](UserId::computer), and that nobody but
//! its player sees it in a server until they share it (`sharing`). In direct messages its boards are posted from the beginning.
//! The database records whose turn it is, so a restart resumes where it was, and only one of several
//! processes thinks (`turns`). The computer never offers anything. It lets moves be taken back, and
//! agrees to a draw if it is worse or the match is going nowhere (`offers`).

mod brain;
mod offers;
mod sharing;
#[cfg(test)]
mod tests;
pub mod turns;

use crate::{
    challenges::actions::{
        arranged::{START, begin_at, open_venue},
        limits::check_members,
        lot,
    },
    host::{Cx, Failure, ReadCx},
    matches::actions::moves::say_board,
};
use domain::{
    matches::{
        COUNTED_FOR, Invitation, Level, MatchId, NoComputer, Place, Players, Refusal, SideWish,
        Timing, UserId,
    },
    settings::{Home, ServerSettings},
};
use rules::{AnyPosition, GameId, Side};
use store::{LevelRecord, Lock};

pub use brain::MOVES_TO_NOWHERE;
pub use offers::Answered;
pub(crate) use offers::{answer_takeback, settle_draw, would_draw};
pub use sharing::{Shared, is_unshared, share};
pub use turns::ComputerTurns;

/// How many running matches against the computer a user can have. They are counted separately from the
/// others.
pub const MOST_COMPUTER_MATCHES: usize = 5;

/// How many matches against the computer a user can begin within an hour: none of them costs anyone a
/// reply, but each stays in the database, and all players share the computer's time.
const MOST_BEGUN: u32 = 20;

/// A match against the computer that a player wants.
#[derive(Clone, Debug)]
pub struct ComputerRequest {
    /// The position to start from.
    pub start: AnyPosition,
    /// How strong the computer should be.
    pub strength: Strength,
    /// The side that they want.
    pub side: SideWish,
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
    /// Its game.
    pub game: GameId,
    /// The level.
    pub level: Level,
    /// The side of the player.
    pub side: Side,
    /// Whether new things are explained during the match.
    pub guided: bool,
    /// Where it was begun.
    pub place: Place,
}

/// The details of a match before it begins.
struct Wanted {
    place: Place,
    start: AnyPosition,
    level: Level,
    side: Side,
    rematch_of: Option<MatchId>,
}

/// Begins a match against the computer at this place. A player who is new to a game and doesn't ask for a higher level gets
/// the lowest one, with explanations of new things.
pub fn play(
    cx: &Cx<'_>,
    place: Place,
    request: &ComputerRequest,
) -> Result<ComputerBegun, Failure> {
    let (tx, player, game) = (cx.tx, cx.user(), request.start.game());
    tx.lock(Lock::User(player))?;
    let level = level_for(cx, request)?;
    let guided = level == Level::LOWEST && !tx.computer().has_played(player, game)?;
    let side = match request.side {
        SideWish::Side(side) => side,
        // The player sees how to make a move before there is anything to answer.
        SideWish::Lot if guided => Side::First,
        SideWish::Lot => lot(),
    };
    let wanted = Wanted {
        place,
        start: request.start.clone(),
        level,
        side,
        rematch_of: None,
    };
    let begun = begin_match(cx, &wanted)?;
    if guided {
        tx.computer().guide(begun.id)?;
    }
    Ok(ComputerBegun { guided, ..begun })
}

/// Checks whether another match like a finished one could begin, and returns its game and level.
pub fn check_again(
    cx: &ReadCx<'_>,
    id: MatchId,
    level: Option<Level>,
) -> Result<(GameId, Level), Failure> {
    let next = next(cx, id, level)?;
    Ok((next.start.game(), next.level))
}

/// Begins another match against the computer like a finished one, with sides swapped, at this level or the same one.
pub fn play_again(
    cx: &Cx<'_>,
    id: MatchId,
    level: Option<Level>,
) -> Result<ComputerBegun, Failure> {
    cx.tx.lock(Lock::User(cx.user()))?;
    cx.tx.lock(Lock::Match(id))?;
    again(cx, id, level)
}

/// Stops the explanations in a match against the computer.
pub fn stop_guiding(cx: &Cx<'_>, id: MatchId) -> Result<(), Failure> {
    cx.lock_match(id)?.side_of(cx.user())?;
    Ok(cx.tx.computer().stop_guiding(id)?)
}

/// Begins another match like this one. The transaction has the locks of the player and of the match.
pub(crate) fn again(
    cx: &Cx<'_>,
    id: MatchId,
    level: Option<Level>,
) -> Result<ComputerBegun, Failure> {
    begin_match(cx, &next(cx, id, level)?)
}

/// Returns the next match after this one, with sides swapped and in the same channel, if it may begin.
fn next(cx: &ReadCx<'_>, id: MatchId, level: Option<Level>) -> Result<Wanted, Failure> {
    let found = cx.find_match(id)?;
    let side = found.side_of(cx.user())?;
    if found.end.is_none() {
        return Err(Refusal::StillRunning(id).into());
    }
    let (_, same) = found.players.computer().ok_or(Refusal::UnknownButton)?;
    if let Some(other) = cx.tx.challenges().rematch_of(id)? {
        return Err(NoComputer::BegunBefore(other.id).into());
    }
    check_may_play(cx)?;
    let own = cx
        .tx
        .challenges()
        .find_in(cx.server(), id)?
        .ok_or(Refusal::Unknown(id))?;
    Ok(Wanted {
        place: own.invitation.place,
        start: own.invitation.start,
        level: level.unwrap_or(same),
        side: side.other(),
        rematch_of: Some(id),
    })
}

/// Returns the level of a match that the user wants, if it may begin.
pub fn level_for(cx: &ReadCx<'_>, request: &ComputerRequest) -> Result<Level, Failure> {
    let (computer, player, game) = (cx.tx.computer(), cx.user(), request.start.game());
    if request.strength == Strength::ToLearn
        && let Some(id) = computer.find_at(player, game, Level::LOWEST)?
    {
        // Two quick taps begin one match.
        return Err(NoComputer::Learns(id).into());
    }
    check_may_play(cx)?;
    Ok(match request.strength {
        Strength::Level(level) => level,
        Strength::ToLearn => Level::LOWEST,
        Strength::Fitting => fitting_level(cx, game)?,
    })
}

/// Returns the level that fits the user in a game: the next one above the highest that they have beaten.
pub fn fitting_level(cx: &ReadCx<'_>, game: GameId) -> Result<Level, Failure> {
    Ok(fitting(&cx.tx.computer().level_records(cx.user())?, game))
}

/// Checks that the user may play against the computer here, doesn't have too many such matches, and has not begun too
/// many lately.
fn check_may_play(cx: &ReadCx<'_>) -> Result<(), Failure> {
    let (computer, by) = (cx.tx.computer(), cx.user());
    if !cx.server().is_direct() {
        check_members(cx.tx, cx.server(), by, &cx.by.roles, None)?;
    }
    let running = computer.running(by)?;
    if running.len() >= MOST_COMPUTER_MATCHES {
        return Err(NoComputer::ManyMatches(running).into());
    }
    let begun = computer.begun(by, cx.now.before(COUNTED_FOR), MOST_BEGUN)?;
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

fn begin_match(cx: &Cx<'_>, wanted: &Wanted) -> Result<ComputerBegun, Failure> {
    let (tx, now, player) = (cx.tx, cx.now, cx.user());
    let computer = UserId::computer(wanted.level);
    let server = wanted.place.server;
    // Where it goes once it is shared is decided then.
    let settings = ServerSettings {
        home: Home::AtChallenge,
        ..tx.settings().of_server(server)?
    };
    let invitation = Invitation {
        place: settings.place(wanted.place),
        start: wanted.start.clone(),
        challenger: player,
        opponent: Some(computer),
        wish: SideWish::Side(wanted.side),
        timing: Timing::NONE,
        rated: false,
        rematch_of: wanted.rematch_of,
    };
    let id = tx.challenges().insert(&invitation, now)?;
    let players = Players::with(player, wanted.side, computer);
    tx.matches().insert(id, &invitation, players, now)?;
    cx.note_act()?;
    if server.is_direct() {
        for showing in tx.showings().of_match(id)? {
            open_venue(tx, &showing, &begin_at(&showing, None), now)?;
        }
    } else {
        tx.showings().make_private(id)?;
    }
    let begins = players.on(wanted.start.side_to_move());
    say_board(&tx.outbox(), id, [None, Some(begins)], &START, now)?;
    Ok(ComputerBegun {
        id,
        game: wanted.start.game(),
        level: wanted.level,
        side: wanted.side,
        guided: false,
        place: wanted.place,
    })
}

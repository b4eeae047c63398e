//! Views: everything there is to show, loaded so that it can be shown without the database.

use crate::{clocks::actions::ClockView, host::Failure};
use domain::{
    clock::Timestamp,
    matches::{
        Challenge, ChallengeState, ChannelId, End, Guest, GuestView, Guide, Level, Match, MatchId,
        Member, Players, Refusal, RoleId, ServerId, SideWish, Timing, UserId,
    },
    ratings::{Pool, Rating},
    settings::PublicBottom,
};
use rules::{AnyMove, AnyPosition, Side, look::Look};
use store::{Done, LadderStake, Matches, People, RatingChange, Ratings, ReadTx, Servers, Venue};

/// How a match ended before both sides had made two moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HardlyBegun {
    /// It has no result, because the time of the side to move ran out.
    OutOfTime,
    /// It is rated and has a result, which does not count for ratings.
    TooShort,
}

/// A board of a match.
#[derive(Clone, Debug)]
pub struct BoardView {
    /// The match.
    pub id: MatchId,
    /// The players.
    pub players: Players,
    /// The players' names by [`Side::index`].
    pub names: [String; 2],
    /// The player from another server, if there is one.
    pub guest: Option<GuestView>,
    /// The user to ping: the player whose turn it is, unless they have blocked the opponent or play
    /// in another server.
    pub pings: Option<UserId>,
    /// The other player, unless they have blocked the player whose turn it is or play in another
    /// server.
    pub other: Option<UserId>,
    /// The [other](Self::other) player, if this is the first board of a match begun by a tournament
    /// or a contest, which is news to both players.
    pub summons: Option<UserId>,
    /// The position.
    pub position: AnyPosition,
    /// The move that led to it.
    pub last: Option<AnyMove>,
    /// The moves since the previously shown board, as far as they are known.
    pub lately: Vec<AnyMove>,
    /// Whether one of those is the match's first hop over a piece of its own side, so that the sign
    /// for hops has to be explained.
    pub first_hop: bool,
    /// The number of plies before it.
    pub ply: u32,
    /// The revision of the match.
    pub revision: u32,
    /// Whether it is the first board of the match.
    pub begins: bool,
    /// The time of the backup from which the database was restored, if this board says so.
    pub restored: Option<Timestamp>,
    /// The end of the match, if this board ended it.
    pub end: Option<End>,
    /// Whether the player to move has yet to finish a match of this game.
    pub learns: bool,
    /// What followed from the end of the match. Nothing while it is running.
    pub aftermath: Aftermath,
    /// The players' ratings in the game by [`Side::index`], if they have one and the match is rated.
    pub ratings: [Option<Rating>; 2],
    /// The look that everyone sees.
    pub look: Look,
    /// The side at the bottom, as everyone sees it.
    pub bottom: PublicBottom,
    /// The clock, if the match has one and this is its newest board.
    pub clock: Option<ClockView>,
    /// Details about the computer, if it plays.
    pub computer: Option<ComputerView>,
    /// Where the match is shown.
    pub venue: Venue,
}

/// What followed from the end of a match.
#[derive(Clone, Debug, Default)]
pub struct Aftermath {
    /// Whether the match was declared void.
    pub annulled: bool,
    /// How the match ended before it had really begun, if it did.
    pub hardly_begun: Option<HardlyBegun>,
    /// The moderators' rulings about the match.
    pub rulings: Vec<Done>,
    /// The rating changes by [`Side::index`], if it is rated.
    pub changes: [Option<RatingChange>; 2],
    /// The match that counts for ratings instead, if both were lost in the same absence.
    pub same_absence: Option<MatchId>,
    /// Whether it was for a rank on a ladder.
    pub on_ladder: bool,
}

/// Details about the computer in a match.
#[derive(Clone, Debug)]
pub struct ComputerView {
    /// Its level.
    pub level: Level,
    /// Its side.
    pub side: Side,
    /// Whether its opponent is new to the game, and wants it explained.
    pub explains: bool,
    /// Features that might be new to its opponent, if they should be explained.
    pub guide: Option<Guide>,
}

/// A challenge.
#[derive(Clone, Debug)]
pub struct ChallengeView {
    /// The challenge.
    pub id: MatchId,
    /// The position to start from.
    pub start: AnyPosition,
    /// The challenger.
    pub challenger: UserId,
    /// The challenger's name.
    pub challenger_name: String,
    /// The challenged player. `None` for an open seat.
    pub opponent: Option<UserId>,
    /// The player from another server, if there is one.
    pub guest: Option<GuestView>,
    /// The user to ping: the challenged player, unless they have blocked the challenger or play in
    /// another server.
    pub pings: Option<UserId>,
    /// The role to ping as well.
    pub calls: Option<RoleId>,
    /// The lowest and highest rating of players who can take it, if limited.
    pub takers: Option<(i32, i32)>,
    /// The side that the challenger wants.
    pub wish: SideWish,
    /// Until when it can be accepted.
    pub expires_at: Timestamp,
    /// Its state.
    pub state: ChallengeState,
    /// How time runs in the match.
    pub timing: Timing,
    /// Whether the match will be rated.
    pub rated: bool,
    /// The players of the match, if someone has accepted it.
    pub players: Option<Players>,
    /// The stake, if it is for a rank on a ladder.
    pub ladder: Option<LadderStake>,
    /// The look that everyone sees.
    pub look: Look,
    /// Where it is shown.
    pub venue: Venue,
}

impl BoardView {
    /// Loads the board of `of` after `ply` plies.
    pub(crate) fn load(tx: &ReadTx<'_>, of: &Match, ply: u32) -> Result<BoardView, Failure> {
        let unknown = || Refusal::Unknown(of.id);
        let (position, last) = if ply == of.ply() {
            (of.position().clone(), of.last().cloned())
        } else {
            let record = tx.matches().record(of.id)?.ok_or_else(unknown)?;
            let position = record.position_after(ply).ok_or_else(unknown)?;
            (position.clone(), record.move_number(ply).cloned())
        };
        let turn = position.side_to_move();
        let other = pings(
            &tx.people(),
            of.players.on(turn.other()),
            of.players.on(turn),
        )?
        .filter(|player| of.is_at_home(*player));
        let is_rated = tx.matches().dates(of.id)?.is_some_and(|dates| dates.rated);
        let mover = of.players.on(turn);
        let learns = of.end.is_none()
            && !mover.is_computer()
            && !tx.matches().has_finished(mover, position.game())?;
        let opens_fixture = ply == 0 && of.taken_back == 0 && is_fixture(tx, of.id)?;
        Ok(BoardView {
            id: of.id,
            players: of.players,
            names: names_of(tx, of)?,
            guest: guest(tx, of.guest)?,
            pings: pings(
                &tx.people(),
                of.players.on(turn),
                of.players.on(turn.other()),
            )?
            .filter(|player| of.is_at_home(*player)),
            other,
            summons: other.filter(|_| opens_fixture),
            position,
            lately: last.iter().cloned().collect(),
            last,
            first_hop: false,
            ply,
            revision: of.revision_after(ply),
            begins: ply == 0 && of.taken_back == 0,
            restored: None,
            end: of.end.filter(|_| ply == of.ply()),
            learns,
            aftermath: if of.end.is_some() {
                Aftermath::load(tx, of)?
            } else {
                Aftermath::default()
            },
            ratings: if is_rated {
                [
                    rating(&tx.ratings(), of, Side::First)?,
                    rating(&tx.ratings(), of, Side::Second)?,
                ]
            } else {
                [None, None]
            },
            look: tx.settings().of_server(of.place.server)?.look(),
            bottom: tx.settings().public_bottom(of.id)?,
            clock: if ply == of.ply() {
                ClockView::load(&tx.clocks(), of.id)?
            } else {
                None
            },
            computer: match of.players.computer() {
                Some((side, level)) => Some(ComputerView {
                    level,
                    side,
                    explains: tx.computer().find(of.id)?.is_some_and(|one| one.guided),
                    guide: None,
                }),
                None => None,
            },
            venue: tx.showings().venue(of.showing)?.ok_or_else(unknown)?,
        })
    }

    /// Adds whatever the last `new` plies show that might be new to the computer's opponent, if
    /// that should be explained.
    pub(crate) fn guided(mut self, tx: &ReadTx<'_>, new: u32) -> Result<BoardView, Failure> {
        if let Some(computer) = &mut self.computer
            && computer.explains
            && let Some(record) = tx.matches().record(self.id)?
        {
            let plies = record.plies_between(0, self.ply);
            let new = usize::try_from(new).unwrap_or(usize::MAX);
            let before = plies.len().saturating_sub(new);
            let answers_at_once = if tx.matches().turn(self.id)?.is_some() {
                let numbers = tx.matches().answers_at_once(self.id)?.into_iter();
                numbers
                    .filter_map(|number| usize::try_from(number).ok())
                    .collect()
            } else {
                // When each ply was played is no longer known, but plies that are shown together were played
                // at one moment.
                (before.saturating_add(2)..=plies.len()).collect()
            };
            computer.guide = Some(Guide {
                plies: plies.to_vec(),
                before,
                answers_at_once,
                learner: computer.side.other(),
            });
        }
        Ok(self)
    }

    /// Returns the side of a player to whom the computer explains the game.
    pub(crate) fn learner(&self) -> Option<Side> {
        let computer = self.computer.as_ref().filter(|one| one.explains);
        computer.map(|one| one.side.other())
    }

    /// Returns the board with what stops its clock now.
    pub(crate) fn standing_at(mut self, now: Timestamp) -> BoardView {
        self.clock = self.clock.map(|clock| clock.standing_at(now));
        self
    }

    /// Returns the board with the time that each side has left now.
    pub(crate) fn read_at(mut self, now: Timestamp) -> BoardView {
        self.clock = self.clock.map(|clock| clock.read_at(now));
        self
    }

    /// Returns whether a player plays in another server than the one where it is shown.
    pub fn is_guest(&self, player: UserId) -> bool {
        let guest = self.guest.as_ref();
        guest.is_some_and(|guest| guest.player == player)
    }

    /// Returns the player whose turn it is on this board. `None` if the match ended on it.
    pub fn turn(&self) -> Option<UserId> {
        self.end
            .is_none()
            .then(|| self.players.on(self.position.side_to_move()))
    }
}

impl Aftermath {
    fn load(tx: &ReadTx<'_>, of: &Match) -> Result<Aftermath, Failure> {
        let (matches, id) = (tx.matches(), of.id);
        let dates = matches.dates(id)?.ok_or(Refusal::Unknown(id))?;
        let change = |side| matches.rating_change(id, of.players.on(side));
        Ok(Aftermath {
            annulled: dates.annulled,
            hardly_begun: if dates.out_of_time {
                Some(HardlyBegun::OutOfTime)
            } else {
                let too_short = tx.ratings().was_too_short(id)?;
                too_short.then_some(HardlyBegun::TooShort)
            },
            rulings: tx.deeds().rulings(id)?,
            changes: [change(Side::First)?, change(Side::Second)?],
            same_absence: tx.ratings().same_absence(id)?,
            on_ladder: tx.ladders().has_match(id)?,
        })
    }
}

/// A match that is about to be shown in its venue.
#[derive(Clone, Debug)]
pub struct OpeningView {
    /// Its challenge.
    pub challenge: ChallengeView,
    /// The names of its players by [`Side::index`].
    pub names: [String; 2],
    /// The forum in which it gets a post.
    pub forum: Option<ChannelId>,
    /// Whether the match gets a thread.
    pub thread: bool,
}

impl ChallengeView {
    /// Returns whether a player would play in another server than the one where it is shown.
    pub fn is_guest(&self, player: UserId) -> bool {
        let guest = self.guest.as_ref();
        guest.is_some_and(|guest| guest.player == player)
    }

    /// Loads a challenge.
    pub(crate) fn load(tx: &ReadTx<'_>, challenge: Challenge) -> Result<ChallengeView, Failure> {
        let (id, showing) = (challenge.id, challenge.showing);
        let guest = guest(tx, challenge.guest)?;
        let is_guest = |user| guest.as_ref().is_some_and(|guest| guest.player == user);
        let invitation = challenge.invitation;
        Ok(ChallengeView {
            id,
            challenger: invitation.challenger,
            challenger_name: match &guest {
                Some(guest) if guest.player == invitation.challenger => guest.name.clone(),
                _ => name(&tx.people(), invitation.place.server, invitation.challenger)?,
            },
            opponent: invitation.opponent,
            pings: match invitation.opponent {
                Some(opponent) if is_guest(opponent) => None,
                Some(opponent) => pings(&tx.people(), opponent, invitation.challenger)?,
                None => None,
            },
            calls: match (invitation.opponent, challenge.state) {
                (None, ChallengeState::Open) => called(tx, invitation.place.server, id)?,
                _ => None,
            },
            takers: tx.challenges().seat_range(id)?,
            start: invitation.start,
            wish: invitation.wish,
            timing: invitation.timing,
            rated: invitation.rated,
            expires_at: challenge.expires_at,
            state: challenge.state,
            players: tx.matches().players(id)?,
            ladder: tx.ladders().stake(id)?,
            look: tx.settings().of_server(invitation.place.server)?.look(),
            venue: tx
                .showings()
                .venue(showing)?
                .ok_or(domain::matches::Refusal::Unknown(id))?,
            guest,
        })
    }
}

/// Returns the role that an open seat pings, if its turn is not over.
fn called(tx: &ReadTx<'_>, server: ServerId, id: MatchId) -> Result<Option<RoleId>, Failure> {
    let role = tx.settings().of_server(server)?.seat_role;
    Ok(match role {
        Some(role) if tx.challenges().last_call(server)? == Some(id) => Some(role),
        _ => None,
    })
}

/// Returns whether a tournament or a contest began the match. Its players did nothing to begin it.
pub(crate) fn is_fixture(tx: &ReadTx<'_>, id: MatchId) -> Result<bool, Failure> {
    Ok(tx.tournaments().of_match(id)?.is_some() || tx.contests().of_match(id)?.is_some())
}

/// Returns a player, unless they want no pings from the other one.
pub(crate) fn pings(
    people: &People<'_>,
    player: UserId,
    by: UserId,
) -> Result<Option<UserId>, Failure> {
    let wanted = player.is_in_discord() && !people.has_blocked(player, by)?;
    Ok(wanted.then_some(player))
}

/// Returns the last `new` moves that led to a board, as far as they can be read.
pub(crate) fn lately(
    matches: &Matches<'_>,
    board: &BoardView,
    new: u32,
) -> Result<Vec<AnyMove>, Failure> {
    if new <= 1 {
        let last = board.last.iter().filter(|_| new == 1);
        return Ok(last.cloned().collect());
    }
    let unknown = || domain::matches::Refusal::Unknown(board.id);
    let record = matches.record(board.id)?.ok_or_else(unknown)?;
    let plies = record.plies_between(board.ply.saturating_sub(new), board.ply);
    Ok(plies.iter().map(|ply| ply.mv.clone()).collect())
}

/// Returns whether the match's first hop over a piece of its own side is among the last `new` moves
/// that led to a board.
pub(crate) fn is_first_hop(
    matches: &Matches<'_>,
    board: &BoardView,
    new: u32,
) -> Result<bool, Failure> {
    let hops = board.lately.iter().any(AnyMove::is_hop);
    Ok(hops && !matches.has_hop(board.id, board.ply.saturating_sub(new))?)
}

/// Returns a player's rating in the match's game after the last result.
fn rating(ratings: &Ratings<'_>, of: &Match, side: Side) -> Result<Option<Rating>, Failure> {
    let pool = Pool::Game(of.position().game());
    let standings = ratings.standings_of(of.players.on(side))?;
    let found = standings.into_iter().find(|(other, _)| *other == pool);
    Ok(found.map(|(_, standing)| standing.rating))
}

/// Returns the names of both players where the match is shown, by [`Side::index`].
pub(crate) fn names_of(tx: &ReadTx<'_>, of: &Match) -> Result<[String; 2], Failure> {
    let guest = guest(tx, of.guest)?;
    let name = |side| match of.players.on(side).computer_name() {
        Some(name) => Ok(of.place.locale.say(&name)),
        None => named(
            &tx.people(),
            of.place.server,
            of.players.on(side),
            guest.as_ref(),
        ),
    };
    Ok([name(Side::First)?, name(Side::Second)?])
}

/// Returns the name of a user in a server where this guest plays.
pub(crate) fn named(
    people: &People<'_>,
    server: ServerId,
    user: UserId,
    guest: Option<&GuestView>,
) -> Result<String, Failure> {
    match guest {
        Some(guest) if guest.player == user => Ok(guest.name.clone()),
        _ => name(people, server, user),
    }
}

/// Returns the name of a player of this match in a server.
pub(crate) fn name_in(
    tx: &ReadTx<'_>,
    server: ServerId,
    id: MatchId,
    user: UserId,
) -> Result<String, Failure> {
    if let Some(name) = user.computer_name() {
        let venue = tx
            .showings()
            .venue(id)?
            .ok_or(domain::matches::Refusal::Unknown(id))?;
        return Ok(venue.place.locale.say(&name));
    }
    let guest = guest(tx, tx.showings().guest_in(server, id)?)?;
    named(&tx.people(), server, user, guest.as_ref())
}

/// The players of several matches who play them for another server than the one where they are shown.
/// The same player may play another match for this server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guests(Vec<(MatchId, GuestView)>);

impl Guests {
    /// Returns these guests, each with the match that they play.
    pub const fn of_matches(guests: Vec<(MatchId, GuestView)>) -> Guests {
        Guests(guests)
    }

    /// Returns the player of this match who plays it for another server.
    pub fn of(&self, id: MatchId) -> Option<&GuestView> {
        let found = self.0.iter().find(|(other, _)| *other == id);
        found.map(|(_, guest)| guest)
    }
}

/// Returns the players of these matches from other servers than this one.
pub(crate) fn guests(
    tx: &ReadTx<'_>,
    server: ServerId,
    matches: impl IntoIterator<Item = MatchId>,
) -> Result<Guests, Failure> {
    let mut guests = Vec::new();
    for id in matches {
        let found = guest(tx, tx.showings().guest_in(server, id)?)?;
        guests.extend(found.map(|guest| (id, guest)));
    }
    Ok(Guests::of_matches(guests))
}

/// Returns the details of a player from another server.
pub(crate) fn guest(tx: &ReadTx<'_>, guest: Option<Guest>) -> Result<Option<GuestView>, Failure> {
    let Some(Guest { player, server, .. }) = guest else {
        return Ok(None);
    };
    Ok(Some(GuestView {
        player,
        name: guest_name(
            tx,
            Member {
                server,
                user: player,
            },
        )?,
        server,
    }))
}

/// Returns the name of a user from any server, for the members of this one, followed by the user's
/// server if it is a different one.
pub(crate) fn name_from(
    tx: &ReadTx<'_>,
    here: ServerId,
    Member { server, user }: Member,
) -> Result<String, Failure> {
    if server == here {
        return name(&tx.people(), server, user);
    }
    guest_name(tx, Member { server, user })
}

/// Returns the name of a user for members of other servers, followed by the user's server.
fn guest_name(tx: &ReadTx<'_>, Member { server, user }: Member) -> Result<String, Failure> {
    let name = name(&tx.people(), server, user)?;
    Ok(match known_name(&tx.servers(), server)? {
        Some(server) => format!("{name} · {server}"),
        None => name,
    })
}

/// Returns the name of a server, if it is known.
pub(crate) fn known_name(
    servers: &Servers<'_>,
    server: ServerId,
) -> Result<Option<String>, Failure> {
    Ok(match servers.name(server)? {
        Some(known) => Some(known),
        // The name it gave when it opened to others.
        None => servers.opening(server)?.map(|open| open.name),
    })
}

/// Returns the name under which a user was last seen in a server. Every player has been seen; if a
/// database lacks the name anyway, the number still identifies the user.
pub(crate) fn name(people: &People<'_>, server: ServerId, user: UserId) -> Result<String, Failure> {
    Ok(people
        .name(server, user)?
        .unwrap_or_else(|| user.to_string()))
}

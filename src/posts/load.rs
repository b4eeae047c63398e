//! Loads what a post of the outbox says, or finds that it has been overtaken.

use super::bulletins::{self, BulletinView};
use crate::{
    clocks::actions::{
        agreed::Standing,
        habits::{self, WORTH_A_WORD},
        reminders::{self, ReminderView},
    },
    host::{Failure, Loading, NothingToPost},
    matches::actions::{
        following::{self, WordView},
        offers::OfferView,
        views::{self, BoardView, ChallengeView, OpeningView, is_first_hop, lately},
    },
    moderation::actions::bans::{self, BanNotice},
    players::actions::digests::DigestView,
};
use domain::{
    clock::Timestamp,
    matches::{
        ChannelId, End, Flag, Match, MatchId, MessageId, NoticePlace, OfferId, Refusal, ServerId,
        UserId, WatchStage, clock::RunningClock,
    },
};
use rules::Side;
use store::{About, BoardsIn, ClockNews, Clocks, DeedId, Done, Prompt, ReminderId};

/// A message that has been posted.
type Message = (ChannelId, MessageId);

/// The contents of posts. Each of these functions loads what one or more kinds of post need.
impl Loading<'_> {
    /// Loads a challenge as it is now.
    pub fn challenge(&self) -> Result<ChallengeView, NothingToPost> {
        let (id, at) = self.showing()?;
        let challenge = self
            .tx
            .challenges()
            .find_at(at)?
            .ok_or(Refusal::Unknown(id))?;
        Ok(ChallengeView::load(self.tx, challenge)?)
    }

    /// Loads a closed challenge, unless its card shows the result of its match, or soon will.
    pub fn closed_challenge(&self) -> Result<ChallengeView, NothingToPost> {
        let (id, _) = self.showing()?;
        match self.tx.matches().find(id)? {
            Some(found) if found.end.is_some() => Err(NothingToPost::Overtaken),
            _ => self.challenge(),
        }
    }

    /// Loads a challenge that has become a match, and where it can be shown.
    pub fn opening(&self) -> Result<OpeningView, NothingToPost> {
        let challenge = self.challenge()?;
        let players = challenge.players.ok_or(Refusal::NotStarted(challenge.id))?;
        let place = challenge.venue.place;
        let name = |side| {
            let player = players.on(side);
            if let Some(name) = player.computer_name() {
                return Ok(place.locale.say(&name));
            }
            views::named(
                &self.tx.people(),
                place.server,
                player,
                challenge.guest.as_ref(),
            )
        };
        let names = [name(Side::First)?, name(Side::Second)?];
        let settings = self.tx.settings().of_server(place.server)?;
        Ok(OpeningView {
            challenge,
            names,
            forum: settings.forum(),
            thread: settings.threads,
        })
    }

    /// Loads the board after a ply, with the last `new` moves that led to it, unless it was taken back.
    pub fn board(&self, ply: u32, taken_back: u32, new: u32) -> Result<BoardView, NothingToPost> {
        let found = self.found()?;
        let board = self.board_of_plies(&found, ply, taken_back, new)?;
        Ok(board.standing_at(self.now))
    }

    /// Loads the newest board.
    pub fn newest(&self) -> Result<BoardView, NothingToPost> {
        let found = self.found()?;
        Ok(BoardView::load(self.tx, &found, found.ply())?)
    }

    /// Loads the newest board of a match that runs on after the database was restored from a backup.
    pub fn restored(&self, back_to: Timestamp) -> Result<BoardView, NothingToPost> {
        let view = self.newest()?;
        if view.end.is_some() {
            return Err(NothingToPost::Overtaken);
        }
        let restored = Some(back_to);
        Ok(BoardView { restored, ..view }.standing_at(self.now))
    }

    /// Loads the last board of a finished match, and how the match ended.
    pub fn result(&self) -> Result<(BoardView, End), NothingToPost> {
        let end = self.found()?.end.ok_or(NothingToPost::Overtaken)?;
        Ok((self.newest()?, end))
    }

    /// Loads the newest board and its message, unless a newer board is waiting to be posted.
    pub fn refresh(&self) -> Result<(BoardView, MessageId), NothingToPost> {
        let found = self.found()?;
        if found.end.is_some() || self.tx.outbox().board_waits(found.showing)? {
            return Err(NothingToPost::Overtaken);
        }
        let newest = self.tx.matches().newest_board(found.showing)?;
        let message = newest.and_then(|board| board.message);
        let message = message.ok_or(NothingToPost::Overtaken)?;
        let new = self.tx.matches().newest_plies(found.id)?;
        let board = self.board_of_plies(&found, found.ply(), found.taken_back, new)?;
        let restored = self.tx.restorations().of_board(found.id)?;
        let board = BoardView { restored, ..board };
        Ok((board.standing_at(self.now), message))
    }

    /// Loads a ruling, and the newest board of its match.
    pub fn ruling(&self, deed: DeedId) -> Result<(BoardView, Done), NothingToPost> {
        let (id, _) = self.showing()?;
        let done = self.tx.deeds().rulings(id)?.into_iter();
        let done = done.into_iter().find(|done| done.id == deed);
        Ok((self.newest()?, done.ok_or(Refusal::Unknown(id))?))
    }

    /// Loads what a member is told about their ban, unless a newer post says it all.
    pub fn ban(&self, player: UserId, deed: DeedId) -> Result<BanNotice, NothingToPost> {
        let (_, at) = self.showing()?;
        let word = bans::word(self.tx, at, player, deed)?;
        word.ok_or(NothingToPost::Overtaken)
    }

    /// Loads the board after a ply for someone who follows the match, if they still do; or for the
    /// player who is to move there, if they still are.
    pub fn word(
        &self,
        follower: UserId,
        ply: u32,
        taken_back: u32,
        new: u32,
    ) -> Result<WordView, NothingToPost> {
        let found = self.found()?;
        let board = self.board_of_plies(&found, ply, taken_back, new)?;
        let word = if found.players.side_of(follower).is_none() {
            following::word(self.tx, follower, board, following::News::Move)?
        } else if found.end.is_none() && found.ply() == ply {
            following::word_of_turn(self.tx, follower, board)?
        } else {
            None
        };
        word.ok_or(NothingToPost::Overtaken)
    }

    /// Loads how a match ended, for someone who follows it.
    pub fn last_word(&self, follower: UserId) -> Result<WordView, NothingToPost> {
        let word = following::word(self.tx, follower, self.newest()?, following::News::End)?;
        word.ok_or(NothingToPost::Overtaken)
    }

    /// Loads the newest board and the time until which the opponent can claim the match, unless it has
    /// gone on since.
    pub fn time_up(&self) -> Result<(BoardView, Timestamp), NothingToPost> {
        let found = self.found()?;
        let running = self
            .tx
            .clocks()
            .running(found.id)?
            .filter(|one| one.claimable);
        let Some(running) = running else {
            return Err(self.overtaken(Some(Prompt::Claim))?);
        };
        let since = running.clock.reading().since;
        let obstacles = self.tx.clocks().obstacles(found.id, since)?;
        let ends_at = running.clock.ends_at(Flag::Claim, obstacles.stops());
        Ok((self.newest()?, ends_at.ok_or(NothingToPost::Overtaken)?))
    }

    /// Loads news of a clock, unless it is no longer true, and the message that has already told part of
    /// it.
    pub fn clock_news(
        &self,
        mut news: ClockNews,
    ) -> Result<(BoardView, ClockNews, Option<Message>), NothingToPost> {
        let found = self.found()?;
        let view = self.newest()?.standing_at(self.now);
        let mut said = None;
        if let ClockNews::Gift {
            to,
            seconds,
            revision: Some(revision),
        } = &mut news
            && let Some(given) = self.tx.clocks().given(found.id, *to, *revision)?
        {
            *seconds = given.time.as_secs();
            said = given.message;
        }
        if self.holds(&found, &view, news)? {
            Ok((view, news, said))
        } else {
            Err(self.overtaken(Prompt::of_news(news))?)
        }
    }

    /// Returns whether news of a clock is still true.
    fn holds(&self, found: &Match, view: &BoardView, news: ClockNews) -> Result<bool, Failure> {
        let Some(clock) = &view.clock else {
            return Ok(false);
        };
        let Standing { pause, away, .. } = clock.standing;
        let is_away = |player| {
            let side = found.players.side_of(player);
            side.is_some_and(|side| away[side.index()].is_some())
        };
        Ok(match news {
            ClockNews::Gift { .. } => true,
            ClockNews::Pause => pause.is_some(),
            ClockNews::Resume { .. } => pause.is_none(),
            ClockNews::Away { player } => is_away(player),
            ClockNews::Back { player } => !is_away(player),
            ClockNews::Days {
                revision, before, ..
            } => {
                let before = before.map(Timestamp::from_seconds);
                found.revision() == revision && habits::is_worth_a_word(before, clock.deadline)
            }
            ClockNews::Outage { number, .. } => has_moved(&self.tx.clocks(), found.id, number)?,
        })
    }

    /// Loads the newest board of a match whose mover may be missing, unless the match has gone on since,
    /// and when that wait is over.
    pub fn missing(
        &self,
        stage: WatchStage,
    ) -> Result<(BoardView, Option<Timestamp>), NothingToPost> {
        let (id, _) = self.showing()?;
        let watch = self
            .tx
            .watches()
            .find(id)?
            .filter(|watch| watch.stage == stage);
        match watch {
            Some(watch) => Ok((self.newest()?, self.tx.watches().stage_ends(id, watch)?)),
            None => Err(self.overtaken(Prompt::of_stage(stage))?),
        }
    }

    /// Returns the server of the match, if it is still this player's turn.
    pub fn server_of_mover(&self, player: UserId) -> Result<ServerId, NothingToPost> {
        let found = self.found()?;
        let moves = found.turn() == Some(player);
        moves
            .then_some(found.place.server)
            .ok_or(NothingToPost::Overtaken)
    }

    /// Loads a reminder, attached to the match in which time runs out first.
    pub fn reminder(
        &self,
        id: ReminderId,
        player: UserId,
        direct: bool,
    ) -> Result<ReminderView, NothingToPost> {
        let mut venue = self.venue()?;
        if self.tx.reminders().notices(player)?.place == NoticePlace::Channel {
            venue.boards = BoardsIn::Channel(venue.place.channel);
        }
        Ok(ReminderView {
            id,
            player,
            direct,
            lines: reminders::lines(self.tx, id)?,
            venue,
        })
    }

    /// Returns whether this is the thread of a finished match.
    pub fn is_over(&self, channel: ChannelId) -> Result<bool, NothingToPost> {
        let shown = match self.tx.matches().in_channel(channel)? {
            Some(id) => self.tx.matches().find(id)?,
            None => None,
        };
        Ok(shown.is_some_and(|found| found.end.is_some()))
    }

    /// Loads the matches that wait for a player.
    pub fn digest(&self, player: UserId) -> Result<DigestView, NothingToPost> {
        let (_, at) = self.showing()?;
        Ok(DigestView::load(self.tx, at, player, self.now)?)
    }

    /// Loads an offer.
    pub fn offer(&self, offer: OfferId) -> Result<OfferView, NothingToPost> {
        Ok(OfferView::load(self.tx, &self.found()?, offer)?)
    }

    /// Loads a closed offer and its message, if it has been posted.
    pub fn closed_offer(&self, offer: OfferId) -> Result<(OfferView, Message), NothingToPost> {
        let posted = self.tx.offers().message(offer)?;
        let posted = posted.ok_or(NothingToPost::Overtaken)?;
        Ok((self.offer(offer)?, posted))
    }

    /// Loads a bulletin as it is now.
    pub fn bulletin(&self) -> Result<BulletinView, NothingToPost> {
        match self.about {
            About::Bulletin(id) => bulletins::load(self.tx, id),
            About::Match(id, _) => Err(Refusal::Unknown(id).into()),
        }
    }

    /// Loads the match that is shown there.
    fn found(&self) -> Result<Match, Failure> {
        let (id, at) = self.showing()?;
        Ok(self.tx.matches().find_at(at)?.ok_or(Refusal::Unknown(id))?)
    }

    /// Loads the board after a ply, with the last `new` moves that led to it, unless it was taken back.
    /// A resignation has its own post. If both are delivered late, the board of the last move must not
    /// give it away first.
    fn board_of_plies(
        &self,
        found: &Match,
        ply: u32,
        taken_back: u32,
        new: u32,
    ) -> Result<BoardView, NothingToPost> {
        if found.taken_back != taken_back {
            return Err(NothingToPost::Overtaken);
        }
        let mut view = BoardView::load(self.tx, found, ply)?;
        view.end = view.end.filter(|end| end.is_by_move());
        view.lately = lately(&self.tx.matches(), &view, new)?;
        view.first_hop = is_first_hop(&self.tx.matches(), &view, new)?;
        Ok(view.guided(self.tx, new)?)
    }

    /// Returns a post that has been overtaken by events, including one that had such a button.
    fn overtaken(&self, prompt: Option<Prompt>) -> Result<NothingToPost, Failure> {
        Ok(match prompt {
            Some(prompt) => NothingToPost::Unprompt(self.venue()?.shown_in(), prompt),
            None => NothingToPost::Overtaken,
        })
    }
}

/// Returns whether an outage has moved a deadline far enough to be worth mentioning. The outage may have
/// fallen in quiet hours, and a player who has moved since sees the time on the new board.
fn has_moved(clocks: &Clocks<'_>, id: MatchId, outage: i64) -> Result<bool, Failure> {
    let Some(RunningClock { clock, .. }) = clocks.running(id)? else {
        return Ok(false);
    };
    let since = clock.reading().since;
    let without = clocks.obstacles_but(id, since, outage)?;
    let with = clocks.obstacles(id, since)?;
    let deadlines = [&without, &with].map(|obstacles| clock.deadline(obstacles.stops()));
    Ok(matches!(deadlines, [Some(before), Some(after)] if after.since(before) >= WORTH_A_WORD))
}

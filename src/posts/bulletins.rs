//! Messages about things other than matches, kept up to date.

use crate::{
    challenges::actions::seeks::ProposalView,
    contests::actions::ContestView,
    host::{Failure, Host, NothingToPost},
    learning::actions::puzzles::DailyView,
    rankings::actions::honours::{SeasonEnd, season_end},
    tournaments::actions::{TournamentRoundView, TournamentView},
};
use domain::{
    community::contest::ContestId,
    matches::{Place, Refusal},
};
use rules::look::Look;
use store::{Bulletin, BulletinId, BulletinKind, Lock, PuzzleDayId, ReadTx, Subject, TournamentId};

/// A bulletin and its current content.
#[derive(Clone, Debug)]
pub struct BulletinView {
    /// The bulletin's place and version.
    pub bulletin: Bulletin,
    /// Its content.
    pub shows: Shows,
    /// The style of pictures in its server.
    pub look: Look,
}

/// The loaded content of a bulletin.
#[derive(Clone, Debug)]
pub enum Shows {
    /// The end of a season.
    Season(SeasonEnd),
    /// The question to a player who is looking for an opponent.
    Consent(Box<ProposalView>),
    /// A contest that is proposed.
    Contest(ContestView),
    /// The members who have signed up for a contest.
    ContestTeams(ContestView),
    /// The boards of a contest, with their results so far.
    ContestBoards(ContestView),
    /// The result of a contest.
    ContestResult(ContestView),
    /// A tournament.
    Tournament(TournamentView),
    /// A round of a tournament.
    TournamentRound(TournamentRoundView),
    /// How a tournament ended.
    TournamentResult(TournamentView),
    /// The puzzle of the day.
    Puzzle(DailyView),
    /// What the bot is.
    Welcome,
}

/// Returns where a subject is shown.
pub async fn shown_at(host: &Host, subject: Subject) -> Result<Vec<Bulletin>, Failure> {
    Ok(host
        .store
        .read(move |tx| tx.bulletins().about(subject))
        .await?)
}

/// Refreshes every bulletin of a subject that has changed.
pub async fn changed(host: &Host, subject: Subject) -> Result<(), Failure> {
    let now = host.clock.now();
    host.store
        .write(Lock::None, move |tx| {
            Ok(tx.bulletins().change(subject, now)?)
        })
        .await
}

/// Shows a subject at this place from now on, and nowhere else in the server.
pub async fn put_up(host: &Host, subject: Subject, place: Place) -> Result<(), Failure> {
    let now = host.clock.now();
    host.store
        .write(Lock::None, move |tx| {
            Ok(tx.bulletins().put_up(subject, place, now)?)
        })
        .await
}

/// Introduces the bot in a server that has just invited it, unless something was shown there before.
pub async fn welcome(host: &Host, place: Place) -> Result<(), Failure> {
    let now = host.clock.now();
    host.store
        .write(Lock::Server(place.server), move |tx| {
            if tx.bulletins().knows(place.server)? {
                return Ok(());
            }
            let subject = i64::try_from(place.server.0).unwrap_or_default();
            Ok(tx
                .bulletins()
                .put_up((BulletinKind::Welcome, subject), place, now)?)
        })
        .await
}

/// Loads a bulletin with its content.
pub(crate) fn load(tx: &ReadTx<'_>, id: BulletinId) -> Result<BulletinView, NothingToPost> {
    let Some(bulletin) = tx.bulletins().find(id)? else {
        return Err(Refusal::UnknownButton.into());
    };
    if bulletin.lost {
        return Err(NothingToPost::Overtaken);
    }
    let (kind, subject) = bulletin.subject;
    let tournament = |number| {
        let id = u32::try_from(number).map_err(|_| Refusal::UnknownButton)?;
        TournamentView::load(tx, TournamentId(id), bulletin.place.server)
    };
    let shows = match kind {
        BulletinKind::Season => match season_end(tx, subject)? {
            Some(end) => Shows::Season(end),
            None => return Err(NothingToPost::Overtaken),
        },
        BulletinKind::Consent => match ProposalView::shown(tx, &bulletin, subject)? {
            Some(view) => Shows::Consent(Box::new(view)),
            None => return Err(NothingToPost::Overtaken),
        },
        BulletinKind::Contest => Shows::Contest(contest(tx, subject)?),
        BulletinKind::ContestTeams => Shows::ContestTeams(contest(tx, subject)?),
        BulletinKind::ContestBoards => Shows::ContestBoards(contest(tx, subject)?),
        BulletinKind::ContestResult => Shows::ContestResult(contest(tx, subject)?),
        BulletinKind::Tournament => Shows::Tournament(tournament(subject)?),
        BulletinKind::TournamentResult => Shows::TournamentResult(tournament(subject)?),
        BulletinKind::Puzzle => match DailyView::load(&tx.puzzles(), PuzzleDayId(subject))? {
            Some(view) => Shows::Puzzle(view),
            None => return Err(NothingToPost::Overtaken),
        },
        BulletinKind::Welcome => Shows::Welcome,
        BulletinKind::TournamentRound => {
            let (id, round) = TournamentId::of_round(subject).ok_or(Refusal::UnknownButton)?;
            let of = TournamentView::load(tx, id, bulletin.place.server)?;
            Shows::TournamentRound(TournamentRoundView { of, round })
        }
    };
    let look = tx.settings().of_server(bulletin.place.server)?.look();
    Ok(BulletinView {
        bulletin,
        shows,
        look,
    })
}

fn contest(tx: &ReadTx<'_>, subject: i64) -> Result<ContestView, Failure> {
    let number = u32::try_from(subject).map_err(|_| Refusal::UnknownButton)?;
    ContestView::load(tx, ContestId(number))
}

//! Messages about something that is no match, kept fresh.

use super::{
    ContestView, DailyView, Failure, Host, ProposalView, SeasonEnd, TournamentRoundView,
    TournamentView, announcements::Unsaid, honours::season_end,
};
use domain::{
    community::contest::ContestId,
    matches::{Place, Refusal},
};
use rules::look::Look;
use store::{Bulletin, BulletinId, BulletinKind, Lock, PuzzleDayId, ReadTx, Subject, TournamentId};

/// A bulletin, and what it shows now.
#[derive(Clone, Debug)]
pub struct BulletinView {
    /// Where it is, and in which version.
    pub bulletin: Bulletin,
    /// What it shows.
    pub shows: Shows,
    /// How pictures look in its server.
    pub look: Look,
}

/// What a bulletin shows, loaded.
#[derive(Clone, Debug)]
pub enum Shows {
    /// The end of a season.
    Season(SeasonEnd),
    /// What a player is asked who looks for an opponent.
    Consent(Box<ProposalView>),
    /// A contest that is proposed.
    Contest(ContestView),
    /// Who has signed up for a contest.
    ContestTeams(ContestView),
    /// The boards of a contest, and how they stand.
    ContestBoards(ContestView),
    /// What a contest has come to.
    ContestResult(ContestView),
    /// A tournament.
    Tournament(TournamentView),
    /// A round of a tournament.
    TournamentRound(TournamentRoundView),
    /// How a tournament ended.
    TournamentResult(TournamentView),
    /// The puzzle of a day.
    Puzzle(DailyView),
}

impl Host {
    /// Where a subject is shown.
    pub async fn shown_at(&self, subject: Subject) -> Result<Vec<Bulletin>, Failure> {
        Ok(self.store.read(move |tx| tx.bulletins(subject)).await?)
    }

    /// Has a subject that has changed shown anew.
    pub async fn changed(&self, subject: Subject) -> Result<(), Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::None, move |tx| Ok(tx.change_bulletins(subject, now)?))
            .await
    }

    /// Has a subject shown at this place from now on, and nowhere else in the server.
    pub async fn put_up(&self, subject: Subject, place: Place) -> Result<(), Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::None, move |tx| {
                Ok(tx.put_up_bulletin(subject, place, now)?)
            })
            .await
    }
}

/// Loads a bulletin with what it shows.
pub(super) fn load(tx: &ReadTx<'_>, id: BulletinId) -> Result<BulletinView, Unsaid> {
    let Some(bulletin) = tx.bulletin(id)? else {
        return Err(Refusal::UnknownButton.into());
    };
    if bulletin.lost {
        return Err(Unsaid::Overtaken);
    }
    let (kind, subject) = bulletin.subject;
    let tournament = |number| {
        let id = u32::try_from(number).map_err(|_| Refusal::UnknownButton)?;
        TournamentView::load(tx, TournamentId(id), bulletin.place.server)
    };
    let shows = match kind {
        BulletinKind::Season => match season_end(tx, subject)? {
            Some(end) => Shows::Season(end),
            None => return Err(Unsaid::Overtaken),
        },
        BulletinKind::Consent => match ProposalView::shown(tx, &bulletin, subject)? {
            Some(view) => Shows::Consent(Box::new(view)),
            None => return Err(Unsaid::Overtaken),
        },
        BulletinKind::Contest => Shows::Contest(contest(tx, subject)?),
        BulletinKind::ContestTeams => Shows::ContestTeams(contest(tx, subject)?),
        BulletinKind::ContestBoards => Shows::ContestBoards(contest(tx, subject)?),
        BulletinKind::ContestResult => Shows::ContestResult(contest(tx, subject)?),
        BulletinKind::Tournament => Shows::Tournament(tournament(subject)?),
        BulletinKind::TournamentResult => Shows::TournamentResult(tournament(subject)?),
        BulletinKind::Puzzle => match DailyView::load(tx, PuzzleDayId(subject))? {
            Some(view) => Shows::Puzzle(view),
            None => return Err(Unsaid::Overtaken),
        },
        BulletinKind::TournamentRound => {
            let (id, round) = TournamentId::of_round(subject).ok_or(Refusal::UnknownButton)?;
            let of = TournamentView::load(tx, id, bulletin.place.server)?;
            Shows::TournamentRound(TournamentRoundView { of, round })
        }
    };
    let look = tx.server_settings(bulletin.place.server)?.look();
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

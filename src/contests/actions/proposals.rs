//! A server challenges another one, which answers.

use super::{changed, check_leads, check_manages, find, lock, places, store, tables::server_name};
use crate::{
    challenges::actions::codes,
    host::{Cx, Failure, Host, ReadCx},
};
use domain::{
    clock::Timestamp,
    community::{
        Code,
        contest::{
            ANSWER_WITHIN, COUNTED_FOR, Contest, ContestId, NewContest, NoContest, Score, State,
            Team, Terms, TermsWish,
        },
    },
    matches::{Actor, Place, ServerId},
};
use store::{BulletinKind, Deed, Lock, OpenServer, ReadTx};

/// The contest that a manager proposes.
#[derive(Clone, Debug)]
pub struct ContestRequest {
    /// The other server: the number from the suggestions, its name, or its code.
    pub opponent: String,
    /// The proposed terms.
    pub wish: TermsWish,
}

/// The answer of the server that is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Yes.
    Accept,
    /// No.
    Decline,
    /// Something else.
    Change(TermsWish),
}

/// Proposes a contest to another server.
pub async fn propose(
    host: &Host,
    by: Actor,
    request: ContestRequest,
) -> Result<ContestId, Failure> {
    let ContestRequest { opponent, wish } = request;
    check_guess(host, &by, &opponent).await?;
    host.act(by, move |cx| insert(cx, &opponent, wish.clone()))
        .await
}

fn insert(cx: &Cx<'_>, opponent: &str, wish: TermsWish) -> Result<ContestId, Failure> {
    let (tx, now) = (cx.tx, cx.now);
    check_manages(cx.by)?;
    let own = tx
        .servers()
        .opening(cx.server())?
        .ok_or(NoContest::NotOpen)?;
    let other = opponent_of(tx, own.server, opponent)?;
    if other.server == own.server {
        return Err(NoContest::Itself.into());
    }
    let servers = [own.server, other.server];
    tx.lock(Lock::Server(servers[0].min(servers[1])))?;
    tx.lock(Lock::Server(servers[0].max(servers[1])))?;
    let terms = usual_terms(tx, own.server, &other)?.with(wish)?;
    check_lately(tx, servers, now)?;
    let contest = NewContest {
        servers,
        names: [own.name.clone(), other.name.clone()],
        terms,
        captain: cx.user(),
        lapses_at: now.after(ANSWER_WITHIN),
    };
    let id = tx.contests().insert(&contest, now)?;
    let subject = (BulletinKind::Contest, i64::from(id.0));
    for shown in [&own, &other] {
        let place = Place {
            server: shown.server,
            channel: shown.channel,
            locale: shown.locale,
        };
        tx.bulletins().put_up(subject, place, now)?;
    }
    Ok(id)
}

/// Answers a proposal for the server that is asked. In these `hidden` servers the bot doesn't see
/// the channel chosen for matches, so the teams are shown where the proposal is.
pub fn answer(
    cx: &Cx<'_>,
    id: ContestId,
    reply: Reply,
    hidden: &[ServerId],
) -> Result<Contest, Failure> {
    let (tx, now) = (cx.tx, cx.now);
    let (mut contest, team) = lock(tx, cx.server(), id)?;
    check_manages(cx.by)?;
    match reply {
        Reply::Accept => contest.accept(team, cx.user(), now)?,
        Reply::Decline => contest.decline(team, now)?,
        Reply::Change(wish) => {
            let terms = contest.terms.with(wish)?;
            contest.change(team, cx.user(), terms, now)?;
        }
    }
    store(tx, &contest, now)?;
    if contest.state == State::SigningUp {
        // A new message, so that it is noticed, where the server shows its matches.
        let subject = (BulletinKind::ContestTeams, i64::from(id.0));
        for place in places(tx, &contest)? {
            let place = if hidden.contains(&place.server) {
                place
            } else {
                tx.settings().of_server(place.server)?.place(place)
            };
            tx.bulletins().put_up(subject, place, now)?;
        }
    }
    Ok(contest)
}

/// Returns the contest that a manager wants to call off.
pub fn calling_off(cx: &ReadCx<'_>, id: ContestId) -> Result<Contest, Failure> {
    let tx = cx.tx;
    let (contest, team) = find(&tx.contests(), cx.server(), id)?;
    check_manages(cx.by)?;
    contest.clone().withdraw(team, cx.now)?;
    Ok(contest)
}

/// Calls a contest off before its boards are set up. The server's log shows who did it.
pub fn call_off(cx: &Cx<'_>, id: ContestId) -> Result<Contest, Failure> {
    let (tx, now) = (cx.tx, cx.now);
    let (mut contest, team) = lock(tx, cx.server(), id)?;
    check_manages(cx.by)?;
    contest.withdraw(team, now)?;
    cx.log(Deed::CallOffContest(id))?;
    store(tx, &contest, now)?;
    Ok(contest)
}

/// Returns a contest as agreed on or proposed, if this server takes part in it.
pub fn load(cx: &ReadCx<'_>, id: ContestId) -> Result<Contest, Failure> {
    Ok(find(&cx.tx.contests(), cx.server(), id)?.0)
}

/// Returns a contest and the other server of it, which can be challenged again.
pub fn to_repeat(cx: &ReadCx<'_>, id: ContestId) -> Result<(Contest, ServerId), Failure> {
    let (tx, own) = (cx.tx, cx.server());
    check_manages(cx.by)?;
    let (contest, team) = find(&tx.contests(), own, id)?;
    tx.servers().opening(own)?.ok_or(NoContest::NotOpen)?;
    let other = contest.servers[team.other().index()];
    let Some(open) = tx.servers().opening(other)? else {
        return Err(NoContest::Closed(server_name(tx, other)?).into());
    };
    check_present(tx, &open)?;
    check_lately(tx, [own, other], cx.now)?;
    Ok((contest, other))
}

/// Returns the newest contests of a server.
pub fn list(cx: &ReadCx<'_>) -> Result<Vec<ListedContest>, Failure> {
    let (contests, here) = (cx.tx.contests(), cx.server());
    let listed = contests.of_server(here, MOST_LISTED)?.into_iter();
    let listed = listed.map(|contest| {
        let result = match contest.team_of(here) {
            Ok(own) if contest.state == State::Over => {
                let boards = contests.boards(contest.id)?.into_iter();
                let score = Score::of(boards.filter_map(|board| board.result));
                Some(OwnResult { own, score })
            }
            _ => None,
        };
        Ok(ListedContest { contest, result })
    });
    listed.collect()
}

/// A contest in the list of a server.
#[derive(Clone, Debug)]
pub struct ListedContest {
    /// The contest.
    pub contest: Contest,
    /// How it ended, if it was played.
    pub result: Option<OwnResult>,
}

/// The result of a contest, for one of its servers.
#[derive(Clone, Copy, Debug)]
pub struct OwnResult {
    /// The server's team.
    pub own: Team,
    /// The score.
    pub score: Score,
}

/// Returns the same contests to be searched, and older ones.
pub fn to_search(cx: &ReadCx<'_>) -> Result<Vec<Contest>, Failure> {
    Ok(cx.tx.contests().of_server(cx.server(), MOST_SEARCHED)?)
}

/// Shows a contest at this place of a server that takes part in it, instead of the earlier one.
pub fn show_here(cx: &Cx<'_>, id: ContestId, here: Place) -> Result<Contest, Failure> {
    let (tx, now) = (cx.tx, cx.now);
    let (contest, team) = lock(tx, cx.server(), id)?;
    check_leads(cx.by, &contest, team)?;
    let number = i64::from(id.0);
    for kind in BulletinKind::CONTEST {
        let shown = tx.bulletins().about((kind, number))?;
        if shown.iter().any(|one| one.place.server == cx.server()) {
            tx.bulletins().put_up((kind, number), here, now)?;
        }
    }
    changed(&tx.bulletins(), id, now)?;
    Ok(contest)
}

/// Counts a wrong code of a user who names a server by something that may be one.
pub(crate) async fn check_guess(host: &Host, by: &Actor, typed: &str) -> Result<(), Failure> {
    if Code::read(typed.trim()).is_none() {
        return Ok(());
    }
    let typed = typed.to_owned();
    let here = by.server;
    codes::guess(host, by.user, move |tx| {
        match open_server(tx, here, &typed) {
            Ok(found) => Ok(Some(found)),
            Err(Failure::Community(_)) => Ok(None),
            Err(failure) => Err(failure),
        }
    })
    .await
    .map(drop)
}

/// How many contests are listed.
pub(super) const MOST_LISTED: u32 = 20;

/// How many contests are searched for one that is typed.
const MOST_SEARCHED: u32 = 200;

/// Returns the terms that a server proposes to another one unless its manager wants others.
pub(crate) fn usual_terms(
    tx: &ReadTx<'_>,
    own: ServerId,
    other: &OpenServer,
) -> Result<Terms, Failure> {
    let pace = tx.settings().paces(own)?.usual();
    Ok(Terms::usual(other.opening.games(), pace))
}

/// Returns the open server that is meant, if the bot is in it.
fn opponent_of(tx: &ReadTx<'_>, own: ServerId, typed: &str) -> Result<OpenServer, Failure> {
    let found = open_server(tx, own, typed)?;
    check_present(tx, &found)?;
    Ok(found)
}

/// Checks that the bot is in an open server: otherwise nobody there could answer.
fn check_present(tx: &ReadTx<'_>, open: &OpenServer) -> Result<(), Failure> {
    match tx.absences().since(open.server)? {
        None => Ok(()),
        Some(_) => Err(NoContest::Absent(open.name.clone()).into()),
    }
}

/// Checks that the first of these servers can challenge the other one now, after what they have played and
/// proposed recently.
fn check_lately(tx: &ReadTx<'_>, servers: [ServerId; 2], now: Timestamp) -> Result<(), Failure> {
    let lately = tx
        .contests()
        .lately_contested(servers, now.before(COUNTED_FOR))?;
    Ok(lately.check(now)?)
}

/// Returns whether a server finds an open one without its code: those that are listed, and those that it
/// has played.
pub(super) fn is_found(tx: &ReadTx<'_>, own: ServerId, open: &OpenServer) -> Result<bool, Failure> {
    Ok(open.opening.listed || tx.contests().have_met([own, open.server])?)
}

/// Returns the open server that the server `own` means: by its code, its number if it is found by that, or its
/// name.
pub(crate) fn open_server(
    tx: &ReadTx<'_>,
    own: ServerId,
    typed: &str,
) -> Result<OpenServer, Failure> {
    let typed = typed.trim();
    if let Some(code) = Code::read(typed)
        && let Some(found) = tx.servers().find_by_code(&code)?
    {
        return Ok(found);
    }
    if let Ok(number) = typed.parse()
        && let Some(found) = tx.servers().opening(ServerId(number))?
        && is_found(tx, own, &found)?
    {
        return Ok(found);
    }
    named(tx, typed)
}

/// Returns the listed server of this name. If several share it, the user may mean another one.
fn named(tx: &ReadTx<'_>, typed: &str) -> Result<OpenServer, Failure> {
    let mut servers = tx.servers().open_called(typed, 2)?;
    match (servers.pop(), servers.pop()) {
        (Some(only), None) => Ok(only),
        (Some(_), Some(_)) => Err(NoContest::SeveralServers(typed.to_owned()).into()),
        (None, _) => Err(NoContest::NoSuchServer(typed.to_owned()).into()),
    }
}

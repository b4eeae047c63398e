//! The joint activities of communities: seeks, contests, bulletins, tournaments and ladders.

use super::*;
use crate::{Cursor, StageTimes, ids, testing::cups};
use domain::matches::Member;

/// Players who seek an opponent, and some who are or were asked.
pub(super) fn sought(tx: &WriteTx<'_>, begun: MatchId) -> Result<(), StoreError> {
    let place = Place {
        server: ServerId(10),
        channel: ChannelId(20),
        locale: Locale::Japanese,
    };
    let any = seeks::Terms {
        game: None,
        timing: Timing::default(),
        rated: true,
        side: SideWish::Lot,
        opponents: RatingRange::Within(200),
        scope: SeekScope::Everywhere,
    };
    let one = seeks::Terms {
        game: Some(GameId::Courtyard),
        side: SideWish::Side(Side::Second),
        opponents: RatingRange::Between(1400, 1600),
        ..any
    };
    let players = [ADA, BEN];
    let seek = |player, terms| {
        tx.seeks().insert(seeks::NewSeek {
            player,
            place,
            terms,
            made_at: hour(6),
            expires_at: hour(60),
        })
    };
    let seeks = [seek(ADA, any)?, seek(BEN, one)?];
    let pairing = Pairing {
        seeks,
        players,
        game: None,
    };
    for state in [ProposalState::Begun, ProposalState::Open] {
        let [hers, his] =
            tx.seeks()
                .insert_proposal(&pairing, GameId::Courtyard, hour(6), hour(50))?;
        tx.seeks().answer_proposal(hers, seeks::Vote::Agree)?;
        if state == ProposalState::Begun {
            tx.seeks().answer_proposal(his, seeks::Vote::Agree)?;
            let asked = tx.seeks().proposal_asking(hers)?.expect("there");
            tx.seeks()
                .close_proposal(asked.id, state, Some(begun), hour(90))?;
        }
    }
    tx.challenges().set_seat_range(begun, 1400, 1600)?;
    tx.challenges()
        .call_for_seat(ServerId(10), begun, hour(6), hour(5))
}

/// Something that Ada did as a manager.
fn by_ada(deed: Deed) -> Moderation {
    Moderation {
        server: ServerId(10),
        moderator: ADA,
        deed,
        reason: None,
    }
}

/// A finished contest, and a proposed one.
pub(super) fn contest(tx: &WriteTx<'_>, played: MatchId) -> Result<(), StoreError> {
    let new = NewContest {
        servers: [ServerId(10), ServerId(11)],
        names: ["A \\ 'club'".to_owned(), "Court".to_owned()],
        terms: contest::Terms::usual(&[GameId::GuardAndTowers], Pace::Move1Day),
        captain: ADA,
        lapses_at: hour(99),
    };
    tx.contests().insert(&new, hour(6))?;
    let mut contest = new.clone().numbered(tx.contests().insert(&new, hour(6))?);
    contest.captains = [Some(ADA), Some(BEN)];
    contest.ready = [true, false];
    let mut refused = Contest {
        id: tx.contests().insert(&new, hour(6))?,
        ..contest.clone()
    };
    refused.decline(Team::Away, hour(7)).expect("asked");
    tx.contests().set(&refused)?;
    for deed in [
        Deed::CallOffContest(refused.id),
        Deed::CaptainLeft(refused.id, BEN),
    ] {
        tx.deeds().log(&by_ada(deed), hour(7))?;
    }
    for (player, team) in [(ADA, Team::Home), (BEN, Team::Away)] {
        tx.contests()
            .sign_up(contest.id, player, team, &[GameId::GuardAndTowers], hour(6))?;
        tx.contests().note_seated(contest.id, player)?;
    }
    let board = ContestBoard {
        number: 1,
        game: GameId::GuardAndTowers,
        players: [ADA, BEN],
        ratings: [1500, 1612],
        home_side: Side::First,
        played,
        result: Some(BoardResult::Drawn),
    };
    tx.contests().set_board(contest.id, &board)?;
    for (pool, brought) in scores(&contest, &[board]) {
        tx.contests().insert_score(
            contest.id,
            Season::numbered(8107).expect("a season"),
            pool,
            &brought,
        )?;
    }
    contest.asked = None;
    contest.begin(hour(6));
    contest.end(hour(7));
    tx.contests().set(&contest)?;
    // Another one is running, in which they play for the other servers.
    let running = Contest {
        id: tx.contests().insert(&new, hour(6))?,
        state: State::Running,
        look_at: None,
        closed_at: None,
        ..contest
    };
    tx.contests().set(&running)?;
    for (player, team) in [(BEN, Team::Home), (ADA, Team::Away)] {
        tx.contests()
            .sign_up(running.id, player, team, &[], hour(6))?;
        tx.contests().note_seated(running.id, player)?;
    }
    let board = ContestBoard {
        game: GameId::Courtyard,
        players: [BEN, ADA],
        home_side: Side::Second,
        played: MatchId(1),
        result: None,
        ..board
    };
    tx.contests().set_board(running.id, &board)
}

/// A bulletin that is shown, and one that moved and is to be posted.
pub(super) fn put_up(tx: &WriteTx<'_>, now: Timestamp) -> Result<(), StoreError> {
    let (holder, until) = (Holder(1), now.after(LEASE));
    let place = |channel| Place {
        server: ServerId(10),
        channel: ChannelId(channel),
        locale: Locale::Japanese,
    };
    for subject in [1, 2] {
        let subject = (BulletinKind::Tournament, subject);
        tx.bulletins().put_up(subject, place(20), now)?;
        let id = tx.bulletins().about(subject)?[0].id;
        let due = tx.outbox().claim(holder, now, until, 100)?;
        let due = due
            .iter()
            .find(|due| due.about == crate::About::Bulletin(id));
        let posted = Effect::Bulletin {
            channel: ChannelId(20),
            version: 1,
            shown: ShownAs::Posted(MessageId(50)),
        };
        tx.outbox()
            .delivered(holder, due.expect("due"), posted, now, until)?;
    }
    tx.bulletins()
        .put_up((BulletinKind::Tournament, 2), place(21), now)
}

/// A tournament in its first round, in which one game is over.
pub(super) fn tournament(tx: &WriteTx<'_>, now: Timestamp) -> Result<(), StoreError> {
    let place = Place {
        locale: Locale::German,
        ..cups::HERE
    };
    let terms = crate::Terms {
        place,
        name: "\\N 'cup'".to_owned(),
        organizer: ADA,
        managers: Some(RoleId(11)),
        between: Between::Code,
        code: Some(Code::stored("ABCDEFGH".to_owned())),
        limits: domain::community::tournament::Limits {
            least: Some(4),
            most: Some(16),
        },
        ..cups::terms()
    };
    let starts_at = Some(now.after(Duration::from_hours(24)));
    let id = tx.tournaments().insert(&terms, starts_at, now)?;
    for number in 1..=3 {
        let entrant = Entrant {
            number,
            player: UserId(u64::from(number)),
            server: ServerId(10),
            from: 1,
            until: None,
        };
        tx.tournaments().enter(id, &entrant, Some(1_500 + number))?;
    }
    tx.tournaments().withdraw_entrant(id, 3, 1)?;
    for deed in [
        Deed::WithdrawEntrant(id, UserId(3)),
        Deed::CancelTournament(id),
    ] {
        tx.deeds().log(&by_ada(deed), now)?;
    }
    let played = Wanted::UNRATED.begin(tx, now)?;
    let game = cups::game(1, played);
    tx.tournaments().insert_game(id, &game)?;
    let bye = Game {
        board: 2,
        first: 3,
        second: None,
        id: None,
        ..game
    };
    tx.tournaments().insert_game(id, &bye)?;
    let deadline = StageTimes {
        deadline: Some(hour(99)),
        look_at: Some(hour(99)),
    };
    tx.tournaments()
        .set_stage(id, Stage::Running, deadline, now)?;
    resign(tx, played, Side::First, now)?;
    let guests = Place {
        server: ServerId(11),
        ..terms.place
    };
    tx.tournaments().take_part(id, guests)?;
    assert_eq!(
        ids(tx.tournaments().due(now, Cursor::START, 10)?),
        [(id, ServerId(10))]
    );
    assert_eq!(
        tx.tournaments().ended_games(id)?,
        [EndedGame {
            id: played,
            outcome: Some(Outcome::Win(Side::First)),
        }]
    );
    tx.tournaments().forget_news(id)?;
    tx.tournaments().set_result(played, GameResult::First)?;
    assert_eq!(ids(tx.tournaments().due(now, Cursor::START, 10)?), []);
    let stored = tx.tournaments().find(id)?.expect("there");
    assert_eq!((stored.terms, stored.deadline), (terms, Some(hour(99))));
    assert_eq!(stored.tournament.games[1], bye);
    assert_eq!(stored.tournament.entrants[2].until, Some(1));
    assert_eq!(stored.ratings[0], Some(1_501));
    ladder(tx)
}

/// A ladder with a challenge for its top.
pub(super) fn ladder(tx: &WriteTx<'_>) -> Result<(), StoreError> {
    let (server, game) = (ServerId(10), GameId::GuardAndTowers);
    tx.ladders()
        .set_climbers(server, game, &Ladder::new(vec![BEN, ADA]), hour(6))?;
    let climb = LadderGame {
        server,
        game,
        challenger: ADA,
        challenged: BEN,
    };
    tx.ladders()
        .insert_game(Wanted::UNRATED.challenge(tx)?, &climb)?;
    for lost in [false, true] {
        let refused = Wanted::UNRATED.challenge(tx)?;
        tx.ladders().insert_game(refused, &climb)?;
        tx.challenges()
            .set_state(refused, ChallengeState::Closed(Closing::Declined))?;
        tx.ladders().set_refusal(refused, hour(7), lost)?;
    }
    assert_eq!(tx.ladders().climbers(server, game)?.players(), [BEN, ADA]);
    puzzles(tx, server)?;
    assert_eq!(tx.ladders().ended_games(Cursor::START, 9)?, []);
    Ok(())
}

/// A puzzle of a day that one player has solved at the first try and one has not, and what the
/// engine has told about a match.
fn puzzles(tx: &WriteTx<'_>, server: ServerId) -> Result<(), StoreError> {
    let game = GameId::GuardAndTowers;
    let place = Place {
        server,
        channel: ChannelId(20),
        locale: Locale::French,
    };
    let channel = PuzzleChannel {
        place,
        game: Some(game),
        day: 7,
    };
    tx.puzzles().set_channel(&channel)?;
    assert_eq!(tx.puzzles().channel(server)?, Some(channel));
    assert_eq!(tx.puzzles().due(7, Cursor::START, 9)?, []);
    assert_eq!(ids(tx.puzzles().due(8, Cursor::START, 9)?), [server]);
    let puzzle = PuzzleId { game, number: 3 };
    let id = tx.puzzles().insert_day(server, 7, puzzle)?;
    let other = PuzzleId { game, number: 4 };
    assert_eq!(tx.puzzles().insert_day(server, 7, other)?, id);
    let day = tx.puzzles().day(id)?.expect("there");
    assert_eq!((day.day, day.puzzle), (7, puzzle));
    assert_eq!(tx.puzzles().day_before(server, 7)?, None);
    assert_eq!(tx.puzzles().day_before(server, 8)?, Some(day));
    assert!(tx.puzzles().note_try(id, ADA, false)? && tx.puzzles().note_try(id, BEN, true)?);
    assert!(
        !tx.puzzles().note_try(id, ADA, true)?,
        "the first one counts"
    );
    assert_eq!(tx.puzzles().try_of(id, ADA)?, Some(false));
    assert_eq!(tx.puzzles().counts(id)?, (2, 1));
    assert_eq!(
        tx.puzzles().tries_of(Member { server, user: BEN }, 9)?,
        [(7, Some(true))]
    );
    assert_eq!(tx.puzzles().solvers(server, 1..7)?, []);
    assert_eq!(tx.puzzles().solvers(server, 7..8)?.len(), 2);
    let id = Wanted::UNRATED.begin(tx, hour(9))?;
    assert_eq!(tx.computer().hints(id, Side::First)?, (0, None));
    for revision in [3, 5] {
        tx.computer().count_hint(id, Side::First, revision)?;
    }
    assert_eq!(tx.computer().hints(id, Side::First)?, (2, Some(5)));
    tx.computer().keep_analysis(id, 1, "0 a7-a6")?;
    assert_eq!(tx.computer().analysis(id, 1)?.as_deref(), Some("0 a7-a6"));
    assert_eq!(tx.computer().analysis(id, 2)?, None);
    Ok(())
}

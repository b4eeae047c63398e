//! What each member reads on a leaderboard, in a season and on a ladder, and can do there.

use insta::assert_snapshot;

use super::{
    ladder::{self, ladder},
    season::{season, signals},
    *,
};
use crate::{
    discord::{ids::Access, messages::States},
    matches::cards::testing::{ADA, BEN, CLEO, drawn},
    rankings::actions::{
        honours::SeasonEnd,
        ladders::{LadderRung, LadderView},
        seasons::{OwnSeason, SeasonRow, SeasonView},
    },
    servers::cards::honours::{season_end, season_podium},
};
use domain::matches::MatchId;
use domain::{
    clock::testing::START,
    community::{Ranked, Season, SeasonPlay, Signal, ladder::Ladder},
    ratings::{Rating, Results, Rung},
};
use render::Rung as RenderRung;
use rules::GameId;
use store::{LadderMeeting, LeaderboardCursor};

const READ: [Locale; 2] = [Locale::English, Locale::German];

/// Returns a rating of this many points, which counts from a deviation of 110 down.
const fn rating(points: f64, deviation: f64) -> Rating {
    Rating {
        rating: points,
        deviation,
        ..Rating::START
    }
}

/// Returns the row of a player, who was a place lower at the start of the week.
fn row(place: u32, user: UserId, rating: Rating) -> LeaderboardRow {
    let results = Results {
        wins: 7,
        losses: 2,
        draws: 1,
    };
    LeaderboardRow {
        cursor: LeaderboardCursor {
            rung: Rung::of(rating),
            user,
        },
        place,
        place_then: Some(place + 1),
        name: Some(format!("*{user}*")),
        standing: Standing {
            rating,
            last: START,
            results,
            streak: 2,
            active: true,
        },
    }
}

/// Returns the rows of three neighbours, each of whom has moved in another way. One has no name, and one is deleted.
fn neighbours() -> Vec<LeaderboardRow> {
    let ben = row(12, BEN, rating(1650.0, 60.0));
    let cleo = row(13, CLEO, rating(1600.0, 60.0));
    let deleted = row(14, UserId::deleted(5), rating(1590.0, 200.0));
    vec![
        LeaderboardRow {
            place_then: Some(11),
            name: None,
            ..ben
        },
        LeaderboardRow {
            place_then: Some(13),
            ..cleo
        },
        LeaderboardRow {
            place_then: None,
            name: None,
            ..deleted
        },
    ]
}

#[tokio::test]
async fn a_leaderboard_shows_the_reader_wherever_they_are_and_turns() {
    let board = |own: Option<&LeaderboardRow>, rows: &[LeaderboardRow]| LeaderboardView {
        pool: Pool::All,
        reach: Reach::Here,
        rows: rows.to_vec(),
        own: own.cloned(),
        most_played: Some([(ADA, GameId::Courtyard), (CLEO, GameId::KingsCourt)].into()),
        players: 1_234,
        more_before: true,
        more_after: true,
        now: START,
    };
    let rows = neighbours();
    let first = row(1, ADA, rating(1700.0, 60.0));
    let mut last = row(1_234, ADA, rating(1400.0, 300.0));
    last.standing.streak = -1;
    let mut on_it = rows[1].clone();
    on_it.standing.streak = 0;
    let mut states = States::default();
    for (name, board, viewer) in [
        (
            "nobody",
            LeaderboardView {
                players: 0,
                more_before: false,
                more_after: false,
                ..board(None, &[])
            },
            ADA,
        ),
        (
            "one player in a game",
            LeaderboardView {
                pool: Pool::Game(GameId::Courtyard),
                most_played: None,
                players: 1,
                more_before: false,
                more_after: false,
                ..board(Some(&first), std::slice::from_ref(&first))
            },
            ADA,
        ),
        ("the reader on the page", board(Some(&on_it), &rows), CLEO),
        (
            "the reader before the page, which is the last",
            LeaderboardView {
                reach: Reach::Everywhere,
                more_after: false,
                ..board(Some(&first), &rows)
            },
            ADA,
        ),
        (
            "the reader after the page, which is the first",
            LeaderboardView {
                more_before: false,
                ..board(Some(&last), &rows)
            },
            ADA,
        ),
        ("a reader who isn't on it", board(None, &rows), ADA),
    ] {
        for locale in READ {
            let picture = drawn(&table(&board, viewer, locale));
            let card = leaderboard(board.clone(), viewer, Look::default());
            let card = card.adding(picture);
            states.add_in(&format!("{name}, {}", locale.id()), card, locale);
        }
    }
    assert_snapshot!(states.text());
}

#[test]
fn the_description_of_a_full_leaderboard_is_whole_in_every_language() {
    let long = |number: u8| {
        let player = UserId(100 + u64::from(number));
        let mut row = row(1_000 + u32::from(number), player, rating(1_650.0, 200.0));
        row.name = Some("W".repeat(32));
        row.standing.results = Results {
            wins: 124,
            losses: 108,
            draws: 112,
        };
        row
    };
    let rows: Vec<LeaderboardRow> = (0..10).map(long).collect();
    let players = rows.iter().map(|row| row.cursor.user);
    let board = LeaderboardView {
        pool: Pool::All,
        reach: Reach::Everywhere,
        own: Some(long(9)),
        most_played: Some(
            players
                .map(|player| (player, GameId::KingAndCourtesan))
                .collect(),
        ),
        players: 2_000,
        more_before: true,
        more_after: true,
        now: START,
        rows,
    };
    for locale in Locale::ALL {
        let card = leaderboard(board.clone(), ADA, Look::default());
        let shown = card.written(locale).shown();
        let last = shown.lines().last().expect("the picture's description");
        assert!(
            last.contains("124–108–112") && !last.contains('…'),
            "{last}"
        );
    }
}

/// Returns the row of a player who has won or lost points since the season began.
fn season_row(place: u32, player: UserId, before: f64, after: Rating) -> SeasonRow {
    let results = Results {
        wins: 4,
        losses: 2,
        draws: 1,
    };
    let play = SeasonPlay {
        player,
        results,
        opponents: 3,
        before: Some(rating(before, 60.0)),
        after,
    };
    SeasonRow {
        ranked: Ranked { place, play },
        name: Some(format!("*{player}*")),
    }
}

/// Returns the rows of three neighbours: without a name, deleted, and with an uncertain rating.
fn season_rows() -> Vec<SeasonRow> {
    let unnamed = season_row(11, BEN, 1600.0, rating(1650.0, 60.0));
    vec![
        SeasonRow {
            name: None,
            ..unnamed
        },
        season_row(12, UserId::deleted(5), 1600.0, rating(1600.0, 60.0)),
        season_row(13, CLEO, 1600.0, rating(1500.0, 200.0)),
    ]
}

#[tokio::test]
async fn a_season_shows_who_is_ranked_and_what_others_lack() {
    let now = Season::of(START);
    let view = |own: OwnSeason, rows: Vec<SeasonRow>| SeasonView {
        pool: Pool::All,
        season: now,
        players: 1_234,
        own,
        page: (1, 3),
        others: (true, false),
        runs: true,
        rows,
    };
    let ranked = |place| {
        let row = season_row(place, ADA, 1600.0, rating(1700.0, 60.0));
        OwnSeason::Ranked(row)
    };
    let missing = OwnSeason::Missing(1, 2);
    let on_it = OwnSeason::Ranked(season_rows().remove(2));
    let over = |view: SeasonView| SeasonView {
        season: now.before().expect("one before"),
        others: (false, true),
        runs: false,
        ..view
    };
    let alone = |view: SeasonView| SeasonView {
        players: 0,
        page: (0, 1),
        ..view
    };
    let mut states = States::default();
    for (name, view, viewer) in [
        (
            "the first",
            SeasonView {
                others: (false, false),
                ..alone(view(missing.clone(), Vec::new()))
            },
            ADA,
        ),
        ("empty", alone(over(view(missing.clone(), vec![]))), ADA),
        ("running", view(on_it, season_rows()), CLEO),
        (
            "running, in which the reader isn't ranked",
            SeasonView {
                pool: Pool::Game(GameId::Courtyard),
                page: (0, 3),
                ..view(missing.clone(), season_rows())
            },
            ADA,
        ),
        ("over", over(view(ranked(1), season_rows())), ADA),
        (
            "over, on the last page",
            SeasonView {
                page: (2, 3),
                ..over(view(ranked(20), season_rows()))
            },
            ADA,
        ),
        (
            "over, in which the reader wasn't ranked",
            SeasonView {
                players: 1,
                page: (0, 1),
                ..over(view(missing, season_rows().split_off(2)))
            },
            ADA,
        ),
    ] {
        for locale in READ {
            let picture = drawn(&season::table(&view, viewer, locale));
            let card = season(view.clone(), viewer, Look::default());
            let card = card.adding(picture);
            states.add_in(&format!("{name}, {}", locale.id()), card, locale);
        }
    }
    assert_snapshot!(states.text());
}

#[test]
fn the_end_of_a_season_names_the_first_players() {
    let mut three = season_rows();
    for (row, place) in three.iter_mut().zip(1..) {
        row.ranked.place = place;
    }
    let one = three[..1].to_vec();
    let mut states = States::default();
    for (name, first, players) in [
        ("three", three, 1_234),
        ("one", one, 1),
        ("nobody", Vec::new(), 0),
    ] {
        let season = Season::of(START);
        let end = SeasonEnd {
            season,
            first,
            players,
        };
        states.add_both(name, season_end(&end, Look::default()));
    }
    assert_snapshot!(states.text());
}

#[test]
fn the_podium_of_a_season_has_everyone_who_shares_a_place() {
    let mut first = season_rows();
    for (row, place) in first.iter_mut().zip([1, 1, 3]) {
        row.ranked.place = place;
    }
    first[1].ranked.play.after = first[0].ranked.play.after;
    let end = SeasonEnd {
        season: Season::of(START),
        first,
        players: 12,
    };
    let podium = season_podium(&end, Locale::English);
    assert_eq!(podium.title, "Season · October to December 2026");
    assert_eq!(podium.note, "12 players were ranked.");
    let steps = podium.steps.into_iter();
    let steps =
        steps.map(|step| format!("{}. {}: {}", step.place, step.names.join(", "), step.note));
    assert_eq!(
        steps.collect::<Vec<_>>(),
        ["1. 2, Deleted player: 1650", "3. *3*: 1500? (−100)"]
    );
}

#[test]
fn managers_read_what_in_rated_matches_deserves_a_look() {
    let pair = Signal::SamePair {
        players: [ADA, BEN],
        matches: 8,
        wins: [7, 1],
    };
    let resigned = |against| Signal::QuickResignations {
        player: ADA,
        against,
        count: 4,
    };
    let absent = |against| Signal::Absences {
        player: BEN,
        against,
        count: 3,
    };
    let one_of_each = [
        pair,
        resigned(Some(CLEO)),
        resigned(None),
        absent(Some(CLEO)),
        absent(None),
    ];
    let mut states = States::default();
    for (name, list) in [
        ("nothing", &[][..]),
        ("one of each", &one_of_each),
        ("one more than is listed", &[pair; 11]),
    ] {
        states.add_both(name, signals(list, Access::Permission));
    }
    assert_snapshot!(states.text());
}

/// Returns the ladder of these players as this one sees it, in which the fifth plays the third, who is challenged by the
/// fourth as well.
fn view_of(players: &Ladder, viewer: UserId) -> LadderView {
    let meeting = |id, challenger, challenged, is_match| LadderMeeting {
        id: MatchId(id),
        challenger: UserId(challenger),
        challenged: UserId(challenged),
        is_match,
    };
    let meetings = [meeting(7, 5, 3, true), meeting(8, 4, 3, false)];
    // The names of some are not known.
    let name_of = |player: UserId| {
        let known = player.0.is_multiple_of(2);
        known.then(|| format!("Player {}", player.0))
    };
    let rung = |(place, player): (usize, UserId)| {
        let with = |other: UserId| {
            let both = |one: &&LadderMeeting| {
                [one.challenger, one.challenged].contains(&player)
                    && [one.challenger, one.challenged].contains(&other)
            };
            meetings.iter().find(both).copied()
        };
        let own = with(viewer).filter(|_| player != viewer);
        LadderRung {
            place,
            player,
            name: name_of(player),
            can_challenge: own.is_none() && players.above(viewer).contains(&player),
            meeting: own.or_else(|| with(player)),
        }
    };
    LadderView {
        game: GameId::Courtyard,
        ladder: players.clone(),
        around: players.around(viewer).map(rung).collect(),
        name: name_of(viewer),
    }
}

/// Returns what the picture of a ladder says, a place a line.
fn rungs_of(view: &LadderView, viewer: UserId, locale: Locale) -> String {
    let rungs = ladder::drawn(view, viewer, locale);
    let lines = rungs.rungs.iter().map(|rung| {
        let RenderRung {
            place,
            name,
            note,
            mark,
        } = rung;
        format!("{place}. {name} | {note} | {mark:?}")
    });
    let lines: Vec<String> = lines.collect();
    format!("{}\n{}", rungs.title, lines.join("\n"))
}

#[tokio::test]
async fn each_member_has_on_a_ladder_what_they_can_do_there() {
    let five = Ladder::new((1..=5).map(UserId).collect());
    let mut states = States::default();
    for (name, of, viewer) in [
        ("empty", &Ladder::default(), 1),
        ("the first", &five, 1),
        ("the second", &five, 2),
        ("the last", &five, 5),
        ("someone who isn't on it", &five, 6),
    ] {
        let viewer = UserId(viewer);
        let view = view_of(of, viewer);
        for locale in READ {
            let card = ladder(view.clone(), viewer, Look::default());
            let card = card.adding(rungs_of(&view, viewer, locale));
            states.add_in(&format!("{name}, {}", locale.id()), card, locale);
        }
    }
    assert_snapshot!(states.text());
}

#[test]
fn the_picture_of_a_ladder_marks_who_can_be_challenged_and_who_plays() {
    let twelve = Ladder::new((1..=12).map(UserId).collect());
    let mut all = Vec::new();
    for (viewer, locale) in [
        (5, Locale::English),
        (4, Locale::German),
        (12, Locale::English),
        (40, Locale::English),
    ] {
        let viewer = UserId(viewer);
        let view = view_of(&twelve, viewer);
        all.push(rungs_of(&view, viewer, locale));
    }
    assert_snapshot!(all.join("\n\n"));
}

#[test]
fn a_deleted_player_is_named_so_in_every_language() {
    let deleted = UserId::deleted(5);
    for locale in Locale::ALL {
        let said = locale.text("deleted-player");
        for name in [None, Some("Deleted player")] {
            assert_eq!(player_name(deleted, name).written(locale), said);
        }
        assert_eq!(player_name(ADA, Some("Ada")).written(locale), "Ada");
    }
}

#[test]
fn large_numbers_come_in_groups_of_three() {
    let texts = [0, 999, 1000, 100_000, 1_234_567].map(grouped);
    let spaced = texts.map(|text| text.replace('\u{202f}', " "));
    assert_eq!(spaced, ["0", "999", "1 000", "100 000", "1 234 567"]);
}

#[test]
fn decimals_have_the_sign_of_the_language() {
    let written = Locale::ALL.map(|locale| locale.say(&hundredths(105)));
    assert_eq!(
        written,
        ["1.05", "1,05", "1,05", "1,05", "1,05", "1,05", "1.05"]
    );
    assert_eq!(Locale::German.say(&hundredths(1_000)), "10,00");
}

//! What players read about themselves and can choose, and what others read about them.

use insta::assert_snapshot;

use super::{
    following::{following, followings, lost_followings},
    note::note_card,
    privacy::*,
    profile::profile,
    *,
};
use crate::{
    discord::{ids::Access, messages::States},
    matches::{
        actions::{following::FollowView, views::Guests},
        cards::testing::{ADA, BEN, CLEO, HERE, PLACE, drawn},
    },
    moderation::cards::bans,
    players::actions::{
        privacy::{AboutView, DeletionView},
        profile::{PoolProfile, ProfileView},
    },
};
use domain::{
    clock::testing::START,
    community::{Badge, Code, Season},
    matches::{End, GuestView, Hears, Players, Reason, ServerId, Termination},
    ratings::{Pool, Rating, Results, Standing},
    settings::{PictureWidth, PrivateBottom},
};
use rules::words::Locale;
use rules::{Level, Outcome, look::Theme};
use store::{Ban, FinishedMatch, LevelRecord};

const READ: [Locale; 2] = [Locale::English, Locale::German];

#[tokio::test]
async fn settings_show_a_board_as_it_is_chosen_and_offer_the_rest() {
    let otherwise = PlayerSettings {
        theme: Some(Theme::Night),
        width: PictureWidth::Largest,
        bottom: PrivateBottom::First,
        text_boards: true,
        confirm_moves: true,
        play_at_once: true,
    };
    let as_text = PlayerSettings {
        text_boards: true,
        ..PlayerSettings::default()
    };
    let pictures = PlayerSettings {
        text_boards: false,
        ..otherwise
    };
    let mut states = States::default();
    for (name, settings) in [
        ("usual", PlayerSettings::default()),
        ("otherwise", otherwise),
        ("text alone", as_text),
        ("pictures, but otherwise", pictures),
    ] {
        for locale in READ {
            let sample = PlayerSample {
                name: "Ada".to_owned(),
                look: Look::default(),
            };
            let card = player_settings(settings, sample);
            let name = format!("{name}, {}", locale.id());
            states.add_in(&name, card.expect("drawn"), locale);
        }
    }
    assert_snapshot!(states.text());
}

#[test]
fn a_code_is_made_shown_and_lost_with_its_channel() {
    let code = |is_lost| PlayerCode {
        player: ADA,
        code: Code::stored("ABCD2345".to_owned()),
        place: PLACE,
        is_lost,
    };
    let (made, lost) = (code(false), code(true));
    let mut states = States::default();
    for (name, code) in [("none", None), ("one", Some(&made)), ("lost", Some(&lost))] {
        states.add_both(name, super::code(code));
    }
    let id = MatchId(7);
    states.add_both("used", challenge_sent_by_code(id));
    states.add_both("unreached", challenge_unreached(id));
    assert_snapshot!(states.text());
}

#[test]
fn blocked_users_are_listed_and_can_be_unblocked() {
    let known = |user: UserId| (user, Some(format!("*{user}*")));
    let many: Vec<_> = (1..=90).map(|id| known(UserId(id + (1 << 58)))).collect();
    let deleted = (UserId::deleted(5), None);
    let mut states = States::default();
    for (name, users) in [
        ("nobody", &[][..]),
        ("two, one of them deleted", &[known(BEN), deleted.clone()]),
        ("one without a known name", &[(BEN, None)]),
    ] {
        states.add_both(name, blocks(users));
    }
    let many: Vec<_> = many.into_iter().chain([deleted]).collect();
    states.add("more than fit", blocks(&many));
    states.add_both("one more", blocked(BEN));
    for (name, was_blocked) in [("one fewer", true), ("not blocked before", false)] {
        states.add_both(name, unblocked(BEN, was_blocked));
    }
    assert_snapshot!(states.text());
}

#[test]
fn banned_users_are_listed_and_can_be_let_play_again() {
    let ban = |user, reason: Option<&str>| Ban {
        user,
        reason: reason.map(|reason| Reason::stored(reason.to_owned())),
    };
    let ben = (ban(BEN, Some("two accounts")), Some("Ben *2*".to_owned()));
    let deleted = (ban(UserId::deleted(5), None), Some("Gelöscht".to_owned()));
    let unknown = (ban(CLEO, None), None);
    let mut states = States::default();
    for (name, list) in [
        ("nobody", vec![]),
        ("two, one of them deleted", vec![ben.clone(), deleted]),
        ("one without a known name", vec![ben, unknown]),
    ] {
        states.add_both(name, bans(&list, Access::Permission));
    }
    assert_snapshot!(states.text());
}

/// Returns a match that Ada, who plays in it or doesn't, follows or doesn't.
fn followed(id: u32, plays: bool, hears: Option<Hears>) -> FollowView {
    FollowView {
        id: MatchId(id),
        server: HERE,
        game: GameId::Courtyard,
        names: ["Ben *2*", "Cleo"].map(str::to_owned),
        plays,
        hears,
    }
}

#[test]
fn a_match_is_followed_to_its_end_or_move_by_move() {
    let mut states = States::default();
    for (name, plays, hears) in [
        ("not followed", false, None),
        ("to its end", false, Some(Hears::End)),
        ("move by move", false, Some(Hears::Moves)),
        ("the reader's own", true, None),
        ("the reader's own, to its end", true, Some(Hears::End)),
    ] {
        let view = followed(7, plays, hears);
        states.add_both(name, following(&view));
    }
    let both = [
        followed(7, false, Some(Hears::Moves)),
        followed(8, true, Some(Hears::End)),
    ];
    for (name, all) in [("followings, none", &[][..]), ("followings", &both)] {
        states.add_both(name, followings(all));
    }
    let many: Vec<FollowView> = (1..=45)
        .map(|id| followed(id, false, Some(Hears::Moves)))
        .collect();
    states.add("more than fit", followings(&many));
    states.add_both(
        "not heard of",
        Message::of(lost_followings(&[MatchId(7), MatchId(8)])),
    );
    assert_snapshot!(states.text());
}

/// Returns the profile of Ada, who has not finished a match.
fn newcomer(against_viewer: Option<Results>) -> ProfileView {
    ProfileView {
        user: ADA,
        name: "Ada *1*".to_owned(),
        pools: Vec::new(),
        charts: Vec::new(),
        against_viewer,
        badges: Vec::new(),
        levels: Vec::new(),
        recent: Vec::new(),
        guests: Guests::default(),
        now: START,
    }
}

fn results(wins: u32, losses: u32, draws: u32) -> Results {
    Results {
        wins,
        losses,
        draws,
    }
}

fn standing(points: f64, deviation: f64, streak: i32) -> Standing {
    Standing {
        rating: rated(points, deviation),
        last: START,
        results: results(12, 3, 1),
        streak,
        active: true,
    }
}

const fn rated(points: f64, deviation: f64) -> Rating {
    Rating {
        rating: points,
        deviation,
        ..Rating::START
    }
}

/// Returns the profile of Ada, who has all there is.
fn veteran() -> ProfileView {
    let season = Season::of(START);
    let pool = |pool, standing, place, best| PoolProfile {
        pool,
        standing,
        place,
        best,
    };
    let game = GameId::Courtyard;
    let computer = |game, number, won| LevelRecord {
        game,
        level: Level::new(number).expect("a level"),
        won,
        lost: 1,
        drawn: 0,
    };
    let finished = |id, opponent| FinishedMatch {
        id: MatchId(id),
        game,
        players: Players::with(ADA, Side::First, opponent),
        end: End {
            outcome: Some(Outcome::Win(Side::First)),
            termination: Termination::Rules,
        },
        ended_at: START,
        ply: 20,
        rated: true,
        annulled: false,
        same_absence: None,
        too_short: false,
        venue: None,
        board: None,
    };
    let guest = GuestView {
        player: CLEO,
        name: "Cleo · Bridge *2*".to_owned(),
        server: ServerId(11),
    };
    let (first, last) = (rated(1500.0, 350.0), rated(1650.0, 60.0));
    ProfileView {
        pools: vec![
            pool(
                Pool::All,
                standing(1650.0, 60.0, 3),
                Some((1, 1_234)),
                Some(1_700),
            ),
            pool(Pool::Game(game), standing(1650.0, 60.0, 3), None, None),
            pool(
                Pool::Game(GameId::GuardAndTowers),
                standing(1480.0, 250.0, -1),
                Some((3, 4)),
                None,
            ),
        ],
        charts: vec![(game, vec![(START, first), (START, last)])],
        badges: vec![
            Badge::First(season),
            Badge::GiantKiller {
                id: MatchId(7),
                points: 210,
            },
            Badge::IronChair(12),
            Badge::AllGames,
        ],
        levels: vec![
            computer(game, 2, 1),
            computer(game, 4, 1),
            computer(game, 6, 0),
            computer(GameId::GuardAndTowers, 1, 0),
        ],
        recent: vec![finished(8, BEN), finished(7, CLEO)],
        guests: Guests::of_matches(vec![(MatchId(7), guest)]),
        ..newcomer(None)
    }
}

#[tokio::test]
async fn a_profile_shows_what_a_player_has_done_and_against_the_reader() {
    let mut losing = veteran();
    losing.pools[0].standing.streak = -2;
    losing.against_viewer = Some(results(3, 2, 1));
    let mut states = States::default();
    for (name, view) in [
        ("a newcomer's own", newcomer(None)),
        ("a newcomer's", newcomer(Some(results(0, 0, 0)))),
        ("a veteran's own", veteran()),
        ("a veteran's on a losing streak", losing),
    ] {
        for locale in READ {
            let picture = if view.pools.is_empty() {
                let sheet = profile::newcomer(&view, locale).expect("all games have a board");
                let boards = sheet.boards.into_iter().map(|board| board.words);
                let boards = boards.collect::<Vec<_>>().join(" | ");
                [sheet.title, sheet.note, boards, sheet.footer].join("\n")
            } else {
                drawn(&profile::table(&view, locale))
            };
            let card = profile(view.clone(), HERE, Look::default());
            let card = card.adding(picture);
            states.add_in(&format!("{name}, {}", locale.id()), card, locale);
        }
    }
    assert_snapshot!(states.text());
}

#[test]
fn stored_data_is_explained_exported_and_deleted_after_a_question() {
    let reason = || Some(Reason::stored("Spoiled *games*".to_owned()));
    let deletion = |count, bans: &[Option<Reason>]| DeletionView {
        running: count,
        open: count,
        bans: bans.iter().map(|reason| (HERE, reason.clone())).collect(),
    };
    let nothing = AboutView {
        user: ADA,
        stored: Vec::new(),
        at: START,
    };
    let mut states = States::default();
    states.add_both("explained", privacy());
    states.add_both("nothing to export", about(&nothing).expect("made"));
    for (name, view) in [
        ("nothing ends", deletion(0, &[])),
        ("one of each ends", deletion(1, &[None])),
        ("several end", deletion(3, &[reason(), reason()])),
    ] {
        states.add_both(name, ask_to_delete(&view));
    }
    let view = deletion(0, &[]);
    states.add_both("another word", not_confirmed(&view));
    states.add_both("kept", kept());
    for (name, was_stored) in [("deleted", true), ("nothing to delete", false)] {
        states.add_both(name, deleted(was_stored));
    }
    for (name, text) in [("no note", None), ("a note", Some("Two\nlines"))] {
        states.add_both(name, note_card(MatchId(7), text));
    }
    assert_snapshot!(states.text());
}

#[test]
fn the_sample_is_a_position_with_legal_moves_of_the_side_that_moves_second() {
    let (position, moves) = SAMPLE.read(GAME).expect("well-formed");
    assert_eq!(position.side_to_move(), Side::Second);
    assert_eq!(moves.len(), SAMPLE.moves.len());
}

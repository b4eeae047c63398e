//! Which seeks fit, and how they are paired.

use std::collections::HashSet;

use proptest::prelude::*;

use super::*;
use crate::{
    matches::{ChannelId, Pace, ServerId},
    ratings::Pool,
};
use rules::{Side, words::Locale};

const NOON: Timestamp = Timestamp::from_millis(1_800_000_000_000);

/// Returns a seek of anything in the first server, made this many minutes after noon.
fn seek(player: u64, minute: u64) -> Seek {
    let made_at = NOON.after(Duration::from_mins(minute));
    Seek {
        id: SeekId(u32::try_from(player).expect("small")),
        player: UserId(player),
        place: Place {
            server: ServerId(1),
            channel: ChannelId(2),
            locale: Locale::English,
        },
        terms: Terms {
            game: None,
            timing: Timing::default(),
            rated: true,
            side: SideWish::Lot,
            opponents: RatingRange::Any,
            scope: SeekScope::Here,
        },
        made_at,
        expires_at: made_at.after(Duration::from_hours(24)),
    }
}

fn rated(points: &[(u64, i32)]) -> Known {
    let pools = [Pool::All].into_iter();
    let pools: Vec<Pool> = pools
        .chain(GameId::ALL.iter().copied().map(Pool::Game))
        .collect();
    let points = points.iter().flat_map(|(player, points)| {
        let pools = pools.iter();
        pools.map(|pool| ((UserId(*player), *pool), *points))
    });
    Known {
        points: points.collect(),
        ..Known::default()
    }
}

fn with(seek: Seek, change: impl FnOnce(&mut Terms)) -> Seek {
    let mut terms = seek.terms;
    change(&mut terms);
    Seek { terms, ..seek }
}

/// Whether two seeks fit, in either order.
fn fits(one: &Seek, other: &Seek, known: &Known) -> bool {
    let found = [fit(one, other, known), fit(other, one, known)];
    assert_eq!(found[0], found[1], "{one:?} {other:?}");
    found[0].is_some()
}

#[test]
fn seeks_fit_in_everything_that_either_wants() {
    let known = Known::default();
    let (one, other) = (seek(1, 0), seek(2, 1));
    assert!(fits(&one, &other, &known));
    let own = Seek {
        player: one.player,
        ..other
    };
    assert!(!fits(&one, &own, &known), "nobody plays against themselves");
    let courtyard = with(one, |terms| terms.game = Some(GameId::Courtyard));
    let towers = with(other, |terms| terms.game = Some(GameId::GuardAndTowers));
    assert_eq!(
        fit(&courtyard, &other, &known).and_then(|fit| fit.game),
        Some(GameId::Courtyard)
    );
    assert!(!fits(&courtyard, &towers, &known));
    let quick = with(other, |terms| terms.timing.pace = Pace::Move1Day);
    assert!(!fits(&one, &quick, &known));
    let unrated = with(other, |terms| terms.rated = false);
    assert!(!fits(&one, &unrated, &known));
    let side = |seek, side| with(seek, |terms| terms.side = side);
    let (first, second) = (SideWish::Side(Side::First), SideWish::Side(Side::Second));
    for (ours, theirs, fit) in [
        (first, first, false),
        (second, second, false),
        (first, second, true),
        (first, SideWish::Lot, true),
    ] {
        assert_eq!(fits(&side(one, ours), &side(other, theirs), &known), fit);
    }
}

#[test]
fn ratings_count_in_the_game_that_would_be_played() {
    let mut known = rated(&[(1, 1500), (2, 1800)]);
    let near = with(seek(1, 0), |terms| {
        terms.opponents = RatingRange::Within(200);
    });
    let other = seek(2, 1);
    assert!(!fits(&near, &other, &known));
    let pool = Pool::Game(GameId::KingsCourt);
    known.points.insert((other.player, pool), 1690);
    assert!(!fits(&near, &other, &known), "any game: all games together");
    let court = with(other, |terms| terms.game = Some(GameId::KingsCourt));
    assert_eq!(
        fit(&near, &court, &known).map(|fit| fit.distance),
        Some(190)
    );
    let strong = with(court, |terms| {
        terms.opponents = RatingRange::Between(1600, 2000);
    });
    assert!(!fits(&near, &strong, &known), "both ranges count");
    let newcomers = Known::default();
    assert!(
        fits(&near, &other, &newcomers),
        "they begin with the same rating"
    );
}

#[test]
fn servers_meet_only_where_both_are_open_and_both_players_wish_it() {
    let mut known = Known::default();
    let everywhere = |player, server| {
        let seek = with(seek(player, player), |terms| {
            terms.scope = SeekScope::Everywhere;
        });
        let place = Place {
            server: ServerId(server),
            ..seek.place
        };
        Seek { place, ..seek }
    };
    let (one, other) = (everywhere(1, 1), everywhere(2, 2));
    assert!(!fits(&one, &other, &known));
    known.open.insert(ServerId(1));
    assert!(!fits(&one, &other, &known));
    known.open.insert(ServerId(2));
    assert!(fits(&one, &other, &known));
    let stays = with(other, |terms| terms.scope = SeekScope::Here);
    assert!(!fits(&one, &stays, &known));
    assert!(
        fits(&one, &seek(3, 3), &known),
        "in the own server it does not matter"
    );
    known.bans.insert((ServerId(1), other.player));
    assert!(
        !fits(&one, &other, &known),
        "whoever is banned in either server"
    );
}

#[test]
fn those_who_must_not_meet_do_not() {
    let (one, other) = (seek(1, 0), seek(2, 1));
    let apart = Known {
        apart: HashSet::from([Pair::of(other.player, one.player)]),
        ..Known::default()
    };
    assert!(!fits(&one, &other, &apart));
    assert_eq!(pair_up(&[one, other], &apart), []);
    assert!(hopeful(&[one, other], &apart).is_empty());
    let banned = Known {
        bans: HashSet::from([(ServerId(1), other.player)]),
        ..Known::default()
    };
    assert!(!fits(&one, &other, &banned));
}

fn pairs(seeks: &[Seek], known: &Known) -> Vec<[u64; 2]> {
    let pairings = pair_up(seeks, known);
    pairings
        .iter()
        .map(|one| one.players.map(|player| player.0))
        .collect()
}

#[test]
fn who_has_waited_longest_chooses_first_and_chooses_the_closest() {
    let seeks = [seek(1, 0), seek(2, 1), seek(3, 2), seek(4, 3)];
    let known = rated(&[(1, 1500), (2, 1900), (3, 1600), (4, 1550)]);
    assert_eq!(pairs(&seeks, &known), [[1, 4], [2, 3]]);
    let same = rated(&[]);
    assert_eq!(pairs(&seeks, &same), [[1, 2], [3, 4]]);
}

#[test]
fn nobody_meets_the_same_again_while_there_are_others() {
    let met = |pairs: &[[u64; 2]]| Known {
        met: pairs
            .iter()
            .map(|[one, other]| Pair::of(UserId(*one), UserId(*other)))
            .collect(),
        ..rated(&[(1, 1500), (2, 1500), (3, 2500)])
    };
    let three = [seek(1, 0), seek(2, 1), seek(3, 2)];
    assert_eq!(pairs(&three, &met(&[[1, 2]])), [[1, 3]]);
    assert_eq!(
        pairs(&three[..2], &met(&[[2, 1]])),
        [[1, 2]],
        "there is nobody else"
    );
}

#[test]
fn what_players_type_as_a_range_is_read() {
    use RatingRange::{Between, Within};
    for (typed, range) in [
        ("±200", Within(200)),
        ("+-200", Within(200)),
        ("+/- 200", Within(200)),
        (" 200 ", Within(200)),
        ("1400-1600", Between(1400, 1600)),
        ("1400 – 1600", Between(1400, 1600)),
        ("1500~1500", Between(1500, 1500)),
    ] {
        assert_eq!(RatingRange::read(typed), Ok(range), "{typed}");
    }
    for typed in [
        "",
        "±",
        "0",
        "±0",
        "1600-1400",
        "good",
        "1400-",
        "-200",
        "99999",
        "±4001",
        "1-2-3",
    ] {
        assert_eq!(
            RatingRange::read(typed),
            Err(SeekRefusal::NoSuchRange(typed.to_owned()))
        );
    }
}

#[test]
fn a_live_match_is_sought_for_an_hour_and_others_for_days() {
    let mut terms = seek(1, 0).terms;
    let day = Duration::from_hours(24);
    assert_eq!(terms.lifetime(None), day * 7);
    assert_eq!(terms.lifetime(Some(14)), day * 14);
    terms.timing.pace = Pace::Live10Minutes;
    assert_eq!(terms.lifetime(Some(14)), LIVE_LIFETIME);
}

/// Returns a proposal to the first two players, the first of whom has agreed or not.
fn proposal(agreed: bool) -> Proposal {
    let consent = |player, agreed: bool| Consent {
        id: ConsentId(1),
        player: UserId(player),
        seek: SeekId(1),
        agrees: agreed.then_some(true),
    };
    Proposal {
        id: ProposalId(1),
        game: GameId::Courtyard,
        consents: [consent(1, agreed), consent(2, false)],
        made_at: NOON,
        until: NOON.after(Proposal::lifetime(Timing::default())),
        state: ProposalState::Open,
        begun: None,
    }
}

#[test]
fn a_match_begins_when_both_have_agreed_and_not_before() {
    let (ada, ben, cleo) = (UserId(1), UserId(2), UserId(3));
    let open = proposal(false);
    assert_eq!(open.answer(ada, Vote::Agree, NOON), Ok(Answered::Waits));
    assert_eq!(open.answer(ben, Vote::Agree, NOON), Ok(Answered::Waits));
    assert_eq!(
        open.answer(cleo, Vote::Agree, NOON),
        Err(SeekRefusal::NotAsked)
    );
    let half = proposal(true);
    assert_eq!(half.answer(ben, Vote::Agree, NOON), Ok(Answered::Begins));
    assert_eq!(
        half.answer(ada, Vote::Agree, NOON),
        Err(SeekRefusal::AgreedBefore(ben))
    );
    for by in [ada, ben] {
        assert_eq!(half.answer(by, Vote::Decline, NOON), Ok(Answered::Declined));
        let late = half.answer(by, Vote::Agree, half.until);
        assert_eq!(late, Err(SeekRefusal::ProposalOver));
        for state in ProposalState::ALL.into_iter().skip(1) {
            let over = Proposal { state, ..half };
            assert_eq!(
                over.answer(by, Vote::Agree, NOON),
                Err(SeekRefusal::ProposalOver)
            );
        }
    }
}

fn ranges() -> impl Strategy<Value = RatingRange> {
    prop_oneof![
        3 => Just(RatingRange::Any),
        1 => (1..800_u16).prop_map(RatingRange::Within),
        1 => (1000..2000_u16, 0..600_u16).prop_map(|(from, width)| RatingRange::Between(from, from + width)),
    ]
}

fn some_terms() -> impl Strategy<Value = Terms> {
    let game = prop_oneof![2 => Just(None), 1 => Just(Some(GameId::Courtyard)), 1 => Just(Some(GameId::KingsCourt))];
    let side = prop_oneof![
        3 => Just(SideWish::Lot),
        1 => Just(SideWish::Side(Side::First)),
        1 => Just(SideWish::Side(Side::Second)),
    ];
    let pace = prop_oneof![Just(Pace::Move3Days), Just(Pace::Move1Day)];
    let scope = prop_oneof![Just(SeekScope::Here), Just(SeekScope::Everywhere)];
    (game, side, pace, any::<bool>(), ranges(), scope).prop_map(
        |(game, side, pace, rated, opponents, scope)| Terms {
            game,
            timing: Timing {
                pace,
                ..Timing::default()
            },
            rated,
            side,
            opponents,
            scope,
        },
    )
}

/// Generates seeks of a few players in three servers, two of which are open.
fn worlds() -> impl Strategy<Value = (Vec<Seek>, Known)> {
    let seeks = prop::collection::vec((1..12_u64, 1..4_u64, 0..60_u64, some_terms()), 0..24);
    let some_pairs = || prop::collection::hash_set((1..12_u64, 1..12_u64), 0..20);
    let points = prop::collection::vec((1..12_u64, 1000..2200), 0..12);
    (seeks, some_pairs(), some_pairs(), points).prop_map(|(seeks, apart, met, points)| {
        let seeks = seeks.into_iter().zip(1..);
        let seeks = seeks.map(|((player, server, minute, terms), number)| {
            let made = seek(player, minute);
            Seek {
                id: SeekId(number),
                place: Place {
                    server: ServerId(server),
                    ..made.place
                },
                terms,
                ..made
            }
        });
        let pairs = |pairs: HashSet<(u64, u64)>| {
            let pairs = pairs.into_iter();
            pairs
                .map(|(one, other)| Pair::of(UserId(one), UserId(other)))
                .collect()
        };
        let known = Known {
            apart: pairs(apart),
            met: pairs(met),
            open: HashSet::from([ServerId(1), ServerId(2)]),
            bans: HashSet::from([(ServerId(2), UserId(5))]),
            ..rated(&points)
        };
        (seeks.collect(), known)
    })
}

proptest! {
    #[test]
    fn a_range_that_was_stored_is_read_back(range in ranges()) {
        prop_assert_eq!(range.to_string().parse(), Ok(range));
    }

    #[test]
    fn nobody_is_paired_twice_or_with_whom_they_do_not_fit_and_nobody_is_left_who_fits((seeks, known) in worlds()) {
        let pairings = pair_up(&seeks, &known);
        let find = |id: SeekId| seeks.iter().find(|seek| seek.id == id).expect("there");
        let mut paired = HashSet::new();
        for pairing in &pairings {
            let [one, other] = pairing.seeks.map(find);
            let fit = fit(one, other, &known).expect("they fit");
            prop_assert_eq!(fit.game, pairing.game);
            prop_assert_eq!([one.player, other.player], pairing.players);
            prop_assert!((one.made_at, one.id) < (other.made_at, other.id));
            prop_assert!(paired.insert(one.player) && paired.insert(other.player));
        }
        let left: Vec<&Seek> = seeks.iter().filter(|seek| !paired.contains(&seek.player)).collect();
        for one in &left {
            for other in &left {
                prop_assert!(!fits(one, other, &known));
            }
        }
        prop_assert!(paired.is_subset(&hopeful(&seeks, &known).into_iter().collect()));
    }

    /// A second computation: nobody has a better choice among those whom earlier choosers have
    /// left, and anyone who was passed over had no choice.
    #[test]
    fn everybody_gets_the_best_that_those_before_have_left((seeks, known) in worlds()) {
        let pairings = pair_up(&seeks, &known);
        let mut in_turn = seeks.clone();
        in_turn.sort_by_key(|seek| (seek.made_at, seek.id));
        let mut gone: HashSet<UserId> = HashSet::new();
        let mut expected = Vec::new();
        for chooser in &in_turn {
            if gone.contains(&chooser.player) {
                continue;
            }
            let mut choices: Vec<(bool, u32, Timestamp, SeekId)> = Vec::new();
            for other in &in_turn {
                if let Some(fit) = fit(chooser, other, &known) && !gone.contains(&other.player) {
                    let met = known.met.contains(&Pair::of(other.player, chooser.player));
                    choices.push((met, fit.distance, other.made_at, other.id));
                }
            }
            choices.sort_unstable();
            if let Some((.., chosen)) = choices.first() {
                let other = in_turn.iter().find(|seek| seek.id == *chosen).expect("there");
                gone.extend([chooser.player, other.player]);
                expected.push([chooser.id, *chosen]);
            }
        }
        let found: Vec<[SeekId; 2]> = pairings.iter().map(|pairing| pairing.seeks).collect();
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn the_order_in_which_seeks_are_found_does_not_matter((seeks, known) in worlds()) {
        let mut turned = seeks.clone();
        turned.reverse();
        prop_assert_eq!(pair_up(&seeks, &known), pair_up(&turned, &known));
    }
}

#[test]
fn seeks_of_the_same_game_fit_in_it() {
    let in_courtyard = |seek| with(seek, |terms| terms.game = Some(GameId::Courtyard));
    let found = fit(
        &in_courtyard(seek(1, 0)),
        &in_courtyard(seek(2, 1)),
        &Known::default(),
    );
    assert_eq!(found.and_then(|fit| fit.game), Some(GameId::Courtyard));
}

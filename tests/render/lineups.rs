//! Checks that the picture of who plays in a tournament shows what it is given.

use render::{Lineup, LineupPlayer};
use rules::{GameId, look::Look};

use crate::{
    encounters::all_differ,
    samples,
    support::{Picture, read},
};

fn lineup(lineup: &Lineup) -> Picture {
    read(&render::lineup(lineup, Look::default()).expect("a line-up"))
}

#[test]
fn each_thing_said_of_a_tournament_that_begins_can_be_seen() {
    let ada = LineupPlayer {
        seed: 1,
        name: "Ada".to_owned(),
        note: "1512".to_owned(),
    };
    let with = |player: &dyn Fn(&mut LineupPlayer), change: &dyn Fn(&mut Lineup)| {
        let mut ada = ada.clone();
        player(&mut ada);
        let mut all = Lineup {
            players: vec![ada],
            more: String::new(),
            ..samples::lineup(GameId::Courtyard, &[])
        };
        change(&mut all);
        lineup(&all)
    };
    let same = |_: &mut LineupPlayer| {};
    let all = |_: &mut Lineup| {};
    all_differ(&[
        with(&same, &all),
        with(&|one| one.seed = 2, &all),
        with(&|one| one.name = "Ben".to_owned(), &all),
        with(&|one| one.note = "1513".to_owned(), &all),
        with(&|one| one.note = String::new(), &all),
        with(&same, &|all| all.title = "Club cup".to_owned()),
        with(&same, &|all| all.note = "Swiss".to_owned()),
        with(&same, &|all| all.more = "… and 6 more".to_owned()),
        with(&same, &|all| {
            all.position = GameId::GuardAndTowers.start(None).expect("the usual size");
        }),
        with(&same, &|all| all.players.clear()),
        with(&same, &|all| {
            all.players.clear();
            all.more = "No one has joined yet.".to_owned();
        }),
    ]);
}

/// A letter in the middle of the longest name can be seen beside a rating, in the first row and in the last, and the
/// picture fits the box in which Discord shows it.
#[test]
fn the_widest_names_of_a_lineup_are_not_cut() {
    for row in [0, render::LINEUP - 1] {
        let with = |changed: usize| {
            let name: String = (0..32)
                .map(|at| if at == changed { '二' } else { '鷹' })
                .collect();
            let mut names = ["Ada"; render::LINEUP];
            names[row] = &name;
            lineup(&Lineup {
                // Words below the players would take the room of the last one.
                more: String::new(),
                ..samples::lineup(GameId::KingsCourt, &names)
            })
        };
        let all = [14, 15, 16, 17].map(with);
        all_differ(&all);
        let [width, height] = [all[0].width, all[0].height].map(f64::from);
        assert!(width / height > 550.0 / 350.0, "{width} × {height}");
    }
}

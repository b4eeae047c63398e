//! Checks that the picture of a ladder shows what it is given.

use render::{Rung, RungMark, Rungs};
use rules::look::Look;

use crate::{
    encounters::all_differ,
    samples,
    support::{Picture, read},
};

fn rungs(rungs: &Rungs) -> Picture {
    read(&render::rungs(rungs, Look::default()).expect("a ladder"))
}

#[test]
fn each_thing_said_of_a_place_on_a_ladder_can_be_seen() {
    let with = |place, name: &str, note: &str, mark| {
        let [name, note] = [name, note].map(str::to_owned);
        rungs(&Rungs {
            title: "Courtyard".to_owned(),
            rungs: vec![Rung {
                place,
                name,
                note,
                mark,
            }],
        })
    };
    let marks = [
        RungMark::None,
        RungMark::Own,
        RungMark::Open,
        RungMark::Busy,
    ];
    let mut all: Vec<Picture> = marks.map(|mark| with(4, "Ada", "", mark)).into();
    all.extend([
        with(3, "Ada", "", RungMark::None),
        with(4, "Ben", "", RungMark::None),
        with(4, "Ada", "#12", RungMark::None),
        with(4, "Ada", "#12", RungMark::Open),
        with(4, "Ada", "#13", RungMark::Open),
    ]);
    all_differ(&all);
}

/// A letter in the middle of the longest name can be seen beside the longest note, and the picture fits the box in which
/// Discord shows it.
#[test]
fn the_widest_names_of_a_ladder_are_not_cut() {
    let with = |changed: usize| {
        let name: String = (0..32)
            .map(|at| if at == changed { '二' } else { '鷹' })
            .collect();
        rungs(&samples::rungs(&[name.as_str(); 7]))
    };
    let all = [14, 15, 16, 17].map(with);
    all_differ(&all);
    let [width, height] = [all[0].width, all[0].height].map(f64::from);
    assert!(width / height > 550.0 / 350.0, "{width} × {height}");
}

//! Checks that small boards side by side can be read.

use rules::look::Look;

use crate::{
    encounters::all_differ,
    samples,
    support::{Picture, read},
};

/// Discord shows a picture in a box of 550 by 350 pixels.
#[test]
fn small_boards_are_as_large_as_the_box_allows() {
    let sheets: Vec<Picture> = (1..=7)
        .map(|count| {
            let drawn = render::sheet(&samples::sheet(count), Look::default());
            read(&drawn.expect("a sheet"))
        })
        .collect();
    all_differ(&sheets[4..6]);
    // There is no room for the seventh.
    assert_eq!(sheets[5].differences(&sheets[6]), 0);
    // A square of eight across is at least so wide.
    for (sheet, (columns, least)) in sheets.iter().zip([
        (1.0, 30.0),
        (2.0, 30.0),
        (3.0, 20.0),
        (2.0, 16.0),
        (3.0, 16.0),
        (3.0, 16.0),
    ]) {
        let [width, height] = [sheet.width, sheet.height].map(f64::from);
        let shown = (550.0 / width).min(350.0 / height);
        let square = width * shown / columns / 8.5;
        assert!(square >= least, "{square} in a sheet of {columns} columns");
    }
    let mut one = samples::sheet(1);
    let first = render::sheet(&one, Look::default()).expect("a sheet");
    "#13".clone_into(&mut one[0].words);
    let other = render::sheet(&one, Look::default()).expect("a sheet");
    all_differ(&[read(&first), read(&other)]);
    assert!(render::sheet(&[], Look::default()).is_ok());
}

//! What each member reads on a ladder and can do there.

use insta::assert_snapshot;

use super::{grouped, ladder::ladder};
use crate::bot::messages::States;
use domain::{community::ladder::Ladder, matches::UserId};
use rules::GameId;

#[test]
fn each_member_has_on_a_ladder_what_they_can_do_there() {
    let game = GameId::Courtyard;
    let five = Ladder::new((1..=5).map(UserId).collect());
    let mut states = States::default();
    for (name, of, viewer) in [
        ("empty", &Ladder::default(), 1),
        ("the first", &five, 1),
        ("the second", &five, 2),
        ("the last", &five, 5),
        ("someone who isn't on it", &five, 6),
    ] {
        states.add_both(name, |locale| ladder(of, game, UserId(viewer), locale));
    }
    assert_snapshot!(states.text());
}

#[test]
fn large_numbers_come_in_groups_of_three() {
    let texts = [0, 999, 1000, 100_000, 1_234_567].map(grouped);
    let spaced = texts.map(|text| text.replace('\u{202f}', " "));
    assert_eq!(spaced, ["0", "999", "1 000", "100 000", "1 234 567"]);
}

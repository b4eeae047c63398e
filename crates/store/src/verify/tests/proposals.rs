//! Faults of proposals are reported, a line each.

use super::*;

on_either_engine!(each_thing_that_is_wrong_with_a_proposal_is_one_line);

async fn each_thing_that_is_wrong_with_a_proposal_is_one_line(base: Base) {
    fill(&base.open()).await;
    assert_eq!(lines(&base), Vec::<String>::new());
    let proposal = |state: &'static str| -> i64 {
        let sql = match state {
            "open" => "SELECT min(id) FROM proposals WHERE state = 'open'",
            _ => "SELECT min(id) FROM proposals WHERE state = 'begun'",
        };
        base.with(|db| db.one(sql, &[], only)).expect("one")
    };
    let (open, begun) = (proposal("open"), proposal("begun"));
    for (breaks, mends, told) in [
        (
            "UPDATE seeks SET player = player + 1000",
            "UPDATE seeks SET player = player - 1000",
            format!("proposal {open}: a player is asked about a seek that is not theirs"),
        ),
        (
            "UPDATE consents SET agrees = 0
             WHERE proposal IN (SELECT id FROM proposals WHERE state = 'begun')",
            "UPDATE consents SET agrees = 1
             WHERE proposal IN (SELECT id FROM proposals WHERE state = 'begun')",
            format!("proposal {begun}: its match is not one to which both have agreed"),
        ),
    ] {
        base.with(|db| db.execute(breaks, &[])).expect("broken");
        assert_eq!(lines(&base), [told]);
        base.with(|db| db.execute(mends, &[])).expect("mended");
    }
    let lost = "DELETE FROM consents WHERE id = (SELECT max(id) FROM consents)";
    base.with(|db| db.execute(lost, &[])).expect("broken");
    assert_eq!(lines(&base).len(), 1, "{:?}", lines(&base));
    assert!(lines(&base)[0].ends_with("it does not ask two players"));
}

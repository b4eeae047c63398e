//! Each fault of a match gives its one line.

use super::*;

on_either_engine!(each_thing_that_is_wrong_with_a_match_is_one_line);

/// A match, how it is damaged, and what is reported about it.
struct Damage {
    make: fn(&WriteTx<'_>) -> Result<MatchId, StoreError>,
    sql: &'static str,
    line: &'static str,
}

fn finished(tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
    let id = running(tx)?;
    resign(tx, id, Side::First, hour(2))?;
    Ok(id)
}

fn repeated(tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
    let id = Wanted {
        plies: 0,
        ..Wanted::UNRATED
    }
    .begin(tx, hour(1))?;
    for text in ["a7-a6", "a1-a2", "a6-a7", "a2-a1"].repeat(2) {
        play(tx, id, text, hour(1))?;
    }
    Ok(id)
}

/// One in which both players have moved more than once.
fn unrated(tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
    let wanted = Wanted {
        plies: 4,
        ..Wanted::UNRATED
    };
    let id = wanted.begin(tx, hour(1))?;
    resign(tx, id, Side::First, hour(2))?;
    Ok(id)
}

fn rated(tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
    let wanted = Wanted {
        rated: true,
        plies: 4,
        ..Wanted::UNRATED
    };
    let id = wanted.begin(tx, hour(1))?;
    resign(tx, id, Side::First, hour(2))?;
    Ok(id)
}

fn taken_back(tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
    let id = running(tx)?;
    take_back(tx, id, 1, hour(2))?;
    take_back(tx, id, 1, hour(2))?;
    Ok(id)
}

fn offered(tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
    let id = running(tx)?;
    let found = tx.matches().find(id)?.expect("there");
    tx.offers()
        .insert(&found, OfferKind::Draw, ADA, &[], None)?;
    Ok(id)
}

fn planned(tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
    let id = running(tx)?;
    plan(tx, id, ADA)?;
    Ok(id)
}

/// In the lines, `{offer}` and `{step}` are the newest offer and the newest step.
const MATCHES: &[Damage] = &[
    Damage {
        make: running,
        sql: "UPDATE plies SET move = 'a6-c2' WHERE match = ?1 AND ply = 3",
        line: "ply 3 of the record is refused by the rules: ",
    },
    Damage {
        make: running,
        sql: "UPDATE plies SET move = 'D7 D6' WHERE match = ?1 AND ply = 3",
        line: "ply 3 of the record is refused by the rules: the move is written d7-d6",
    },
    Damage {
        make: finished,
        sql: "UPDATE matches SET moves = 'a7-a6 a1-a7 d7-d6' WHERE id = ?1",
        line: "ply 2 of the record is refused by the rules: ",
    },
    Damage {
        make: running,
        sql: "UPDATE challenges SET start = 'nonsense' WHERE id = ?1",
        line: "the start position is not readable: expected ",
    },
    Damage {
        make: running,
        sql: "UPDATE challenges SET state = 'declined' WHERE id = ?1",
        line: "there is a match, but its challenge is declined",
    },
    Damage {
        make: running,
        sql: "UPDATE matches SET position = previous WHERE id = ?1",
        line: "the position as it stands is not the one to which the record leads",
    },
    Damage {
        make: running,
        sql: "UPDATE matches SET previous = position WHERE id = ?1",
        line: "the position before the last ply is not the one of the record",
    },
    Damage {
        make: finished,
        sql: "UPDATE matches SET previous = position WHERE id = ?1",
        line: "the position before the last ply is not the one of the record",
    },
    Damage {
        make: running,
        sql: "UPDATE matches SET ply = 2 WHERE id = ?1",
        line: "2 plies are counted, but the record has 3",
    },
    Damage {
        make: running,
        sql: "UPDATE plies SET ply = 4 WHERE match = ?1 AND ply = 3",
        line: "ply 3 of the record is missing, ply 4 comes next",
    },
    Damage {
        make: running,
        sql: "UPDATE matches SET turn = first_player WHERE id = ?1",
        line: "it is the turn of the wrong player",
    },
    Damage {
        make: running,
        sql: "UPDATE plies SET key = key + 1 WHERE match = ?1 AND ply = 2",
        line: "the key of the position after ply 2 is wrong",
    },
    Damage {
        make: unrated,
        sql: "UPDATE matches SET termination = 'rules' WHERE id = ?1",
        line: "it is stored as first by rules, but the record says running",
    },
    Damage {
        make: repeated,
        sql: "UPDATE matches SET termination = 'agreement' WHERE id = ?1",
        line: "it is stored as draw by agreement, but the record says draw by repetition",
    },
    Damage {
        make: finished,
        sql: "UPDATE matches SET outcome = 'draw' WHERE id = ?1",
        line: "no match ends so: draw by resignation",
    },
    Damage {
        make: finished,
        sql: "INSERT INTO plies (match, ply, move, key, played_at)
              VALUES (?1, 1, 'a7-a6', 0, 0)",
        line: "it is finished, but rows of plies are left: 1",
    },
    Damage {
        make: finished,
        sql: "UPDATE matches SET times = '0 0' WHERE id = ?1",
        line: "the record has 3 moves, but 2 times",
    },
    Damage {
        make: finished,
        sql: "INSERT INTO plans (match, player, move) VALUES (?1, 1, 'a6-a5')",
        line: "it is finished, but planned moves are left: 1",
    },
    Damage {
        make: finished,
        sql: "INSERT INTO offers (match, kind, by, revision, moves, state)
              VALUES (?1, 'draw', 1, 3, '', 'open')",
        line: "it is finished, but offer {offer} is open",
    },
    Damage {
        make: offered,
        sql: "UPDATE offers SET revision = 2 WHERE match = ?1",
        line: "offer {offer} is open, but was made on revision 2 and not on 3",
    },
    Damage {
        make: taken_back,
        sql: "UPDATE taken_back SET setbacks = 1 WHERE match = ?1 AND setbacks = 0",
        line: "the moves that were taken back at setback 1 do not fit to what came later",
    },
    Damage {
        make: taken_back,
        sql: "UPDATE matches SET setbacks = 3 WHERE id = ?1",
        line: "the moves that were taken back at setback 2 do not fit to what came later",
    },
    Damage {
        make: planned,
        sql: "UPDATE plans SET player = 2 WHERE id = (SELECT max(id) FROM plans WHERE match = ?1)",
        line: "step {step} of a plan does not follow a step of the same plan",
    },
    Damage {
        make: planned,
        sql: "UPDATE plans SET move = 'a1-g7'
              WHERE id = (SELECT max(id) FROM plans WHERE match = ?1)",
        line: "step {step} of a plan is refused by the rules",
    },
    Damage {
        make: finished,
        sql: "UPDATE matches SET too_short = 0 WHERE id = ?1",
        line: "it is stored as long enough for ratings, but by its end and its moves it was too \
               short for ratings",
    },
    Damage {
        make: unrated,
        sql: "UPDATE matches SET too_short = 1 WHERE id = ?1",
        line: "it is stored as too short for ratings, but by its end and its moves it was long \
               enough for ratings",
    },
    Damage {
        make: unrated,
        sql: "UPDATE challenges SET rated = 1 WHERE id = ?1",
        line: "its result is not in the list of results",
    },
    Damage {
        make: rated,
        sql: "UPDATE challenges SET rated = 0 WHERE id = ?1",
        line: "the list of results has it, though it is not rated",
    },
    Damage {
        make: rated,
        sql: "UPDATE matches SET annulled_at = ended_at WHERE id = ?1",
        line: "the list of results has it, though it is annulled",
    },
    Damage {
        make: rated,
        sql: "UPDATE challenges SET server = 11 WHERE id = ?1",
        line: "the list of results has another game, server, players or outcome",
    },
    Damage {
        make: challenged,
        sql: "UPDATE challenges SET state = 'accepted' WHERE id = ?1",
        line: "its challenge is accepted, but there is no match",
    },
    Damage {
        make: challenged,
        sql: "UPDATE challenges SET start = 'nonsense' WHERE id = ?1",
        line: "the start position is not readable: expected ",
    },
];

async fn each_thing_that_is_wrong_with_a_match_is_one_line(base: Base) {
    let store = base.open();
    fill(&store).await;
    let mut expected = Vec::new();
    for damage in MATCHES {
        let (id, offer, step): (MatchId, Option<i64>, Option<i64>) = write(&store, |tx| {
            let id = (damage.make)(tx)?;
            assert_eq!(tx.db.execute(damage.sql, params![id])?, 1, "{}", damage.sql);
            let offer = tx.db.one("SELECT max(id) FROM offers", params![], only)?;
            let step = tx.db.one("SELECT max(id) FROM plans", params![], only)?;
            Ok((id, offer, step))
        })
        .await;
        let number = |number: Option<i64>| number.unwrap_or(0).to_string();
        let line = damage.line.replace("{offer}", &number(offer));
        expected.push((id, line.replace("{step}", &number(step))));
    }
    let (found, verified) = verified(&base, hour(12));
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    for (line, (id, expected)) in found.iter().zip(&expected) {
        let (place, fault) = line.split_once(": ").expect("a place and a fault");
        assert!(
            [format!("match {id}"), format!("challenge {id}")].contains(&place.to_owned()),
            "{line}, not {id}"
        );
        let whole = fault == expected || (expected.ends_with(' ') && fault.starts_with(expected));
        assert!(whole, "{line}, not {expected}");
    }
    assert_eq!(verified.faults, MATCHES.len() as u64);
}

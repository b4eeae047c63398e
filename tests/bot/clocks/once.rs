//! An absence costs a player rating only once.

use std::time::Duration;

use serde_json::json;

use super::reminders::Club;
use crate::{
    discord::text,
    running::{Data, on_both_engines},
};

on_both_engines!(an_absence_costs_a_rating_once_and_the_other_board_says_so);

async fn an_absence_costs_a_rating_once_and_the_other_board_says_so(data: Data) {
    let club = Club::open(&data).await;
    let (discord, ada) = (&club.discord, &club.ada);
    let mut threads = Vec::new();
    for opponent in [&club.ben, &club.cleo] {
        let thread = club.begin(opponent, "move-1d").await;
        for (by, mv) in [(ada, "a7-a6"), (opponent, "a1-a2"), (ada, "a6-a7")] {
            club.play(by, &thread, mv).await;
        }
        threads.push(thread);
    }
    // From here on it is Ada's turn in both matches, and Ada does nothing.
    for (thread, opponent) in threads.iter().zip([&club.ben, &club.cleo]) {
        club.play(opponent, thread, "a2-a1").await;
    }
    discord.advance(Duration::from_hours(25)).await;
    let mut rated = 0;
    for (thread, opponent) in threads.iter().zip([&club.ben, &club.cleo]) {
        let end = club.said(thread, opponent, "time is up").await;
        let said = text(&end["content"]);
        let counts = said.contains("Rating of");
        let other = said.contains("Unrated: lost during the same absence as #");
        assert!(counts != other, "{said}");
        rated += u32::from(counts);
    }
    assert_eq!(rated, 1, "one of the two counts");
    let history = discord
        .command(ada, &club.games, "history", json!({}))
        .await;
    let listed = history.private();
    assert_eq!(
        listed.matches("unrated, same absence as #").count(),
        1,
        "{listed}"
    );
    discord.judge().await;
}

//! A contest in which each server reads its own language.

use std::time::Duration;

use rules::{
    sentence,
    words::{Locale, Sentence},
};
use serde_json::{Value, json};

use super::league::{Club, League};
use crate::{
    discord::{Member, text},
    running::{Data, on_either_engine},
};

on_either_engine!(
    germans_play_the_french,
    spaniards_play_brazilians,
    japanese_play_poles,
);

async fn germans_play_the_french(data: Data) {
    play(data, [Locale::German, Locale::French]).await;
}

async fn spaniards_play_brazilians(data: Data) {
    play(data, [Locale::Spanish, Locale::BrazilianPortuguese]).await;
}

async fn japanese_play_poles(data: Data) {
    play(data, [Locale::Japanese, Locale::Polish]).await;
}

/// One of the two servers, and the language spoken there.
struct Side<'a> {
    league: &'a League,
    club: &'a Club,
    locale: Locale,
}

impl Side<'_> {
    fn title(&self, part: &'static str) -> String {
        let title = sentence!(
            "contest-title",
            part = part,
            number = "1",
            home = "Abbey",
            away = "Bridge"
        );
        self.locale.say(&title)
    }

    /// Waits for a message about this part of the contest, and has this in it.
    async fn shown(&self, part: &'static str, says: &str) -> Value {
        let title = self.title(part);
        self.league.shown(self.club, &title, says).await
    }

    async fn press(&self, by: &Member, message: &Value, button: &'static str) -> String {
        let label = self.locale.text(button);
        let pressed = self.league.discord.press(by, message, &label).await;
        text(&pressed.message()["content"])
    }

    /// Presses a button, and checks the private answer.
    async fn answered(&self, by: &Member, message: &Value, button: &'static str, says: Sentence) {
        let said = self.press(by, message, button).await;
        let expected = self.locale.say(&says);
        assert!(said.contains(&expected), "{said}\ninstead of {expected}");
    }
}

/// Plays a contest of two boards from the challenge to the result.
async fn play(data: Data, locales: [Locale; 2]) {
    let league = League::in_languages(&data, [2, 3], locales).await;
    let discord = &league.discord;
    let clubs = [&league.abbey, &league.bridge];
    let sides = [0, 1].map(|one| Side {
        league: &league,
        club: clubs[one],
        locale: locales[one],
    });
    let [home, away] = &sides;
    for side in &sides {
        let asked = league.manager(side.club).page("open").await;
        let manager = &side.club.manager;
        let open = side.press(manager, asked.message(), "button-opening-publish");
        let undescribed = side.locale.say(&sentence!("opening-no-line"));
        assert!(open.await.contains(&undescribed));
    }
    let terms = json!({ "boards": "2", "pace": "move-1d", "days": "2" });
    let proposed = league.challenge(home.club, &league.bridge.guild, terms);
    let proposed = proposed.await.updated();
    let said = sentence!("contest-proposed", number = "1");
    assert!(proposed.contains(&home.locale.say(&said)), "{proposed}");
    let card = away.shown("all", "").await;
    let accepted = sentence!("contest-accepted", number = "1");
    let manager = &away.club.manager;
    away.answered(manager, &card, "button-accept", accepted)
        .await;
    for side in &sides {
        let card = side.shown("teams", "").await;
        for player in &side.club.players {
            side.press(player, &card, "button-join").await;
        }
    }
    for side in &sides {
        let card = side.shown("teams", "").await;
        let noted = sentence!("contest-ready-noted", ready = "yes", number = "1");
        let manager = &side.club.manager;
        side.answered(manager, &card, "button-contest-ready", noted)
            .await;
    }
    for side in &sides {
        side.shown("boards", "Abbey\\-1").await;
    }
    // Nobody moves: a reserve comes in, and in the end both boards are decided by forfeit.
    discord
        .until("the end of the contest", async || {
            data.all_said().await;
            discord.advance(Duration::from_hours(25)).await;
            let now = discord.messages_now(&home.club.channel, &home.club.manager);
            let title = home.title("result");
            let now = now.await;
            if now
                .iter()
                .any(|one| text(&one["content"]).starts_with(&title))
            {
                return Ok(());
            }
            Err(now.into())
        })
        .await;
    for side in &sides {
        side.shown("result", "").await;
        data.all_said().await;
        read(&league, side).await;
    }
    discord.judge_strictly().await;
}

/// Checks that nothing a server reads is in English, and prints it, to be read in a row.
async fn read(league: &League, side: &Side<'_>) {
    let discord = &league.discord;
    let path = format!("/channels/{}/threads", side.club.channel);
    let threads = discord.get(&path).await;
    let threads = threads.as_array().expect("threads");
    let mut channels = vec![side.club.channel.clone()];
    channels.extend(threads.iter().map(|thread| text(&thread["id"])));
    let mut all = Vec::new();
    for channel in channels {
        all.extend(discord.all_messages(&channel, &side.club.manager).await);
    }
    for message in all {
        let said = text(&message["content"]);
        assert!(!said.contains("Contest"), "{said}");
        println!("{}: {said:?}", side.locale.id());
    }
}

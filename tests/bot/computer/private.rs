//! Matches against the computer, played on the private card with which they began.

use std::sync::Arc;

use domain::matches::Level;
use rules::Square;
use serde_json::{Value, json};

use super::{picture, position};
use crate::{
    discord::{Answer, Discord, Member, labels, text},
    running::{Data, Task},
    tapping::tap_on,
};

/// Ada, who plays in a channel.
struct Player {
    discord: Discord,
    data: Data,
    ada: Member,
    games: String,
    _bot: Task,
}

impl Player {
    async fn new() -> Player {
        let discord = Discord::start().await;
        let data = Data::new();
        let bot = Task::start(&discord, &data).await;
        Player {
            ada: discord.member("Ada").await,
            games: discord.channel("games").await,
            discord,
            data,
            _bot: bot,
        }
    }

    /// Begins a match on this side and against this level.
    async fn begins(&self, side: &str, level: u8) -> Answer {
        let options = json!({ "game": "guard-and-towers", "side": side, "level": level });
        let begun = self
            .discord
            .command(&self.ada, &self.games, "play", options);
        let begun = begun.await;
        assert!(begun.private().contains("Match #1 starts"));
        begun
    }

    /// Waits until a card asks for a move and says this.
    async fn asked(&self, card: &Value, said: &str) -> Value {
        let asks = |message: &Value| {
            message["id"] == card["id"]
                && text(&message["content"]).contains(said)
                && labels(message).contains(&"Type it".to_owned())
        };
        self.discord
            .message_where(&self.games, &self.ada, asks)
            .await
    }

    /// Plays a move on a card by tapping.
    async fn taps(&self, card: &Value, squares: &[Square]) -> Answer {
        let (discord, ada) = (&self.discord, &self.ada);
        let mut card = card.clone();
        while let Some(next) = tap_on(discord, ada, &card, squares).await {
            card = next.message().clone();
        }
        // The computer is offered a draw between moves.
        assert!(!labels(&card).contains(&"Play and offer a draw".to_owned()));
        discord.press(ada, &card, "Play").await
    }
}

#[tokio::test]
async fn each_answer_of_the_computer_is_shown_on_the_private_card() {
    let player = Player::new().await;
    let begun = player.begins("first", 1).await;
    // There are explanations, as under the board that everyone sees.
    let said = begun.private();
    assert!(said.contains("\n> "), "a tip: {said}");
    let mut card = begun.message().clone();
    for plies in [2, 4] {
        assert!(
            ["Type it", "More", "Hint", "Stop explaining"]
                .iter()
                .all(|label| labels(&card).contains(&(*label).to_owned())),
            "{card:#}"
        );
        assert_eq!(picture(&card), "choice.png");
        let position = position(&player.data, 1).await;
        let level = Level::new(3).expect("a level");
        let mv = engine::choose(&position, &[], level, 1, &Arc::default());
        let mv = mv.expect("a move");
        let played = player.taps(&card, &mv.squares()).await;
        let said = played.updated();
        assert!(said.contains(&format!("You played `{mv}` in #1")), "{said}");
        card = player.asked(played.message(), "Blue: ").await;
        let said = text(&card["content"]);
        assert!(
            said.contains("#1 **Guard & Towers** against Computer"),
            "{said}"
        );
        let board = player
            .discord
            .command(&player.ada, &player.games, "board", json!({}));
        let board = board.await.private();
        assert!(board.contains(&format!("{plies} moves played")), "{board}");
    }
    player.discord.judge_strictly().await;
}

#[tokio::test]
async fn the_computer_moves_first_on_the_private_card_too() {
    let player = Player::new().await;
    let begun = player.begins("second", 1).await;
    let card = player.asked(begun.message(), "Red: ").await;
    assert_eq!(picture(&card), "choice.png");
    player.discord.judge_strictly().await;
}

/// Discord takes no change of the card, and the player looks again.
#[tokio::test]
async fn a_card_that_cannot_be_changed_is_refreshed_by_a_button() {
    let player = Player::new().await;
    let Player {
        discord,
        ada,
        games,
        ..
    } = &player;
    let fault = json!({
        "kind": "refuse", "status": 404, "code": 10_008,
        "route": "PATCH /webhooks/*/*/messages/*",
    });
    discord.post("/faults", fault).await;
    // It takes its time.
    let begun = player.begins("second", 12).await;
    let said = begun.private();
    assert!(said.contains("Computer (level 12) is thinking"), "{said}");
    assert!(said.contains("press **Refresh**"), "{said}");
    assert_eq!(labels(begun.message()), ["Refresh"]);
    assert_eq!(picture(begun.message()), "choice.png");
    discord.all_faults_taken().await;
    let shown = discord.press(ada, begun.message(), "Refresh").await;
    assert!(shown.updated().contains("Red: "), "{:#}", shown.0);
    assert!(labels(shown.message()).contains(&"Type it".to_owned()));

    let sure = discord.command(ada, games, "resign", json!({})).await;
    discord.press(ada, sure.message(), "Yes, resign").await;
    let over = discord.press_late(ada, begun.message(), "Refresh").await;
    let said = over.updated();
    assert!(said.contains("Blue resigns"), "{said}");
    assert_eq!(picture(over.message()), "match-1-result.png");
    assert!(labels(over.message()).contains(&"Rematch".to_owned()));
    discord.judge().await;
}

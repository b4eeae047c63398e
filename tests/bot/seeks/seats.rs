//! Open seats: whom they are for, and who is pinged for them.

use std::time::Duration;

use serde_json::{Value, json};

use super::{Club, give, role};
use crate::{
    discord::{Member, components, text},
    running::{Data, on_either_engine},
    tapped_settings,
};

on_either_engine!(
    a_role_is_pinged_for_open_seats_now_and_then,
    a_seat_can_be_for_some_ratings_and_some_days,
);

async fn a_role_is_pinged_for_open_seats_now_and_then(data: Data) {
    let club = Club::open(data).await;
    let Club {
        discord,
        ada,
        ben,
        cleo,
        games,
        ..
    } = &club;
    club.appoint(cleo).await;
    let guild = club.guild().await;
    let mut roles = Vec::new();
    for mentionable in [false, true] {
        let role = json!({ "name": "players", "permissions": [], "mentionable": mentionable });
        roles.push(self::role(discord, &guild, role).await);
    }
    give(discord, &guild, (ben, &roles[1])).await;
    let settings = discord.command(cleo, games, "server", json!({})).await;
    let page = tapped_settings::choose(discord, cleo, settings.message(), "players").await;
    assert!(
        page.updated()
            .contains("Role pinged for open challenges, at most every 30 minutes: no one")
    );
    let choose = async |role: &str| {
        let placeholder = "Role to ping for open challenges …";
        super::choose(discord, (cleo, page.message()), placeholder, Some(role)).await
    };
    let refused = choose(&roles[0]).await.private();
    assert!(refused.contains("I can’t ping"), "{refused}");
    let refused = choose(&guild).await.private();
    assert!(refused.contains("I don’t ping everyone."), "{refused}");
    let chosen = choose(&roles[1]).await.updated();
    let called = format!("<@&{}>", roles[1]);
    assert!(chosen.contains(&called), "{chosen}");
    let log = discord.manager(cleo, games).log().await;
    assert!(
        log.contains("the role pinged for open challenges: no one → "),
        "{log}"
    );

    // Members with the role are pinged for the first seat, and not for the next within half an hour.
    let open = async |number: u32, opponent: Option<&Member>| {
        let mut options = json!({ "game": "courtyard" });
        if let Some(opponent) = opponent {
            options["opponent"] = json!(opponent.id);
        }
        discord
            .command(ada, games, "challenge", options)
            .await
            .private();
        club.shown(ada, &format!("#{number}:")).await
    };
    let for_cleo = open(1, Some(cleo)).await;
    assert_eq!(for_cleo["pinged"], json!([cleo.id]));
    let first = open(2, None).await;
    assert_eq!(first["pinged"], json!([ben.id]));
    assert!(text(&first["content"]).contains(&called));
    let second = open(3, None).await;
    assert_eq!(second["pinged"], json!([]));
    assert!(!text(&second["content"]).contains(&called));
    discord.advance(Duration::from_mins(31)).await;
    assert_eq!(open(4, None).await["pinged"], json!([ben.id]));
    let nobody = discord
        .press(cleo, page.message(), "Don’t ping anyone")
        .await;
    assert!(nobody.updated().contains("minutes: no one"));
    discord.advance(Duration::from_mins(31)).await;
    assert_eq!(open(5, None).await["pinged"], json!([]));
    discord.judge().await;
}

async fn a_seat_can_be_for_some_ratings_and_some_days(data: Data) {
    let club = Club::open(data).await;
    let Club {
        discord,
        ada,
        ben,
        games,
        ..
    } = &club;
    let challenge = async |options: Value| {
        let mut all = json!({ "game": "courtyard" });
        let more = options.as_object().expect("options").clone();
        all.as_object_mut().expect("options").extend(more);
        discord
            .command(ada, games, "challenge", all)
            .await
            .private()
    };
    let refused = challenge(json!({ "ratings": "1600", "opponent": ben.id })).await;
    assert!(
        refused.contains("is for open challenges only."),
        "{refused}"
    );
    let refused = challenge(json!({ "ratings": "9999-1" })).await;
    assert!(refused.contains("for 200 points around yours"), "{refused}");
    assert_eq!(club.public().await, [""; 0]);

    challenge(json!({ "ratings": "1600-2000", "days": 2 })).await;
    challenge(json!({ "ratings": "±100", "days": 14 })).await;
    let strong = club.shown(ben, "#1:").await;
    let said = text(&strong["content"]);
    assert!(
        said.contains("Only for players rated 1600 to 2000."),
        "{said}"
    );
    let near = club.shown(ben, "#2:").await;
    assert!(
        text(&near["content"]).contains("rated 1400 to 1600"),
        "{near:#}"
    );
    // He reads only of those that he can take.
    let matches = discord.command(ben, games, "matches", json!({})).await;
    let said = matches.private();
    assert!(said.contains("#2 ") && !said.contains("#1 "), "{said}");
    let find = discord.command(ben, games, "find", json!({})).await;
    let said = find.private();
    assert!(said.contains("#2 ") && !said.contains("#1 "), "{said}");
    assert!(said.contains("1 more is looking"), "{said}");
    let offered = json!(components(find.message())).to_string();
    assert!(
        offered.contains("#2 ") && !offered.contains("#1 "),
        "{offered}"
    );
    let refused = discord.press(ben, &strong, "Accept").await.private();
    assert!(refused.contains("such as a rating range"), "{refused}");
    discord.advance(Duration::from_hours(50)).await;
    let expired = |message: &Value| {
        message["id"] == strong["id"] && text(&message["content"]).contains("in time")
    };
    discord.message_where(games, ben, expired).await;
    discord.advance(Duration::from_hours(24 * 10)).await;
    discord.press(ben, &near, "Accept").await.acknowledged();
    club.begun(ben).await;
    discord.judge().await;
}

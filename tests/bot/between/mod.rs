//! Matches between players of two servers: each plays in their own, and both read all of it.

mod codes;
mod hidden;
mod homes;
mod removed;
mod rulings;
mod shown;

use courtier::{
    challenges::actions::arranged::{Arranged, Seat, begin_arranged},
    host::Failure,
};
use domain::matches::{ChannelId, MatchId, Pace, Place, ServerId, Timing, UserId};
use rules::{GameId, words::Locale};
use serde_json::{Value, json};
use store::{Lock, Seen, Store};

use crate::{
    discord::{Discord, Member, text},
    running::{Data, Task},
};

/// Ada is a member of The Court only, and Dan of the Chess Club only.
pub(crate) struct World {
    pub(crate) discord: Discord,
    pub(crate) data: Data,
    ada: Member,
    dan: Member,
    pub(crate) court: String,
    pub(crate) club: String,
    /// A channel in each server.
    games: String,
    pub(crate) hall: String,
}

/// A match of three days a move between Ada and Dan.
struct Stage {
    world: World,
    bot: Task,
    /// The match's thread in each server.
    here: String,
    there: String,
}

fn number(id: &str) -> u64 {
    id.parse().expect("a number")
}

impl World {
    async fn new(data: Data) -> World {
        let discord = Discord::start().await;
        let (ada, dan) = (discord.member("Ada").await, discord.member("Dan").await);
        let court = text(&discord.get("/state").await["guilds"][0]["id"]);
        let club = discord.server(json!({ "name": "Chess Club" })).await;
        let member = json!({ "user": dan.id });
        discord
            .post(&format!("/guilds/{club}/members"), member)
            .await;
        discord
            .delete(&format!("/guilds/{court}/members/{}", dan.id))
            .await;
        let hall = format!("/guilds/{club}/channels");
        let hall = text(&discord.post(&hall, json!({ "name": "hall" })).await["id"]);
        let games = discord.channel("games").await;
        World {
            discord,
            data,
            ada,
            dan,
            court,
            club,
            games,
            hall,
        }
    }

    /// Lets Ada and Dan begin a match.
    pub(crate) async fn with_match(data: Data) -> World {
        let world = World::new(data).await;
        let seat = |player: &Member, server: &str, channel: &str, locale| Seat {
            player: UserId(number(&player.id)),
            place: Place {
                server: ServerId(number(server)),
                channel: ChannelId(number(channel)),
                locale,
            },
        };
        let World {
            discord, ada, dan, ..
        } = &world;
        let seats = [
            seat(ada, &world.court, &world.games, Locale::English),
            seat(dan, &world.club, &world.hall, Locale::German),
        ];
        arrange(discord, &world.data, seats).await;
        world
    }

    /// Fails if anything in a server leads to the other one.
    async fn keeps_apart(&self, here: &[&String], there: &[&String]) {
        let court = [&[&self.court, &self.games][..], here].concat();
        let club = [&[&self.club, &self.hall][..], there].concat();
        for (by, mine, theirs) in [(&self.ada, &court, &club), (&self.dan, &club, &court)] {
            for channel in &mine[1..] {
                for message in self.discord.all_messages(channel, by).await {
                    let all = json!([message["content"], message["components"]]).to_string();
                    for other in theirs {
                        assert!(!all.contains(other.as_str()), "{other} in {all}");
                    }
                }
            }
        }
    }
}

impl Stage {
    async fn with(data: Data) -> Stage {
        let world = World::with_match(data).await;
        let World {
            discord, ada, dan, ..
        } = &world;
        let bot = Task::start(discord, &world.data).await;
        let here = thread(discord, &world.games, ada).await;
        let there = thread(discord, &world.hall, dan).await;
        for (thread, by) in [(&here, ada), (&there, dan)] {
            discord.picture_after(thread, by, "0").await;
        }
        Stage {
            world,
            bot,
            here,
            there,
        }
    }

    /// Plays a move in the player's own server.
    async fn play(&self, by: &Member, mv: &str) -> String {
        let thread = if *by == self.world.ada {
            &self.here
        } else {
            &self.there
        };
        let options = json!({ "move": mv });
        let played = self.world.discord.command(by, thread, "move", options);
        let played = played.await;
        played.private()
    }

    /// Waits for the board that shows a move, in The Court.
    async fn shown_here(&self, mv: &str) -> Value {
        let World { discord, ada, .. } = &self.world;
        discord.message_where(&self.here, ada, shows(mv)).await
    }

    /// Waits for the board that shows a move, in the Chess Club.
    async fn shown_there(&self, mv: &str) -> Value {
        let World { discord, dan, .. } = &self.world;
        discord.message_where(&self.there, dan, shows(mv)).await
    }
}

fn shows(mv: &str) -> impl Fn(&Value) -> bool {
    move |message| {
        text(&message["content"]).contains(&format!("`{mv}`"))
            && message["attachments"][0].is_object()
    }
}

/// Waits for the thread of a match in a channel.
async fn thread(discord: &Discord, channel: &str, by: &Member) -> String {
    let opened = discord
        .message_where(channel, by, |message| message["thread"].is_object())
        .await;
    text(&opened["thread"]["id"])
}

/// Begins the match without a challenge.
async fn arrange(discord: &Discord, data: &Data, seats: [Seat; 2]) -> MatchId {
    let store = Store::open(&data.address()).expect("a database");
    let now = discord.now();
    let begun: Result<MatchId, Failure> = store
        .write(Lock::None, move |tx| {
            for (seat, name) in seats.iter().zip(["Ada", "Dan"]) {
                let seen = Seen {
                    user: seat.player,
                    name: name.to_owned(),
                    account: name.to_lowercase(),
                };
                tx.people().set_name(seat.place.server, &seen, now)?;
            }
            let arranged = Arranged {
                seats,
                start: GameId::GuardAndTowers.start(None).expect("standard"),
                timing: Timing {
                    pace: Pace::Move3Days,
                    ..Timing::NONE
                },
                rated: true,
            };
            begin_arranged(tx, &arranged, now)
        })
        .await;
    begun.expect("begun")
}

//! What players do on the page.

use axum::{
    Json,
    extract::{Path, Query, State},
    http::HeaderMap,
    response::Response,
};
use serde::{Deserialize, Deserializer, de::Error as _};
use serde_json::{Value, json};

use super::{Asked, LivePage, Refused, answer, limits::What};
use crate::{
    bot::cards::live::{live_step, live_warning},
    challenges::{
        actions as challenges,
        cards::{challenge_made, computer::computer_answered},
        handlers::challenging::{Again, ask_again},
    },
    clocks::actions::{self as clocks, agreed},
    discord::error::Error,
    host::{
        Cx, Failure,
        budgets::{self, Costly},
        restorations,
    },
    learning::{
        actions::{
            computer::{self, ComputerBegun},
            hints,
        },
        cards::hint::hint_words,
    },
    matches::{
        actions::{
            boards, lists,
            moves::{self, ChosenMove, MeantFor, Typed, TypedMove, With},
            offers::{self, Offered},
            rematch::Rematch,
        },
        cards::offer::offer_answered,
    },
    workers::WORKERS,
};
use domain::matches::{
    Actor, MatchId, Member, Offer, OfferId, OfferKind, Refusal, ServerId, UserId,
    clock::PauseLength,
};
use rules::{AnyPosition, Square, words::Locale};

/// What a player does in a match. `revision` is that of the board that they see.
#[derive(Debug, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub(super) enum Act {
    /// Ask how a move can go on that begins with these squares.
    Choose {
        revision: u32,
        squares: Squares,
    },
    /// Play this move, unless it should be confirmed.
    Play {
        revision: u32,
        squares: Squares,
    },
    /// Play this move, which the player has confirmed.
    Confirm {
        revision: u32,
        squares: Squares,
    },
    /// Make an offer.
    Offer {
        revision: u32,
        #[serde(deserialize_with = "offer_kind")]
        kind: OfferKind,
    },
    Accept {
        offer: u32,
    },
    Decline {
        offer: u32,
    },
    Withdraw {
        offer: u32,
    },
    Resign {
        revision: u32,
    },
    /// Ask for a hint.
    Hint,
    /// Read no more explanations.
    Quiet,
    /// Propose to stop the clock for this long.
    Pause {
        #[serde(deserialize_with = "length")]
        length: PauseLength,
    },
    /// End a pause.
    Resume,
    /// Give the opponent time, if time was given this often before.
    Give {
        gifts: u32,
    },
    /// End a match in which the opponent's time has run out.
    Claim,
    /// Ask for another match like this one.
    Rematch,
    /// Decline the opponent's wish for one, which is this challenge.
    DeclineRematch {
        challenge: u32,
    },
    /// Take one's own wish back.
    WithdrawRematch {
        challenge: u32,
    },
}

/// A request of the page: an act, and the state in which the page shows the match.
#[derive(Debug, Deserialize)]
pub(super) struct Sent {
    /// The revision of the match that the page shows.
    shown: Option<u32>,
    #[serde(flatten)]
    act: Act,
}

/// Squares by name.
#[derive(Debug)]
pub(super) struct Squares(pub(super) Vec<Square>);

impl<'de> Deserialize<'de> for Squares {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Squares, D::Error> {
        let names = Vec::<String>::deserialize(deserializer)?;
        let squares = names.iter().map(|name| name.parse());
        let squares: Result<_, ()> = squares.collect();
        squares
            .map(Squares)
            .map_err(|()| D::Error::custom("no square"))
    }
}

fn offer_kind<'de, D: Deserializer<'de>>(deserializer: D) -> Result<OfferKind, D::Error> {
    let id = String::deserialize(deserializer)?;
    OfferKind::from_id(&id).ok_or_else(|| D::Error::custom("no kind of offer"))
}

fn length<'de, D: Deserializer<'de>>(deserializer: D) -> Result<PauseLength, D::Error> {
    let id = String::deserialize(deserializer)?;
    PauseLength::from_id(&id).ok_or_else(|| D::Error::custom("no length of a pause"))
}

/// Returns how a move can go on that begins with these squares, if one does.
pub(super) fn choice(position: &AnyPosition, squares: &[Square]) -> Option<Value> {
    let choice = position.choice(squares)?;
    let next: Vec<String> = choice.next.iter().map(Square::to_string).collect();
    Some(json!({ "next": next, "complete": choice.complete.is_some() }))
}

/// Does what a player asks for.
pub(super) async fn act(
    State(page): State<LivePage>,
    Path(id): Path<u32>,
    Query(Asked { locale, .. }): Query<Asked>,
    headers: HeaderMap,
    Json(sent): Json<Sent>,
) -> Response {
    answer(locale, async {
        let what = match sent.act {
            Act::Choose { .. } => What::Try,
            _ => What::Act,
        };
        let user = page.caller(&headers, what)?;
        if page.0.pulse.stood_still() {
            return Err(Refused::NotYet);
        }
        let done = page.perform(MatchId(id), user, sent, locale).await;
        page.naming(MatchId(id), locale, done).await
    })
    .await
}

impl LivePage {
    /// Does what a player asks for in a running match.
    async fn perform(
        &self,
        id: MatchId,
        by: UserId,
        Sent { shown, act }: Sent,
        locale: Locale,
    ) -> Result<Value, Refused> {
        let host = &self.0.host;
        let server = lists::home_of(host, id, by)
            .await?
            .ok_or(Refusal::Unknown(id))?;
        let actor = Actor::player(server, by);
        if let Some(shown) = shown {
            restorations::check_not_lost(host, id, shown).await?;
        }
        let told = |text: String| json!({ "told": text });
        Ok(match act {
            Act::Choose { revision, squares } => {
                let board = host
                    .read(actor, move |cx| boards::to_move(cx, id, revision))
                    .await?;
                let learner = board.learner();
                let step = move || live_step(&board.position, &squares.0, learner, locale);
                let step = WORKERS.run(step);
                json!(step.await?.ok_or(Refusal::UnknownButton)?)
            }
            Act::Play { revision, squares } => {
                let on = MeantFor::Revision(revision);
                self.play_or_ask(actor, id, on, &squares, locale).await?
            }
            Act::Confirm { revision, squares } => {
                let chosen = ChosenMove {
                    on: revision,
                    squares: squares.0,
                    with: With::Nothing,
                };
                host.act(actor, move |cx| moves::play(cx, id, &chosen))
                    .await?;
                json!({})
            }
            Act::Offer { revision, kind } => {
                match offers::make(host, actor, id, Some(revision), kind).await? {
                    Offered::Made | Offered::Theirs(_) => json!({}),
                    Offered::Answered(answered) => {
                        told(computer_answered(answered, id).words_in(locale))
                    }
                }
            }
            Act::Accept { offer } => self.on_offer(actor, offer, offers::accept, locale).await?,
            Act::Decline { offer } => self.on_offer(actor, offer, offers::decline, locale).await?,
            Act::Withdraw { offer } => {
                self.on_offer(actor, offer, offers::withdraw, locale)
                    .await?
            }
            Act::Hint => {
                budgets::spend(host, Member { server, user: by }, Costly::Hint)?;
                let hint = hints::ask(host, actor, id).await?;
                let squares: Vec<String> =
                    hint.mv.squares().iter().map(Square::to_string).collect();
                json!({ "told": hint_words(&hint).written(locale), "squares": squares })
            }
            Act::Quiet => {
                host.act(actor, move |cx| computer::stop_guiding(cx, id))
                    .await?;
                json!({})
            }
            Act::Resign { revision } => {
                host.act(actor, move |cx| moves::resign(cx, id, revision))
                    .await?;
                json!({})
            }
            Act::Pause { length } => {
                let pause = move |cx: &Cx<'_>| offers::propose_pause(cx, id, length);
                host.act(actor, pause).await?;
                json!({})
            }
            Act::Resume => {
                host.act(actor, move |cx| agreed::resume(cx, id)).await?;
                json!({})
            }
            Act::Give { gifts } => {
                host.act(actor, move |cx| agreed::give_time(cx, id, gifts))
                    .await?;
                json!({})
            }
            Act::Claim => {
                clocks::claim(host, actor, id).await?;
                json!({})
            }
            Act::Rematch => self.ask_again(server, id, by, locale).await?,
            Act::DeclineRematch { challenge } => {
                self.on_rematch(actor, challenge, challenges::decline)
                    .await?
            }
            Act::WithdrawRematch { challenge } => {
                self.on_rematch(actor, challenge, challenges::withdraw)
                    .await?
            }
        })
    }

    /// Plays a move, or returns what the player should read and confirm before it.
    async fn play_or_ask(
        &self,
        by: Actor,
        id: MatchId,
        on: MeantFor,
        squares: &Squares,
        locale: Locale,
    ) -> Result<Value, Refused> {
        let names: Vec<String> = squares.0.iter().map(Square::to_string).collect();
        let typed = TypedMove {
            on,
            text: names.join(" "),
            with: With::Nothing,
        };
        Ok(
            match moves::play_typed(&self.0.host, by, id, typed).await? {
                Typed::Ask { view, squares, .. } => {
                    let found = view.position.find_move(&squares);
                    let mv = found.map_err(|_| Refusal::UnknownButton)?;
                    json!({ "ask": live_warning(&mv, view.learner(), locale).unwrap_or_default() })
                }
                Typed::Played(_) | Typed::Theirs(_) => json!({}),
            },
        )
    }

    /// Accepts, declines or withdraws an offer. Returns what the player reads of it.
    async fn on_offer(
        &self,
        by: Actor,
        offer: u32,
        act: fn(&Cx<'_>, OfferId) -> Result<Offer, Failure>,
        locale: Locale,
    ) -> Result<Value, Refused> {
        let done = self.0.host.act(by, move |cx| act(cx, OfferId(offer)));
        let told = locale.say(&offer_answered(&done.await?));
        Ok(json!({ "told": told }))
    }

    /// Declines or withdraws the challenge to a rematch.
    async fn on_rematch(
        &self,
        by: Actor,
        challenge: u32,
        act: fn(&Cx<'_>, MatchId) -> Result<(), Failure>,
    ) -> Result<Value, Refused> {
        let done = self.0.host.act(by, move |cx| act(cx, MatchId(challenge)));
        done.await?;
        Ok(json!({}))
    }

    /// Asks the opponent for another match. What comes of it names the match that has begun, if one has.
    async fn ask_again(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        locale: Locale,
    ) -> Result<Value, Refused> {
        let host = &self.0.host;
        let board = host.read(Actor::player(server, by), move |cx| boards::show(cx, id));
        let board = board.await?;
        let discord = self.discord()?;
        let roles = if server.is_direct() {
            Vec::new()
        } else {
            let member = discord.visibility.member(server, by).await;
            member.ok_or(Error::VisibilityUnknown)?.roles
        };
        let again = Again {
            id,
            by: Actor {
                roles,
                ..Actor::player(server, by)
            },
            asked_in: board.venue.place.channel,
        };
        let asked = ask_again(host, &discord.http, again).await?;
        Ok(match asked.rematch {
            Rematch::Begun(id, _) | Rematch::AgainstComputer(ComputerBegun { id, .. }) => {
                json!({ "match": id.0 })
            }
            Rematch::Offered { id, opponent, .. } => {
                json!({ "told": challenge_made(id, Some(opponent)).words_in(locale) })
            }
        })
    }
}

//! What users ask and do on the page.

use std::net::SocketAddr;

use axum::{
    Json,
    extract::{ConnectInfo, Path, Query, State},
    http::{HeaderMap, header},
    response::Response,
};
use serde::{Deserialize, Deserializer, de::Error as _};
use serde_json::{Value, json};

use super::{
    Asked, LivePage, Refused, answer,
    limits::{self, What, Who},
};
use crate::{
    bot::cards::{self, OfferAnswer},
    host::{ChosenMove, Costly, MeantFor, Offered, Typed, TypedMove, With},
    workers::WORKERS,
};
use domain::matches::{MatchId, Member, OfferId, OfferKind, Refusal, ServerId, UserId};
use rules::{Square, words::Locale};

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
}

/// Squares by name.
#[derive(Debug)]
pub(super) struct Squares(Vec<Square>);

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

impl LivePage {
    /// Returns who sends this request, unless they send too many.
    fn caller(&self, headers: &HeaderMap) -> Result<UserId, Refused> {
        let session = headers.get(header::AUTHORIZATION);
        let session = session.and_then(|session| session.to_str().ok()?.strip_prefix("Bearer "));
        let user = self.user(session.ok_or(Refused::Session)?)?;
        self.0.limits.count(Who::User(user), What::Act)?;
        Ok(user)
    }
}

/// Lists the caller's running matches.
pub(super) async fn matches(
    State(page): State<LivePage>,
    Query(Asked { locale }): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    answer(locale, async {
        let user = page.caller(&headers)?;
        let list = page.0.host.list(ServerId::ELSEWHERE, user).await?;
        let matches = list.running.iter().map(|(found, opponent)| {
            json!({
                "id": found.id.0,
                "game": found.game.info().name,
                "opponent": opponent,
                "turn": found.to_move,
            })
        });
        Ok(json!({ "matches": matches.collect::<Vec<Value>>() }))
    })
    .await
}

/// Returns every position of a match.
pub(super) async fn plies(
    State(page): State<LivePage>,
    Path(id): Path<u32>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Query(Asked { locale }): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    answer(locale, async {
        let user = if headers.contains_key(header::AUTHORIZATION) {
            Some(page.caller(&headers)?)
        } else {
            let visitor = Who::Address(limits::address(address, &headers));
            page.0.limits.count(visitor, What::Act)?;
            None
        };
        let id = MatchId(id);
        page.check_sight(id, user).await?;
        let view = page.0.host.live(id).await?;
        // A long match has thousands of pieces to name.
        Ok(WORKERS
            .run(move || json!({ "plies": cards::live_plies(&view, locale) }))
            .await?)
    })
    .await
}

/// Returns how a finished match went, for anyone who can look at it.
pub(super) async fn analysis(
    State(page): State<LivePage>,
    Path(id): Path<u32>,
    Query(Asked { locale }): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    answer(locale, async {
        let user = page.caller(&headers)?;
        let id = MatchId(id);
        page.check_sight(id, Some(user)).await?;
        let host = &page.0.host;
        let server = page.server_of(id).await?;
        host.spend(Member { server, user }, Costly::Analysis)?;
        let view = host.analyse(server, id, user).await?;
        let points = view.review.0.iter().map(|thought| thought.worth.share());
        let turns = cards::turning_points(&view, locale).into_iter();
        let turns = turns.map(|(ply, told)| json!({ "ply": ply, "told": told }));
        Ok(json!({
            "points": points.collect::<Vec<_>>(),
            "turns": turns.collect::<Vec<Value>>(),
        }))
    })
    .await
}

/// Does what a player asks for.
pub(super) async fn act(
    State(page): State<LivePage>,
    Path(id): Path<u32>,
    Query(Asked { locale }): Query<Asked>,
    headers: HeaderMap,
    Json(act): Json<Act>,
) -> Response {
    answer(locale, async {
        let user = page.caller(&headers)?;
        page.perform(MatchId(id), user, act, locale).await
    })
    .await
}

impl LivePage {
    /// Does what a player asks for in a running match.
    async fn perform(
        &self,
        id: MatchId,
        by: UserId,
        act: Act,
        locale: Locale,
    ) -> Result<Value, Refused> {
        let host = &self.0.host;
        let server = host.home_of(id, by).await?.ok_or(Refusal::Unknown(id))?;
        let told = |text: String| json!({ "told": text });
        Ok(match act {
            Act::Choose { revision, squares } => {
                let board = host.board_to_move(server, id, by, revision).await?;
                let choice = WORKERS.run(move || board.position.choice(&squares.0));
                let choice = choice.await?.ok_or(Refusal::UnknownButton)?;
                let next: Vec<String> = choice.next.iter().map(Square::to_string).collect();
                json!({ "next": next, "complete": choice.complete.is_some() })
            }
            Act::Play { revision, squares } => {
                let names: Vec<String> = squares.0.iter().map(Square::to_string).collect();
                let typed = TypedMove {
                    on: MeantFor::Revision(revision),
                    text: names.join(" "),
                    with: With::Nothing,
                };
                match host.play_typed(server, id, by, typed).await? {
                    Typed::Ask { view, squares, .. } => {
                        let found = view.position.find_move(&squares);
                        let mv = found.map_err(|_| Refusal::UnknownButton)?;
                        let warning = mv.warning().map(|warning| locale.say(&warning));
                        json!({ "ask": warning.unwrap_or_default() })
                    }
                    Typed::Played(_) | Typed::Theirs(_) => json!({}),
                }
            }
            Act::Confirm { revision, squares } => {
                let chosen = ChosenMove {
                    on: revision,
                    squares: squares.0,
                    with: With::Nothing,
                };
                host.play(server, id, by, chosen).await?;
                json!({})
            }
            Act::Offer { revision, kind } => {
                match host.offer(server, id, by, Some(revision), kind).await? {
                    Offered::Made(_) | Offered::Theirs(_) => json!({}),
                    Offered::Answered(answered) => {
                        told(cards::computer_answered(answered, id, locale).words())
                    }
                }
            }
            Act::Accept { offer } => {
                let offer = host.accept_offer(server, OfferId(offer), by).await?;
                let answer = OfferAnswer::Accepted(offer.kind);
                told(cards::offer_answered(answer, locale).words())
            }
            Act::Decline { offer } => {
                host.decline_offer(server, OfferId(offer), by).await?;
                told(cards::offer_answered(OfferAnswer::Declined, locale).words())
            }
            Act::Withdraw { offer } => {
                host.withdraw_offer(server, OfferId(offer), by).await?;
                told(cards::offer_answered(OfferAnswer::Withdrawn, locale).words())
            }
            Act::Hint => {
                host.spend(Member { server, user: by }, Costly::Hint)?;
                let hint = host.hint(server, id, by).await?;
                let squares: Vec<String> =
                    hint.mv.squares().iter().map(Square::to_string).collect();
                json!({ "told": cards::hint_words(&hint, locale), "squares": squares })
            }
            Act::Resign { revision } => {
                host.resign(server, id, by, revision).await?;
                json!({})
            }
        })
    }
}

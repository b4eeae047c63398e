//! Playing against the computer on one private card: it asks for each move, and shows each answer. In a match between
//! people, it asks for a move.

use super::{ask, note_text};
use crate::{
    challenges::cards::computer::in_language,
    discord::{error::Error, handlers::Caller, messages::Message},
    host::Host,
    matches::{actions::boards, cards},
    players::actions::settings,
};
use domain::matches::{MatchId, Refusal};

/// Returns the card on which the caller plays a match against the computer, as it is now: the choice of a move, the board
/// while the computer thinks, or the end. It begins with what was said about it, or else with which match it is.
pub(crate) async fn turn(
    host: &Host,
    caller: &Caller,
    id: MatchId,
    said: Option<Message>,
) -> Result<Message, Error> {
    let (user, locale) = (caller.user, caller.locale);
    let view = host.read(caller.actor(), move |cx| boards::show_player(cx, id));
    let view = in_language(view.await?, locale);
    let side = view.players.side_of(user);
    let side = side.ok_or(Refusal::NotAPlayer(id))?;
    let look = settings::load_look(host, caller.server, Some(user)).await?;
    if view.end.is_some() {
        let over = cards::boards::against_computer::over(view, side, look).await?;
        return Ok(match said {
            Some(said) => over.below(said.text()),
            None => over,
        });
    }
    let said = said.unwrap_or_else(|| Message::of(cards::boards::moving::names_match(&view, user)));
    if view.turn() == Some(user) {
        let mut heading = vec![said.text()];
        heading.extend(cards::boards::against_computer::what_was_done(&view).await?);
        heading.extend(note_text(host, caller, id).await?);
        let beside = cards::boards::beside_move(&view);
        let choice = ask(host, caller, view, heading).await?;
        // The selects can leave a single row.
        return Ok(choice.with_buttons_that_fit(beside));
    }
    // A person's answer isn't waited for.
    if let (None, Some(turn)) = (&view.computer, view.turn()) {
        return Err(Refusal::NotYourTurn(turn).into());
    }
    Ok(cards::boards::against_computer::thinking(
        said, view, side, look,
    ))
}

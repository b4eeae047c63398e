//! How to react to an error answer of Discord.

use poise::serenity_prelude as serenity;

use super::{circuit_breaker::Reply, held_back};
use crate::discord::error::Error;

/// The consequence of a failed request. The table is in the documentation of [`delivery`](super).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Consequence {
    /// The same request can be retried later: Discord is busy, broken or unreachable.
    Later,
    /// The channel or thread has been deleted.
    ChannelGone,
    /// The bot is not allowed to do this in the channel or thread.
    ChannelClosed,
    /// The bot is not in the server.
    NotInServer,
    /// The message has been deleted.
    MessageGone,
    /// The user is gone or accepts no messages from the bot.
    UserClosed,
    /// The message already has a thread.
    ThreadExists,
    /// The limit of threads is reached.
    TooManyThreads,
    /// The forum accepts no post without a tag.
    TagRequired,
    /// The thread is archived. A message unarchives it, an edit does not.
    Archived,
    /// The message is old and was edited too often.
    TooManyEdits,
    /// Discord does not understand the request, or rejects its text.
    OurMistake,
}

use Consequence::{
    Archived, ChannelClosed, ChannelGone, Later, MessageGone, NotInServer, OurMistake, TagRequired,
    ThreadExists, TooManyEdits, TooManyThreads, UserClosed,
};

/// Discord has flagged the bot, and prevents it from opening direct messages with anyone.
const FLAGGED: isize = 20_026;

/// Discord's codes, and the consequence of each.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>
pub(crate) const CODES: [(isize, Consequence); 36] = [
    (10_003, ChannelGone),
    (10_004, NotInServer),
    (10_007, UserClosed),
    (10_008, MessageGone),
    (10_013, UserClosed),
    (20_009, UserClosed),
    (20_016, Later),
    (FLAGGED, Later),
    (20_028, Later),
    (20_029, Later),
    (30_046, TooManyEdits),
    (40_001, Later),
    (40_002, Later),
    (40_003, Later),
    (40_005, OurMistake),
    (40_062, Later),
    (40_067, TagRequired),
    (40_333, Later),
    (50_001, ChannelClosed),
    (50_006, OurMistake),
    (50_007, UserClosed),
    (50_008, ChannelClosed),
    (50_013, ChannelClosed),
    (50_014, Later),
    (50_024, ChannelClosed),
    (50_035, OurMistake),
    (50_083, Archived),
    (50_109, OurMistake),
    (50_278, UserClosed),
    (130_000, Later),
    (160_004, ThreadExists),
    (160_005, ChannelClosed),
    (160_006, TooManyThreads),
    (160_007, TooManyThreads),
    (200_000, OurMistake),
    (240_000, OurMistake),
];

/// Returns whether Discord refused something because it has flagged the bot, which its operator
/// must resolve.
pub(crate) fn is_flagged(error: &Error) -> bool {
    let Error::Discord(error) = error else {
        return false;
    };
    matches!(
        &**error,
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response))
            if response.error.code == FLAGGED
    )
}

/// Returns whether a direct message was refused because of the user.
pub(crate) fn takes_no_messages(error: &serenity::Error) -> bool {
    matches!(
        of_error(error),
        UserClosed | ChannelGone | ChannelClosed | NotInServer
    )
}

/// Returns the consequence of an error. An answer without a known code is judged by its status.
pub(crate) fn of_error(error: &serenity::Error) -> Consequence {
    let response = match error {
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)) => response,
        // The answer cannot be read: Discord has carried out the request, and the next try finds
        // what was posted.
        serenity::Error::Http(serenity::HttpError::Request(_)) | serenity::Error::Json(_) => {
            return Later;
        }
        error if held_back::wait(error).is_some() => return Later,
        // serenity found out before sending that it cannot be sent.
        _ => return OurMistake,
    };
    let status = response.status_code;
    // Whatever it says, the next try is answered by another machine or at another time.
    if status.is_server_error() || status == 401 || status == 429 {
        return Later;
    }
    let known = CODES
        .iter()
        .find(|(code, _)| *code == response.error.code)
        .map(|(_, consequence)| *consequence);
    match (known, status.as_u16()) {
        (Some(consequence), _) => consequence,
        // A page of the network in front of Discord, which blocks an address for a while.
        (None, 403) if response.error.code <= 0 => Later,
        (None, 403) => ChannelClosed,
        (None, _) => OurMistake,
    }
}

/// Returns whether Discord counts the answer against the bot: 10,000 of them in ten minutes shut it
/// out.
/// <https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans>
pub(crate) fn counts_as_invalid(error: &serenity::Error) -> bool {
    matches!(
        error,
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response))
            if matches!(response.status_code.as_u16(), 401 | 403 | 429)
    )
}

/// The next step for a failed delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// It is tried again.
    Again,
    /// It is held until the bot is in the server.
    Rest,
    /// It is set aside for the operator.
    SetAside,
}

/// Returns what an error of a delivery leads to.
pub(crate) fn fate(error: &Error) -> Fate {
    match error {
        Error::Discord(error) => match of_error(error) {
            Later => Fate::Again,
            NotInServer => Fate::Rest,
            _ => Fate::SetAside,
        },
        Error::NotInServer => Fate::Rest,
        Error::NoAnswer | Error::Closed(_) | Error::Worker(_) => Fate::Again,
        Error::Store(error) if error.is_retryable() => Fate::Again,
        // Waiting does not help a post that cannot be read or drawn.
        _ => Fate::SetAside,
    }
}

/// Returns whether Discord has understood the request and answered it, even if only with a refusal.
fn is_an_answer(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)) => {
            let status = response.status_code;
            let is_of_the_network = status == 403 && response.error.code <= 0;
            !status.is_server_error() && status != 401 && !is_of_the_network
        }
        serenity::Error::Http(serenity::HttpError::Request(_)) => false,
        _ => true,
    }
}

/// Returns whether Discord answered, if it was asked at all.
pub(crate) fn reply(error: &Error) -> Option<Reply> {
    match error {
        Error::NoAnswer => Some(Reply::Nothing),
        Error::Discord(error) if held_back::wait(error).is_some() => None,
        Error::Discord(error) if !is_an_answer(error) => Some(Reply::Nothing),
        Error::Discord(_) | Error::Closed(_) | Error::NotInServer => Some(Reply::Answer),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_code_stands_once_and_in_order() {
        assert!(CODES.is_sorted_by(|a, b| a.0 < b.0));
    }

    #[test]
    fn the_table_in_the_documentation_is_this_one() {
        let documented: Vec<(isize, String)> = include_str!("mod.rs")
            .lines()
            .filter_map(|line| {
                let mut cells = line.strip_prefix("//! | ")?.split(" | ");
                let code = cells.next()?.replace(' ', "").parse().ok()?;
                let consequence = cells.nth(1)?.trim_matches(['`', '|', ' ']).to_owned();
                Some((code, consequence))
            })
            .collect();
        let known: Vec<(isize, String)> = CODES
            .iter()
            .map(|(code, consequence)| (*code, format!("{consequence:?}")))
            .collect();
        assert_eq!(documented, known);
    }
}

//! Messages to a player when something is refused or goes wrong.

use crate::{
    clocks::cards::{pace_name, span, vacation::length},
    contests::cards::words::no_contest,
    discord::{
        error::Error,
        ids::Access,
        messages::{
            Button, Message, code, date, link, mention, mention_role, moment, quoted, relative_time,
        },
        permissions::permission_names,
    },
    learning::ids::ComputerAct,
    matches::ids::choosing::MoveAct,
    rankings::cards::ladder::refused_on_ladder,
    servers::{cards::opening::no_opening, ids::ListingAct},
    tournaments::cards::answers::refused_in_tournament,
};
use domain::{
    clock::Timestamp,
    community::{Refused, contest::NoContest, seeks::SeekRefusal, tournament},
    matches::{
        CALM_FOR, ChannelId, FoundAt, HouseRule, MatchId, MessageId, NoBan, NoCode, NoComputer,
        NoHint, NoRuling, Reason, Refusal, ServerId, TimeRefusal, WARNED_FOR,
        clock::{BUDGET, MOST_LEFT, VacationError},
    },
};
use rules::{
    SizeError, sentence,
    words::{Explain, Sentence, Text},
};

/// Explains an error to a player.
fn explain(error: &Error) -> Sentence {
    match error {
        Error::Refused(Refusal::Move { error, legal, .. }) => {
            let why = error.sentence();
            if legal.is_empty() {
                return why;
            }
            let moves: Vec<String> = legal.iter().map(code).collect();
            sentence!("refused-move", why = why, moves = moves.join(", "))
        }
        Error::Refused(refusal) => sentence(refusal),
        Error::Community(refused) => community(refused),
        Error::OldOption { command, option } => sentence!(
            "refused-old-option",
            option = code(option),
            command = code(format!("/{command}")),
        ),
        Error::Permissions(missing) => {
            let names = permission_names(*missing);
            sentence!("refused-permissions", names = names)
        }
        Error::VisibilityUnknown => sentence!("refused-unsaid"),
        // The log has the details; the player can do nothing about it.
        Error::Store(error) if error.is_retryable() => sentence!("broken-database"),
        _ => sentence!("broken"),
    }
}

/// Returns whether a form that was refused could be taken if it is filled in differently, or later.
pub(crate) const fn can_be_mended(error: &Error) -> bool {
    !matches!(
        error,
        Error::Refused(
            Refusal::UnknownButton
                | Refusal::OldBoard { .. }
                | Refusal::Lost(_)
                | Refusal::Finished(_)
                | Refusal::NotAPlayer(_)
                | Refusal::NotYourTurn(_)
                | Refusal::Ruling(
                    NoRuling::OwnMatch(_)
                        | NoRuling::NoResult(_)
                        | NoRuling::AnnulledBefore(_)
                        | NoRuling::OtherServer(_)
                )
        ) | Error::Community(Refused::Tournament(
            tournament::Refusal::Over
                | tournament::Refusal::Decided(_)
                | tournament::Refusal::NotManager
                | tournament::Refusal::OtherServer
                | tournament::Refusal::DraftGone
        ))
    )
}

/// Explains an error to a player, with buttons for what only they can do about it.
pub(crate) fn explained(error: &Error) -> Message {
    let message = Message::of(explain(error));
    match error {
        Error::Refused(Refusal::Computer(NoComputer::ManyMatches(running))) => message
            .with_buttons(running.iter().map(|one| {
                let id = one.id;
                let label = sentence!("button-resign-match", id = id.to_string());
                Button::labelled(ComputerAct::GiveUp { id }, label).secondary()
            })),
        // Only those who manage the server can propose a contest.
        Error::Community(Refused::Contest(NoContest::NotOpen)) => {
            let access = Access::Permission;
            let open = Button::new(ListingAct::Draft { access }, "button-opening-open");
            message.with_buttons([open])
        }
        _ => message,
    }
}

/// Returns a refusal in place of what a button offered, with a button to the newest board where that
/// helps.
pub(crate) fn refused(error: &Error) -> Message {
    let message = Message::of(explain(error));
    match *error {
        Error::Refused(Refusal::OldBoard { id, revision, .. }) => {
            let newest = MoveAct::Move { id, revision };
            message.with_buttons([Button::new(newest, "button-newest-board")])
        }
        Error::Refused(Refusal::StaleLine(id)) => {
            let over = MoveAct::WhatIf { id };
            message.with_buttons([Button::new(over, "button-line-over")])
        }
        _ => message,
    }
}

/// Returns the sentence for a user who cannot be challenged at all.
fn opponent(refusal: &Refusal) -> Sentence {
    match refusal {
        Refusal::ChallengedStranger(user) => {
            sentence!("refused-challenged-stranger", user = mention(*user))
        }
        Refusal::ChallengedBot => sentence!("refused-challenged-bot"),
        Refusal::ChallengedDeleted => sentence!("refused-challenged-deleted"),
        _ => sentence!("refused-challenged-self"),
    }
}

/// Returns the sentence for what is refused because of time.
fn time(refusal: &TimeRefusal) -> Sentence {
    match refusal {
        TimeRefusal::PaceNotOffered(pace) => {
            sentence!("refused-pace-not-offered", pace = pace_name(*pace))
        }
        TimeRefusal::NoSuchPace(text) => sentence!("refused-no-such-pace", text = text.as_str()),
        TimeRefusal::NoClock(id) => sentence!("refused-no-clock", id = id.to_string()),
        TimeRefusal::OwnTime(id) => sentence!("refused-own-time", id = id.to_string()),
        TimeRefusal::TimeLeft(id, until) => sentence!(
            "refused-time-left",
            id = id.to_string(),
            until = until.map_or_else(|| "unknown".to_owned(), relative_time)
        ),
        TimeRefusal::TimeIsUp(id) => sentence!("refused-time-is-up", id = id.to_string()),
        TimeRefusal::TooLate(id) => sentence!("refused-too-late", id = id.to_string()),
        TimeRefusal::NotAbandoned(id) => not_abandoned(*id),
        TimeRefusal::TooMuchTime(id) => sentence!(
            "refused-too-much-time",
            id = id.to_string(),
            most = span(MOST_LEFT)
        ),
        TimeRefusal::ManyGifts(id, most) => sentence!(
            "refused-many-gifts",
            id = id.to_string(),
            most = span(*most)
        ),
        TimeRefusal::RunOut(id) => sentence!("refused-run-out", id = id.to_string()),
        TimeRefusal::NotPaused(id) => sentence!("refused-not-paused", id = id.to_string()),
        TimeRefusal::Vacation(error) => vacation(*error),
        TimeRefusal::NotAway => sentence!("refused-not-away"),
        TimeRefusal::NothingPlanned => sentence!("vacation-none"),
        TimeRefusal::NoSuchDay(text) => sentence!("refused-no-such-day", text = text.as_str()),
        TimeRefusal::NoSuchZone { text, near } => no_such_zone(text, near),
        TimeRefusal::NoSuchHours(text) => sentence!("refused-no-such-hours", text = text.as_str()),
        TimeRefusal::Settled(until) => sentence!(
            "refused-settled",
            when = moment(*until),
            left = relative_time(*until)
        ),
    }
}

/// Says that a text doesn't name a time zone, and what it could mean.
fn no_such_zone(text: &str, near: &[String]) -> Sentence {
    if near.is_empty() {
        return sentence!("refused-no-such-zone", text = text);
    }
    let near = near.iter().map(|zone| Text::same(format!("`{zone}`")));
    sentence!(
        "refused-zone-near",
        text = text,
        zones = Text::joined(near, " · ")
    )
}

/// Says why a vacation cannot be taken.
fn vacation(error: VacationError) -> Sentence {
    let (why, latest, year, left) = match error {
        VacationError::Empty => ("empty", None, None, None),
        VacationError::Past => ("past", None, None, None),
        VacationError::Far(latest) => ("far", Some(latest), None, None),
        VacationError::Begun(earliest) => return begun(earliest),
        VacationError::Budget { year, left } => ("budget", None, Some(year), Some(left)),
    };
    sentence!(
        "refused-vacation",
        why = why,
        latest = latest.map_or_else(String::new, date),
        year = year.map_or_else(String::new, |year| year.to_string()),
        left = left.map_or_else(Text::default, |left| length(left).into()),
        budget = span(BUDGET),
    )
}

/// Says why a vacation cannot be ended.
fn begun(earliest: Timestamp) -> Sentence {
    sentence!(
        "refused-vacation-begun",
        when = moment(earliest),
        left = relative_time(earliest)
    )
}

fn not_abandoned(id: MatchId) -> Sentence {
    sentence!(
        "refused-not-abandoned",
        id = id.to_string(),
        calm = span(CALM_FOR),
        warned = span(WARNED_FOR),
    )
}

/// Returns the sentence for what is not possible with the computer.
fn no_computer(refusal: &NoComputer) -> Sentence {
    match refusal {
        NoComputer::ManyMatches(running) => {
            let found = |one: &FoundAt| match one.channel {
                Some(channel) => format!("{} {}", one.id, link(one.server, channel, None)),
                None => one.id.to_string(),
            };
            let found: Vec<String> = running.iter().map(found).collect();
            sentence!(
                "refused-computer-many",
                most = count(found.len()),
                matches = found.join("\n")
            )
        }
        NoComputer::ManyBegun(until) => {
            sentence!("refused-computer-often", until = relative_time(*until))
        }
        NoComputer::AtStake(id) => {
            sentence!("refused-computer-at-stake", id = id.to_string())
        }
        NoComputer::BegunBefore(id) => sentence!("refused-computer-before", id = id.to_string()),
        NoComputer::Learns(id) => sentence!("refused-computer-learns", id = id.to_string()),
        NoComputer::DrawByMove => sentence!("refused-computer-draw"),
        NoComputer::NoDirectMessages => sentence!("refused-computer-direct"),
        NoComputer::SharedOutside(id) => {
            sentence!("refused-computer-share", id = id.to_string())
        }
    }
}

/// Returns the sentence of this key for a user who has reached the limit.
fn too_many(key: &'static str, most: usize) -> Sentence {
    sentence!(key, most = count(most))
}

/// Converts a count for use in a sentence.
fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Returns a sentence that says until when something has to wait.
fn later(key: &'static str, until: Timestamp) -> Sentence {
    sentence!(key, until = relative_time(until))
}

/// Returns the sentence for a refusal.
fn sentence(refusal: &Refusal) -> Sentence {
    match refusal {
        Refusal::Computer(refusal) => no_computer(refusal),
        Refusal::Unknown(id) => sentence!("refused-unknown", id = id.to_string()),
        Refusal::Size(SizeError { size, sizes, .. }) => {
            let sizes: Vec<String> = sizes.iter().map(|n| format!("{n}×{n}")).collect();
            sentence!("refused-size", size = *size, sizes = sizes.join(", "))
        }
        Refusal::Time(refusal) => time(refusal),
        Refusal::ChallengedSelf
        | Refusal::ChallengedBot
        | Refusal::ChallengedDeleted
        | Refusal::ChallengedStranger(_) => opponent(refusal),
        Refusal::TooManyChallenges(most) => {
            sentence!("refused-too-many-challenges", most = *most)
        }
        Refusal::ChallengedOften { user, until } => sentence!(
            "refused-challenged-often",
            user = mention(*user),
            until = relative_time(*until),
        ),
        Refusal::ManyChallenges(until) => later("refused-many-challenges", *until),
        Refusal::AskedForMuch(until) => later("refused-asked-for-much", *until),
        Refusal::ServerAskedForMuch(until) => later("refused-server-asked-for-much", *until),
        Refusal::ManyMatches(most) => {
            sentence!("refused-many-matches", where = "anywhere", most = *most)
        }
        Refusal::TheirManyMatches(user) => {
            sentence!("refused-their-many-matches", user = mention(*user))
        }
        Refusal::YouBlocked(user) => sentence!("refused-you-blocked", user = mention(*user)),
        Refusal::NotWanted(user) => sentence!("refused-not-wanted", user = mention(*user)),
        Refusal::BlockedSelf => sentence!("refused-blocked-self"),
        Refusal::BlockedBot => sentence!("refused-blocked-bot"),
        Refusal::ProfileOfBot => sentence!("refused-profile-of-bot"),
        Refusal::ManyBlocks(most) => too_many("refused-many-blocks", *most),
        Refusal::ManyFollowings(most) => too_many("refused-many-followings", *most),
        Refusal::ManyFollowers(most) => too_many("refused-many-followers", *most),
        Refusal::LongNote(most) => {
            sentence!("refused-long", what = "note", most = u32::from(*most))
        }
        Refusal::StaleLine(id) => sentence!("refused-stale-line", id = id.to_string()),
        Refusal::NotTheChallenger(user) => {
            sentence!(
                "refused-not-yours",
                what = "challenge",
                user = mention(*user)
            )
        }
        Refusal::OwnChallenge => sentence!("refused-own", what = "challenge"),
        Refusal::NotChallenged(user) => {
            sentence!("refused-not-challenged", user = mention(*user))
        }
        Refusal::ChallengeClosed(how) => sentence!("refused-closed", how = how.id()),
        Refusal::SeatTaken(id) => sentence!("refused-seat-taken", id = id.to_string()),
        Refusal::NotStarted(id) => sentence!("refused-not-started", id = id.to_string()),
        Refusal::NotAPlayer(id) => sentence!("refused-not-a-player", id = id.to_string()),
        Refusal::NotYourTurn(user) => {
            sentence!("refused-not-your-turn", user = mention(*user))
        }
        Refusal::Finished(id) => sentence!("refused-finished", id = id.to_string()),
        Refusal::RematchOffered(opponent) => {
            sentence!("refused-rematch-offered", opponent = mention(*opponent))
        }
        Refusal::NothingFinished => sentence!("refused-nothing-finished"),
        Refusal::StillRunning(id) => sentence!("refused-still-running", id = id.to_string()),
        Refusal::OldBoard {
            newest, back_to, ..
        } => old_board(*newest, *back_to),
        Refusal::Lost(back_to) => sentence!("refused-lost", time = moment(*back_to)),
        Refusal::Move { error, .. } => error.sentence(),
        Refusal::OfferWaits(kind) => sentence!("refused-offer-waits", kind = kind.id()),
        Refusal::OfferedBefore(kind) => sentence!("refused-offered-before", kind = kind.id()),
        Refusal::NothingToTakeBack => sentence!("refused-nothing-to-take-back"),
        Refusal::OlderRules(_) => sentence!("refused-older-rules"),
        Refusal::OwnOffer => sentence!("refused-own", what = "offer"),
        Refusal::NotTheOfferer(user) => {
            sentence!("refused-not-yours", what = "offer", user = mention(*user))
        }
        Refusal::OfferClosed(state) => sentence!("offer-closed", state = state.id()),
        Refusal::NoSuchMatch(text) => sentence!("refused-no-such-match", text = text.as_str()),
        Refusal::UnknownButton => sentence!("refused-unknown-button"),
        Refusal::NoMatch => sentence!("refused-no-match"),
        Refusal::NoTurn => sentence!("refused-no-turn"),
        Refusal::WhichMatch(ids) => {
            let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
            sentence!("refused-which-match", ids = ids.join(", "))
        }
        Refusal::PlanOnOwnTurn(id) => sentence!("refused-plan-own-turn", id = id.to_string()),
        Refusal::PlanPastEnd => sentence!("refused-plan-past-end"),
        Refusal::PlanTooLong => sentence!("refused-plan-too-long"),
        Refusal::PlanGone(id) => sentence!("refused-plan-gone", id = id.to_string()),
        Refusal::HouseRule(rule) => house_rule(rule),
        Refusal::Ruling(why) => no_ruling(why),
        Refusal::Ban(why) => no_ban(why),
        Refusal::Code(why) => no_code(*why),
        Refusal::Hint(why) => no_hint(*why),
        Refusal::NoMessagesHere => sentence!("refused-no-messages"),
        Refusal::PuzzleOfToday => sentence!("refused-puzzle-of-today"),
        Refusal::NotInServer => sentence!("refused-not-in-server"),
    }
}

/// Returns the sentence for a button of a board that is no longer the newest.
fn old_board(
    newest: Option<(ServerId, ChannelId, MessageId)>,
    back_to: Option<Timestamp>,
) -> Sentence {
    let link = newest.map_or_else(
        || "none".to_owned(),
        |(server, channel, message)| link(server, channel, Some(message)),
    );
    match back_to.map(moment) {
        None => sentence!("refused-old-board", link = link),
        Some(time) => sentence!("refused-lost-board", time = time, link = link),
    }
}

/// Returns the sentence for what communities cannot do together.
fn community(refused: &Refused) -> Sentence {
    match refused {
        Refused::Opening(why) => no_opening(*why),
        Refused::SeasonEverywhere => sentence!("refused-season-everywhere"),
        Refused::NoHonour => sentence!("refused-no-honour"),
        Refused::HonourNotYours => sentence!("refused-honour-not-yours"),
        Refused::Seek(why) => no_seek(why),
        Refused::Contest(why) => no_contest(why),
        Refused::Tournament(why) => refused_in_tournament(*why),
        Refused::Ladder(why) => refused_on_ladder(*why),
    }
}

/// Returns the sentence for what the server's moderators do not allow.
fn house_rule(rule: &HouseRule) -> Sentence {
    match rule {
        HouseRule::NeedsRole(role) => {
            sentence!("refused-needs-role", role = mention_role(*role))
        }
        HouseRule::ManyMatches(most) => {
            sentence!("refused-many-matches", where = "here", most = *most)
        }
        HouseRule::Banned(reason) => {
            sentence!("refused-banned", reason = if_given(reason.as_ref()))
        }
        HouseRule::TheirBan(user) => sentence!("refused-their-ban", user = mention(*user)),
    }
}

/// Returns the sentence for why a moderator cannot make this ban.
fn no_ban(why: &NoBan) -> Sentence {
    match why {
        NoBan::Yourself => sentence!("refused-ban-yourself"),
        NoBan::Bot(user) => sentence!("refused-ban-bot", user = mention(*user)),
        NoBan::Manager(user) => sentence!("refused-ban-manager", user = mention(*user)),
        NoBan::Before { user, reason } => sentence!(
            "refused-banned-before",
            user = mention(*user),
            reason = if_given(reason.as_ref())
        ),
    }
}

/// Returns a moderator's reason for a sentence that can do without.
fn if_given(reason: Option<&Reason>) -> String {
    reason.map_or_else(|| "none".to_owned(), quoted)
}

/// Returns the sentence for a player who gets no hint.
fn no_hint(why: NoHint) -> Sentence {
    match why {
        NoHint::Rated(id) => sentence!("refused-hint-rated", id = id.to_string()),
        NoHint::Arranged(id) => sentence!("refused-hint-arranged", id = id.to_string()),
        NoHint::AtStake(id) => sentence!("refused-hint-at-stake", id = id.to_string()),
        NoHint::Used { id, most } => {
            sentence!("refused-hints-used", id = id.to_string(), most = most)
        }
    }
}

/// Returns the sentence for a user who cannot challenge by a code.
fn no_code(why: NoCode) -> Sentence {
    match why {
        NoCode::Unknown => sentence!("refused-no-such-code"),
        NoCode::ManyWrong(until) => sentence!("refused-many-codes", until = relative_time(until)),
        NoCode::Banned => sentence!("refused-elsewhere"),
        NoCode::Pace => sentence!("refused-pace-elsewhere"),
        NoCode::WithMember => sentence!("refused-member-and-code"),
    }
}

/// Returns the sentence for a seek that is refused.
fn no_seek(why: &SeekRefusal) -> Sentence {
    match why {
        SeekRefusal::TooMany(most) => sentence!("refused-seek-many", most = *most),
        SeekRefusal::Same => sentence!("refused-seek-same"),
        SeekRefusal::Gone => sentence!("refused-seek-gone"),
        SeekRefusal::Asked => sentence!("refused-seek-asked"),
        SeekRefusal::Own => sentence!("refused-seek-own"),
        SeekRefusal::NoFit => sentence!("refused-seek-no-fit"),
        SeekRefusal::NotASeat => sentence!("refused-not-a-seat"),
        SeekRefusal::NoSuchRange(text) => sentence!("refused-seek-range", text = text.as_str()),
        SeekRefusal::NotOpen => sentence!("refused-seek-not-open"),
        SeekRefusal::ProposalOver => sentence!("refused-proposal-over"),
        SeekRefusal::NotAsked => sentence!("refused-proposal-not-asked"),
        SeekRefusal::AgreedBefore(user) => {
            sentence!("refused-proposal-agreed", user = mention(*user))
        }
    }
}

/// Returns the sentence for why a moderator cannot make this ruling.
fn no_ruling(why: &NoRuling) -> Sentence {
    match *why {
        NoRuling::NoReason => sentence!("refused-no-reason"),
        NoRuling::LongReason(most) => {
            let most = u32::try_from(most).unwrap_or(u32::MAX);
            sentence!("refused-long", what = "reason", most = most)
        }
        NoRuling::Mention => sentence!("refused-mention", what = "reason"),
        NoRuling::OwnMatch(id) => sentence!("refused-own-match", id = id.to_string()),
        NoRuling::OtherServer(id) => sentence!("refused-other-server", id = id.to_string()),
        NoRuling::InContest(id) => sentence!("refused-abort-in-contest", id = id.to_string()),
        NoRuling::NoResult(id) => sentence!("refused-no-result", id = id.to_string()),
        NoRuling::AnnulledBefore(id) => sentence!("refused-annulled-before", id = id.to_string()),
        NoRuling::Unshared(id) => sentence!("refused-unshared", id = id.to_string()),
        NoRuling::NotAsked => sentence!("refused-not-asked"),
    }
}

#[cfg(test)]
mod tests;

//! Answers to users who do something in a tournament, or who cannot.

use super::{first_move, full_start};
use crate::{
    discord::{
        cards::yes_or_no,
        messages::{Button, File, Message, Style, channel, mention, moment, plain, relative_time},
    },
    moderation::ids::ModerationAct,
    tournaments::{
        actions::{Entry, Paired, PullOut, TournamentView, Withdrawal},
        ids::TournamentAct,
    },
};
use domain::{
    community::{
        Code,
        tournament::{Refusal, Stage},
    },
    matches::{ChannelId, MatchId, UserId},
};
use rules::{
    sentence,
    words::{Sentence, Text},
};
use store::TournamentId;

/// Says that something was done in a tournament: the sentence of this key names its number.
pub(crate) fn tournament_done(key: &'static str, id: TournamentId) -> Sentence {
    Sentence::new(key).with("number", id.0.to_string())
}

/// Says that something of a tournament is shown in a channel from now on.
pub(crate) fn tournament_shown(key: &'static str, id: TournamentId, at: ChannelId) -> Sentence {
    tournament_done(key, id).with("channel", channel(at))
}

/// Says that a tournament is announced, and when it starts or who starts it.
pub(crate) fn tournament_made(view: &TournamentView) -> Message {
    let at = view.terms.place.channel;
    let made = match view.deadline {
        Some(starts) => tournament_shown("tournament-made-starts", view.id, at)
            .with("at", moment(starts))
            .with("when", relative_time(starts)),
        None => match full_start(view) {
            Some(count) => {
                tournament_shown("tournament-made-full", view.id, at).with("count", count)
            }
            None => tournament_shown("tournament-made", view.id, at),
        },
    };
    Message::of(made)
}

/// Says that a player has entered, and when they play.
pub(crate) fn tournament_entered(id: TournamentId, entry: Entry) -> Message {
    let entered = match entry.from {
        1 => tournament_done("tournament-entered", id),
        round => tournament_done("tournament-entered-late", id).with("round", round.to_string()),
    };
    with_more(entered, first_move(entry.first_move_days))
}

/// Says that a player has left. Whether the tournament has begun decides how.
pub(crate) fn tournament_left(id: TournamentId, has_begun: bool) -> Sentence {
    let key = if has_begun {
        "tournament-withdrawn"
    } else {
        "tournament-left"
    };
    tournament_done(key, id)
}

/// Says which round was paired.
pub(crate) fn tournament_paired(id: TournamentId, paired: Paired) -> Message {
    let done = tournament_done("tournament-paired", id).with("round", paired.round.to_string());
    with_more(done, fitted(paired))
}

/// Says that managers have decided the game of this match.
pub(crate) fn tournament_adjudicated(game: MatchId) -> Sentence {
    sentence!("tournament-adjudicated", id = game.to_string())
}

fn with_more(said: Sentence, more: Option<Sentence>) -> Message {
    let said = [said].into_iter().chain(more);
    Message::of(Text::joined(said, " "))
}

/// Says what is played differently from what was announced, because of how many have entered.
fn fitted(paired: Paired) -> Option<Sentence> {
    match paired.fewer_rounds {
        Some(count) => Some(sentence!("tournament-fewer-rounds", count = count)),
        None if paired.one_by_one => Some(sentence!("tournament-one-by-one")),
        None => None,
    }
}

/// Adds to the card of another server's tournament what managers of a server that takes part can do.
pub(crate) fn with_pull_out(card: Message, view: &TournamentView) -> Message {
    let goes_on = matches!(view.tournament.stage, Stage::SignUp | Stage::Running);
    let out = TournamentAct::AskPullOut { id: view.id };
    let out = Button::new(out, "button-tournament-pull-out").secondary();
    card.with_buttons((goes_on && view.takes_part).then_some(out))
}

/// Asks whether a server should stop taking part in a tournament.
pub(crate) fn pull_out(asked: PullOut) -> Message {
    let PullOut {
        id,
        players,
        has_begun,
    } = asked;
    let text = sentence!(
        "tournament-pull-out",
        number = id.0.to_string(),
        count = u32::try_from(players).unwrap_or(u32::MAX),
        stage = if has_begun { "running" } else { "sign-up" }
    );
    let pull_out = TournamentAct::PullOut { id };
    let button = Button::new(pull_out, "button-pull-out").style(Style::Danger);
    let no = Button::new(ModerationAct::Leave, "button-no-ruling").secondary();
    Message::of(text).with_buttons([button, no])
}

/// Asks whether managers really want to call off a tournament of this name.
pub(crate) fn ask_to_cancel(id: TournamentId, name: &str) -> Message {
    let text = sentence!(
        "tournament-ask-cancel",
        number = id.0.to_string(),
        name = plain(name),
    );
    asking(text, TournamentAct::Cancel { id })
}

/// Asks whether a player should really be taken out of a tournament: by managers, or by themselves.
pub(crate) fn ask_to_withdraw(asked: &Withdrawal, by: UserId) -> Message {
    let (id, player) = (asked.id, asked.player);
    let text = sentence!(
        "tournament-ask-withdraw",
        self = yes_or_no(player == by),
        number = id.0.to_string(),
        player = mention(player),
        stage = if asked.has_begun {
            "running"
        } else {
            "sign-up"
        },
    );
    asking(text, TournamentAct::Withdraw { id, player }).naming(&asked.guest)
}

/// Returns a question with a button that confirms it and one that does not.
fn asking(text: Sentence, confirm: TournamentAct) -> Message {
    Message::of(text).with_buttons([
        Button::new(confirm, "button-confirm-ruling").style(Style::Danger),
        Button::new(ModerationAct::Leave, "button-no-ruling").secondary(),
    ])
}

/// Shows a tournament's managers the code by which other servers find it.
pub(crate) fn tournament_code(code: &Code) -> Sentence {
    sentence!("tournament-code", code = code.to_string())
}

/// Returns a tournament as a FIDE report file.
pub(crate) fn tournament_file(id: TournamentId, report: &str) -> Message {
    let name = format!("tournament-{}.trf", id.0);
    Message::of(sentence!("tournament-file", number = id.0.to_string()))
        .with_file(File::new(name, report))
}

/// Returns the sentence for what cannot be done in a tournament.
pub(crate) fn refused_in_tournament(refusal: Refusal) -> Sentence {
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    match refusal {
        Refusal::Unknown => sentence!("refused-no-tournament"),
        Refusal::NotManager => sentence!("refused-not-allowed", who = "tournament"),
        Refusal::Over => sentence!("refused-tournament-over"),
        Refusal::TooLate => sentence!("refused-tournament-late"),
        Refusal::Full(most) => sentence!("refused-full", what = "tournament", most = number(most)),
        Refusal::Started => sentence!("refused-tournament-started"),
        Refusal::MoreEntered(players) => {
            sentence!("refused-tournament-more", count = number(players))
        }
        Refusal::Limits => sentence!("refused-tournament-limits"),
        Refusal::StartTime => sentence!("refused-tournament-start-time"),
        Refusal::OnlyStartDay => sentence!("refused-tournament-start-day"),
        Refusal::ManyOpen(most) => {
            sentence!(
                "refused-tournament-many-open",
                who = "you",
                count = number(most)
            )
        }
        Refusal::ManyOpenHere(most) => {
            sentence!(
                "refused-tournament-many-open",
                who = "server",
                count = number(most)
            )
        }
        Refusal::ManyMade(until) => {
            sentence!("refused-tournament-many-made", until = relative_time(until))
        }
        Refusal::DraftGone => sentence!("refused-tournament-draft"),
        Refusal::NotShown => sentence!("refused-tournament-not-shown"),
        Refusal::Entered => sentence!("refused-tournament-entered"),
        Refusal::NotEntered => sentence!("refused-tournament-not-entered"),
        Refusal::YouNotEntered => sentence!("refused-tournament-you-not-entered"),
        Refusal::Withdrawn => sentence!("refused-tournament-withdrawn"),
        Refusal::TooFew(least) => sentence!("refused-tournament-few", count = number(least)),
        Refusal::Rounds => sentence!("refused-tournament-rounds"),
        Refusal::Days => sentence!("refused-tournament-days"),
        Refusal::OtherServer => sentence!("refused-tournament-other-server"),
        Refusal::OwnServer | Refusal::OwnToCancel => sentence!("refused-tournament-own-server"),
        Refusal::OwnerClosed => sentence!("refused-not-open", what = "tournament"),
        Refusal::OwnerAbsent => sentence!("refused-absent-server", what = "tournament"),
        Refusal::ManyServers(most) => {
            sentence!("refused-tournament-many-servers", count = number(most))
        }
        Refusal::Useless(_) => sentence!("refused-tournament-useless"),
        Refusal::Undecided(games) => {
            sentence!("refused-tournament-undecided", count = number(games))
        }
        Refusal::RoundRuns(games) => {
            sentence!(
                "refused-tournament-unfinished",
                then = "early",
                count = number(games)
            )
        }
        Refusal::MeetingOver(id) => {
            sentence!("refused-tournament-meeting-over", id = id.to_string())
        }
        Refusal::Decided(id) => sentence!("refused-tournament-decided", id = id.to_string()),
        Refusal::StillPlayed(games) => {
            sentence!(
                "refused-tournament-unfinished",
                then = "decide",
                count = number(games)
            )
        }
        Refusal::NotItsMatch(id) => {
            sentence!("refused-no-tournament-match", id = id.to_string())
        }
        Refusal::Name => sentence!("refused-tournament-name"),
    }
}

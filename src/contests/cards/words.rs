//! Phrases about contests that several cards use.

use super::form::CONTEST_OPTIONS;
use crate::{
    clocks::cards::span,
    discord::{
        cards::yes_or_no,
        messages::{cut, mention, plain, relative_time},
    },
};
use domain::{
    community::contest::{CHALLENGED_AGAIN_AFTER, Contest, NoContest},
    matches::UserId,
};
use rules::{sentence, words::Sentence};

/// Returns the title of a contest's card, which is the same in every version of it.
pub(crate) fn teams_title(part: &'static str, contest: &Contest) -> Sentence {
    let [home, away] = &contest.names;
    sentence!(
        "contest-title",
        part = part,
        number = contest.id.0,
        home = team_name(home),
        away = team_name(away),
    )
}

/// The most letters of a server's name that are shown where space is short.
const LONGEST_NAME: usize = 40;

/// Returns the name of a server for a text, truncated if necessary.
pub(crate) fn team_name(name: &str) -> String {
    plain(&cut(name, LONGEST_NAME))
}

/// Formats half points as people write them: 7½.
pub(crate) fn half_points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Returns the sentence for what cannot be done about a contest.
pub(crate) fn no_contest(why: &NoContest) -> Sentence {
    match why {
        NoContest::Unknown(id) => sentence!("refused-no-contest", number = id.0),
        NoContest::Which => sentence!("refused-which-contest"),
        NoContest::NoSuchServer(typed) => {
            sentence!("refused-server-name", found = "none", name = plain(typed))
        }
        NoContest::SeveralServers(typed) => {
            sentence!(
                "refused-server-name",
                found = "several",
                name = plain(typed)
            )
        }
        NoContest::Absent(name) => {
            sentence!(
                "refused-absent-server",
                what = "server",
                name = team_name(name)
            )
        }
        NoContest::Closed(name) => sentence!("refused-contest-closed", name = team_name(name)),
        NoContest::Gone(name) => sentence!("refused-contest-gone", name = team_name(name)),
        NoContest::NoSuchTerm(typed) => {
            let [rated, weekends] = CONTEST_OPTIONS.map(Sentence::new);
            let name = plain(typed);
            sentence!(
                "refused-no-such-term",
                name = name,
                rated = rated,
                weekends = weekends
            )
        }
        NoContest::NotOpen => sentence!("refused-contest-not-open"),
        NoContest::Itself => sentence!("refused-contest-itself"),
        NoContest::NotAManager => sentence!("refused-not-allowed", who = "manager"),
        NoContest::NotTheCaptain => sentence!("refused-not-allowed", who = "captain"),
        NoContest::Boards(most) => sentence!("refused-contest-boards", most = *most),
        NoContest::Days(most) => sentence!("refused-contest-days", most = *most),
        NoContest::NoSuchGame(typed) => sentence!("refused-no-such-game", name = plain(typed)),
        NoContest::Pace => sentence!("refused-contest-pace"),
        NoContest::ManyContests(most) => sentence!("refused-many-contests", most = count(*most)),
        NoContest::TheirManyContests => sentence!("refused-their-many-contests"),
        NoContest::ManyProposals(until) => {
            sentence!("refused-many-proposals", until = relative_time(*until))
        }
        NoContest::RefusedBefore(until) => sentence!(
            "refused-contest-refused-before",
            wait = span(CHALLENGED_AGAIN_AFTER),
            until = relative_time(*until),
        ),
        NoContest::NotOver(id) => sentence!("refused-contest-not-over", number = id.0),
        NoContest::TheyAnswer => sentence!("refused-they-answer"),
        NoContest::NotNow(state) => sentence!("refused-contest-not-now", state = state.id()),
        NoContest::InOtherTeam(user) => about("refused-other-team", *user),
        NoContest::NotSignedUp(user) => about("refused-not-signed-up", *user),
        NoContest::TooFew => sentence!("refused-too-few"),
        NoContest::NoCaptain(user) => sentence!("refused-no-captain", user = mention(*user)),
        NoContest::FullTeam(most) => sentence!("refused-full", what = "team", most = count(*most)),
        NoContest::NoBoard(user) => sentence!("refused-no-board", user = mention(*user)),
        NoContest::BegunInEarnest(user) => {
            sentence!("refused-begun-in-earnest", user = mention(*user))
        }
        NoContest::ManyReplaced(most) => sentence!("refused-many-replaced", most = count(*most)),
        NoContest::NoReserve => sentence!("refused-no-reserve"),
    }
}

/// Returns the sentence about a user, or about the reader.
fn about(key: &'static str, user: Option<UserId>) -> Sentence {
    let name = user.map_or_else(|| "".into(), mention);
    sentence!(key, self = yes_or_no(user.is_none()), user = name)
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::half_points;

    #[test]
    fn half_points_are_written_as_people_do() {
        let written = [0, 1, 2, 3, 15].map(half_points);
        assert_eq!(written, ["0", "½", "1", "1½", "7½"]);
    }
}

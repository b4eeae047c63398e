//! Knockout brackets.

mod draw;

use crate::{error::RenderError, theme::ThemeFile};
use rules::look::Look;

/// The most rounds of a picture: those of 16 players. A larger bracket has several, so that names can be
/// read.
const ROUNDS: usize = 4;

/// The most meetings below each other.
const MEETINGS: usize = 1 << (ROUNDS - 1);

/// A knockout bracket. All words come from the caller.
///
/// ```
/// use render::{Bracket, BracketRound, Contender, Fate, Meeting};
/// use rules::look::Look;
///
/// let contender = |name: &str, fate| Some(Contender {
///     name: name.to_owned(), score: String::new(), fate, own: false,
/// });
/// let bracket = Bracket {
///     title: "Club cup".to_owned(),
///     rounds: vec![BracketRound {
///         name: "Final".to_owned(),
///         meetings: vec![Meeting { contenders: [contender("Ada", Fate::Through), contender("Ben", Fate::Out)] }],
///     }],
///     footer: String::new(),
/// };
/// assert_eq!(bracket.pages(), 1);
/// assert_eq!(render::bracket(&bracket, Look::default())?[..4], *b"\x89PNG");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bracket {
    /// The text above everything.
    pub title: String,
    /// The rounds, from the first. Each has half as many meetings as the one before: the winners of
    /// neighbours meet. Future meetings are included, with those contenders that are known.
    pub rounds: Vec<BracketRound>,
    /// The text below everything. It can be empty.
    pub footer: String,
}

/// A round of a [`Bracket`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketRound {
    /// The text above it.
    pub name: String,
    /// The meetings, from the top.
    pub meetings: Vec<Meeting>,
}

/// Two players in a [`Bracket`], one of whom is eliminated.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Meeting {
    /// The players, the winner of the upper meeting before first. `None` for one who is not known yet.
    /// Where the other advances without a game, the caller says so in the place of a name.
    pub contenders: [Option<Contender>; 2],
}

/// A player in a [`Meeting`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    /// The player's name.
    pub name: String,
    /// The points of the meeting, if there are any.
    pub score: String,
    /// The player's fate.
    pub fate: Fate,
    /// Whether this is the viewer, who is framed.
    pub own: bool,
}

/// The fate of a [`Contender`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is not decided.
    Open,
    /// The player advances to the next round.
    Through,
    /// The player is eliminated.
    Out,
}

impl Meeting {
    /// Returns which of the two advances, if that is decided.
    fn winner(&self) -> Option<usize> {
        let is_through =
            |one: &Option<Contender>| one.as_ref().is_some_and(|one| one.fate == Fate::Through);
        self.contenders.iter().position(is_through)
    }
}

impl Bracket {
    /// Returns the number of pages.
    pub fn pages(&self) -> usize {
        self.windows().len()
    }

    /// Returns a page, from 0: the whole bracket of up to 16 players, or else four rounds side by side, of
    /// one part of the bracket. The last page shows the last rounds.
    #[must_use]
    pub fn page(&self, page: usize) -> Bracket {
        let windows = self.windows();
        let Some(&(first, part)) = windows.get(page).or(windows.last()) else {
            return self.clone();
        };
        let rounds = self.rounds.iter().skip(first).take(ROUNDS);
        let cut = |(index, round): (usize, &BracketRound)| {
            let most = MEETINGS >> index;
            BracketRound {
                name: round.name.clone(),
                meetings: round
                    .meetings
                    .iter()
                    .skip(part * most)
                    .take(most)
                    .cloned()
                    .collect(),
            }
        };
        Bracket {
            title: self.title.clone(),
            rounds: rounds.enumerate().map(cut).collect(),
            footer: self.footer.clone(),
        }
    }

    /// Returns the page on which the viewer is in the latest round, or else the last page with a player.
    pub fn own_page(&self) -> usize {
        let last = |is_meant: &dyn Fn(&Contender) -> bool| {
            let has_one = |page: &usize| {
                let shown = self.page(*page);
                let mut meetings = shown.rounds.iter().flat_map(|round| &round.meetings);
                meetings.any(|meeting| meeting.contenders.iter().flatten().any(is_meant))
            };
            (0..self.pages()).rev().find(has_one)
        };
        let own = last(&|one| one.own);
        own.or_else(|| last(&|_| true))
            .unwrap_or_else(|| self.pages().max(1) - 1)
    }

    /// Returns the first round of each page, and which part of it the page shows.
    fn windows(&self) -> Vec<(usize, usize)> {
        let last = self.rounds.len().saturating_sub(ROUNDS);
        let mut firsts: Vec<usize> = (0..last).step_by(ROUNDS).collect();
        firsts.push(last);
        let parts = |first: usize| {
            let meetings = self
                .rounds
                .get(first)
                .map_or(0, |round| round.meetings.len());
            meetings.div_ceil(MEETINGS).max(1)
        };
        firsts
            .into_iter()
            .flat_map(|first| (0..parts(first)).map(move |part| (first, part)))
            .collect()
    }
}

/// Draws a bracket as an indexed PNG. A bracket with several pages is drawn page by page, so that
/// it can be read.
pub fn bracket(bracket: &Bracket, look: Look) -> Result<Vec<u8>, RenderError> {
    let file = ThemeFile::read(look.theme)?;
    draw::draw(bracket, &file, look)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(rounds: u32) -> Bracket {
        let round = |round: u32| BracketRound {
            name: round.to_string(),
            meetings: vec![Meeting::default(); 1 << (rounds - 1 - round)],
        };
        Bracket {
            rounds: (0..rounds).map(round).collect(),
            ..Bracket::default()
        }
    }

    #[test]
    fn every_meeting_stands_on_a_page_below_those_that_lead_to_it() {
        for (rounds, pages) in [
            (0, 1),
            (1, 1),
            (2, 1),
            (3, 1),
            (4, 1),
            (5, 3),
            (6, 5),
            (7, 9),
        ] {
            let bracket = of(rounds);
            assert_eq!(bracket.pages(), pages, "{rounds} rounds");
            for page in 0..pages {
                let page = bracket.page(page);
                let counts: Vec<usize> = page
                    .rounds
                    .iter()
                    .map(|round| round.meetings.len())
                    .collect();
                assert!(counts.windows(2).all(|pair| pair[0] == 2 * pair[1]));
                assert!(counts.iter().all(|&count| (1..=MEETINGS).contains(&count)));
            }
            let last = bracket.page(pages - 1);
            assert_eq!(last.rounds.last(), bracket.rounds.last());
        }
    }

    #[test]
    fn the_viewer_is_found_where_they_came_farthest() {
        let own = Contender {
            name: String::new(),
            score: String::new(),
            fate: Fate::Out,
            own: true,
        };
        let mut bracket = of(7);
        assert_eq!(bracket.own_page(), 8);
        let other = Contender {
            own: false,
            ..own.clone()
        };
        bracket.rounds[0].meetings[40].contenders[0] = Some(other);
        assert_eq!(bracket.own_page(), 5, "the last page with a player");
        bracket.rounds[0].meetings[20].contenders[1] = Some(own.clone());
        assert_eq!(bracket.own_page(), 2);
        bracket.rounds[3].meetings[2].contenders[0] = Some(own);
        assert_eq!(bracket.own_page(), 8);
    }
}

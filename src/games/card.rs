//! What a game's rules card consists of. Its words are in the locale files.

/// A rules card: what a player reads who wants to know the game.
#[derive(Debug)]
pub struct Card {
    /// Its parts, in the order of reading.
    pub parts: &'static [Part],
    /// The key of the words that say who made the game and where the rules come from. They must be
    /// shown wherever the rules are.
    pub credit: &'static str,
    /// Where the author has more.
    pub link: Option<&'static str>,
}

/// A part of a rules card: some sentences, and pictures of what they say.
#[derive(Debug)]
pub struct Part {
    /// The key of the sentences. That of the heading has `-heading` behind it.
    pub key: &'static str,
    /// The pictures, if any.
    pub diagrams: &'static [Diagram],
}

/// A picture on a rules card.
#[derive(Debug)]
pub struct Diagram {
    /// Its name within the game; also, behind the part's key, the key of its caption.
    pub name: &'static str,
    /// The text of the position it shows.
    pub position: &'static str,
    /// Legal moves of that position to be shown, each by itself.
    pub moves: &'static [&'static str],
}

impl Card {
    /// The picture of this name.
    pub fn diagram(&self, name: &str) -> Option<&'static Diagram> {
        self.parts
            .iter()
            .flat_map(|part| part.diagrams)
            .find(|diagram| diagram.name == name)
    }
}

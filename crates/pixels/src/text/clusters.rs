//! A text in clusters: units that are never cut in two and are drawn with one font.

use unicode_segmentation::UnicodeSegmentation;

use super::fonts::{Font, font_for};

/// A letter with its marks, an emoji of several characters, or the like.
#[derive(Clone)]
pub(super) struct Cluster {
    pub(super) font: &'static Font,
    /// The text as it is written for the font.
    pub(super) text: String,
}

/// The sign for a run of letters that no font has, however many they are.
const UNKNOWN: &str = "◇";

/// The sign for the rest of a text that is too long.
const REST: &str = "…";

/// Splits a text into clusters. Those that no font has become one sign for each run of them.
pub(super) fn clusters(text: &str) -> Vec<Cluster> {
    let mut clusters = Vec::new();
    let mut unknown = false;
    for text in text.graphemes(true) {
        let cluster = Cluster::of(text);
        let before = std::mem::replace(&mut unknown, cluster.is_none());
        if unknown && !before {
            clusters.extend(Cluster::of(UNKNOWN));
        }
        clusters.extend(cluster);
    }
    clusters
}

/// Returns the first clusters of a text, and a sign that there are more.
pub(super) fn cut(clusters: &[Cluster]) -> Vec<Cluster> {
    let blank = |cluster: &&Cluster| cluster.is_blank();
    let blanks = clusters.iter().rev().take_while(blank).count();
    let kept = clusters[..clusters.len() - blanks].iter().cloned();
    kept.chain(Cluster::of(REST)).collect()
}

impl Cluster {
    fn of(text: &str) -> Option<Cluster> {
        let (font, text) = font_for(text)?;
        Some(Cluster { font, text })
    }

    /// Returns whether a text can be split here.
    pub(super) fn is_blank(&self) -> bool {
        self.text == " "
    }

    /// Returns whether a word can be split behind this, because it joins two parts.
    pub(super) fn joins(&self) -> bool {
        matches!(self.text.as_str(), "-" | "_" | "." | "/")
    }
}

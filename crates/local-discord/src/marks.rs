//! The times that messages mention, such as `<t:1767225600:R>`.

use super::{
    clock::Millis,
    world::{Message, World},
};

impl World {
    /// Returns the future moments that the bot has mentioned and that still matter, earliest first.
    ///
    /// Only the bot knows its deadlines. But a deadline that people must keep is shown in a
    /// message, where anyone can read it. A message without components is treated as history, and
    /// so are the times in it.
    pub(crate) fn moments_ahead(&self, now: Millis) -> Vec<Millis> {
        let messages = self
            .channels
            .values()
            .flat_map(|channel| channel.messages.values());
        let mut moments: Vec<Millis> = messages
            .filter(|message| message.author == self.bot && !message.components.is_empty())
            .flat_map(named_times)
            .filter(|moment| *moment > now)
            .collect();
        moments.sort_unstable();
        moments.dedup();
        moments
    }
}

fn named_times(message: &Message) -> Vec<Millis> {
    // An embed's JSON contains its texts, and JSON escapes no character of a mark.
    let embeds = message.embeds.iter().map(ToString::to_string);
    embeds
        .chain([message.content.clone()])
        .flat_map(|text| read_marks(&text))
        .collect()
}

/// Parses the times in a text, in milliseconds. A mark counts whole seconds, so its moment is
/// certain to have come when its second is over.
fn read_marks(text: &str) -> Vec<Millis> {
    let marks = text.split("<t:").skip(1);
    let seconds = marks.filter_map(|mark| {
        let inside = mark.split_once('>')?.0;
        let number = inside.split_once(':').map_or(inside, |(number, _)| number);
        number.parse::<u64>().ok()
    });
    seconds
        .filter_map(|seconds| seconds.checked_add(1)?.checked_mul(1_000))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_read_with_and_without_a_style() {
        assert_eq!(
            read_marks("until <t:60:R>, <t:120> or <t:-5:F>"),
            [61_000, 121_000]
        );
        assert_eq!(read_marks("no <t:mark> and <t:1"), [0; 0]);
    }
}

//! Times that messages name, `<t:1767225600:R>` and the like.

use super::{
    clock::Millis,
    world::{Message, World},
};

impl World {
    /// The moments ahead that the bot has told members of and that still concern somebody,
    /// earliest first.
    ///
    /// The sandbox knows nothing of matches or deadlines. What it can know is what any member can
    /// read: a deadline that no message names would be none that a player could keep. A message
    /// whose buttons are gone is history, and so are the times in it.
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
    // An embed's JSON contains its texts, and a mark has no sign that JSON writes otherwise.
    let embeds = message.embeds.iter().map(ToString::to_string);
    embeds
        .chain([message.content.clone()])
        .flat_map(|text| read(&text))
        .collect()
}

/// The times in a text, in milliseconds. Marks count whole seconds; the moment a mark means has
/// come for certain when its second is over.
fn read(text: &str) -> Vec<Millis> {
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
            read("until <t:60:R>, <t:120> or <t:-5:F>"),
            [61_000, 121_000]
        );
        assert_eq!(read("no <t:mark> and <t:1"), [0; 0]);
    }
}

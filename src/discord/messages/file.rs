//! Pictures and other files of a message. The words of a picture have no language either, until the message is written in
//! one; it is drawn when the message is sent.

use std::{fmt, sync::Arc};

use crate::{discord::error::Error, workers::WORKERS};
use rules::words::{Locale, Text};

/// The words of a message.
pub(crate) trait Words: Clone + fmt::Debug + PartialEq {
    /// The value that drawing a picture with such words still needs.
    type Needs;
}

/// Words without a language.
impl Words for Text {
    type Needs = Locale;
}

/// Words in the language of those who read them.
impl Words for String {
    type Needs = ();
}

/// Draws a picture.
type Draw<W> = Arc<dyn Fn(<W as Words>::Needs) -> Result<Vec<u8>, Error> + Send + Sync>;

/// The contents of a file.
#[derive(Clone)]
enum Contents<W: Words> {
    Bytes(Vec<u8>),
    /// A picture that is drawn when its message is sent.
    Drawing(Draw<W>),
}

/// A picture or another file.
#[derive(Clone)]
pub(crate) struct File<W: Words = Text> {
    pub(super) name: String,
    contents: Contents<W>,
    pub(super) alt: Option<W>,
}

impl File {
    /// Returns a file with this name.
    pub(crate) fn new(name: impl Into<String>, bytes: impl Into<Vec<u8>>) -> File {
        File {
            name: name.into(),
            contents: Contents::Bytes(bytes.into()),
            alt: None,
        }
    }

    /// Returns a picture with this name, which is drawn in the language of its readers when its message is sent.
    pub(crate) fn drawn<E>(
        name: impl Into<String>,
        draw: impl Fn(Locale) -> Result<Vec<u8>, E> + Send + Sync + 'static,
    ) -> File
    where
        Error: From<E>,
    {
        File {
            name: name.into(),
            contents: Contents::Drawing(Arc::new(move |locale| Ok(draw(locale)?))),
            alt: None,
        }
    }

    /// Returns a text file with this name, in the language of its readers.
    pub(crate) fn text(name: impl Into<String>, text: Text) -> File {
        File::drawn(name, move |locale| {
            Ok::<_, Error>(text.written(locale).into_bytes())
        })
    }

    /// Adds the description that a screen reader reads out.
    pub(crate) fn described(mut self, alt: impl Into<Text>) -> File {
        self.alt = Some(alt.into());
        self
    }

    /// Writes it in a language.
    pub(super) fn written(self, locale: Locale) -> File<String> {
        File {
            name: self.name,
            contents: match self.contents {
                Contents::Bytes(bytes) => Contents::Bytes(bytes),
                Contents::Drawing(draw) => Contents::Drawing(Arc::new(move |()| draw(locale))),
            },
            alt: self.alt.map(|alt| alt.written(locale)),
        }
    }
}

impl File<String> {
    /// Returns what is in it. Pictures take milliseconds of CPU time, so they are drawn outside the async threads.
    pub(super) async fn bytes(&self) -> Result<Vec<u8>, Error> {
        match &self.contents {
            Contents::Bytes(bytes) => Ok(bytes.clone()),
            Contents::Drawing(draw) => {
                let draw = Arc::clone(draw);
                WORKERS.run(move || draw(())).await?
            }
        }
    }
}

/// Compares names and descriptions. Two drawings are the same if one is a copy of the other.
impl<W: Words> PartialEq for File<W> {
    fn eq(&self, other: &File<W>) -> bool {
        let same = match (&self.contents, &other.contents) {
            (Contents::Bytes(one), Contents::Bytes(another)) => one == another,
            (Contents::Drawing(one), Contents::Drawing(another)) => Arc::ptr_eq(one, another),
            _ => false,
        };
        same && self.name == other.name && self.alt == other.alt
    }
}

impl<W: Words> fmt::Debug for File<W> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = formatter.debug_struct("File");
        shown.field("name", &self.name).field("alt", &self.alt);
        shown.finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::sentence;

    #[tokio::test]
    async fn a_file_is_in_the_language_of_each_of_its_readers() {
        let label = || sentence!("button-move");
        let drawn = File::drawn("board.png", move |locale| {
            Ok::<_, Error>(locale.say(&label()).into_bytes())
        });
        let text = File::text("moves.txt", label().into());
        for locale in [Locale::English, Locale::German] {
            let expected = locale.text("button-move");
            for file in [&drawn, &text] {
                let bytes = file.clone().written(locale).bytes().await.expect("drawn");
                assert_eq!(String::from_utf8(bytes).expect("text"), expected);
            }
        }
    }
}

//! A transcript is refused with a reason, or written as it was read.

#![no_main]

use domain::matches::Transcript;

libfuzzer_sys::fuzz_target!(|text: &str| {
    let Ok(read) = text.parse::<Transcript>() else {
        return;
    };
    let written = read.to_string();
    assert_eq!(written.parse().as_ref(), Ok(&read), "{written}");
    // Whether its moves are legal is another question, which has an answer.
    let _ = Transcript::verify(text);
});

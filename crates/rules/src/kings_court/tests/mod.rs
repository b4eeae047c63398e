//! One test for each sentence of the rules and each reason for a refusal.

mod chains;
mod texts;
mod turns;

/// Returns the start position with the court as given, for positions after the opening: `court`
/// gives ranks 6 to 3 of the court, `turn` the rest of the text.
fn with_court(court: [&str; 4], turn: &str) -> String {
    let [six, five, four, three] = court;
    format!(
        "gogogogo/ogogogog/go{six}go/og{five}og/go{four}go/og{three}og/gogogogo/ogogogog {turn}"
    )
}

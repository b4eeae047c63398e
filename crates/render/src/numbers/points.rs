//! Points as people write them.

/// Formats a number of quarters: whole points, with a fraction if there is one.
///
/// ```
/// use render::quarters;
///
/// let texts = [0, 1, 2, 7, 30].map(quarters);
/// assert_eq!(texts, ["0", "¼", "½", "1¾", "7½"]);
/// ```
pub fn quarters(quarters: u64) -> String {
    let (whole, rest) = (quarters / 4, quarters % 4);
    let fraction = match rest {
        1 => "¼",
        2 => "½",
        3 => "¾",
        _ => "",
    };
    if whole == 0 && rest > 0 {
        fraction.to_owned()
    } else {
        format!("{whole}{fraction}")
    }
}

//! Discord's limits, in characters unless said otherwise.
//!
//! From the pages "Create Message", "Component Reference", "Interactions" and "Channels Resource"
//! of <https://discord.com/developers/docs>.

/// The text of a message.
pub(crate) const MOST_TEXT: usize = 2_000;
/// Rows of buttons and selects in a message.
pub(super) const MOST_ROWS: usize = 5;
/// Buttons in a row.
pub(super) const MOST_BUTTONS: usize = 5;
/// Buttons to choose from in a message, with one row left for other buttons.
pub(crate) const MOST_CHOICES: usize = (MOST_ROWS - 1) * MOST_BUTTONS;
/// Selects in a message, with one row left for buttons.
pub(crate) const MOST_SELECTS: usize = MOST_ROWS - 1;
/// The label of a button.
pub(super) const LONGEST_LABEL: usize = 80;
/// Options of a select.
pub(crate) const MOST_OPTIONS: usize = 25;
/// The label or the description of an option.
pub(super) const LONGEST_OPTION: usize = 100;
/// The placeholder of a select while nothing is chosen.
pub(super) const LONGEST_PLACEHOLDER: usize = 150;
/// Files of a message.
pub(super) const MOST_FILES: usize = 10;
/// The alt text of a picture.
pub(super) const LONGEST_ALT: usize = 1_024;
/// The title of a form, and the label of its input.
pub(super) const LONGEST_TITLE: usize = 45;
/// The placeholder of a form's input.
pub(super) const LONGEST_HINT: usize = 100;
/// Suggestions for an option of a command.
pub(crate) const MOST_SUGGESTIONS: usize = 25;
/// The label or the value of a suggestion.
pub(super) const LONGEST_SUGGESTION: usize = 100;
/// The title of a thread.
pub(crate) const LONGEST_THREAD_TITLE: usize = 100;

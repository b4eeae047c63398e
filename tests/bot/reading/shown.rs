//! Messages and forms as a member reads them, line by line.

use serde_json::Value;

use super::marks::Marks;

/// Returns the lines of a message: its text, its pictures, and its buttons and selects in rows.
pub(super) fn message(message: &Value, marks: &Marks) -> Vec<String> {
    let mut lines = content(message, marks);
    lines.extend(embeds(message, marks));
    for file in list(&message["attachments"]) {
        lines.push(attachment(&file, marks));
    }
    lines.extend(rows(message, marks));
    lines
}

/// Returns the lines of a message that has changed, without repeating its pictures and selects that have not.
pub(super) fn changed(message: &Value, before: Option<&Value>, marks: &Marks) -> Vec<String> {
    let Some(before) = before else {
        return self::message(message, marks);
    };
    let mut lines = content(message, marks);
    lines.extend(embeds(message, marks));
    let known: Vec<String> = list(&before["attachments"])
        .iter()
        .map(|file| attachment(file, marks))
        .collect();
    for file in list(&message["attachments"]) {
        let line = attachment(&file, marks);
        let is_known = known.contains(&line);
        lines.push(if is_known {
            "🖼 as before".to_owned()
        } else {
            line
        });
    }
    let known = blocks(before, marks);
    for block in blocks(message, marks) {
        if block.len() > 1 && known.contains(&block) {
            lines.push(format!("{} as before", block[0]));
        } else {
            lines.extend(block);
        }
    }
    lines
}

/// Returns the lines of a message's text.
pub(super) fn content(message: &Value, marks: &Marks) -> Vec<String> {
    let said = marks.read(text(&message["content"]));
    if said.is_empty() {
        return Vec::new();
    }
    said.lines().map(str::to_owned).collect()
}

fn embeds(message: &Value, marks: &Marks) -> Vec<String> {
    let mut lines = Vec::new();
    for embed in list(&message["embeds"]) {
        for part in [
            &embed["author"]["name"],
            &embed["title"],
            &embed["description"],
        ] {
            lines.extend(marks.read(text(part)).lines().map(str::to_owned));
        }
        for field in list(&embed["fields"]) {
            lines.push(format!("**{}**", marks.read(text(&field["name"]))));
            lines.extend(marks.read(text(&field["value"])).lines().map(str::to_owned));
        }
        lines.extend(
            marks
                .read(text(&embed["footer"]["text"]))
                .lines()
                .map(str::to_owned),
        );
    }
    lines
}

fn attachment(file: &Value, marks: &Marks) -> String {
    let alt = marks.read(text(&file["description"]));
    let name = text(&file["filename"]);
    if text(&file["content_type"]).starts_with("image/") {
        format!("🖼 {alt}").replace('\n', " ⏎ ")
    } else if alt.is_empty() {
        format!("📄 {name}")
    } else {
        format!("📄 {name}: {alt}")
    }
}

/// Returns the buttons and selects of a message.
pub(super) fn rows(message: &Value, marks: &Marks) -> Vec<String> {
    blocks(message, marks).concat()
}

/// Returns the rows of buttons, and each select with its options.
fn blocks(message: &Value, marks: &Marks) -> Vec<Vec<String>> {
    let mut blocks = Vec::new();
    for row in list(&message["components"]) {
        let mut buttons = Vec::new();
        for component in list(&row["components"]) {
            if component["type"] == 2 {
                buttons.push(button(&component));
            } else {
                blocks.push(select(&component, marks));
            }
        }
        if !buttons.is_empty() {
            blocks.push(vec![buttons.join(" ")]);
        }
    }
    blocks
}

/// Returns a button with its emoji: `[Accept]`.
fn button(button: &Value) -> String {
    let sign = text(&button["emoji"]["name"]);
    let label = text(&button["label"]);
    let shown = [sign, label].join(" ");
    let is_off = button["disabled"] == true;
    format!("[{}]{}", shown.trim(), if is_off { " (grey)" } else { "" })
}

/// Returns a select with its options, each with its description.
fn select(select: &Value, marks: &Marks) -> Vec<String> {
    let kind = match select["type"].as_u64() {
        Some(5) => " (members)",
        Some(6) => " (roles)",
        Some(7) => " (members and roles)",
        Some(8) => " (channels)",
        _ => "",
    };
    let chosen: Vec<String> = list(&select["default_values"])
        .iter()
        .map(|value| value["id"].to_string())
        .map(|id| {
            marks
                .names
                .get(id.trim_matches('"'))
                .cloned()
                .unwrap_or_default()
        })
        .collect();
    let chosen = if chosen.is_empty() {
        String::new()
    } else {
        format!(" = {}", chosen.join(", "))
    };
    let mut lines = vec![format!(
        "⟨{} ▾⟩{kind}{chosen}",
        text(&select["placeholder"])
    )];
    for option in list(&select["options"]) {
        let mark = if option["default"] == true {
            "◉"
        } else {
            "○"
        };
        let sign = text(&option["emoji"]["name"]);
        let label = [sign, text(&option["label"])].join(" ");
        let about = text(&option["description"]);
        let about = if about.is_empty() {
            String::new()
        } else {
            format!(" — {about}")
        };
        lines.push(format!("   {mark} {}{about}", label.trim()));
    }
    lines.iter().map(|line| marks.read(line)).collect()
}

/// Returns the lines of a form: its title, and of each input the label, the explanation, and what is in it.
pub(super) fn form(modal: &Value, marks: &Marks) -> Vec<String> {
    let mut lines = vec![format!("**{}**", text(&modal["title"]))];
    for row in list(&modal["components"]) {
        let is_labelled = row["type"] == 18;
        let (input, label) = if is_labelled {
            (row["component"].clone(), &row["label"])
        } else {
            (row["components"][0].clone(), &row["components"][0]["label"])
        };
        lines.push(text(label).to_owned());
        let about = text(&row["description"]);
        if is_labelled && !about.is_empty() {
            lines.push(format!("({about})"));
        }
        let value = text(&input["value"]);
        let inside = if value.is_empty() {
            format!("grey: {}", text(&input["placeholder"]))
        } else {
            value.replace('\n', " ⏎ ")
        };
        lines.push(format!("   ▭ {inside}"));
    }
    lines.iter().map(|line| marks.read(line)).collect()
}

/// Returns the label that a member presses or chooses: of the button, or of the option with this value.
pub(super) fn label(component: &Value, value: Option<&str>) -> String {
    let Some(value) = value else {
        let label = text(&component["label"]);
        let sign = text(&component["emoji"]["name"]);
        return if label.is_empty() { sign } else { label }.to_owned();
    };
    let options = list(&component["options"]);
    let found = options.iter().find(|option| option["value"] == value);
    found.map_or_else(String::new, |option| text(&option["label"]).to_owned())
}

pub(super) fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

/// Returns a text, or an empty one where there is none.
pub(super) fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

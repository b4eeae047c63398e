//! Steps from a command to what a member wants: the buttons, selects and forms of its card.

use serde_json::{Value, json};

use crate::discord::{Answer, Discord, Member, components, text};

/// The custom id of a select whose options are acts, which are chosen as others are pressed.
pub(crate) const ACTS: &str = "acts";

/// A step on the card that is shown last.
pub(crate) enum Step<'a> {
    /// Presses the button with this label, or chooses the act that has it.
    Press(&'a str),
    /// Presses the button whose custom id begins like this, or chooses that act, in whatever language its label is.
    PressId(&'a str),
    /// Chooses this in the select whose custom id begins like this.
    Choose(&'a str, Value),
    /// Fills in the form that opened.
    Fill(Value),
}

/// A command with its options.
#[derive(Clone)]
pub(crate) struct Given<'a> {
    command: &'a str,
    options: Value,
}

/// Returns a command with these options.
pub(crate) const fn given(command: &str, options: Value) -> Given<'_> {
    Given { command, options }
}

impl Discord {
    /// Gives a command, takes the steps from its card, and returns the last answer.
    pub(crate) async fn steps(
        &self,
        by: &Member,
        channel: &str,
        given: Given<'_>,
        steps: &[Step<'_>],
    ) -> Answer {
        let Given { command, options } = given;
        let mut answer = self.command(by, channel, command, options).await;
        for step in steps {
            let shown = answer.message().clone();
            answer = match step {
                Step::Press(label) => self.press(by, &shown, label).await,
                Step::PressId(id) => self.press_id(by, &shown, id).await,
                Step::Choose(select, value) => self.select(by, &shown, select, value).await,
                Step::Fill(values) => self.send_form(by, &answer, values.clone()).await,
            };
        }
        answer
    }

    /// Opens the card of a match, and presses its button whose custom id begins like this, or chooses that act. Fails
    /// if the card doesn't offer it.
    pub(crate) async fn of_match(
        &self,
        by: &Member,
        channel: &str,
        options: Value,
        id: &str,
    ) -> Answer {
        let command = given("match", options);
        self.steps(by, channel, command, &[Step::PressId(id)]).await
    }

    /// Shares a match against the computer, so that everyone sees it where the server shows its matches.
    pub(crate) async fn share(&self, by: &Member, channel: &str, id: u32) -> Answer {
        let options = json!({ "match": id.to_string() });
        self.of_match(by, channel, options, "share:").await
    }

    /// Opens the card of a match, and writes a note on it.
    pub(crate) async fn write_note(
        &self,
        by: &Member,
        channel: &str,
        options: Value,
        note: &str,
    ) -> Answer {
        let filled = [Step::PressId("note:"), Step::Fill(json!({ "note": note }))];
        let command = given("match", options);
        self.steps(by, channel, command, &filled).await
    }

    /// Presses the button whose custom id begins like this, or chooses that act.
    pub(crate) async fn press_id(&self, by: &Member, message: &Value, id: &str) -> Answer {
        let begins = |act: &Value| act["value"].as_str().is_some_and(|it| it.starts_with(id));
        if let Some(act) = act_with(message, begins) {
            return self.select(by, message, ACTS, &act).await;
        }
        let found = components(message)
            .into_iter()
            .map(|component| component["custom_id"].clone())
            .find(|found| found.as_str().is_some_and(|found| found.starts_with(id)));
        let found = found.unwrap_or_else(|| {
            let (all, said) = (ids(message), &message["content"]);
            panic!("no {id} among {all:?} of {said}")
        });
        let body = json!({
            "user": by.id,
            "channel": message["channel_id"],
            "message": message["id"],
            "custom_id": text(&found),
        });
        Answer(self.post("/button", body).await)
    }
}

/// Returns the options of a select, if they are acts.
pub(crate) fn acts(select: &Value) -> Vec<Value> {
    let acts = select["options"].as_array().cloned();
    acts.filter(|_| select["custom_id"] == ACTS)
        .unwrap_or_default()
}

/// Returns the custom ids of all that a message offers.
fn ids(message: &Value) -> Vec<String> {
    let all = components(message);
    let acts = all.iter().flat_map(acts).map(|act| act["value"].clone());
    let shown = all.iter().map(|component| component["custom_id"].clone());
    let texts = shown.chain(acts).filter(|id| id.is_string() && id != ACTS);
    texts.map(|id| text(&id)).collect()
}

/// Returns the value of the first act among the options of a message that is like this.
pub(crate) fn act_with(message: &Value, is_like: impl Fn(&Value) -> bool) -> Option<Value> {
    let all = components(message);
    let found = all.iter().flat_map(acts).find(is_like);
    found.map(|act| act["value"].clone())
}

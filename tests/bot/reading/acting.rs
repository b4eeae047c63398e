//! What members do: commands, buttons, selects, forms and menus.

use rules::words::Locale;
use serde_json::{Value, json};

use super::{
    reader::{MISSING, Reader, STEP, Seen},
    shown::{self, list, text},
};
use crate::{
    discord::{Answer, Member, components},
    steps::acts,
};

impl Reader {
    /// Gives a command in the channel that is open. `@Ben` in an option stands for Ben.
    pub(super) async fn command(&mut self, by: &str, name: &str, options: Value) -> Answer {
        let written: Vec<String> = options
            .as_object()
            .into_iter()
            .flatten()
            .map(|(name, value)| format!(" {name}:{}", value.to_string().trim_matches('"')))
            .collect();
        let step = format!("{by} sends `/{name}{}`", written.concat());
        let step = self.marks.read(&step);
        let options = self.with_ids(options);
        let body = json!({
            "user": self.id(by), "channel": self.here, "name": name, "options": options,
        });
        self.act("/command", body, &step).await
    }

    fn with_ids(&self, mut options: Value) -> Value {
        for value in options
            .as_object_mut()
            .into_iter()
            .flat_map(|map| map.values_mut())
        {
            if let Some(name) = value.as_str().and_then(|value| value.strip_prefix('@')) {
                *value = json!(self.id(name));
            }
        }
        options
    }

    /// Presses the button, or chooses the act, whose custom id begins like this, on the message that changed last.
    pub(super) async fn press(&mut self, by: &str, id: &str) -> Answer {
        match self.find(by, id) {
            Some(pressed) => self.press_it(by, pressed).await,
            None => self.missing(by, id),
        }
    }

    /// Presses the button whose custom id begins like this and has this part.
    pub(super) async fn press_with(&mut self, by: &str, id: &str, part: &str) -> Answer {
        let user = self.id(by);
        let found = self.newest_first(&user).find_map(|message| {
            let all = components(message);
            let acts = all.iter().flat_map(acts);
            let ids = acts.map(|act| act["value"].clone());
            let ids = ids.chain(all.iter().map(|one| one["custom_id"].clone()));
            let mut ids = ids.map(|id| text(&id).to_owned());
            let whole = ids.find(|one| one.starts_with(id) && one.contains(part))?;
            found_on(message, &whole)
        });
        match found {
            Some(found) => self.press_it(by, found).await,
            None => self.missing(by, part),
        }
    }

    /// Presses the button, or chooses the act, that has this text as its label.
    pub(super) async fn press_named(&mut self, by: &str, key: &str) -> Answer {
        let label = self.locale.text(key);
        let user = self.id(by);
        let found = self.newest_first(&user).find_map(|message| {
            let id = id_of(message, &label)?;
            found_on(message, &id)
        });
        match found {
            Some(found) => self.press_it(by, found).await,
            None => self.missing(by, key),
        }
    }

    /// Writes down that a step can't be taken, which fails the test once everything has been read.
    fn missing(&mut self, by: &str, id: &str) -> Answer {
        self.put(&format!("\n{MISSING} {by} sees no {id}\n"));
        Answer(Value::Null)
    }

    /// Presses it if it's there.
    pub(super) async fn may_press(&mut self, by: &str, id: &str) -> bool {
        let Some(pressed) = self.find(by, id) else {
            return false;
        };
        self.press_it(by, pressed).await;
        true
    }

    async fn press_it(&mut self, by: &str, pressed: Found) -> Answer {
        let Found {
            message,
            component,
            act,
        } = pressed;
        let mut body = json!({
            "user": self.id(by), "channel": message["channel_id"], "message": message["id"],
            "custom_id": component["custom_id"],
        });
        let label = shown::label(&component, act.as_deref());
        let step = format!("{by} presses [{label}]");
        if let Some(act) = act {
            body["values"] = json!([act]);
            return self.act("/select", body, &step).await;
        }
        self.act("/button", body, &step).await
    }

    /// Chooses in the select whose custom id begins like this. `@Ben` stands for Ben.
    pub(super) async fn choose(&mut self, by: &str, select: &str, value: &str) -> Answer {
        self.choose_all(by, select, &[value]).await
    }

    /// Chooses several values.
    pub(super) async fn choose_all(&mut self, by: &str, select: &str, values: &[&str]) -> Answer {
        let Some(found) = self.find(by, select) else {
            return self.missing(by, select);
        };
        let mut ids = Vec::new();
        let mut labels = Vec::new();
        for value in values {
            let id = match value.strip_prefix('@') {
                Some(name) => self.id(name),
                None => (*value).to_owned(),
            };
            let label = shown::label(&found.component, Some(&id));
            let name = self.marks.names.get(&id).cloned().unwrap_or_default();
            labels.push(if label.is_empty() { name } else { label });
            ids.push(id);
        }
        let placeholder = text(&found.component["placeholder"]);
        let step = format!("{by} chooses “{}” in ⟨{placeholder}⟩", labels.join(", "));
        let body = json!({
            "user": self.id(by), "channel": found.message["channel_id"],
            "message": found.message["id"], "custom_id": found.component["custom_id"],
            "values": ids,
        });
        self.act("/select", body, &step).await
    }

    /// Returns the values that a select offers.
    pub(super) fn offered(&self, by: &str, select: &str) -> Vec<String> {
        let found = self.find(by, select);
        let options = found.map(|found| list(&found.component["options"]));
        let options = options.unwrap_or_default();
        options
            .iter()
            .map(|one| text(&one["value"]).to_owned())
            .collect()
    }

    /// Fills in the form that opened last, and sends it.
    pub(super) async fn fill(&mut self, by: &str, values: Value) -> Answer {
        let Some(form) = self.form.take() else {
            return self.missing(by, "form");
        };
        let typed: Vec<String> = values
            .as_object()
            .into_iter()
            .flatten()
            .map(|(_, value)| text(value).to_owned())
            .collect();
        let step = format!("{by} fills in “{}” and sends the form", typed.join("”, “"));
        let body = json!({ "user": self.id(by), "modal": form.0["modal"]["id"], "values": values });
        self.act("/modal", body, &step).await
    }

    /// Picks an entry of the menu on a member.
    pub(super) async fn menu(&mut self, by: &str, key: &str, on: &str) -> Answer {
        let name = Locale::English.text(key);
        let step = format!("{by} picks “{}” in the menu on {on}", self.locale.text(key));
        let body = json!({
            "user": self.id(by), "channel": self.here, "name": name, "target": self.id(on),
        });
        self.act("/menu", body, &step).await
    }

    /// Writes down what is suggested while a member types an option.
    pub(super) async fn suggest(&mut self, by: &str, name: &str, options: Value, focused: &str) {
        let typed = text(&options[focused]).to_owned();
        let by_id = Member {
            id: self.id(by),
            name: by.to_owned(),
        };
        let found = self
            .discord
            .complete(&by_id, &self.here, name, options, focused)
            .await;
        let labels: Vec<String> = found
            .into_iter()
            .map(|(label, _)| format!("○ {label}"))
            .collect();
        let title = format!("*{by} types `/{name} {focused}:{typed}`*");
        self.put(&format!("\n{title}\n"));
        self.lines("Suggested", &labels);
    }

    /// Does something as a member, and writes down what it changes.
    pub(super) async fn act(&mut self, path: &str, body: Value, step: &str) -> Answer {
        self.advance(STEP).await;
        self.put(&format!("\n*{step}*\n"));
        let answer = match self.discord.try_post(path, &body).await {
            Ok(answer) => Answer(answer),
            Err(error) => return self.missing(step, &error.to_string()),
        };
        if std::mem::take(&mut self.thinks) {
            self.thought(&answer).await;
        }
        self.until_computer_moved().await;
        self.settle().await;
        match text(&answer.0["outcome"]) {
            "modal" => {
                let lines = shown::form(&answer.0["modal"], &self.marks);
                self.lines("A form opens", &lines);
                self.form = Some(answer.clone());
            }
            "failed" => self.page.push_str("\n**The bot doesn't answer.**\n"),
            _ => {}
        }
        self.news().await;
        answer
    }

    /// Finds a button, a select or an act on the message that changed last among those that a member sees.
    fn find(&self, by: &str, id: &str) -> Option<Found> {
        let user = self.id(by);
        self.newest_first(&user)
            .find_map(|message| found_on(message, id))
    }

    /// Returns the messages that a member sees, beginning with the one that changed last.
    fn newest_first<'r>(&'r self, user: &'r str) -> impl Iterator<Item = &'r Value> {
        let all = self
            .touched
            .iter()
            .rev()
            .filter_map(|key| self.seen.get(key));
        let sees = move |seen: &&Seen| seen.readers.iter().any(|reader| reader == user);
        all.filter(sees).map(|seen| &seen.message)
    }

    /// Returns the message that changed last among those that a member sees.
    pub(super) fn newest(&self, by: &str) -> Option<Value> {
        let user = self.id(by);
        self.newest_first(&user).next().cloned()
    }
}

/// A button or a select on a message, or one of its acts.
struct Found {
    message: Value,
    component: Value,
    act: Option<String>,
}

/// Returns the custom id of the button, or the value of the act, with this label.
fn id_of(message: &Value, label: &str) -> Option<String> {
    components(message).iter().find_map(|component| {
        if component["label"] == label {
            return component["custom_id"].as_str().map(str::to_owned);
        }
        let acts = acts(component);
        let act = acts.into_iter().find(|act| act["label"] == label);
        act.and_then(|act| act["value"].as_str().map(str::to_owned))
    })
}

fn found_on(message: &Value, id: &str) -> Option<Found> {
    let begins = |value: &Value| value.as_str().is_some_and(|value| value.starts_with(id));
    for component in components(message) {
        if component["disabled"] == true {
            continue;
        }
        let acts = acts(&component);
        let act = acts.iter().find(|act| begins(&act["value"]));
        let act = act.map(|act| text(&act["value"]).to_owned());
        if act.is_some() || begins(&component["custom_id"]) {
            return Some(Found {
                message: message.clone(),
                component,
                act,
            });
        }
    }
    None
}

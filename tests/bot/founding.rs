//! A new tournament, made by the cards of `/tournament`.

use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, Member, components, text},
    steps::{ACTS, act_with},
};

impl Discord {
    /// Announces a tournament on these terms, and returns the answer, or the refusal of a term. Without a term, it is
    /// the usual one.
    pub(crate) async fn found(&self, by: &Member, channel: &str, terms: Value) -> Answer {
        let draft = self.draft(by, channel, terms).await;
        if components(draft.message()).is_empty() {
            return draft;
        }
        self.press_id(by, draft.message(), "managing-publish").await
    }

    /// Makes the draft of a tournament on these terms, and returns the answer that shows it.
    pub(crate) async fn draft(&self, by: &Member, channel: &str, terms: Value) -> Answer {
        let list = self.command(by, channel, "tournament", json!({})).await;
        let mut shown = self.press_id(by, list.message(), "managing-new").await;
        if components(shown.message()).is_empty() {
            return shown;
        }
        for (select, term) in [("managing-new-game", "game"), ("managing-system", "system")] {
            shown = self.select(by, shown.message(), select, &terms[term]).await;
        }
        let form = self.press_id(by, shown.message(), "managing-redraft").await;
        let mut typed = json!({});
        for input in ["name", "rounds", "starts", "least", "most"] {
            if let Some(term) = written(&terms[input]) {
                typed[input] = json!(term);
            }
        }
        shown = self.send_form(by, &form, typed).await;
        for term in ["pace", "size", "servers", "managers"] {
            if let Some(value) = written(&terms[term]) {
                let choices = self.more(by, &shown, &format!(":{term}")).await;
                let value = json!(value);
                shown = self
                    .select(by, choices.message(), "founding-set", &value)
                    .await;
                if components(shown.message()).is_empty() {
                    return shown;
                }
            }
        }
        for (term, usual, act) in [
            ("rated", true, "founding-rated"),
            ("all-at-once", false, "founding-at-once"),
        ] {
            if terms[term].as_bool().is_some_and(|wanted| wanted != usual) {
                shown = self.more(by, &shown, act).await;
            }
        }
        let days = ["round-days", "first-move-days"];
        if days.iter().any(|term| !terms[*term].is_null()) {
            let form = self.more(by, &shown, "founding-days").await;
            let mut typed = json!({});
            for term in days {
                if let Some(days) = written(&terms[term]) {
                    typed[term] = json!(days);
                }
            }
            shown = self.send_form(by, &form, typed).await;
        }
        shown
    }

    /// Chooses a match on the card of a tournament, presses the button that gives it this result, and says
    /// why if they are asked.
    pub(crate) async fn set_result(
        &self,
        by: &Member,
        card: &Answer,
        id: u32,
        result: &str,
    ) -> Answer {
        let game = json!(id.to_string());
        let asked = self
            .select(by, card.message(), "managing-game", &game)
            .await;
        let all = components(asked.message());
        let mut ids = all.iter().filter_map(|one| one["custom_id"].as_str());
        let button = ids.find(|one| one.ends_with(&format!(":{id}:{result}")));
        let button = button.unwrap_or_else(|| panic!("no {result} on {asked:?}"));
        let form = self.press_id(by, asked.message(), button).await;
        if form.0["outcome"] != "modal" {
            // They may not set it.
            return form;
        }
        let reason = json!({ "reason": "both agreed" });
        self.send_form(by, &form, reason).await
    }

    /// Chooses the act whose custom id contains this in the select *Everything else …*.
    pub(crate) async fn more(&self, by: &Member, on: &Answer, act: &str) -> Answer {
        let message = on.message();
        let has = |option: &Value| text(&option["value"]).contains(act);
        let found = act_with(message, has).unwrap_or_else(|| panic!("no {act} on {message:#}"));
        self.select(by, message, ACTS, &found).await
    }
}

/// Returns a term as people type it, if there is one.
fn written(term: &Value) -> Option<String> {
    match term {
        Value::Null => None,
        Value::String(text) => Some(text.clone()),
        other => Some(other.to_string()),
    }
}

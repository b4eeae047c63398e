//! What managers do by the pages of `/server`, in whatever language they read them.

use serde_json::{Value, json};

use crate::discord::{Answer, Discord, Member, components, text};

/// The page that `/server` opens.
const FIRST: &str = "boards";

/// A manager of a server, in one of its channels.
pub(crate) struct Manager<'m> {
    discord: &'m Discord,
    by: &'m Member,
    channel: &'m str,
}

impl Discord {
    /// Returns a manager who acts in this channel.
    pub(crate) const fn manager<'m>(&'m self, by: &'m Member, channel: &'m str) -> Manager<'m> {
        Manager {
            discord: self,
            by,
            channel,
        }
    }
}

impl Manager<'_> {
    /// Gives the command, and chooses a page of its card.
    pub(crate) async fn page(&self, page: &str) -> Answer {
        let Manager {
            discord,
            by,
            channel,
        } = self;
        let first = discord.command(by, channel, "server", json!({})).await;
        first.private();
        if page == FIRST {
            return first;
        }
        let (card, page) = (first.message(), json!(page));
        let chosen = discord.select(by, card, "server-page", &page).await;
        chosen.updated();
        chosen
    }

    /// Returns what a page says.
    pub(crate) async fn reads(&self, page: &str) -> String {
        let Manager {
            discord,
            by,
            channel,
        } = self;
        let page = json!({ "page": page });
        let shown = discord.command(by, channel, "server", page).await;
        shown.private();
        text(&shown.message()["content"])
    }

    /// Returns what the log says.
    pub(crate) async fn log(&self) -> String {
        self.reads("log").await
    }

    /// Chooses a member to ban, and gives a reason, which can be empty. Returns the question.
    pub(crate) async fn ask_to_ban(&self, member: &str, reason: &str) -> Answer {
        let page = self.page("bans").await;
        self.about_member(page.message(), "ban:", member, reason)
            .await
    }

    /// Bans a member.
    pub(crate) async fn ban(&self, member: &str, reason: &str) -> String {
        let asked = self.ask_to_ban(member, reason).await;
        asked.private();
        self.confirm(&asked).await.updated()
    }

    /// Lets a banned member play again.
    pub(crate) async fn unban(&self, member: &str, reason: &str) -> Answer {
        let page = self.page("bans").await;
        self.about_member(page.message(), "unban:", member, reason)
            .await
    }

    /// Chooses a member on the page of bans, and fills in the form that opens.
    pub(crate) async fn about_member(
        &self,
        page: &Value,
        select: &str,
        member: &str,
        reason: &str,
    ) -> Answer {
        let member = json!(member);
        let form = self.discord.select(self.by, page, select, &member).await;
        self.explain(&form, reason).await
    }

    /// Types the number of a match on the page of matches. Returns what a moderator can do with it.
    pub(crate) async fn on_match(&self, typed: &str) -> Answer {
        let page = self.page("matches").await;
        let form = self
            .discord
            .press_id(self.by, page.message(), "rule-number")
            .await;
        let typed = json!({ "match": typed });
        self.discord.send_form(self.by, &form, typed).await
    }

    /// Wants a ruling on a match, and gives a reason. Returns the question.
    pub(crate) async fn ask_to_rule(&self, id: &str, ruling: &str, reason: &str) -> Answer {
        let menu = self.on_match(id).await;
        menu.private();
        self.wish(menu.message(), ruling, reason).await
    }

    /// Presses the button of a ruling on the card of a match, and gives a reason.
    pub(crate) async fn wish(&self, menu: &Value, ruling: &str, reason: &str) -> Answer {
        let ruling = format!(":{ruling}:");
        let all = components(menu);
        let mut ids = all.iter().filter_map(|one| one["custom_id"].as_str());
        let id = ids.find(|id| id.starts_with("rule-wish:") && id.contains(&ruling));
        let id = id.unwrap_or_else(|| panic!("no {ruling} on {menu:#}"));
        let form = self.discord.press_id(self.by, menu, id).await;
        self.explain(&form, reason).await
    }

    /// Posts a match again.
    pub(crate) async fn repost(&self, id: &str, reason: &str) -> String {
        self.ask_to_rule(id, "repost", reason).await.updated()
    }

    /// Makes a ruling.
    pub(crate) async fn rule(&self, id: &str, ruling: &str, reason: &str) -> String {
        let asked = self.ask_to_rule(id, ruling, reason).await;
        asked.updated();
        self.confirm(&asked).await.updated()
    }

    /// Fills in the form that opened with this reason.
    pub(crate) async fn explain(&self, form: &Answer, reason: &str) -> Answer {
        assert_eq!(form.0["outcome"], "modal", "{:#}", form.0);
        let reason = json!({ "reason": reason });
        self.discord.send_form(self.by, form, reason).await
    }

    /// Confirms a ruling or a ban.
    pub(crate) async fn confirm(&self, asked: &Answer) -> Answer {
        self.discord
            .press_id(self.by, asked.message(), "rule:")
            .await
    }
}

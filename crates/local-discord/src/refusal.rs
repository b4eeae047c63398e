//! Refusals, with Discord's status, code and message. The codes are those of Discord's table
//! "JSON Error Codes".

use std::io;

use serde_json::{Value, json};

use super::limits::Pause;

/// A response that refuses a request.
#[derive(Clone, Debug)]
pub(crate) struct Refusal {
    pub(crate) status: u16,
    pub(crate) code: u32,
    pub(crate) message: String,
    /// The error tree, for a body that breaks a rule.
    pub(crate) errors: Option<Value>,
    /// Whether only a faulty bot gets this. Otherwise a correct bot can get it too, because of what
    /// others have done.
    pub(crate) violation: bool,
    /// How long to wait, if a quota is used up.
    pub(crate) pause: Option<Pause>,
}

impl Refusal {
    fn new(status: u16, code: u32, message: &str) -> Self {
        Self {
            status,
            code,
            message: message.to_owned(),
            errors: None,
            violation: false,
            pause: None,
        }
    }

    fn violation(status: u16, code: u32, message: &str) -> Self {
        Self {
            violation: true,
            ..Self::new(status, code, message)
        }
    }

    /// Returns the same refusal, marked as one that a correct bot can get too.
    pub(crate) fn forgivable(self) -> Self {
        Self {
            violation: false,
            ..self
        }
    }

    pub(crate) fn invalid_form(errors: Value) -> Self {
        Self {
            errors: Some(errors),
            ..Self::violation(400, 50035, "Invalid Form Body")
        }
    }

    pub(crate) fn json(&self) -> Value {
        let mut json = json!({"message": self.message, "code": self.code});
        if let Some(errors) = &self.errors {
            json["errors"] = errors.clone();
        }
        json
    }

    /// Returns the refusal in one line, for the timeline.
    pub(crate) fn summary(&self) -> String {
        match &self.errors {
            Some(errors) => format!("{} {}: {errors}", self.code, self.message),
            None => format!("{} {}", self.code, self.message),
        }
    }

    /// Returns the refusal that the timeline shows for a request that was not accepted.
    pub(crate) fn limited(why: &str) -> Self {
        Self::new(429, 0, why)
    }

    /// An uploaded file cannot be written to this machine's disk.
    pub(crate) fn no_disk(error: &io::Error) -> Self {
        tracing::error!(%error, "an attachment cannot be written");
        Self::new(500, 0, "500: Internal Server Error")
    }

    pub(crate) fn too_many_old_edits(pause: Pause) -> Self {
        let message =
            "Maximum number of edits to messages older than 1 hour reached. Try again later.";
        Self {
            pause: Some(pause),
            ..Self::new(429, 30046, message)
        }
    }

    /// Bots report the status 429: <https://github.com/discordjs/discord.js/issues/10458>.
    pub(crate) fn too_many_command_creates(most: u64, pause: Pause) -> Self {
        let message =
            format!("Max number of daily application command creates has been reached ({most})");
        Self {
            pause: Some(pause),
            ..Self::new(429, 30034, &message)
        }
    }

    pub(crate) fn too_many_threads() -> Self {
        Self::new(
            400,
            160_006,
            "Maximum number of active threads has been reached.",
        )
    }

    pub(crate) fn unauthorized() -> Self {
        Self::new(401, 0, "401: Unauthorized")
    }

    /// A code that cannot be exchanged. `OAuth2` has errors of its own, but a status is all that matters here.
    pub(crate) fn invalid_grant() -> Self {
        Self::new(400, 0, "invalid_grant")
    }

    /// An Activity that nobody has opened.
    pub(crate) fn unknown_instance() -> Self {
        Self::new(404, 0, "404: Not Found")
    }

    /// The application has no Activity.
    pub(crate) fn no_activity() -> Self {
        Self::violation(400, 50_234, "Application does not have activities enabled")
    }

    pub(crate) fn unknown_route() -> Self {
        Self::violation(404, 0, "404: Not Found")
    }

    pub(crate) fn unknown_channel() -> Self {
        Self::new(404, 10003, "Unknown Channel")
    }

    pub(crate) fn unknown_guild() -> Self {
        Self::new(404, 10004, "Unknown Guild")
    }

    pub(crate) fn unknown_member() -> Self {
        Self::new(404, 10007, "Unknown Member")
    }

    pub(crate) fn unknown_role() -> Self {
        Self::new(404, 10011, "Unknown Role")
    }

    pub(crate) fn unknown_message() -> Self {
        Self::new(404, 10008, "Unknown Message")
    }

    pub(crate) fn unknown_user() -> Self {
        Self::new(404, 10013, "Unknown User")
    }

    pub(crate) fn unknown_webhook() -> Self {
        Self::new(404, 10015, "Unknown Webhook")
    }

    pub(crate) fn unknown_application() -> Self {
        Self::new(404, 10002, "Unknown Application")
    }

    pub(crate) fn unknown_interaction() -> Self {
        Self::new(404, 10062, "Unknown interaction")
    }

    pub(crate) fn unknown_command() -> Self {
        Self::new(404, 10063, "Unknown application command")
    }

    pub(crate) fn too_many_commands(most: usize) -> Self {
        let message = format!("Maximum number of application commands reached ({most})");
        Self::violation(400, 30032, &message)
    }

    /// <https://github.com/serenity-rs/serenity/issues/2993>
    pub(crate) fn entry_point_left_out() -> Self {
        let message = "You cannot remove this app's Entry Point command in a bulk update operation. \
                       Please include the Entry Point command in your update request or delete it \
                       separately.";
        Self::violation(400, 50240, message)
    }

    pub(crate) fn too_large() -> Self {
        Self::violation(413, 40005, "Request entity too large")
    }

    pub(crate) fn unknown_tag() -> Self {
        Self::violation(404, 10087, "Unknown Tag")
    }

    pub(crate) fn tag_required() -> Self {
        let message = "A tag is required to create a forum post in this channel";
        Self::new(400, 40067, message)
    }

    pub(crate) fn already_acknowledged() -> Self {
        Self::violation(400, 40060, "Interaction has already been acknowledged.")
    }

    pub(crate) fn missing_access() -> Self {
        Self::new(403, 50001, "Missing Access")
    }

    pub(crate) fn missing_permissions() -> Self {
        Self::new(403, 50013, "Missing Permissions")
    }

    /// In direct messages no permission lets the bot touch the other person's messages.
    pub(crate) fn direct_channel() -> Self {
        Self::new(403, 50003, "Cannot execute action on a DM channel")
    }

    pub(crate) fn other_author() -> Self {
        Self::new(403, 50005, "Cannot edit a message authored by another user")
    }

    pub(crate) fn empty_message() -> Self {
        Self::violation(400, 50006, "Cannot send an empty message")
    }

    pub(crate) fn cannot_message_user() -> Self {
        Self::new(403, 50007, "Cannot send messages to this user")
    }

    /// Messages cannot be sent to a forum itself.
    pub(crate) fn no_text_channel() -> Self {
        Self::new(400, 50008, "Cannot send messages in a non-text channel")
    }

    pub(crate) fn no_mutual_guild() -> Self {
        Self::new(
            403,
            50278,
            "Cannot send messages to this user due to having no mutual guilds",
        )
    }

    pub(crate) fn system_message() -> Self {
        Self::new(403, 50021, "Cannot execute action on a system message")
    }

    pub(crate) fn wrong_channel_type() -> Self {
        Self::new(400, 50024, "Cannot execute action on this channel type")
    }

    pub(crate) fn invalid_webhook_token() -> Self {
        Self::new(401, 50027, "Invalid Webhook Token")
    }

    /// "Tried to perform an operation on an archived thread, such as editing a message or adding
    /// a user to the thread".
    pub(crate) fn archived_thread() -> Self {
        Self::new(400, 50083, "Thread is archived")
    }

    pub(crate) fn thread_exists() -> Self {
        Self::new(
            400,
            160_004,
            "A thread has already been created for this message",
        )
    }

    pub(crate) fn locked_thread() -> Self {
        Self::new(403, 160_005, "Thread is locked")
    }

    pub(crate) fn no_history_to_reply() -> Self {
        Self::new(
            403,
            160_002,
            "Cannot reply without permission to read message history",
        )
    }

    /// Refuses the answer of an application's endpoint.
    pub(crate) fn bad_endpoint(why: &str) -> Self {
        Self::violation(400, 0, why)
    }

    pub(crate) fn invalid_json() -> Self {
        Self::violation(400, 50109, "The request body contains invalid JSON.")
    }
}

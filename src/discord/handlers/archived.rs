//! Answers in archived threads, such as those of finished matches. Discord lets nothing be changed
//! there, and an answer that everyone sees reopens the thread for good.

use poise::serenity_prelude as serenity;

use crate::discord::error::is_archived;
use domain::causes::chain;

/// Returns whether a thread was archived when an interaction came from it.
pub(crate) fn slept(origin: Option<&serenity::PartialChannel>) -> bool {
    let thread = origin.and_then(|channel| channel.thread_metadata);
    thread.is_some_and(|state| state.archived)
}

/// Returns whether a thread is archived by now.
pub(crate) async fn sleeps(
    http: &serenity::Http,
    channel: serenity::ChannelId,
    origin: Option<&serenity::PartialChannel>,
) -> bool {
    if origin.is_none_or(|channel| channel.thread_metadata.is_none()) {
        return false;
    }
    let now = http.get_channel(channel).await.ok();
    let state = now.and_then(serenity::Channel::guild);
    state.is_some_and(|thread| thread.thread_metadata.is_some_and(|state| state.archived))
}

/// Sends an answer that took longer. An archived thread is reopened for that and archived again
/// afterwards. One that cannot be reopened may accept the answer nevertheless.
pub(crate) async fn give<F>(
    http: &serenity::Http,
    thread: serenity::ChannelId,
    sleeps: bool,
    answer: impl Fn() -> F,
) -> serenity::Result<()>
where
    F: Future<Output = serenity::Result<()>>,
{
    if !sleeps {
        match answer().await {
            // It has been archived meanwhile.
            Err(error) if is_archived(&error) => {}
            given => return given,
        }
    }
    let set_archived = |archived| serenity::EditThread::new().archived(archived);
    if let Err(error) = thread.edit_thread(http, set_archived(false)).await {
        tracing::info!(error = chain(&error), "a thread could not be unarchived");
        return answer().await;
    }
    let given = answer().await;
    if let Err(error) = thread.edit_thread(http, set_archived(true)).await {
        // Discord archives it in a week.
        tracing::info!(error = chain(&error), "a thread could not be archived");
    }
    given
}

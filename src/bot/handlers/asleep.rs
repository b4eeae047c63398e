//! Answers in threads that sleep, as those of finished matches do. Discord lets nothing be changed
//! there, and an answer that everybody sees wakes the thread for good.

use poise::serenity_prelude as serenity;

use crate::bot::error::is_archived;
use domain::causes::chain;

/// Whether a thread slept when something came from it.
pub(super) fn slept(origin: Option<&serenity::PartialChannel>) -> bool {
    let thread = origin.and_then(|channel| channel.thread_metadata);
    thread.is_some_and(|state| state.archived)
}

/// Whether a thread sleeps by now.
pub(super) async fn sleeps(
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

/// Gives an answer that took longer. A thread that sleeps is woken for that and sleeps again
/// afterwards. One that cannot be woken may take the answer all the same.
pub(super) async fn give<F>(
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
            // It has fallen asleep meanwhile.
            Err(error) if is_archived(&error) => {}
            given => return given,
        }
    }
    let asleep = |archived| serenity::EditThread::new().archived(archived);
    if let Err(error) = thread.edit_thread(http, asleep(false)).await {
        tracing::info!(error = chain(&error), "a thread cannot be woken");
        return answer().await;
    }
    let given = answer().await;
    if let Err(error) = thread.edit_thread(http, asleep(true)).await {
        // Discord does it in a week.
        tracing::info!(error = chain(&error), "a thread stays awake");
    }
    given
}

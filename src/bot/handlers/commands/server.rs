//! `/server`: pages for members who can manage the server: its settings, whether others find it, rulings on matches,
//! bans from play, and the log of all that.

use super::{Caller, Context, Error, answer};
use crate::bot::{handlers::settings::server_page, ids::ServerPage};

/// Shows the page of boards, whose select leads to the others.
#[poise::command(slash_command, default_member_permissions = "MANAGE_GUILD")]
pub(super) async fn server(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let (data, access) = (context.data(), caller.access());
    let page = server_page(data, context.http(), &caller, ServerPage::Boards, access);
    answer(context, page.await?).await
}

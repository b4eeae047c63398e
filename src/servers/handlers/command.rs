//! `/server`: pages for members who can manage the server: its settings, whether others find it, rulings on matches,
//! bans from play, and the log of all that.

use crate::{
    discord::handlers::{Caller, Context, Error, options::OneOf},
    matches::handlers::answer::answer,
    servers::{handlers::pages::server_page, ids::ServerPage},
};
use domain::settings::SettingsPage;

/// Shows a page, or the one of boards. Its select leads to the others.
#[poise::command(slash_command, default_member_permissions = "MANAGE_GUILD")]
pub(crate) async fn server(
    context: Context<'_>,
    page: Option<OneOf<ServerPage>>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let (data, access) = (context.data(), caller.access());
    let page = page.map_or(ServerPage::Settings(SettingsPage::Boards), |page| page.0);
    let shown = server_page(data, context.http(), &caller, page, access);
    answer(context, shown.await?).await
}

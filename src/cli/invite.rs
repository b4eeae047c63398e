//! `courtier invite`: the address for inviting the bot to a server.

use clap::Args as ClapArgs;
use url::Url;

use super::run::load_dotenv;
use crate::{bot, config::ConfigError};

/// The bot's roles in a server: it is a member that writes, and it has commands.
const SCOPES: &str = "bot applications.commands";

#[derive(Debug, ClapArgs)]
pub(super) struct Args {
    /// The application's number, from its page at Discord; without it, it is read from the token
    #[arg(long, value_name = "NUMBER")]
    application: Option<u64>,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    load_dotenv()?;
    let application = match args.application {
        Some(application) => application,
        None => of_token(&std::env::var("DISCORD_TOKEN").map_err(|_| ConfigError::NoToken)?)?,
    };
    println!("{}", link(application)?);
    Ok(())
}

/// Returns the address, which asks for exactly what the bot needs.
/// <https://discord.com/developers/docs/topics/oauth2#bot-authorization-flow>
fn link(application: u64) -> Result<Url, url::ParseError> {
    Url::parse_with_params(
        "https://discord.com/oauth2/authorize",
        [
            ("client_id", application.to_string()),
            ("scope", SCOPES.to_owned()),
            ("permissions", bot::INVITED.bits().to_string()),
        ],
    )
}

/// Returns the application of a token, whose first part is the number in base64. Applications from
/// before the autumn of 2016 have a different number from their bot's, and the token has the bot's.
/// <https://discord.com/developers/docs/reference#authentication>
fn of_token(token: &str) -> Result<u64, ConfigError> {
    let part = token.trim().split('.').next().unwrap_or_default();
    let number = decode(part).and_then(|bytes| String::from_utf8(bytes).ok()?.parse().ok());
    number.ok_or(ConfigError::Token)
}

/// Decodes base64 of either alphabet, without padding.
/// <https://www.rfc-editor.org/rfc/rfc4648#section-4>
fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0_u32, 0);
    for sign in text.trim_end_matches('=').bytes() {
        let six = match sign {
            b'A'..=b'Z' => sign - b'A',
            b'a'..=b'z' => sign - b'a' + 26,
            b'0'..=b'9' => sign - b'0' + 52,
            b'+' | b'-' => 62,
            b'/' | b'_' => 63,
            _ => return None,
        };
        bits = bits << 6 | u32::from(six);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push(u8::try_from(bits >> count & 0xff).ok()?);
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_link_names_the_application_and_exactly_what_is_needed() {
        let application = of_token("MTE4ODAwMDAwMDAwMDAwMDAwMQ.Gabc_d.e-f").expect("a number");
        assert_eq!(
            link(application).expect("an address").as_str(),
            "https://discord.com/oauth2/authorize?client_id=1188000000000000001\
             &scope=bot+applications.commands&permissions=309237746688"
        );
    }

    #[test]
    fn a_token_without_a_number_is_refused() {
        for token in ["", "secret", "!!.a.b", "YWRh.a.b"] {
            assert_eq!(of_token(token), Err(ConfigError::Token), "{token:?}");
        }
    }
}

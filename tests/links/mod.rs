//! Links to matches on the live page.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// Returns the key in the link to a match, which a bot with the local Discord's secret makes.
pub(crate) fn key(id: u32) -> String {
    let secret = local_discord::CLIENT_SECRET.as_bytes();
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).expect("a key");
    mac.update(b"courtier page link 1");
    mac.update(&id.to_be_bytes());
    URL_SAFE_NO_PAD.encode(&mac.finalize().into_bytes()[..16])
}

//! Links to matches on the live page, which nobody can guess.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use url::Url;

use domain::matches::MatchId;

/// Keeps this use of the secret apart from any other.
const USE: &[u8] = b"courtier page link 1";

/// How many bytes of a seal are in a link. Nobody can try as many as there are.
const KEPT: usize = 16;

/// Makes links to matches, and recognises them.
#[derive(Clone, Debug)]
pub(crate) struct Links {
    page: Url,
    mac: Hmac<Sha256>,
}

impl Links {
    /// Returns links to this page that are sealed with this secret. All processes have the same one.
    pub(crate) fn new(page: &Url, secret: &str) -> Links {
        // HMAC takes keys of any length.
        let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes())
            .unwrap_or_else(|_| Hmac::<Sha256>::new(&[0; 64].into()));
        mac.update(USE);
        Links {
            page: page.clone(),
            mac,
        }
    }

    /// Returns where people reach a match.
    pub(crate) fn link(&self, id: MatchId) -> Url {
        let mut url = self.page.clone();
        url.set_query(Some(&format!("match={}&key={}", id.0, self.key(id))));
        url
    }

    /// Returns the key in a match's link.
    pub(crate) fn key(&self, id: MatchId) -> String {
        let seal = self.seal(id).finalize().into_bytes();
        URL_SAFE_NO_PAD.encode(seal.get(..KEPT).unwrap_or_default())
    }

    /// Returns whether this is the key in a match's link.
    pub(crate) fn opens(&self, id: MatchId, key: &str) -> bool {
        let key = URL_SAFE_NO_PAD.decode(key).unwrap_or_default();
        key.len() == KEPT && self.seal(id).verify_truncated_left(&key).is_ok()
    }

    fn seal(&self, id: MatchId) -> Hmac<Sha256> {
        let mut mac = self.mac.clone();
        mac.update(&id.0.to_be_bytes());
        mac
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn links(secret: &str) -> Links {
        Links::new(&"https://a.example/b/".parse().expect("a URL"), secret)
    }

    #[test]
    fn a_link_opens_its_match_and_no_other() {
        let links = links("secret");
        let key = links.key(MatchId(12));
        let url = links.link(MatchId(12));
        assert_eq!(
            url.as_str(),
            format!("https://a.example/b/?match=12&key={key}")
        );
        assert!(links.opens(MatchId(12), &key));
        assert!(!links.opens(MatchId(13), &key));
        for wrong in ["", "x", &key[1..], &format!("{key}A"), &key.to_lowercase()] {
            assert!(!links.opens(MatchId(12), wrong), "{wrong}");
        }
    }

    #[test]
    fn another_secret_makes_other_keys() {
        let key = links("secret").key(MatchId(12));
        assert!(!links("other").opens(MatchId(12), &key));
        assert_ne!(links("secret").key(MatchId(13)), key);
    }
}

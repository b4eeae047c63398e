//! Which proxies are believed when they say for whom they ask.

use std::{
    net::{IpAddr, Ipv6Addr},
    str::FromStr,
};

use super::ConfigError;

/// The proxies that are believed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum TrustedProxies {
    /// The last one, if it is on this machine or in a private network.
    #[default]
    Near,
    /// All in these networks. None of them if there are none.
    Listed(Vec<Network>),
}

/// Addresses that begin with the same bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

impl TrustedProxies {
    /// Returns the address that a request comes from. `hops` are what its lines `X-Forwarded-For` say, in
    /// their order: each proxy adds the address that it was asked from, and anyone can write the first ones.
    pub fn client<'a>(
        &self,
        peer: IpAddr,
        hops: impl DoubleEndedIterator<Item = &'a str>,
    ) -> IpAddr {
        let mut client = peer.to_canonical();
        let most = match self {
            TrustedProxies::Near => 1,
            TrustedProxies::Listed(_) => usize::MAX,
        };
        for hop in hops.rev().take(most) {
            if !self.has(client) {
                break;
            }
            // A proxy that writes something else says nothing.
            let Some(next) = parse_hop(hop) else { break };
            client = next;
        }
        client
    }

    /// Returns whether the proxy at this address is believed.
    pub fn has(&self, proxy: IpAddr) -> bool {
        let proxy = proxy.to_canonical();
        match (self, proxy) {
            (TrustedProxies::Near, IpAddr::V4(proxy)) => proxy.is_loopback() || proxy.is_private(),
            (TrustedProxies::Near, IpAddr::V6(proxy)) => {
                proxy.is_loopback() || proxy.is_unique_local()
            }
            (TrustedProxies::Listed(networks), proxy) => {
                networks.iter().any(|network| network.has(proxy))
            }
        }
    }
}

/// Reads an address with or without a port.
fn parse_hop(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let address = text.parse().ok().or_else(bare).or_else(|| {
        let with_port: std::net::SocketAddr = text.parse().ok()?;
        Some(with_port.ip())
    });
    address.map(|address: IpAddr| address.to_canonical())
}

impl Network {
    /// Returns the network of this address that this many bits name. An IPv6 /64 is one household.
    pub fn household(address: IpAddr) -> IpAddr {
        match address.to_canonical() {
            address @ IpAddr::V4(_) => address,
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
        }
    }

    fn has(self, other: IpAddr) -> bool {
        let differ = |one: u128, other: u128, width: u32| {
            let rest = width.saturating_sub(self.bits.into());
            (one ^ other).checked_shr(rest).unwrap_or(0) != 0
        };
        match (self.address, other) {
            (IpAddr::V4(one), IpAddr::V4(other)) => {
                !differ(one.to_bits().into(), other.to_bits().into(), 32)
            }
            (IpAddr::V6(one), IpAddr::V6(other)) => !differ(one.to_bits(), other.to_bits(), 128),
            _ => false,
        }
    }
}

impl FromStr for Network {
    type Err = ();

    fn from_str(text: &str) -> Result<Network, ()> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| ())?;
        let width = if address.is_ipv4() { 32 } else { 128 };
        let bits = match bits {
            Some(bits) => bits.parse().map_err(|_| ())?,
            None => width,
        };
        if bits > width {
            return Err(());
        }
        Ok(Network { address, bits })
    }
}

impl FromStr for TrustedProxies {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<TrustedProxies, ConfigError> {
        if text.trim() == "none" {
            return Ok(TrustedProxies::Listed(Vec::new()));
        }
        let parts = text.split([',', ' ']).map(str::trim);
        let parts = parts.filter(|part| !part.is_empty());
        let networks: Result<Vec<Network>, ()> = parts.map(str::parse).collect();
        match networks {
            Ok(networks) if !networks.is_empty() => Ok(TrustedProxies::Listed(networks)),
            _ => Err(ConfigError::TrustedProxies),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect(text)
    }

    fn client(proxies: &TrustedProxies, peer: &str, lines: &[&str]) -> IpAddr {
        let hops = lines.iter().flat_map(|line| line.split(','));
        let hops: Vec<&str> = hops.collect();
        proxies.client(ip(peer), hops.into_iter())
    }

    #[test]
    fn only_the_last_hop_of_a_proxy_nearby_is_believed() {
        let near = TrustedProxies::default();
        for (peer, lines, expected) in [
            ("127.0.0.1", &["9.9.9.9, 7.7.7.7"][..], "7.7.7.7"),
            ("172.18.0.3", &["9.9.9.9,7.7.7.7"], "7.7.7.7"),
            // The first line is what the client wrote, and the second what the proxy has added.
            ("127.0.0.1", &["9.9.9.9", "7.7.7.7"], "7.7.7.7"),
            // That it was asked from a private address doesn't make that a proxy.
            ("127.0.0.1", &["9.9.9.9, 172.17.0.1"], "172.17.0.1"),
            ("127.0.0.1", &[], "127.0.0.1"),
            ("127.0.0.1", &["nonsense"], "127.0.0.1"),
            ("127.0.0.1", &["7.7.7.7:4711"], "7.7.7.7"),
            ("::1", &["[2001:db8::1]:443"], "2001:db8::1"),
            ("::ffff:127.0.0.1", &["::ffff:7.7.7.7"], "7.7.7.7"),
            ("8.8.8.8", &["7.7.7.7"], "8.8.8.8"),
        ] {
            assert_eq!(client(&near, peer, lines), ip(expected), "{peer} {lines:?}");
        }
    }

    #[test]
    fn listed_proxies_are_believed_and_no_others() {
        let listed: TrustedProxies = "203.0.113.0/24, 10.0.0.1 2001:db8::/32"
            .parse()
            .expect("good");
        for (peer, lines, expected) in [
            ("203.0.113.9", &["9.9.9.9, 7.7.7.7"][..], "7.7.7.7"),
            ("10.0.0.1", &["9.9.9.9, 7.7.7.7, 203.0.113.200"], "7.7.7.7"),
            ("10.0.0.1", &["9.9.9.9", "2001:db8::5"], "9.9.9.9"),
            ("10.0.0.2", &["7.7.7.7"], "10.0.0.2"),
            ("127.0.0.1", &["7.7.7.7"], "127.0.0.1"),
            (
                "10.0.0.1",
                &["7.7.7.7, nonsense, 203.0.113.1"],
                "203.0.113.1",
            ),
        ] {
            assert_eq!(
                client(&listed, peer, lines),
                ip(expected),
                "{peer} {lines:?}"
            );
        }
        let none: TrustedProxies = "none".parse().expect("good");
        assert_eq!(client(&none, "127.0.0.1", &["7.7.7.7"]), ip("127.0.0.1"));
        let all: TrustedProxies = "0.0.0.0/0".parse().expect("good");
        assert_eq!(client(&all, "8.8.8.8", &["7.7.7.7"]), ip("7.7.7.7"));
    }

    #[test]
    fn what_names_no_network_is_refused() {
        for text in [
            "",
            " ",
            "proxy",
            "10.0.0.0/33",
            "::/129",
            "10.0.0/8",
            "10.0.0.1/",
            "all",
        ] {
            let refused = text.parse::<TrustedProxies>();
            assert_eq!(refused, Err(ConfigError::TrustedProxies));
        }
    }

    #[test]
    fn an_ipv6_household_is_one_address() {
        let of = |text| Network::household(ip(text));
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:1.2.3.4"), ip("1.2.3.4"));
        assert_ne!(of("1.2.3.4"), of("1.2.3.5"));
    }
}

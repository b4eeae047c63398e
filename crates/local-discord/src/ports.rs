//! Ports for what listens beside the local Discord.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    process,
    sync::atomic::{AtomicU32, Ordering},
};

/// The first of the ports to choose from.
const FIRST: u16 = 10_000;

/// How many they are. The last lies below 32768: from there on (Linux; elsewhere from 49152 on, RFC 6335)
/// systems give ports to whoever asks for any.
const COUNT: u32 = 20_000;

/// How far apart two processes begin that were started one after the other.
const APART: u32 = 97;

/// Returns an address of this machine at which nothing listens, for a bot that is told where to listen.
/// Each call returns another one. The system gives its port to nobody who asks for any port, so it stays
/// free until the bot takes it.
///
/// # Errors
/// If something listens at all of them, or the system refuses to say so.
pub fn free_address() -> io::Result<SocketAddr> {
    static TAKEN: AtomicU32 = AtomicU32::new(0);
    let begin = process::id().wrapping_mul(APART);
    for _ in 0..COUNT {
        let number = begin.wrapping_add(TAKEN.fetch_add(1, Ordering::Relaxed)) % COUNT;
        let number = u16::try_from(number).map_err(io::Error::other)?;
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, FIRST + number));
        match TcpListener::bind(address) {
            Ok(_) => return Ok(address),
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AddrInUse.into())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// One test, because another that takes addresses at the same time could take these.
    #[test]
    fn each_address_is_another_and_free_and_none_that_systems_give_away() {
        let before = free_address().expect("one");
        let beyond = (1..50).map(|more| SocketAddr::new(before.ip(), before.port() + more));
        let taken: Vec<TcpListener> = beyond.flat_map(TcpListener::bind).collect();
        let addresses: BTreeSet<SocketAddr> =
            (0..100).map(|_| free_address().expect("one")).collect();
        assert_eq!(addresses.len(), 100);
        for address in addresses {
            assert!((10_000..32_768).contains(&address.port()), "{address}");
            TcpListener::bind(address).expect("it is free");
        }
        drop(taken);
    }
}

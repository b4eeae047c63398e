//! The paces that servers offer.

use super::{ReadTx, StoreError, WriteTx, db::params};
use domain::matches::{Pace, Paces, ServerId};

impl ReadTx<'_> {
    /// Returns the paces that can be chosen in a server. Leaves out names that this version does
    /// not know.
    pub fn paces(&self, server: ServerId) -> Result<Paces, StoreError> {
        let found: Option<(String, String)> = self.db.first(
            "SELECT offered, usual FROM server_paces WHERE server = ?1",
            params![server],
            |row| Ok((row.get("offered")?, row.get("usual")?)),
        )?;
        Ok(found.map_or_else(Paces::default, |(offered, usual)| {
            let offered: Vec<Pace> = offered
                .split_whitespace()
                .filter_map(Pace::from_id)
                .collect();
            Paces::new(&offered, Pace::from_id(&usual).unwrap_or_default())
        }))
    }
}

impl WriteTx<'_> {
    /// Stores which paces can be chosen in a server.
    pub fn set_paces(&self, server: ServerId, paces: &Paces) -> Result<(), StoreError> {
        let offered: Vec<&str> = paces.offered().iter().map(|pace| pace.id()).collect();
        self.db.execute(
            "INSERT INTO server_paces (server, offered, usual) VALUES (?1, ?2, ?3)
             ON CONFLICT (server) DO UPDATE
             SET offered = excluded.offered, usual = excluded.usual",
            params![server, offered.join(" "), paces.usual()],
        )?;
        Ok(())
    }
}

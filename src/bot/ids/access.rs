//! How a member came by a manager's command.

use super::codec::{Parts, Value};

/// How a member came by a manager's command.
///
/// An answer to such a command can outlive what gave it to the member, so its buttons say what has to
/// be checked when they are pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::bot) enum Access {
    /// By the permission to manage the server.
    Permission,
    /// By the server's integration settings alone.
    Integration,
}

impl Value for Access {
    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        bool::read(parts).map(|granted| {
            if granted {
                Access::Integration
            } else {
                Access::Permission
            }
        })
    }

    fn write(&self) -> String {
        (*self == Access::Integration).write()
    }

    #[cfg(test)]
    fn samples() -> Vec<Access> {
        vec![Access::Permission, Access::Integration]
    }
}

//! How a ply came to be played.

/// How a ply came to be played. Only what a person plays by hand shows that they are there, have seen
/// the board, and answer what it asks: it is noted as their act, closes the opponent's draw offer, and is
/// what tips are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlyBy {
    /// Its player chose it on the board before it.
    Hand,
    /// Its player had planned it, and it was played without them.
    Plan,
    /// The computer chose it.
    Computer,
}

impl PlyBy {
    /// Whether the ply is an act of a person.
    pub const fn is_act(self) -> bool {
        match self {
            PlyBy::Hand => true,
            PlyBy::Plan | PlyBy::Computer => false,
        }
    }
}

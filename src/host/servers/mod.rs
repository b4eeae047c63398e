//! What concerns two servers: opening to each other, and contests between them.

pub(super) mod contests;
pub(super) mod openings;

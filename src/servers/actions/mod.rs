//! What concerns two servers: opening to each other, and contests between them. And settings of a server
//! that name what is gone.

pub mod gone;
pub mod openings;

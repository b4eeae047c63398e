//! The engine finds what brute force proves.

mod wins;

//! Checks that the engine finds what brute force proves.

mod wins;

//! A cache of lines that were set before.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use super::Line;

/// Everything a line depends on: its text, and the bits of its size and of its room.
type Key = (String, u32, u32);

/// The number of cached lines: enough for the names of a busy server. When there are too many, all
/// are dropped.
const KEPT: usize = 2048;

static LINES: Mutex<Option<HashMap<Key, Line>>> = Mutex::new(None);

/// Returns the line for a text in this size and room, calling `set` if it is not cached.
pub(super) fn line(text: &str, size: f32, room: f32, set: impl FnOnce(&str) -> Line) -> Line {
    let key = (text.to_owned(), size.to_bits(), room.to_bits());
    // The map is consistent at every moment, even after a thread that held the lock has panicked.
    let lines = || LINES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(line) = lines().get_or_insert_default().get(&key) {
        return line.clone();
    }
    // The lock is free meanwhile: others need not wait for this line.
    let line = set(&key.0);
    let mut lines = lines();
    let lines = lines.get_or_insert_default();
    if lines.len() >= KEPT {
        lines.clear();
    }
    lines.insert(key, line.clone());
    line
}

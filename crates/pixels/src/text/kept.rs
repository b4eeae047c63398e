//! Lines that were set before.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use super::Line;

/// What a line depends on: its text, and the bits of its size and of its room.
type Key = (String, u32, u32);

/// How many lines are kept: enough for the names of a busy server. When there are too many, all of
/// them go.
const KEPT: usize = 2048;

static LINES: Mutex<Option<HashMap<Key, Line>>> = Mutex::new(None);

/// The line for a text in this size and room, which `set` makes if it is not kept.
pub(super) fn line(text: &str, size: f32, room: f32, set: impl FnOnce(&str) -> Line) -> Line {
    let key = (text.to_owned(), size.to_bits(), room.to_bits());
    // The map is whole at every moment, so also after a panic of somebody who held the lock.
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

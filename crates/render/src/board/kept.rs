//! A cache that keeps things as long as they are in use and there is room.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};

/// Things by their keys, most recently used first. Together they weigh no more than a limit, but
/// the most recently used one is always kept.
pub(super) struct Kept<K, V> {
    slots: Mutex<Vec<Arc<Slot<K, V>>>>,
    most: usize,
}

struct Slot<K, V> {
    key: K,
    weight: usize,
    /// Callers that come while it is being made wait here.
    made: Mutex<Option<Arc<V>>>,
}

impl<K: Copy + PartialEq, V> Kept<K, V> {
    pub(super) const fn weighing_at_most(most: usize) -> Kept<K, V> {
        Kept {
            slots: Mutex::new(Vec::new()),
            most,
        }
    }

    /// Returns the entry with this key. If it is not cached, `make` creates it, for every caller
    /// that wants it meanwhile.
    pub(super) fn get<E>(
        &self,
        key: K,
        weight: usize,
        make: impl FnOnce() -> Result<V, E>,
    ) -> Result<Arc<V>, E> {
        let slot = self.slot(key, weight);
        let mut made = lock(&slot.made);
        if let Some(value) = &*made {
            return Ok(Arc::clone(value));
        }
        let value = Arc::new(make()?);
        *made = Some(Arc::clone(&value));
        Ok(value)
    }

    /// Returns the first answer among the finished entries.
    pub(super) fn find<T>(&self, look: impl Fn(K, &V) -> Option<T>) -> Option<T> {
        let slots = lock(&self.slots).clone();
        slots.iter().find_map(|slot| {
            // Entries that are still being made are not waited for.
            let made = match slot.made.try_lock() {
                Ok(made) => made,
                Err(TryLockError::Poisoned(made)) => made.into_inner(),
                Err(TryLockError::WouldBlock) => return None,
            };
            look(slot.key, made.as_ref()?)
        })
    }

    fn slot(&self, key: K, weight: usize) -> Arc<Slot<K, V>> {
        let mut slots = lock(&self.slots);
        if let Some(at) = slots.iter().position(|slot| slot.key == key) {
            slots[..=at].rotate_right(1);
        } else {
            let made = Mutex::new(None);
            slots.insert(0, Arc::new(Slot { key, weight, made }));
            let mut total = 0;
            slots.retain(|slot| {
                let is_first = total == 0;
                total += slot.weight;
                is_first || total <= self.most
            });
        }
        Arc::clone(&slots[0])
    }
}

/// Locks a mutex. The data is consistent at every moment, even after a thread that held the lock
/// has panicked.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::{
        sync::atomic::{AtomicU32, Ordering},
        thread,
    };

    use super::*;

    fn of(kept: &Kept<u32, u32>, key: u32, made: &AtomicU32) -> u32 {
        let make = || {
            made.fetch_add(1, Ordering::Relaxed);
            Ok::<_, ()>(key * 10)
        };
        *kept.get(key, 4, make).expect("made")
    }

    #[test]
    fn what_is_in_use_is_made_once_and_what_was_not_used_for_long_goes() {
        let (kept, made) = (Kept::weighing_at_most(8), AtomicU32::new(0));
        for (key, makes) in [
            (1, 1),
            (2, 2),
            (1, 2),
            (2, 2),
            (3, 3),
            (2, 3),
            (1, 4),
            (3, 5),
        ] {
            assert_eq!(of(&kept, key, &made), key * 10);
            assert_eq!(made.load(Ordering::Relaxed), makes, "{key}");
        }
        assert_eq!(
            kept.find(|key, value| (key == 1).then_some(*value)),
            Some(10)
        );
        assert_eq!(kept.find(|key, value| (key == 2).then_some(*value)), None);
    }

    #[test]
    fn one_is_made_for_all_who_want_it_at_the_same_time() {
        let (kept, made) = (Kept::weighing_at_most(8), AtomicU32::new(0));
        thread::scope(|scope| {
            for _ in 0..16 {
                scope.spawn(|| of(&kept, 7, &made));
            }
        });
        assert_eq!(made.load(Ordering::Relaxed), 1);
    }

    #[test]
    fn what_could_not_be_made_is_tried_again() {
        let kept: Kept<u32, u32> = Kept::weighing_at_most(1);
        assert_eq!(kept.get(1, 4, || Err("no")).map(|_| ()), Err("no"));
        assert_eq!(
            kept.get(1, 4, || Ok::<_, &str>(5)).map(|value| *value),
            Ok(5)
        );
    }
}

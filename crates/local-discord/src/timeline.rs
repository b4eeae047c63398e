//! Everything that happened, in order: requests of the bot, events to it, and notes.

use std::{collections::VecDeque, time::Duration};

use serde::Serialize;
use serde_json::{Value, json};

use super::{clock::Millis, packed::Packed, record::Record, refusal::Refusal};

/// How many entries are kept in memory. The record has all of them.
const KEPT: usize = 5_000;

/// How many violations and how many refusals are kept with their details. Later ones are only
/// counted.
const JUDGEMENTS_KEPT: usize = 1_000;

/// A request with its response.
#[derive(Debug)]
pub(crate) struct Exchange {
    pub(crate) method: String,
    /// Path and query, with interaction tokens already masked.
    pub(crate) path: String,
    pub(crate) body: Value,
    pub(crate) status: u16,
    pub(crate) answer: Value,
    pub(crate) refusal: Option<Refusal>,
    pub(crate) fault: Option<&'static str>,
    pub(crate) took: Duration,
}

/// An entry for an event.
#[derive(Serialize)]
struct EventEntry<'a> {
    kind: &'static str,
    event: &'a str,
    data: &'a Value,
    sessions: &'a [Value],
    n: u64,
    at: Millis,
}

#[derive(Debug)]
pub(crate) struct Timeline {
    entries: VecDeque<Packed>,
    last: u64,
    violations: Vec<Packed>,
    refusals: Vec<Packed>,
    violation_count: u64,
    refusal_count: u64,
    record: Option<Record>,
}

impl Timeline {
    pub(crate) fn new(record: Option<Record>) -> Self {
        Self {
            entries: VecDeque::new(),
            last: 0,
            violations: Vec::new(),
            refusals: Vec::new(),
            violation_count: 0,
            refusal_count: 0,
            record,
        }
    }

    pub(crate) fn last(&self) -> u64 {
        self.last
    }

    pub(crate) fn request(&mut self, at: Millis, exchange: Exchange) {
        let micros = u64::try_from(exchange.took.as_micros()).unwrap_or(u64::MAX);
        let mut entry = json!({
            "kind": "request",
            "method": exchange.method,
            "path": exchange.path,
            "body": null,
            "status": exchange.status,
            "answer": null,
            "violation": null,
            "micros": micros,
            "ms": micros / 1_000,
        });
        // They can be long, and `json!` would copy them.
        entry["body"] = exchange.body;
        entry["answer"] = exchange.answer;
        if let Some(fault) = exchange.fault {
            entry["fault"] = json!(fault);
        }
        if let Some(refusal) = exchange.refusal {
            let seen = json!({
                "n": self.last + 1,
                "at": at,
                "method": entry["method"],
                "path": entry["path"],
                "status": exchange.status,
                "code": refusal.code,
                "message": refusal.message,
                "errors": refusal.errors,
                "body": entry["body"],
            });
            if refusal.violation {
                entry["violation"] = json!(refusal.summary());
                self.violation_count += 1;
                keep(&mut self.violations, &seen);
            } else {
                self.refusal_count += 1;
                keep(&mut self.refusals, &seen);
            }
        }
        self.push(at, entry);
    }

    pub(crate) fn event(&mut self, at: Millis, name: &str, data: &Value, sessions: &[Value]) {
        let masked = has_token(data).then(|| {
            let mut data = data.clone();
            mask_tokens(&mut data);
            data
        });
        self.last += 1;
        self.add(Packed::new(&EventEntry {
            kind: "event",
            event: name,
            data: masked.as_ref().unwrap_or(data),
            sessions,
            n: self.last,
            at,
        }));
    }

    pub(crate) fn note(&mut self, at: Millis, text: &str, data: &Value) {
        self.push(at, json!({"kind": "note", "note": text, "data": data}));
    }

    fn push(&mut self, at: Millis, mut entry: Value) {
        self.last += 1;
        mask_tokens(&mut entry);
        if let Value::Object(map) = &mut entry {
            map.insert("n".to_owned(), json!(self.last));
            map.insert("at".to_owned(), json!(at));
        }
        self.add(Packed::new(&entry));
    }

    fn add(&mut self, entry: Packed) {
        if let Some(record) = &mut self.record {
            record.line(entry.as_str());
        }
        self.entries.push_back(entry);
        if self.entries.len() > KEPT {
            self.entries.pop_front();
        }
    }

    /// Returns the entries after a number, oldest first.
    pub(crate) fn after(&self, after: u64, limit: usize) -> Vec<Value> {
        let before = self.last - self.entries.len() as u64;
        let skip = usize::try_from(after.saturating_sub(before)).unwrap_or(usize::MAX);
        self.entries
            .iter()
            .skip(skip)
            .take(limit)
            .map(Packed::read)
            .collect()
    }

    pub(crate) fn violations(&self) -> u64 {
        self.violation_count
    }

    pub(crate) fn judgements(&self) -> Value {
        json!({
            "count": self.violation_count,
            "violations": unpacked(&self.violations),
            "refused": self.refusal_count,
            "refusals": unpacked(&self.refusals),
        })
    }

    pub(crate) fn flush(&mut self) {
        if let Some(record) = &mut self.record {
            record.flush();
        }
    }
}

fn keep(list: &mut Vec<Packed>, entry: &Value) {
    if list.len() < JUDGEMENTS_KEPT {
        list.push(Packed::new(entry));
    }
}

fn unpacked(list: &[Packed]) -> Vec<Value> {
    list.iter().map(Packed::read).collect()
}

fn has_token(value: &Value) -> bool {
    match value {
        Value::Object(map) => map
            .iter()
            .any(|(key, inner)| (key == "token" && inner.is_string()) || has_token(inner)),
        Value::Array(list) => list.iter().any(has_token),
        _ => false,
    }
}

/// Replaces every token. An interaction's token is a key that works for a quarter of an hour.
fn mask_tokens(value: &mut Value) {
    match value {
        Value::Object(map) => {
            for (key, inner) in map {
                if key == "token" && inner.is_string() {
                    *inner = json!("…");
                } else {
                    mask_tokens(inner);
                }
            }
        }
        Value::Array(list) => list.iter_mut().for_each(mask_tokens),
        _ => {}
    }
}

//! One session: its intents, its recent events, and its connection if it has one.

use std::collections::VecDeque;

use serde::Serialize;
use serde_json::Value;
use tokio::sync::mpsc::UnboundedSender;

use super::{Gateway, NoResume};
use crate::{clock::Millis, id::Id, packed::text_of};

/// Events kept for a resume.
const KEPT: usize = 2_000;

/// An event as the gateway sends it.
/// <https://discord.com/developers/docs/events/gateway-events#payload-structure>
#[derive(Serialize)]
struct Dispatch<'a> {
    op: u8,
    s: u64,
    t: &'a str,
    d: &'a Value,
}

/// A message to the task that owns a socket.
#[derive(Clone, Debug)]
pub(crate) enum Frame {
    Text(String),
    /// Cut the connection without a close frame.
    Drop,
}

/// A connection's number and the channel to its task.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) number: u64,
    pub(crate) frames: UnboundedSender<Frame>,
}

#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) id: String,
    pub(crate) intents: u64,
    pub(crate) shard: (u64, u64),
    seq: u64,
    sent: VecDeque<(u64, String)>,
    line: Option<Line>,
    lost_at: Option<Millis>,
}

impl Session {
    pub(crate) fn new(id: String, intents: u64, shard: (u64, u64), line: Line) -> Self {
        Self {
            id,
            intents,
            shard,
            seq: 0,
            sent: VecDeque::new(),
            line: Some(line),
            lost_at: None,
        }
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.line.is_some()
    }

    pub(crate) fn lost_at(&self) -> Option<Millis> {
        self.lost_at
    }

    pub(crate) fn wants(&self, intents: u64, guild: Option<Id>) -> bool {
        (intents == 0 || self.intents & intents != 0)
            && Gateway::shard_of(guild, self.shard.1) == self.shard.0
    }

    /// Numbers an event, keeps it, and sends it if the session has a connection.
    pub(crate) fn event(&mut self, name: &str, data: &Value) -> u64 {
        self.seq += 1;
        let text = text_of(&Dispatch {
            op: 0,
            s: self.seq,
            t: name,
            d: data,
        });
        self.sent.push_back((self.seq, text.clone()));
        if self.sent.len() > KEPT {
            self.sent.pop_front();
        }
        self.send(Frame::Text(text));
        self.seq
    }

    /// Sends a frame. A frame to a task that has just ended is lost, as on a real connection.
    pub(crate) fn send(&self, frame: Frame) {
        if let Some(line) = &self.line {
            let _ = line.frames.send(frame);
        }
    }

    pub(super) fn resume(&mut self, seq: u64, line: Line) -> Result<(), NoResume> {
        if seq > self.seq {
            return Err(NoResume::Sequence);
        }
        let oldest = self
            .sent
            .front()
            .map_or(self.seq + 1, |(number, _)| *number);
        if seq + 1 < oldest {
            return Err(NoResume::Invalid);
        }
        // A session has one connection, so an older one is cut.
        self.send(Frame::Drop);
        self.line = Some(line);
        self.lost_at = None;
        for (_, text) in self.sent.iter().filter(|(number, _)| *number > seq) {
            self.send(Frame::Text(text.clone()));
        }
        Ok(())
    }

    /// Records the loss of a connection. Returns `false` if another one has already replaced it.
    pub(super) fn disconnect(&mut self, connection: u64, now: Millis) -> bool {
        let current = self
            .line
            .as_ref()
            .is_some_and(|line| line.number == connection);
        if current {
            self.line = None;
            self.lost_at = Some(now);
        }
        current
    }
}

//! The shards of this process: it connects those that it has, hands over those that another process
//! takes, and tells the others each second that it runs.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
    time::Duration,
};

use futures_util::future::join_all;
use poise::serenity_prelude as serenity;
use tokio::{
    sync::mpsc,
    task::JoinSet,
    time::{Instant, sleep, timeout},
};

use super::{
    gateway::Gateway,
    handlers::{Answers, Dispatch, Dispatcher},
};
use crate::{
    discord::{alarm::database_failed, delivery::Courier, error::ConnectError, reach::Reach},
    host::{Duty, Failure, Host, Meeting, Member, Report, processes},
};
use domain::{clock::Moment, matches::Shard, processes::BEAT};

/// How often a process that leaves looks whether the others have its shards.
const LOOK_EVERY: Duration = Duration::from_millis(250);

/// How long a process that leaves waits until the others have its shards. systemd kills one that takes
/// 90 seconds.
const LEAVE_WITHIN: Duration = Duration::from_secs(30);

/// How long the database can take while a process leaves. It may be the reason to stop it.
const MEET_WITHIN: Duration = Duration::from_secs(5);

/// How long Discord can take to say whether another shard can log in. Meanwhile the others hear nothing
/// of this process.
const ASK_WITHIN: Duration = Duration::from_secs(2);

/// The shards of this process.
pub(super) struct Sharing {
    pub(super) host: Host,
    pub(super) http: Arc<serenity::Http>,
    /// The gateway's address.
    pub(super) address: String,
    pub(super) dispatcher: Arc<Dispatcher>,
    pub(super) reach: Reach,
    pub(super) courier: Courier,
    pub(super) member: Member,
    pub(super) connections: Connections,
}

/// The connections to the gateway.
pub(super) struct Connections {
    each: BTreeMap<Shard, Connection>,
    /// Those that are being closed.
    closing: JoinSet<()>,
    /// Why Discord has ended one for good.
    ends: mpsc::UnboundedReceiver<ConnectError>,
    ended: mpsc::UnboundedSender<ConnectError>,
}

struct Connection {
    gateway: Gateway,
    answers: Arc<Answers>,
}

impl Default for Connections {
    fn default() -> Connections {
        let (ended, ends) = mpsc::unbounded_channel();
        Connections {
            each: BTreeMap::new(),
            closing: JoinSet::new(),
            ends,
            ended,
        }
    }
}

impl Connections {
    /// Waits until Discord ends a connection for good.
    async fn end(&mut self) -> ConnectError {
        match self.ends.recv().await {
            Some(error) => error,
            // The other end is kept here, too.
            None => std::future::pending().await,
        }
    }
}

impl Sharing {
    /// Keeps the shards connected until Discord ends a connection for good.
    pub(super) async fn keep(&mut self, first: Meeting) -> ConnectError {
        if let Err(error) = self.follow(&first.duties, None).await {
            return error;
        }
        loop {
            let pause = self.pause();
            tokio::select! {
                error = self.connections.end() => return error,
                () = pause => {}
            }
            let begun = self.host.clock().moment();
            match self.meet().await {
                Ok(meeting) => {
                    if let Err(error) = self.follow(&meeting.duties, Some(begun)).await {
                        return error;
                    }
                }
                Err(error) => database_failed(&error.into()),
            }
        }
    }

    /// Waits until the others expect a sign of life, or another shard can log in.
    fn pause(&self) -> impl Future<Output = ()> + use<> {
        let shards = usize::try_from(self.member.total()).unwrap_or(usize::MAX);
        let is_done = !processes::has_company(&self.host) && self.connections.each.len() >= shards;
        let clock = self.host.clock().clone();
        async move {
            if is_done {
                std::future::pending::<()>().await;
            }
            clock.sleep_after(clock.now(), BEAT).await;
        }
    }

    async fn meet(&mut self) -> Result<Meeting, Failure> {
        let links = self.reach.links().await;
        let connected = links.iter().filter(|link| link.connected);
        let ready: BTreeSet<u32> = connected.map(|link| link.shard.id).collect();
        let begun = self.connections.each.keys().map(|shard| shard.id).collect();
        let demand = self.courier.demand();
        let report = Report {
            begun,
            ready,
            demand,
        };
        let (member, meeting) = processes::meet(&self.host, &self.member, report).await?;
        self.member = member;
        self.courier.share(demand, &meeting.others);
        Ok(meeting)
    }

    /// Connects the shards that this process has now, and leaves the others. `told` is when the others were
    /// told that it has them, or earlier.
    async fn follow(&mut self, duties: &[Duty], told: Option<Moment>) -> Result<(), ConnectError> {
        let kept: BTreeSet<Shard> = duties.iter().map(|duty| duty.shard).collect();
        let gone = self
            .connections
            .each
            .extract_if(.., |shard, _| !kept.contains(shard));
        for (shard, connection) in gone {
            tracing::info!(
                shard = shard.id,
                of = shard.count,
                "another process serves this shard"
            );
            self.connections.closing.spawn(connection.gateway.close());
        }
        self.reach.keep(&kept);
        while self.connections.closing.try_join_next().is_some() {}
        for duty in duties {
            match self.connections.each.get(&duty.shard) {
                Some(connection) => {
                    connection.answers.set(duty.answering);
                    if let Some(told) = told {
                        connection.answers.note_told(told);
                    }
                }
                None if duty.connects && self.may_log_in().await => self.connect(duty)?,
                None => {}
            }
        }
        Ok(())
    }

    /// Asks Discord whether the bot can log in once more today.
    /// <https://discord.com/developers/docs/events/gateway#session-start-limit-object>
    async fn may_log_in(&self) -> bool {
        let asked = timeout(ASK_WITHIN, self.http.get_bot_gateway()).await;
        let asked = asked.unwrap_or(Err(serenity::Error::Other("no answer in time")));
        match asked {
            Ok(gateway) if gateway.session_start_limit.remaining > 0 => true,
            Ok(gateway) => {
                let minutes = gateway.session_start_limit.reset_after.div_ceil(60_000);
                tracing::warn!(minutes, "Discord doesn't let more shards log in for now");
                false
            }
            Err(error) => {
                let error = domain::causes::chain(&error);
                tracing::warn!(error, "Discord did not say whether a shard can log in");
                false
            }
        }
    }

    fn connect(&mut self, duty: &Duty) -> Result<(), ConnectError> {
        let shard = duty.shard;
        let answers = Arc::new(Answers::new(self.member.holder(), duty.answering));
        let dispatch = {
            let (dispatcher, answers) = (Arc::clone(&self.dispatcher), Arc::clone(&answers));
            move |manager| Dispatch::new(dispatcher, manager, shard, answers)
        };
        let (http, address) = (Arc::clone(&self.http), self.address.clone());
        let ended = self.connections.ended.clone();
        let gateway = Gateway::connect(http, address, shard, ended, dispatch)?;
        self.reach.begin(shard, gateway.manager());
        let connection = Connection { gateway, answers };
        self.connections.each.insert(shard, connection);
        Ok(())
    }

    /// Lets the other processes take the shards over, while players are still answered here, and
    /// closes all connections.
    pub(super) async fn leave(mut self) {
        self.member.leave();
        let begun = Instant::now();
        while !self.connections.each.is_empty() && begun.elapsed() < LEAVE_WITHIN {
            let told = self.host.clock().moment();
            let meeting = match timeout(MEET_WITHIN, self.meet()).await {
                Ok(Ok(meeting)) if meeting.has_heirs => meeting,
                Ok(Err(error)) => {
                    database_failed(&error.into());
                    break;
                }
                // Nobody takes them, or the database is away.
                Ok(Ok(_)) | Err(_) => break,
            };
            if self.follow(&meeting.duties, Some(told)).await.is_err() {
                break;
            }
            sleep(LOOK_EVERY).await;
        }
        let open = self.connections.each.into_values();
        join_all(open.map(|connection| connection.gateway.close())).await;
        self.connections.closing.join_all().await;
    }
}

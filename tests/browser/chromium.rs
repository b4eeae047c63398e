//! Chromium, driven over the WebDriver protocol.

use std::{
    io::{self, BufRead, BufReader, Write},
    process::{Child, Command, Stdio},
    time::Duration,
};

use fantoccini::{Client, ClientBuilder, wd::TimeoutConfiguration};
use serde_json::{Map, Value, json};

/// How long to wait for something that must appear. Far longer than it takes, so that a slow
/// machine fails no test.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// What keeps the browser quiet and to itself. It runs as root in CI, where its own sandbox
/// cannot work; all it ever opens is the page under test.
const ARGUMENTS: [&str; 8] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// A process that is killed when it is dropped.
pub(crate) struct Process(Child);

impl Process {
    pub(crate) fn spawn(command: &mut Command) -> io::Result<Process> {
        command.stdin(Stdio::null()).spawn().map(Process)
    }

    /// Starts a program and gives the first thing that `find` finds in a line of its output.
    pub(crate) fn start<T>(
        command: &mut Command,
        find: impl Fn(&str) -> Option<T>,
    ) -> io::Result<(Process, T)> {
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let output = child.stdout.take().expect("a pipe");
        let process = Process(child);
        let mut lines = BufReader::new(output).lines();
        loop {
            let line = lines.next().expect("it says where it is")?;
            if let Some(found) = find(&line) {
                // What it says later is read too, or it would wait for a reader.
                std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
                return Ok((process, found));
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// How large the window is.
#[derive(Clone, Copy)]
pub(crate) enum Window {
    Desktop,
    Phone,
}

/// A browser with one window. The folder is its profile.
pub(crate) struct Browser {
    pub(crate) client: Client,
    _driver: Process,
    _profile: tempfile::TempDir,
}

impl Browser {
    /// Opens one, unless there is none on this machine.
    pub(crate) async fn open(window: Window) -> Option<Browser> {
        let port = |line: &str| {
            let (_, port) = line.split_once("started successfully on port ")?;
            port.trim_end_matches('.').parse::<u16>().ok()
        };
        let started = Process::start(Command::new("chromedriver").arg("--port=0"), port);
        let (driver, port) = match started {
            Ok(started) => started,
            Err(error) => {
                skip(&error);
                return None;
            }
        };
        let profile = tempfile::tempdir().expect("a folder");
        let capabilities = capabilities(window, &profile);
        let client = ClientBuilder::native()
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .expect("the driver opens Chromium");
        let patience = TimeoutConfiguration::new(None, None, Some(PATIENCE));
        client.update_timeouts(patience).await.expect("patience");
        Some(Browser {
            client,
            _driver: driver,
            _profile: profile,
        })
    }
}

fn capabilities(window: Window, profile: &tempfile::TempDir) -> Map<String, Value> {
    let mut arguments: Vec<String> = ARGUMENTS.map(str::to_owned).to_vec();
    arguments.push(format!("--user-data-dir={}", profile.path().display()));
    let mut options = Map::new();
    match window {
        Window::Desktop => arguments.push("--window-size=1440,900".to_owned()),
        Window::Phone => {
            let size = json!({"width": 390, "height": 800, "pixelRatio": 2});
            options.insert("mobileEmulation".to_owned(), json!({"deviceMetrics": size}));
        }
    }
    options.insert("args".to_owned(), arguments.into());
    let mut capabilities = Map::new();
    capabilities.insert("goog:chromeOptions".to_owned(), options.into());
    capabilities
}

/// Says that there is no browser, so that nobody takes silence for success.
fn skip(error: &io::Error) {
    let why = format!("Chromium's driver cannot be started (chromedriver: {error})");
    assert!(std::env::var_os("CI").is_none(), "{why}");
    // Not by `eprintln!`, which the test harness keeps from view.
    let _ = writeln!(
        io::stderr(),
        "SKIPPED a browser test: {why}. On Debian: apt-get install chromium chromium-driver"
    );
}

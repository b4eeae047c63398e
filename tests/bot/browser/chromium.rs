//! Chromium, driven over the WebDriver protocol.

use std::{
    io::{self, Read, Write},
    net::TcpStream,
    process::Stdio,
};

use fantoccini::{Client, ClientBuilder, wd::TimeoutConfiguration};
use serde_json::{Map, Value, json};
use store::testing::is_full;
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

use crate::{
    patience::{PATIENCE, until},
    scratch::scratch,
};

/// Arguments that keep the browser quiet and to itself. It runs as root in CI, where its own sandbox
/// cannot work; it opens nothing but the page under test.
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

/// How often the driver is restarted to find another port.
const PORTS: u32 = 3;

/// A process that is killed when it is dropped.
pub(crate) struct Process {
    _child: Child,
}

impl Process {
    pub(crate) fn spawn(command: &mut Command) -> io::Result<Process> {
        let child = command.stdin(Stdio::null()).kill_on_drop(true).spawn()?;
        Ok(Process { _child: child })
    }

    /// Starts a program and returns the first thing that `find` finds in a line of its output. If it
    /// ends before that, the error contains its output.
    pub(crate) async fn start<T>(
        command: &mut Command,
        find: impl Fn(&str) -> Option<T>,
    ) -> io::Result<(Process, T)> {
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let mut said = String::new();
        let found = until("a line that says where it is", async || {
            let Some(line) = lines.next_line().await.expect("lines") else {
                return Ok(None);
            };
            said.push_str(&line);
            find(&line).map(Some).ok_or(line)
        })
        .await;
        let Some(found) = found else {
            return Err(io::Error::new(io::ErrorKind::UnexpectedEof, said));
        };
        // Its later output is read too, or it would wait for a reader.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Ok((Process { _child: child }, found))
    }
}

/// The size of the window.
#[derive(Clone, Copy)]
pub(crate) enum Window {
    Desktop,
    Phone,
}

impl Window {
    /// Returns the sizes in which a page is tried, with their names: a desktop's, and a phone's too with `FULL=1`.
    pub(crate) fn sizes() -> Vec<(Window, &'static str)> {
        let mut sizes = vec![(Window::Desktop, "desktop"), (Window::Phone, "phone")];
        sizes.retain(|(window, _)| is_full() || matches!(window, Window::Desktop));
        sizes
    }
}

/// A browser with one window. The folder is its profile.
pub(crate) struct Browser {
    pub(crate) client: Client,
    /// The port of the driver.
    port: u16,
    /// What the driver calls this browser.
    session: String,
    _driver: Process,
    _profile: tempfile::TempDir,
}

impl Drop for Browser {
    /// Lets the driver close Chromium, also when a test has failed. Chromium outlives a driver that is
    /// killed.
    fn drop(&mut self) {
        if let Err(error) = self.quit() {
            let _ = writeln!(io::stderr(), "Chromium was not closed: {error}");
        }
    }
}

impl Browser {
    /// Opens one, unless there is none on this machine.
    pub(crate) async fn open(window: Window) -> Option<Browser> {
        let port = |line: &str| {
            let (_, port) = line.split_once("started successfully on port ")?;
            port.trim_end_matches('.').parse::<u16>().ok()
        };
        let start = async || {
            let mut command = Command::new("chromedriver");
            Process::start(command.arg("--port=0"), port).await
        };
        let mut started = start().await;
        for _ in 0..PORTS {
            // It ends if the port that is free in IPv4 is taken in IPv6.
            if !matches!(&started, Err(error) if error.kind() == io::ErrorKind::UnexpectedEof) {
                break;
            }
            started = start().await;
        }
        let (driver, port) = match started {
            Ok(started) => started,
            Err(error) => {
                skip(&error);
                return None;
            }
        };
        let profile = tempfile::tempdir_in(scratch()).expect("a folder");
        let capabilities = capabilities(window, &profile);
        let client = ClientBuilder::native()
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .expect("the driver opens Chromium");
        let patience = TimeoutConfiguration::new(None, None, Some(PATIENCE));
        client.update_timeouts(patience).await.expect("patience");
        let session = client.session_id().await.expect("an answer");
        Some(Browser {
            client,
            port,
            session: session.expect("a session"),
            _driver: driver,
            _profile: profile,
        })
    }

    /// Waits on this thread until Chromium has been closed: nothing async can be waited for in a drop.
    fn quit(&self) -> io::Result<()> {
        let Browser { port, session, .. } = self;
        let mut driver = TcpStream::connect(("127.0.0.1", *port))?;
        driver.set_read_timeout(Some(PATIENCE))?;
        write!(
            driver,
            "DELETE /session/{session} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: 0\r\n\r\n"
        )?;
        let mut status = [0; "HTTP/1.1 200".len()];
        driver.read_exact(&mut status)?;
        if &status == b"HTTP/1.1 200" {
            Ok(())
        } else {
            Err(io::Error::other(String::from_utf8_lossy(&status)))
        }
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

/// Says that there is no browser, so that no one takes silence for success.
fn skip(error: &io::Error) {
    let why = format!("Chromium's driver cannot be started (chromedriver: {error})");
    assert!(std::env::var_os("CI").is_none(), "{why}");
    // Not with `eprintln!`, which the test harness hides.
    let _ = writeln!(
        io::stderr(),
        "SKIPPED a browser test: {why}. On Debian: apt-get install chromium chromium-driver"
    );
}

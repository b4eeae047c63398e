//! What other people's crates may be. `deny.toml` says it: cargo-deny checks all of it before a release, and these
//! tests check what needs no network with each run.

use std::{
    collections::{HashMap, HashSet},
    env, fs,
    io::{self, Write},
    process::Command,
};

use serde::Deserialize;

/// As `Cargo.lock` names it.
const CRATES_IO: &str = "\"registry+https://github.com/rust-lang/crates.io-index\"";

/// What `cargo metadata` says of this part of the workspace's dependencies.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    workspace_members: Vec<String>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    /// Absent for the workspace's own.
    source: Option<String>,
    license: Option<String>,
    /// As its manifest says.
    dependencies: Vec<Requirement>,
}

#[derive(Deserialize)]
struct Requirement {
    name: String,
    req: String,
    /// Present for what is in the workspace.
    path: Option<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<Kind>,
}

#[derive(Deserialize)]
struct Kind {
    /// Absent for what the program is linked with.
    kind: Option<String>,
}

impl Metadata {
    /// Returns the packages that become part of a program or build one: those for tests alone don't.
    fn shipped(&self) -> Vec<&Package> {
        let nodes: HashMap<&str, &Node> = (self.resolve.nodes.iter())
            .map(|node| (node.id.as_str(), node))
            .collect();
        let mut open: Vec<&str> = self.workspace_members.iter().map(String::as_str).collect();
        let mut found: HashSet<&str> = HashSet::new();
        while let Some(id) = open.pop() {
            if found.insert(id) {
                let shipped = nodes[id].deps.iter().filter(|dependency| {
                    (dependency.dep_kinds.iter()).any(|kind| kind.kind.as_deref() != Some("dev"))
                });
                open.extend(shipped.map(|dependency| dependency.pkg.as_str()));
            }
        }
        let packages = self.packages.iter();
        packages
            .filter(|one| found.contains(one.id.as_str()))
            .collect()
    }
}

/// Returns what is compiled on this system. Cargo downloads what is not here yet; without the network there is
/// no answer then, which only CI does not allow.
fn metadata() -> Option<Metadata> {
    let output = Command::new(env::var_os("CARGO").expect("cargo runs the tests"))
        .args([
            "metadata",
            "--format-version=1",
            "--locked",
            "--all-features",
        ])
        .arg("--filter-platform=host-tuple")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo can be started");
    if output.status.success() {
        return Some(serde_json::from_slice(&output.stdout).expect("metadata"));
    }
    let why = String::from_utf8_lossy(&output.stderr);
    assert!(env::var_os("CI").is_none(), "{why}");
    // Not with `eprintln!`, which the test harness hides.
    let _ = writeln!(
        io::stderr(),
        "SKIPPED the licences of other people's crates: {why}"
    );
    None
}

/// Returns the quoted words after a key of `deny.toml`, up to the end of its list.
fn listed(key: &str) -> Vec<String> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/deny.toml");
    let rules = fs::read_to_string(file).expect("deny.toml");
    let list = rules.split_once(&format!("\n{key} = [\n"));
    let (list, _) = list
        .and_then(|(_, rest)| rest.split_once("\n]"))
        .expect("a list");
    let lines = list
        .lines()
        .map(str::trim)
        .filter(|line| !line.starts_with('#'));
    let words = lines.filter_map(|line| line.split('"').nth(1));
    let words: Vec<String> = words.map(str::to_owned).collect();
    assert!(!words.is_empty(), "{key} lists nothing");
    words
}

/// Whether one of the licences that someone can choose from is allowed, and all that apply together are. In
/// an expression that nests the two otherwise it asks for more than that.
fn may_be(license: &str, allowed: &[String]) -> bool {
    let license = license.replace(" / ", " OR ").replace('/', " OR ");
    license.split(" AND ").all(|part| {
        let mut choices = part.trim_matches(['(', ')']).split(" OR ");
        choices.any(|choice| allowed.iter().any(|one| one == choice))
    })
}

#[test]
fn other_peoples_crates_ask_for_no_more_than_a_notice() {
    let Some(metadata) = metadata() else {
        return;
    };
    let licenses = listed("allow");
    let shipped = metadata.shipped();
    let others = shipped.iter().filter(|package| package.source.is_some());
    let refused: Vec<_> = others
        .filter(|package| {
            let license = package.license.as_deref();
            !license.is_some_and(|license| may_be(license, &licenses))
        })
        .map(|package| (&package.name, &package.license))
        .collect();
    assert!(refused.is_empty(), "{refused:#?}");
    let ours = shipped.iter().filter(|package| package.source.is_none());
    let mut needs = ours.flat_map(|package| &package.dependencies);
    let any_version = needs.find(|one| one.path.is_none() && one.req == "*");
    assert!(
        any_version.is_none(),
        "{:?}",
        any_version.map(|one| &one.name)
    );
    for needed in ["serenity", "image", "libsqlite3-sys"] {
        assert!(
            shipped.iter().any(|package| package.name == needed),
            "{needed}"
        );
    }
}

#[test]
fn every_crate_comes_from_crates_io_and_none_is_denied_on_any_system() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.lock");
    let lock = fs::read_to_string(file).expect("Cargo.lock");
    let sources: HashSet<&str> = (lock.lines())
        .filter_map(|line| line.strip_prefix("source = "))
        .collect();
    assert_eq!(sources, HashSet::from([CRATES_IO]));
    for denied in listed("deny") {
        assert!(
            !lock.contains(&format!("\nname = \"{denied}\"\n")),
            "{denied}"
        );
    }
}

#[test]
fn a_licence_may_be_chosen_where_the_crate_leaves_the_choice() {
    let allowed = ["MIT", "BSD-3-Clause"].map(str::to_owned);
    for fine in [
        "MIT",
        "MIT/GPL-3.0",
        "Apache-2.0 / MIT",
        "(GPL-2.0 OR MIT) AND BSD-3-Clause",
    ] {
        assert!(may_be(fine, &allowed), "{fine}");
    }
    for refused in ["GPL-3.0", "MIT AND GPL-3.0", "(MIT OR ISC) AND ISC", ""] {
        assert!(!may_be(refused, &allowed), "{refused}");
    }
}

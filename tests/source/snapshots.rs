//! Snapshots of cards lie beside the tests that compare with them. insta doesn't notice one that no test reads.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Adds the snapshots below a folder.
fn add_snapshots(folder: &Path, to: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            add_snapshots(&path, to);
        } else if path.extension().is_some_and(|end| end == "snap") {
            to.push(path);
        }
    }
}

/// Returns whether the test whose name a snapshot ends with is in the file of tests beside its folder.
fn has_a_test(snapshot: &Path) -> bool {
    let name = snapshot.file_stem().and_then(|name| name.to_str());
    let test = name.and_then(|name| name.rsplit("__").next());
    let beside = snapshot.ancestors().nth(2).expect("a folder");
    let tests = fs::read_to_string(beside.join("tests.rs")).unwrap_or_default();
    test.is_some_and(|test| tests.contains(&format!("fn {test}(")))
}

#[test]
fn each_snapshot_is_of_a_test_beside_it() {
    let mut snapshots = Vec::new();
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    add_snapshots(Path::new(source), &mut snapshots);
    assert!(!snapshots.is_empty(), "there are some");
    snapshots.retain(|snapshot| !has_a_test(snapshot));
    assert!(snapshots.is_empty(), "of no test: {snapshots:#?}");
}

//! Checks that the gallery shows everything.

use std::fs;

use rules::{GameId, look::Theme};

use crate::tools;

#[test]
fn the_gallery_shows_every_game_and_theme() {
    let dir = tempfile::tempdir().expect("a folder");
    let folder = dir.path().join("new");
    let output = tools(&["gallery", &folder.display().to_string()], b"");
    assert!(output.status.success(), "{output:?}");
    let names: Vec<String> = fs::read_dir(&folder)
        .expect("the folder")
        .map(|entry| entry.expect("an entry").file_name())
        .map(|name| name.into_string().expect("a plain name"))
        .collect();
    for game in GameId::ALL {
        for theme in Theme::ALL {
            let of_theme =
                |name: &&String| name.starts_with(game.info().id) && name.contains(theme.id());
            assert!(names.iter().filter(of_theme).count() >= 25);
            for kind in ["better", "turns-0", "turns-4"] {
                assert!(
                    names
                        .iter()
                        .filter(of_theme)
                        .any(|name| name.contains(kind))
                );
            }
        }
    }
    for theme in Theme::ALL {
        for kind in [
            "table",
            "profile",
            "crosstable",
            "bracket",
            "podium",
            "contest",
        ] {
            let prefix = format!("{kind}-{}-", theme.id());
            assert!(names.iter().any(|name| name.starts_with(&prefix)));
        }
    }
    assert!(
        names
            .iter()
            .any(|name| name == "guard-and-towers-7-classic-sample.png")
    );
    assert!(names.iter().any(|name| name == "index.html"));
}

#[test]
fn a_folder_that_cannot_be_written_is_an_error() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let output = tools(&["gallery", &file.path().display().to_string()], b"");
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("cannot write"), "{said}");
}

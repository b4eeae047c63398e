//! The gallery shows everything.

use courtier::{games::GameId, render, settings::Theme};

#[test]
fn the_gallery_shows_every_game_and_theme() {
    let dir = tempfile::tempdir().expect("a folder");
    let files = render::gallery(&dir.path().join("new")).expect("a gallery");
    for file in &files {
        assert!(file.is_file(), "{} is missing", file.display());
    }
    let names: Vec<&str> = files
        .iter()
        .filter_map(|file| file.file_name()?.to_str())
        .collect();
    for game in GameId::ALL {
        for theme in Theme::ALL {
            let of_theme =
                |name: &&&str| name.starts_with(game.info().id) && name.contains(theme.id());
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
            "contest",
            "pairings",
        ] {
            let prefix = format!("{kind}-{}-", theme.id());
            assert!(names.iter().any(|name| name.starts_with(&prefix)));
        }
    }
    assert!(names.contains(&"guard-and-towers-7-classic-sample.png"));
    assert!(names.contains(&"index.html"));
}

#[test]
fn a_folder_that_cannot_be_written_is_an_error() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let error = render::gallery(file.path()).expect_err("no folder");
    assert!(error.to_string().contains("cannot write"));
}

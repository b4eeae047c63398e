//! Where PostgreSQL's programs are, and which user can run them.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::Command,
};

/// Where Debian keeps them: a folder for each version, none of which is on the PATH.
const DEBIAN: &str = "/usr/lib/postgresql";

/// PostgreSQL's programs.
pub(super) struct Programs {
    pub(super) folder: PathBuf,
}

impl Programs {
    /// Finds them, if they are on this machine.
    pub(super) fn find() -> Option<Programs> {
        let mut folders = told().into_iter().chain(debian()).chain(path());
        let folder = folders.find(|folder| {
            let mut programs = ["initdb", "pg_ctl"].into_iter();
            programs.all(|program| folder.join(program).is_file())
        })?;
        Some(Programs { folder })
    }
}

/// Returns a shell in this folder, run by a user who can start PostgreSQL. It refuses to run as
/// root, so root gives the folder away.
#[cfg(unix)]
pub(super) fn shell_in(folder: &Path) -> io::Result<Command> {
    use std::os::unix::{
        fs::{MetadataExt, chown},
        process::CommandExt,
    };

    let mut shell = plain("sh");
    // Ctrl-C at the terminal is meant for the tests alone. When they end, this ends too.
    shell.current_dir(folder).process_group(0);
    // The process runs as the owner of this new folder.
    if fs::metadata(folder)?.uid() == 0 {
        let users = fs::read_to_string("/etc/passwd")?;
        let user = user(&users, "postgres").or_else(|| user(&users, "nobody"));
        let (user, group) =
            user.ok_or_else(|| io::Error::other("neither postgres nor nobody is a user here"))?;
        chown(folder, Some(user), Some(group))?;
        shell.uid(user).gid(group);
    }
    Ok(shell)
}

/// On other systems these programs have other names and are not found.
#[cfg(not(unix))]
pub(super) fn shell_in(_: &Path) -> io::Result<Command> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Returns the ids of a user and of the user's group.
#[cfg(unix)]
fn user(users: &str, name: &str) -> Option<(u32, u32)> {
    users.lines().find_map(|line| {
        let mut fields = line.split(':');
        if fields.next() != Some(name) {
            return None;
        }
        let mut numbers = fields.skip(1).map_while(|number| number.parse().ok());
        Some((numbers.next()?, numbers.next()?))
    })
}

/// Returns a command that no environment variable affects, least of all with the address of another
/// server. Its output is in English, for those who read its log.
fn plain(program: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new(program);
    command.env_clear().env("LC_ALL", "C");
    if let Some(path) = env::var_os("PATH") {
        command.env("PATH", path);
    }
    command
}

/// Returns the folder that PostgreSQL itself reports.
fn told() -> Option<PathBuf> {
    let told = Command::new("pg_config").arg("--bindir").output().ok()?;
    let folder = String::from_utf8(told.stdout).ok()?;
    Some(PathBuf::from(folder.trim()))
}

/// Returns the folders where Debian keeps them, the newest version first.
fn debian() -> Vec<PathBuf> {
    let entries = fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let versions = entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let mut versions: Vec<u32> = versions.collect();
    versions.sort_unstable_by(|a, b| b.cmp(a));
    let folders = versions.iter();
    folders
        .map(|version| Path::new(DEBIAN).join(format!("{version}/bin")))
        .collect()
}

/// Returns the folders where every program is looked for.
fn path() -> Vec<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).collect()
}

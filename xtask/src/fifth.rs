//! A further game is one crate, one folder of the client and one entry of the
//! catalog: shown by the toy that is kept for it.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The toy.
const TOY: &str = "crumbs";

/// Beside its crate and its folder, only these may name the toy: the recipe, the catalog,
/// what is made from the sources, and this test.
const OTHERS: &[&str] = &[
    "ARCHITECTURE.md",
    "Cargo.lock",
    "crates/catalog/Cargo.toml",
    "crates/catalog/src/lib.rs",
    "docs/views/crumbs.md",
    "web/src/generated/crumbs.ts",
    "xtask/src/fifth.rs",
];

/// The files of the project, as git knows them.
fn files(root: &Path) -> Vec<PathBuf> {
    let mut git = Command::new("git");
    git.args(["ls-files", "-co", "--exclude-standard"]).current_dir(root);
    let listed = git.output().unwrap();
    assert!(listed.status.success(), "{}", String::from_utf8_lossy(&listed.stderr));
    let text = String::from_utf8(listed.stdout).unwrap();
    text.lines().map(PathBuf::from).collect()
}

#[test]
fn a_fifth_game_is_one_crate_one_folder_and_one_entry() {
    let root = crate::root();
    let own = [format!("crates/{TOY}"), format!("web/src/games/{TOY}")];
    let (mut theirs, mut named) = (0, Vec::new());
    for file in files(&root) {
        if own.iter().any(|own| file.starts_with(own)) {
            theirs += 1;
            continue;
        }
        let text = std::fs::read(root.join(&file)).unwrap_or_default();
        if String::from_utf8_lossy(&text).contains(TOY) || file.to_string_lossy().contains(TOY) {
            named.push(file.to_string_lossy().into_owned());
        }
    }
    assert!(theirs > 10, "the toy has only {theirs} files");
    named.sort();
    assert_eq!(named, OTHERS);
}

//! What is committed for others is what the types say.

use std::path::Path;

#[test]
fn generated_files_are_up_to_date() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let outdated = server::wire::describe::outdated(&root).unwrap();
    assert!(outdated.is_empty(), "run `cargo xtask types` and commit: {outdated:?}");
}

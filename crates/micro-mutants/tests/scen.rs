//! Local.
use std::path::Path;
use testkit::scenario;
#[test]
fn scen() {
    static GAME: tabletop::Erased<micro_mutants::MicroMutants> = tabletop::Erased::NEW;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/micro-mutants");
    let want = std::env::var("SCEN").unwrap_or_default();
    let files = scenario::files(&root).unwrap();
    let mut bad = 0;
    for file in files.iter().filter(|f| f.to_string_lossy().contains(&want)) {
        if let Err(e) = scenario::run(file, |_| Some(&GAME)) { bad += 1; println!("{e}"); }
    }
    println!("{} files, {bad} bad", files.len());
    assert_eq!(bad, 0);
}

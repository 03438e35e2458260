//! Writes the table of how far chips go until they lie still, as measured on the
//! felt (`src/mat/rest.rs`):
//!
//! ```text
//! cargo run -p micro-mutants --example rest > crates/micro-mutants/src/mat/rest.in
//! ```

fn main() {
    print!("{}", micro_mutants::rest_table());
}

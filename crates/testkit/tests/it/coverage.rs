//! Clauses without scenario and scenarios without clause are found.

use tabletop::clauses;
use testkit::coverage;
use testkit::scenario::Scenario;

const PAGE: &str = "# Duel\n## Fighting\n\
    - **DU-1** [R] Attack somebody of the other team, or wait.\n\
    - **DU-2** [D] Who is attacked parries or stands.\n";
const HOUSE: &str = "## Deciding\n- **TT-T1** [D] Only a seat that is asked may act.\n";

fn scenario(clauses: &str, cards: &str) -> Scenario {
    let text = format!(
        "game = \"duel\"\ntitle = \"case {clauses}\"\nclauses = [{}]\ncards = [{}]\n[setup]\nseats = 2",
        quoted(clauses),
        quoted(cards)
    );
    Scenario::parse(&text).unwrap()
}

fn quoted(words: &str) -> String {
    words.split_whitespace().map(|word| format!("\"{word}\",")).collect()
}

fn gaps(page: &str, scenarios: &[Scenario]) -> String {
    coverage::clauses(&clauses::parse(page), &clauses::parse(HOUSE), scenarios).to_string()
}

#[test]
fn full_coverage_has_no_gaps() {
    let scenarios = [scenario("DU-1 TT-T1", ""), scenario("DU-2", "")];
    assert_eq!(gaps(PAGE, &scenarios), "");
}

#[test]
fn a_clause_without_scenario_is_found() {
    assert_eq!(gaps(PAGE, &[scenario("DU-1", "")]), "DU-2 has no scenario\n");
}

#[test]
fn a_scenario_with_an_unknown_clause_is_found() {
    let found = gaps(PAGE, &[scenario("DU-1 DU-2", ""), scenario("DU-9", "")]);
    assert_eq!(found, "the scenario \"case DU-9\" names DU-9, which is not known\n");
}

#[test]
fn a_clause_that_is_there_twice_is_found() {
    let twice = format!("{PAGE}- **DU-2** [R] Again.\n");
    assert_eq!(gaps(&twice, &[scenario("DU-1 DU-2", "")]), "DU-2 is there twice\n");
}

#[test]
fn cards_are_covered_likewise() {
    let scenarios = [scenario("", "sword rumour")];
    let found = coverage::cards(["sword", "shield"], ["spoon"], &scenarios).to_string();
    assert_eq!(
        found,
        "shield has no scenario\n\
         the scenario \"case \" names rumour, which is not known\n"
    );
}

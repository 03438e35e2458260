//! Does every clause have a scenario, and every scenario a clause?

use std::collections::BTreeSet;
use std::fmt;

use tabletop::clauses::ClauseText;

use crate::scenario::Scenario;

/// Where rules and scenarios do not meet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gaps {
    /// What no scenario shows.
    pub unshown: Vec<String>,
    /// What a scenario names and nobody knows, with the title of the scenario.
    pub unknown: Vec<(String, String)>,
    /// What stands in the rules twice.
    pub repeated: Vec<String>,
}

impl Gaps {
    /// Everything is shown and known.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Gaps::default()
    }
}

impl fmt::Display for Gaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for name in &self.unshown {
            writeln!(f, "{name} has no scenario")?;
        }
        for (title, name) in &self.unknown {
            writeln!(f, "the scenario \"{title}\" names {name}, which is not known")?;
        }
        for name in &self.repeated {
            writeln!(f, "{name} is there twice")?;
        }
        Ok(())
    }
}

/// Holds the scenarios of a game against its clauses. Those of the `house`
/// may be named and need not.
#[must_use]
pub fn clauses(rules: &[ClauseText], house: &[ClauseText], scenarios: &[Scenario]) -> Gaps {
    let ids = |clauses: &[ClauseText]| clauses.iter().map(|clause| clause.id.clone()).collect();
    compare(ids(rules), ids(house), scenarios, |scenario| &scenario.clauses)
}

/// Holds the scenarios of a game against its cards. All of `shown` need a
/// scenario; `others` may be named and need not.
#[must_use]
pub fn cards<'a>(
    shown: impl IntoIterator<Item = &'a str>,
    others: impl IntoIterator<Item = &'a str>,
    scenarios: &[Scenario],
) -> Gaps {
    let shown = shown.into_iter().map(str::to_owned).collect();
    let others = others.into_iter().map(str::to_owned).collect();
    compare(shown, others, scenarios, |scenario| &scenario.cards)
}

fn compare(
    must: Vec<String>,
    may: Vec<String>,
    scenarios: &[Scenario],
    named: impl Fn(&Scenario) -> &Vec<String>,
) -> Gaps {
    let mut gaps = Gaps::default();
    let shown: BTreeSet<&String> = scenarios.iter().flat_map(&named).collect();
    let mut known = BTreeSet::new();
    for name in must {
        if !shown.contains(&name) {
            gaps.unshown.push(name.clone());
        }
        if !known.insert(name.clone()) {
            gaps.repeated.push(name);
        }
    }
    known.extend(may);
    for scenario in scenarios {
        let unknown = named(scenario).iter().filter(|name| !known.contains(*name));
        gaps.unknown.extend(unknown.map(|name| (scenario.title.clone(), name.clone())));
    }
    gaps
}

//! `microcosm rules GAME [CLAUSE]`

use anyhow::{Result, bail};
use tabletop::clauses::{self, ClauseText};

use crate::cli::RulesArgs;
use crate::commands::{entry, version};
use crate::print::{self, Found, bold};

/// The name under which the rules of every table are asked for.
const HOUSE: &str = "table";

pub(crate) fn run(args: &RulesArgs) -> Found {
    let (page, mut clauses) = rules(args)?;
    if let Some(wanted) = &args.clause {
        clauses.retain(|clause| clause.id.eq_ignore_ascii_case(wanted));
        if clauses.is_empty() {
            bail!("the rules of {} have no clause '{wanted}'", args.game);
        }
    } else if !args.json && args.rules_version.is_none() {
        print::line(page.trim_end())?;
        return Ok(true);
    }
    if args.json {
        print::json(&clauses)?;
        return Ok(true);
    }
    for clause in &clauses {
        print::line(format!("{} [{}] {}", bold(&clause.id), clause.mark, clause.text))?;
    }
    Ok(true)
}

/// The page, and its clauses with those of the house.
fn rules(args: &RulesArgs) -> Result<(&'static str, Vec<ClauseText>)> {
    if args.game == HOUSE {
        let page = catalog::house_rules(&args.language);
        return Ok((page, clauses::parse(page)));
    }
    let entry = entry(&args.game)?;
    let version = version(entry, args.rules_version)?.version();
    Ok((entry.rules.of(&args.language), catalog::clauses(entry, &args.language, version)))
}

//! `microcosm rules GAME [CLAUSE]`

use anyhow::bail;

use crate::cli::RulesArgs;
use crate::commands::{entry, version};
use crate::print::{self, Found, bold};

pub(crate) fn run(args: &RulesArgs) -> Found {
    let entry = entry(&args.game)?;
    let version = version(entry, args.rules_version)?.version();
    let mut clauses = catalog::clauses(entry, &args.language, version);
    if let Some(wanted) = &args.clause {
        clauses.retain(|clause| clause.id.eq_ignore_ascii_case(wanted));
        if clauses.is_empty() {
            bail!("the rules of {} have no clause '{wanted}'", args.game);
        }
    } else if !args.json && args.rules_version.is_none() {
        print::line(entry.rules.of(&args.language).trim_end())?;
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

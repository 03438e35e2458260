//! `microcosm review FILE [--json]`

use record::Record;
use review::{Point, Review};
use tabletop::Said;
use words::Words;

use crate::cli::ReviewArgs;
use crate::commands::{entry, read};
use crate::print::{self, Found, bold};
use crate::progress::Progress;

pub(crate) fn run(args: &ReviewArgs) -> Found {
    let record = Record::parse(read(&args.file)?)?;
    let game = entry(&record.header.game)?;
    let mut progress = None;
    let found = review::review(game, &record, |_, of| {
        progress.get_or_insert_with(|| Progress::new("decisions", of as u32, 0)).done();
    });
    if let Some(progress) = progress {
        progress.finish();
    }
    let found = found?;
    if args.json {
        print::json(&found)?;
    } else {
        Teller { words: Words::new(&args.language), names: &record.header.seats }.tell(&found)?;
    }
    Ok(true)
}

/// Tells a review in words.
struct Teller<'a> {
    words: Words,
    names: &'a [String],
}

impl Teller<'_> {
    fn tell(&self, review: &Review) -> anyhow::Result<()> {
        print::line(bold("Winning chances"))?;
        for point in &review.points {
            let mark = if point.better.is_some() { "  mistake" } else { "" };
            print::line(format!("{:>5} {}{mark}", point.n, self.chances(review, &point.before)))?;
        }
        print::line(format!("  end {}", self.chances(review, &review.end)))?;
        print::line(bold("Turning points"))?;
        for (point, after) in review.turning() {
            let (from, to) = (point.before[point.seat.index()], after[point.seat.index()]);
            print::line(format!("{}: {}", self.who(point), change(from, to)))?;
            print::line(format!("      {}", self.say(&point.told)))?;
        }
        print::line(bold("Mistakes"))?;
        for (point, better) in review.mistakes() {
            let before = point.before[point.seat.index()];
            let change = change(before, before.saturating_sub(better.loss));
            print::line(format!("{}: {change}", self.who(point)))?;
            print::line(format!("      played: {}", self.say(&point.played)))?;
            print::line(format!("      better: {}", self.say(&better.says)))?;
            if !better.reasons.is_empty() {
                print::line(format!("              {}", self.say(&better.reasons)))?;
            }
        }
        Ok(())
    }

    fn who(&self, point: &Point) -> String {
        format!("{:>5} {}", point.n, self.names[point.seat.index()])
    }

    /// A number for each side, and who it is.
    fn chances(&self, review: &Review, chances: &[u16]) -> String {
        let side = |side: &Vec<tabletop::Seat>| {
            let names: Vec<&str> =
                side.iter().map(|seat| self.names[seat.index()].as_str()).collect();
            let chance = side.first().map_or(0, |seat| chances[seat.index()]);
            format!("{} {}", names.join("+"), percent(chance))
        };
        review.sides.iter().map(side).collect::<Vec<_>>().join("  ")
    }

    fn say(&self, said: &[Said]) -> String {
        let said: Vec<String> = said.iter().map(|said| self.words.say(said, self.names)).collect();
        said.join(" ")
    }
}

fn change(from: u16, to: u16) -> String {
    format!("{} -> {}", percent(from), percent(to))
}

fn percent(per_mille: u16) -> String {
    format!("{:>3} %", (per_mille + 5) / 10)
}

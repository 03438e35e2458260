//! Events in words. A figure is told as its kind and its number.

use tabletop::{Arg, Said};

use crate::action::{Aim, Name};
use crate::army::Army;
use crate::battle::lasting::Boon;
use crate::battle::sum::Part;
use crate::event::{Event, Landing, Stopped};
use crate::prepared;

fn say(kind: &str) -> Said {
    Said::new(format!("mutant-chronicles-event-{kind}"))
}

/// Figures in a sentence: `figure` and `number`, `target` and `aim`. Who is unique needs no
/// number, unless there is another in the other army: 0, which is not told.
pub(crate) trait Figures {
    fn figure(self, name: Name) -> Said;
    fn target(self, name: Name) -> Said;
}

impl Figures for Said {
    fn figure(self, name: Name) -> Said {
        self.word("figure", name.unit.word()).with("number", number(name))
    }

    fn target(self, name: Name) -> Said {
        self.word("target", name.unit.word()).with("aim", number(name))
    }
}

fn number(name: Name) -> u8 {
    if name.unit.unique() && name.number == 1 { 0 } else { name.number }
}

/// A prepared army by its name in words; one of a player's own as its owner calls it.
fn army_word(text: &str) -> Arg {
    let prepared = prepared::armies().iter().find(|one| one.name == text);
    let own = || text.parse::<Army>().ok();
    let of = |army: &Army| army.faction().map(|one| format!("mutant-chronicles-faction-{one}"));
    let word = match (prepared, own()) {
        (Some(one), _) if one.is_printed() => Some(format!("mutant-chronicles-ui-army-{text}")),
        (Some(one), _) => of(&one.army),
        (None, Some(army)) if army.name.is_empty() => of(&army),
        (None, Some(army)) => return Arg::from(army.name),
        (None, None) => None,
    };
    word.map_or_else(|| Arg::from(text), |word| Arg::Word { word: word.into() })
}

impl Event {
    /// The event in words.
    pub(crate) fn tell(&self) -> Said {
        match self {
            Event::Opened { board } => {
                say("opened").word("board", format!("mutant-chronicles-option-map-value-{board}"))
            }
            Event::Chose { seat, army: Some(army) } => {
                say("chose").with("seat", *seat).with("army", army_word(army))
            }
            Event::Chose { seat, army: None } => say("chose-hidden").with("seat", *seat),
            Event::Mustered { seat, figures, orders, cards } => {
                let [gold, silver, bronze] = *orders;
                say("mustered")
                    .with("seat", *seat)
                    .words("units", figures.iter().map(|name| name.unit.word()))
                    .with("gold", gold)
                    .with("silver", silver)
                    .with("bronze", bronze)
                    .with("cards", *cards)
            }
            Event::First { seat } => say("first").with("seat", *seat),
            Event::Zone { seat, zone } => {
                say("zone").with("seat", *seat).with("zone", zone.to_ascii_uppercase().to_string())
            }
            Event::Placed { figure, place, how, .. } => {
                let kind = match how {
                    Landing::Deployed => "deployed",
                    Landing::Reinforced => "reinforced",
                    Landing::Carried => "carried",
                    Landing::Swapped => "swapped",
                    Landing::Returned => "returned",
                    Landing::SetBack => "set-back",
                };
                say(kind).figure(*figure).with("place", place.to_string())
            }
            Event::Tokens { tokens } => {
                say("tokens").words("tokens", tokens.iter().map(|token| token.word()))
            }
            Event::Round { round, first } => {
                say("round").with("round", *round).with("seat", *first)
            }
            Event::Turn { seat } => say("turn").with("seat", *seat),
            Event::Ordered { figure, rank, actions, seat } => say("ordered")
                .with("seat", *seat)
                .figure(*figure)
                .word("rank", rank_word(*rank))
                .with("actions", *actions),
            Event::Actions { figure, actions, from } => {
                say("actions").figure(*figure).with("actions", *actions).word("from", from.word())
            }
            Event::Stepped { figure, to, stop, .. } => match stop {
                None => say("stepped"),
                Some(Stopped::Hindering) => say("stepped-hindering"),
                Some(Stopped::Cover) => say("stepped-cover"),
                Some(Stopped::Grapple) => say("stepped-grapple"),
            }
            .figure(*figure)
            .with("place", to.to_string()),
            Event::Declared { attacker, target, at, guard, .. } => {
                let kind = if *guard { "fires" } else { "declared" };
                say(kind).figure(*attacker).target(*target).with("place", at.to_string())
            }
            Event::Redirected { target, at, .. } => {
                say("redirected").target(*target).with("place", at.to_string())
            }
            Event::Foiled { attacker, from } => {
                say("foiled").figure(*attacker).word("from", from.word())
            }
            Event::Supported { figure, rank, .. } => {
                say("supported").figure(*figure).word("rank", rank_word(*rank))
            }
            Event::Rolled { figure, dice, .. } => {
                let accuracy = dice.iter().map(|die| die.accuracy).max().unwrap_or(0);
                let icons: u8 = dice.iter().map(|die| die.damage).sum();
                say("rolled")
                    .figure(*figure)
                    .with("count", dice.len() as u32)
                    .with("accuracy", accuracy)
                    .with("icons", icons)
            }
            Event::Rerolled { figure, shown: die, .. } => say("rerolled")
                .figure(*figure)
                .with("accuracy", die.accuracy)
                .with("icons", die.damage),
            Event::Struck { attacker, target, parts, damage, .. } => {
                let rolled = parts.first().map_or(0, |part| part.amount);
                let kind = if parts.len() > 1 { "struck-changed" } else { "struck" };
                let said = say(kind).figure(*attacker).target(*target);
                let said = said.with("rolled", rolled).with("damage", *damage);
                said.words("parts", words(parts))
            }
            Event::Missed { attacker, target, .. } => {
                say("missed").figure(*attacker).target(*target)
            }
            Event::Shielded { figure, target } => say("shielded").figure(*figure).target(*target),
            Event::Wounded { figure, damage, wounds } => {
                let left = figure.unit.printed().health.saturating_sub(*wounds);
                say("wounded").figure(*figure).with("damage", *damage).with("left", left)
            }
            Event::Saved { figure, from } => say("saved").figure(*figure).word("from", from.word()),
            Event::Destroyed { figure, by, points } => {
                say("destroyed").figure(*figure).with("seat", *by).with("points", *points)
            }
            Event::Healed { figure, amount, .. } => {
                say("healed").figure(*figure).with("amount", *amount)
            }
            Event::Guarding { figure } => say("guarding").figure(*figure),
            Event::Spent { figure } => say("spent").figure(*figure),
            Event::Kept { seat, figures } => say("kept")
                .with("seat", *seat)
                .words("units", figures.iter().map(|name| name.unit.word())),
            Event::Used { figure, power, on } => {
                let said = aimed("used", *on).figure(*figure);
                said.word("power", format!("mutant-chronicles-power-{power}"))
            }
            Event::Played { seat, card, by, on } => {
                aimed("played", *on).with("seat", *seat).word("card", card.word()).figure(*by)
            }
            Event::Cancelled { card } => say("cancelled").word("card", card.word()),
            Event::BoughtBack { seat, card, orders } => say("bought-back")
                .with("seat", *seat)
                .word("card", card.word())
                .with("count", orders.len() as u32)
                .words("ranks", orders.iter().map(|rank| rank_word(*rank))),
            Event::Scored { seat, card, points } => {
                say("scored").with("seat", *seat).word("card", card.word()).with("count", *points)
            }
            Event::Recovered { seat, card } => {
                say("recovered").with("seat", *seat).word("card", card.word())
            }
            Event::Gained { figure, boon, from } => {
                let (word, amount) = boon.told();
                say("gained")
                    .figure(*figure)
                    .word("boon", format!("mutant-chronicles-boon-{word}"))
                    .with("amount", amount)
                    .word("from", from.word())
            }
            Event::Refreshed { figure } => say("refreshed").figure(*figure),
            Event::Cover { hex } => say("cover").with("place", hex.to_string()),
            Event::Orders { seat, orders } => {
                say("orders").with("seat", *seat).with("orders", *orders)
            }
            Event::WentOut { seat } => say("went-out").with("seat", *seat),
            Event::Counted { points } => {
                let totals: Vec<String> = points.iter().map(|p| p.total().to_string()).collect();
                say("counted").with("points", totals.join(" : "))
            }
            Event::Initiative { seat, .. } => say("initiative").with("seat", *seat),
            Event::Beaten { seat } => say("beaten").with("seat", *seat),
            Event::Resigned { seat } => say("resigned").with("seat", *seat),
            Event::Over { outcome } => outcome.reason.clone(),
        }
    }
}

fn rank_word(rank: crate::basics::Rank) -> String {
    format!("mutant-chronicles-rank-{rank}")
}

/// What changed the rolled damage.
fn words(parts: &[Part]) -> impl Iterator<Item = String> {
    parts.iter().skip(1).map(|part| part.from.word())
}

/// A sentence with or without something it is aimed at.
fn aimed(kind: &str, on: Option<Aim>) -> Said {
    match on {
        None => say(kind),
        Some(Aim::Figure(name)) => say(&format!("{kind}-figure")).target(name),
        Some(Aim::Place(place)) => say(&format!("{kind}-place")).with("place", place.to_string()),
        Some(Aim::Card(card)) => say(&format!("{kind}-card")).word("other", card.word()),
        Some(Aim::Die(die)) => {
            let word = format!("mutant-chronicles-die-{die}");
            say(&format!("{kind}-die")).with("die", Arg::Word { word: word.into() })
        }
    }
}

impl Boon {
    /// Its word and its number.
    pub(crate) const fn told(self) -> (&'static str, u8) {
        match self {
            Boon::Speed(more) => ("speed", more),
            Boon::Slow(speed) => ("slow", speed),
            Boon::Armor(more) => ("armor", more),
            Boon::Grapple => ("grapple", 0),
            Boon::Festering => ("festering", 0),
            Boon::DugIn => ("dug-in", 0),
            Boon::SureFooted => ("sure-footed", 0),
            Boon::Teleport(far) => ("teleport", far),
            Boon::BlindFire => ("blind-fire", 0),
            Boon::Cursed => ("cursed", 0),
        }
    }
}

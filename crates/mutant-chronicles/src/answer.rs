//! Answers to questions: the box, armies, reach, sight, odds. Everything they
//! tell lies open; nothing here looks at a hand.

use std::collections::BTreeMap;

use tabletop::{Illegal, Rules, Said, Seat, Viewer};

use crate::action::Name;
use crate::army::Army;
use crate::basics::Rank;
use crate::battle::frame::{Frame, MoveKind};
use crate::battle::sum::Sum;
use crate::board::BoardId;
use crate::cards::Card;
use crate::edition::Edition;
use crate::event::Stopped;
use crate::place::Place;
use crate::prepared;
use crate::question::{
    Aimed, Answer, CommandCard, Ground, Line, PlannedAttack, Question, Reached, Ready, Spot,
    UnitActionCard, UnitCard, ZoneToken,
};
use crate::reach::Stop;
use crate::sight::Obstacle;
use crate::state::{Battle, Id};
use crate::units::Unit;
use crate::zones::Token;

/// What the box is asked about without a table.
const NEWEST: Edition = Edition(*<Battle as Rules>::VERSIONS.end());

fn refuse(clause: &'static str, key: &str) -> Illegal {
    Illegal::new(clause, Said::new(format!("mutant-chronicles-refused-{key}")))
}

/// Answers as far as the viewer may know.
pub(crate) fn answer(
    table: Option<(&Battle, Viewer)>,
    question: &Question,
) -> Result<Answer, Illegal> {
    let battle = || table.map(|(battle, _)| battle).ok_or_else(|| refuse("MC-S1", "no-table"));
    match question {
        Question::Box => Ok(the_box()),
        Question::Board(board) => Ok(the_board(*board)),
        Question::Army(text) => the_army(table.map(|(battle, _)| battle), text),
        Question::Reach(name) => battle()?.reach_from(*name),
        Question::Sight(from, to) => battle()?.sight_between(*from, *to),
        Question::Odds(plan) => battle()?.odds_of(plan.as_ref()),
        Question::Aims(name, place) => battle()?.aims_from(*name, *place),
        Question::Unit(name) => battle()?.worth_of(*name),
    }
}

fn the_box() -> Answer {
    let unit = |unit: Unit| {
        let entry = unit.printed();
        UnitCard {
            name: unit,
            number: entry.number,
            faction: entry.faction,
            rank: entry.rank,
            unique: entry.unique,
            icons: entry.icons,
            dice: entry.dice.to_vec(),
            rerolls: entry.rerolls,
            health: entry.health,
            hexes: entry.hexes,
            speed: unit.speed(),
            keywords: entry.keywords.to_vec(),
            traits: entry.traits.to_vec(),
            ability: !entry.abilities.is_empty(),
            action: unit.action().map(|action| UnitActionCard {
                name: action.name,
                cost: action.cost,
                once: action.once,
            }),
            recruited: NEWEST.has_unit(unit),
            known: entry.known,
        }
    };
    let card = |card: Card| {
        let entry = card.printed();
        CommandCard {
            name: card,
            number: entry.number,
            faction: entry.faction,
            rank: entry.rank,
            icons: entry.icons,
            moment: entry.when.moment(),
            buyback: entry.buyback.to_vec(),
            known: entry.known,
        }
    };
    let token = |token: &Token| ZoneToken { name: *token, known: token.known() };
    let ready = |ready: &'static prepared::Prepared| Ready {
        name: ready.name,
        size: ready.army.size,
        faction: ready.army.faction(),
        army: ready.army.clone(),
        text: ready.army.short(),
        earlier: ready.is_earlier(),
        first_game: ready.suits_beginners(),
    };
    Answer::Box {
        units: Unit::all().map(unit).collect(),
        cards: Card::all().map(card).collect(),
        tokens: Token::ALL.iter().map(token).collect(),
        armies: prepared::armies().iter().map(ready).collect(),
    }
}

fn the_board(id: BoardId) -> Answer {
    let board = id.board();
    let ground = |zone: &crate::board::Zone| Ground { points: zone.points, hexes: zone.hexes };
    Answer::Board {
        board: id,
        hexes: board.hexes().iter().collect(),
        walls: board.walls().collect(),
        hindering: board.hindering().iter().collect(),
        cover: board.cover().iter().collect(),
        deployment: board.deployment().to_vec(),
        corners: board.corners().to_vec(),
        zones: board.zones().iter().map(ground).collect(),
    }
}

/// At a table, whether the army fits its mode; else whether it is legal for
/// the size it names.
fn the_army(battle: Option<&Battle>, text: &str) -> Result<Answer, Illegal> {
    let edition = battle.map_or(NEWEST, |battle| battle.edition());
    let army = match prepared::named(text, edition) {
        Some(ready) => ready.army.clone(),
        None => text.parse::<Army>().map_err(|error| {
            let said = Said::new("mutant-chronicles-refused-army-unreadable");
            Illegal::new("MC-A6", said.with("why", error.to_string()))
        })?,
    };
    let size = battle.map_or(army.size, |battle| battle.setup.mode.size());
    let reasons = army.reasons(size, edition);
    let left = |rank: Rank| i16::from(size) - army.of_rank(rank) as i16;
    Ok(Answer::Army {
        text: army.to_string(),
        legal: reasons.is_empty(),
        reasons,
        left: [left(Rank::Gold), left(Rank::Silver), left(Rank::Bronze)],
        army,
    })
}

impl From<Stop> for Stopped {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Hindering(_) => Stopped::Hindering,
            Stop::Cover(_) => Stopped::Cover,
            Stop::Grapple(_) => Stopped::Grapple,
        }
    }
}

impl Battle {
    /// A figure on the map by name.
    pub(crate) fn on_map(&self, name: Name) -> Result<Id, Illegal> {
        let found = self.find(name).filter(|id| self.figure(*id).fights());
        found.ok_or_else(|| refuse("MC-R2", "not-on-the-map"))
    }

    /// Where a unit can get to: with what is left of the move it is making,
    /// else with a whole move action.
    fn reach_from(&self, name: Option<Name>) -> Result<Answer, Illegal> {
        let nobody = || refuse("MC-R4", "nobody-on-order");
        let id = match name {
            Some(name) => self.on_map(name)?,
            None => self.subject().filter(|id| self.figure(*id).fights()).ok_or_else(nobody)?,
        };
        let from = self.place(id).ok_or_else(nobody)?;
        let (kind, left, speed) = match self.stack.last() {
            Some(Frame::Move(moving)) if moving.figure == id => {
                let part = crate::battle::sum::Part {
                    amount: moving.left as i8,
                    from: crate::battle::sum::Source::Printed,
                };
                (moving.kind, moving.left, Sum::of(vec![part]))
            }
            _ => {
                let mut parts = Vec::new();
                self.add_speed(id, &mut parts);
                (MoveKind::Action, self.speed(id), Sum::of(parts))
            }
        };
        let reach = self.field(id, kind).reach(&from, left);
        let mut seen = BTreeMap::new();
        let ends = reach.ends().filter(|end| end.steps > 0).map(|end| {
            let way = reach.way(&end.place).unwrap_or_default();
            let path: Vec<Place> = way.iter().map(|step| step.to).collect();
            let mut guards = Vec::new();
            for place in &path {
                let over =
                    seen.entry(place.to_string()).or_insert_with(|| self.watching(id, *place));
                for guard in over.iter() {
                    if !guards.contains(guard) {
                        guards.push(*guard);
                    }
                }
            }
            Reached {
                place: end.place,
                steps: end.steps,
                path,
                stop: end.stop.map(Stopped::from),
                guards,
            }
        });
        Ok(Answer::Reach { figure: self.figure(id).name(), speed, from, ends: ends.collect() })
    }

    /// The battle with a figure somewhere else.
    fn with_figure_at(&self, id: Id, place: Place) -> Battle {
        let mut there = self.clone();
        there.figure_mut(id).place = Some(place);
        there
    }

    /// The guards that could fire at a figure once it has come to a place
    /// (MC-G2).
    fn watching(&self, id: Id, place: Place) -> Vec<Name> {
        let owner = self.figure(id).seat;
        let foe = |seat: Seat| !self.allied(owner, seat);
        if !self.figures.iter().any(|figure| figure.guard && foe(figure.seat)) {
            return Vec::new();
        }
        let there = self.with_figure_at(id, place);
        let foes = Seat::all(self.setup.players).filter(|seat| foe(*seat));
        let fires = foes.flat_map(|seat| there.fires(seat, id));
        let mut guards: Vec<Name> = fires.map(|(guard, _, _)| self.figure(guard).name()).collect();
        guards.dedup();
        guards
    }

    /// Whom a figure could attack if it stood somewhere, with the odds of the
    /// best way for each.
    fn aims_from(&self, name: Name, place: Place) -> Result<Answer, Illegal> {
        let id = self.on_map(name)?;
        let on_board = place.hexes().iter().all(|hex| self.board().hexes().has(*hex));
        if !on_board || place.size() != self.figure(id).unit.size() {
            return Err(refuse("MC-S1", "no-such-hex"));
        }
        let there = self.with_figure_at(id, place);
        let mut aims: Vec<Aimed> = Vec::new();
        for (target, from, at) in there.targets(id) {
            let plan = PlannedAttack { leader: name, at, from, with: Vec::new() };
            let Answer::Odds { damage, destroys, expected, .. } = there.odds_of(Some(&plan))?
            else {
                continue;
            };
            let hurts = 1000 - damage.first().copied().unwrap_or(1000);
            let target = there.figure(target).name();
            let aimed = Aimed { target, from, at, hurts, destroys, expected };
            match aims.iter_mut().find(|known| known.target == target) {
                Some(known) if known.expected >= expected => {}
                Some(known) => *known = aimed,
                None => aims.push(aimed),
            }
        }
        Ok(Answer::Aims { aims })
    }

    fn sight_between(&self, from: Spot, to: Spot) -> Result<Answer, Illegal> {
        let place = |spot: Spot| match spot {
            Spot::Hex(hex) if self.board().hexes().has(hex) => Ok((None, vec![hex])),
            Spot::Hex(_) => Err(refuse("MC-S1", "no-such-hex")),
            Spot::Figure(name) => {
                let id = self.on_map(name)?;
                let hexes = self.place(id).map(|place| place.hexes().to_vec());
                Ok((Some(id), hexes.unwrap_or_default()))
            }
        };
        let ((seer, from), (seen, to)) = (place(from)?, place(to)?);
        let mut units = match seer {
            Some(id) => self.in_the_way(id),
            None => self.occupied(|_| false),
        };
        let target = seen.and_then(|id| self.place(id));
        target.iter().flat_map(|place| place.hexes()).for_each(|hex| units.take(*hex));
        let mut lines = Vec::new();
        for a in &from {
            for b in &to {
                let mut others = units;
                others.take(*a);
                others.take(*b);
                let obstacles = self.board().obstacles(*a, *b, &others);
                let (mut standing, mut walls) = (Vec::new(), Vec::new());
                for obstacle in obstacles {
                    match obstacle {
                        Obstacle::Unit(hex) => standing.push(hex),
                        Obstacle::Wall(one, other) => walls.push((one, other)),
                    }
                }
                let clear = self.board().sees(*a, *b, &others);
                let distance = a.distance(*b);
                lines.push(Line { from: *a, to: *b, distance, clear, units: standing, walls });
            }
        }
        Ok(Answer::Sight { clear: lines.iter().any(|line| line.clear), lines })
    }

    fn worth_of(&self, name: Name) -> Result<Answer, Illegal> {
        let id = self.on_map(name)?;
        let (mut speed, mut armor, mut dodge, mut accuracy) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        self.add_speed(id, &mut speed);
        self.add_armor(id, &mut armor);
        self.add_dodge(id, &mut dodge);
        self.add_accuracy(id, None, true, &mut accuracy);
        Ok(Answer::Unit {
            speed: Sum::of(speed),
            armor: Sum::of(armor),
            dodge: Sum::of(dodge),
            accuracy: Sum::of(accuracy),
            grapples: self.grapples(id),
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// A Ranger and a guard who looks over the middle of the map.
    fn battle() -> Battle {
        let options = [("map", "a01"), ("pause", "holders")].into_iter().collect();
        let setup = <Battle as Rules>::setup(*Battle::VERSIONS.end(), 2, &options).unwrap();
        let position = json!({ "players": [
            { "orders": ["gold"], "figures": [{ "unit": "ranger-elite", "at": "g5" }] },
            { "figures": [
                { "unit": "cursed-legionnaire", "at": "j5", "order": "gold", "guard": true },
            ] },
        ] });
        Battle::arrange(&setup, &position).unwrap()
    }

    fn ask(battle: &Battle, question: &str) -> Answer {
        answer(Some((battle, Viewer::Seat(Seat(0)))), &question.parse().unwrap()).unwrap()
    }

    #[test]
    fn a_way_tells_which_guards_see_it() {
        let Answer::Reach { ends, .. } = ask(&battle(), "reach ranger-elite-1") else {
            panic!("no reach");
        };
        let guards = |place: &str| {
            let end = ends.iter().find(|end| end.place.to_string() == place).unwrap();
            end.guards.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(guards("h6"), ["cursed-legionnaire-1"]);
        assert!(ends.iter().any(|end| end.guards.is_empty()), "there are ways out of sight");
    }

    #[test]
    fn whom_one_could_hit_is_told_for_where_one_would_stand() {
        let battle = battle();
        let aims = |question: &str| {
            let Answer::Aims { aims } = ask(&battle, question) else { panic!("no aims") };
            aims
        };
        let near = aims("aims ranger-elite-1 h6");
        assert_eq!((near.len(), near[0].at.to_string()), (1, "j5".to_owned()));
        assert!(near[0].hurts > 0 && near[0].expected > 0);
        // As if it stood there: the same question from there has the same answer.
        let there = battle.with_figure_at(
            battle.on_map("ranger-elite-1".parse().unwrap()).unwrap(),
            "h6".parse().unwrap(),
        );
        assert_eq!(ask(&there, "aims ranger-elite-1 h6"), Answer::Aims { aims: near });
        assert!(
            answer(
                Some((&battle, Viewer::Seat(Seat(0)))),
                &"aims ranger-elite-1 h6+h7".parse().unwrap()
            )
            .is_err()
        );
    }
}

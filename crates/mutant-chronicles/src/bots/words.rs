//! A choice of Mutant Chronicles in words where its event tells too little, and
//! what speaks for an attack: its odds.

use tabletop::{Said, Seat};

use crate::odds::Aim;
use crate::place::Place;
use crate::tell::Figures;
use crate::{Action, Ask, Attack, AttackKind, Battle, Id};

/// What the seat would do; none where the first thing told of it says so.
pub(super) fn words(battle: &Battle, seat: Seat, action: &Action) -> Option<Said> {
    let ui = |kind: &str| Some(Said::new(format!("mutant-chronicles-ui-{kind}")));
    match action {
        Action::Step { to } => step(battle, seat, battle.subject()?, to),
        Action::Stop => ui("do-stop"),
        Action::End => ui("do-end"),
        Action::Pass if battle.ask() == Ask::Keep => {
            Some(Said::new("mutant-chronicles-do-keep-none"))
        }
        Action::Pass => ui(match battle.ask() {
            Ask::Reroll | Ask::Salvo => "pass-dice",
            Ask::Card | Ask::Guards => "pass-let",
            Ask::Support => "pass-roll",
            Ask::Redeploy => "pass-enough",
            _ => "pass-no",
        }),
        _ => None,
    }
}

/// Where a step leads: onto a zone, nearer to somebody, away.
fn step(battle: &Battle, seat: Seat, id: Id, to: &Place) -> Option<Said> {
    let say = |kind: &str| Said::new(format!("mutant-chronicles-do-step-{kind}"));
    let (name, from) = (battle.figure(id).name(), battle.place(id)?);
    let zones = battle.board().zones().iter().filter(|_| battle.setup().mode.zones());
    if let Some(zone) = { zones }.find(|zone| to.meets(&zone.hexes) && !from.meets(&zone.hexes)) {
        return Some(say("zone").figure(name).with("points", zone.points));
    }
    let enemies = battle.ids().filter(|(_, one)| !battle.allied(one.seat, seat));
    let placed = enemies.filter_map(|(_, one)| Some((one.place?, one.name())));
    let nearest = placed.min_by_key(|(place, _)| from.distance(place));
    let Some((place, enemy)) = nearest else { return Some(say("on").figure(name)) };
    let way = match to.distance(&place).cmp(&from.distance(&place)) {
        std::cmp::Ordering::Less => "nearer",
        std::cmp::Ordering::Equal => "round",
        std::cmp::Ordering::Greater => "away",
    };
    Some(say(way).figure(name).target(enemy))
}

/// What an attack may do to its target.
pub(super) fn reasons(battle: &Battle, action: &Action) -> Vec<Said> {
    let (leader, at, from) = match action {
        Action::Attack { at, from } => (battle.subject(), *at, *from),
        Action::Fire { figure, at, from } => (battle.find(*figure), *at, *from),
        _ => return Vec::new(),
    };
    let target = leader.and_then(|leader| Some((leader, battle.enemy_at(leader, at)?)));
    let Some((leader, target)) = target else { return Vec::new() };
    let attack = Attack::new(leader, from, target, at, AttackKind::Action);
    let odds = battle.volley(&attack, Aim::Damage).odds();
    let health = battle.figure(target).health();
    let chance = |least: u16| -> i64 {
        (least..=odds.most()).map(|damage| i64::from(odds.chance(damage).per_mille())).sum()
    };
    let say = |kind: &str| Said::new(format!("mutant-chronicles-why-{kind}"));
    let percent = |per_mille: i64| (per_mille + 5) / 10;
    let mut said = vec![say("hurts").with("chance", percent(chance(1)))];
    let destroys = percent(chance(u16::from(health)));
    if destroys > 0 {
        said.insert(0, say("destroys").with("chance", destroys));
    }
    said
}

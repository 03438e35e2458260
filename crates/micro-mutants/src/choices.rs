//! What a player can choose from: lists, forms, and forms filled in at random.

use flick::{FULL_PRESS, FULL_TURN, Spot};
use tabletop::{Chance, Field, Form, FormKind, Seat, Stream};

use crate::action::By;
use crate::card::{Ability, After};
use crate::mat::beside::ALL_AROUND;
use crate::printed::evolution::Power;
use crate::state::{Id, Step};
use crate::themes::moving::farthest_in;
use crate::themes::terrain::FULL_STRENGTH;
use crate::{Action, Aim, Formation, Kind, MicroMutants, Phase};

/// Luck for filling in.
const FILLED_IN: Stream = "filled-in";
/// So many directions are listed for a piece that is put beside another.
const LISTED: i32 = 12;
/// So many targets are listed for each piece that can be shot.
const TARGETS: usize = 2;
/// Strengths of throws that are listed.
const STRENGTHS: [u16; 3] = [300, 500, 700];
/// In which orders bases can lie on their spots.
const BASE_ORDERS: [[u8; 3]; 6] =
    [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]];
/// How far in from the rim listed shots press.
pub(crate) const EDGE: i32 = 2_000;

impl MicroMutants {
    /// Pieces that can be shot now.
    pub(crate) fn can_shoot(&self, seat: Seat) -> Vec<Id> {
        self.ids().filter(|id| self.allows_shot(seat, *id).is_ok()).collect()
    }

    /// What can be put beside what now; of equal chips, one.
    pub(crate) fn can_put(&self, seat: Seat) -> Vec<(Id, Id)> {
        let pieces: Vec<Id> = match (self.steps.last(), self.phase) {
            (Some(Step::Put { piece, beside, .. }), _) => return vec![(*piece, *beside)],
            (None, Phase::Reinforcement) => {
                let breeds = self.reinforcing_breeds();
                breeds.into_iter().filter_map(|breed| self.waiting(breed)).collect()
            }
            (Some(Step::After { .. } | Step::Card { .. }), _)
            | (None, Phase::Moves | Phase::Extra) => {
                let tunnels = |kind: Kind| {
                    self.powers(seat).any(
                        |power| matches!(power, Power::Tunnel(bug, _) if kind == Kind::Bug(bug)),
                    )
                };
                let movable = |id: &Id| {
                    let piece = self.piece(*id);
                    let kind = piece.kind();
                    piece.seat() == seat && (matches!(kind, Kind::Projectile(_)) || tunnels(kind))
                };
                self.ids().filter(movable).collect()
            }
            _ => return Vec::new(),
        };
        let anchors = |piece: Id| self.ids().map(move |beside| (piece, beside));
        let mut pairs: Vec<(Id, Id)> = pieces.into_iter().flat_map(anchors).collect();
        pairs.retain(|(piece, beside)| {
            self.piece(*beside).seat() == seat && self.allows_put(seat, *piece, *beside).is_ok()
        });
        pairs
    }

    /// Abilities that can be used on another piece now.
    pub(crate) fn can_use(&self, seat: Seat) -> Vec<(Id, Id)> {
        if let Some(Step::Card { card, .. }) = self.steps.last() {
            let repairs = card.card().power == Power::Repair;
            return if repairs { self.repairs(seat) } else { Vec::new() };
        }
        let users = |id: &Id| {
            let aimed =
                |ability: &Ability| matches!(ability, Ability::Carries(_) | Ability::Repulses(_));
            self.piece(*id).seat() == seat && self.abilities(*id).iter().any(aimed)
        };
        let targets = |id: Id| self.ids().map(move |on| (id, on));
        let mut pairs: Vec<(Id, Id)> = self.ids().filter(users).flat_map(targets).collect();
        pairs.retain(|(id, on)| self.allows_use(seat, *id, *on).is_ok());
        pairs
    }

    /// Bugs that can be turned over now.
    pub(crate) fn can_flip(&self) -> Vec<Id> {
        self.ids().filter(|id| self.legal_flip(*id).is_ok()).collect()
    }

    /// Bugs that can be placed freely now.
    pub(crate) fn can_place(&self, seat: Seat) -> Vec<Id> {
        match self.steps.last() {
            None if self.phase == Phase::Placement => self.bugs(seat).collect(),
            Some(Step::After { bug, .. })
                if self.afters(*bug).any(|after| matches!(after, After::Burrow(_))) =>
            {
                vec![*bug]
            }
            _ => Vec::new(),
        }
    }

    /// Whether the player on turn can begin a move.
    pub(crate) fn can_move_anything(&self, seat: Seat) -> bool {
        self.bugs(seat).any(|id| self.allows_shot(seat, id).is_ok())
    }

    /// Whether a step that waits leaves anything to do.
    pub(crate) fn can_do(&self, step: &Step) -> bool {
        let seat = step.seat();
        match step {
            Step::Shoot { piece, .. } => self.piece(*piece).pose().is_some(),
            Step::Put { piece, beside, .. } => {
                self.piece(*beside).pose().is_some() && self.piece(*piece).is_in_play()
            }
            Step::Avenge { .. } => !self.can_shoot(seat).is_empty(),
            Step::Throw { .. } => true,
            Step::Warp { .. } => !self.can_warp(seat).is_empty(),
            Step::Bonus { .. } => !self.can_eliminate(seat).is_empty(),
            Step::Card { .. } => {
                !self.can_flip().is_empty()
                    || !self.can_use(seat).is_empty()
                    || !self.can_put(seat).is_empty()
            }
            Step::After { .. } => {
                !self.can_shoot(seat).is_empty()
                    || !self.can_put(seat).is_empty()
                    || !self.can_flip().is_empty()
                    || !self.can_place(seat).is_empty()
            }
        }
    }

    /// What can be listed.
    pub(crate) fn list(&self, seat: Seat, listed: &mut Vec<Action>) {
        match (self.steps.last(), self.phase) {
            (None, Phase::Armies) => {
                listed.extend(self.armies_left().map(|army| Action::Army { army }));
            }
            (None, Phase::Stars) => {
                listed.extend(self.star_orders().map(|order| Action::Stars { order }));
            }
            (None, Phase::Placement) => {
                let formations = Formation::ALL.iter();
                listed.extend(
                    formations.map(|formation| Action::Formation { formation: *formation }),
                );
                let placed = self.bugs(seat).all(|id| self.piece(id).is_in_play());
                listed.push(if placed { Action::Ready } else { Action::Rest });
                let others = BASE_ORDERS.iter().filter(|order| !self.bases_lie_so(seat, **order));
                let bases = others.map(|order| Action::Bases { order: *order });
                listed.extend(bases.filter(|bases| self.legal(seat, bases).is_ok()));
            }
            _ => {
                for id in self.can_shoot(seat) {
                    let (piece, aims) = (self.name(id), self.suggested(seat, id));
                    // By another die the first of them is enough: lists stay short.
                    let other = self.other_die(id).zip(aims.first().copied());
                    let by_other = other.map(|(by, aim)| (Some(by), aim));
                    let shots = aims.into_iter().map(|aim| (None, aim)).chain(by_other);
                    listed.extend(shots.map(|(by, aim)| Action::Shoot { piece, by, aim }));
                }
                for (id, beside) in self.can_put(seat) {
                    self.list_put(id, beside, listed);
                }
                for (id, on) in self.can_use(seat) {
                    listed.push(Action::Use { piece: self.name(id), on: self.name(on) });
                }
                let flips = self.can_flip().into_iter();
                listed.extend(flips.map(|id| Action::Flip { piece: self.name(id) }));
                if self.phase == Phase::Extra && self.steps.is_empty() {
                    let webbed = self.bugs(seat).filter(|id| self.piece(*id).web.is_some());
                    listed.extend(webbed.map(|id| Action::Free { piece: self.name(id) }));
                }
                self.list_new(seat, listed);
                if self.legal(seat, &Action::Pass).is_ok() {
                    listed.push(Action::Pass);
                }
            }
        }
    }

    /// What cards, templates and the Classic game add.
    fn list_new(&self, seat: Seat, listed: &mut Vec<Action>) {
        for (base, evolution) in self.can_upgrade(seat) {
            listed.push(Action::Upgrade { base: self.name(base), evolution });
        }
        let cards = self.can_evolve(seat).into_iter();
        listed.extend(cards.map(|evolution| Action::Evolve { evolution }));
        let results = self.can_discard(seat).into_iter();
        listed.extend(results.map(|(die, evolution)| Action::Discard { die, evolution }));
        match self.steps.last() {
            Some(Step::Throw { .. }) => {
                let direction = self.area(seat).ahead();
                listed.extend(STRENGTHS.map(|strength| Action::Throw { direction, strength }));
            }
            Some(Step::Warp { entrance, .. }) => {
                let to = self.name(*entrance);
                let bugs = self.can_warp(seat).into_iter();
                listed.extend(bugs.map(|id| Action::Warp { piece: self.name(id), to }));
            }
            Some(Step::Bonus { .. }) => {
                let bugs = self.can_eliminate(seat).into_iter();
                listed.extend(bugs.map(|id| Action::Eliminate { piece: self.name(id) }));
            }
            _ => {}
        }
    }

    /// The dice that can be named for a move of a bug: none, or another one than
    /// goes without saying (MM-B21).
    fn dice_to_name(&self, bug: Id) -> impl Iterator<Item = By> {
        [None].into_iter().chain(self.other_die(bug).map(Some)).map(By)
    }

    /// Free places all around, the nearest to where the piece lies first
    /// (MM-B18).
    fn list_put(&self, id: Id, beside: Id, listed: &mut Vec<Action>) {
        let (piece, anchor) = (self.name(id), self.name(beside));
        let mut places = self.places_beside(id, beside, LISTED);
        if places.is_empty() {
            places = self.places_beside(id, beside, ALL_AROUND);
        }
        if let Some(lies) = self.piece(id).pose() {
            let far = |x: i32, y: i32| i64::from(x - lies.x).pow(2) + i64::from(y - lies.y).pow(2);
            places.sort_by_key(|place| far(place.x, place.y));
        }
        let mut towards: Vec<i32> = places.iter().map(|place| place.towards).collect();
        if towards.is_empty() {
            towards.push(0);
        }
        let put = |by, towards| Action::Put { piece, beside: anchor, by, towards };
        let other = self.other_die(self.begins(id, beside));
        let by_other = other.zip(towards.first()).map(|(by, towards)| put(Some(by), *towards));
        listed.extend(towards.iter().map(|towards| put(None, *towards)));
        listed.extend(by_other);
    }

    /// Shots at the nearest pieces worth hitting; for a repulsed bug, away.
    fn suggested(&self, seat: Seat, id: Id) -> Vec<Aim> {
        let own = self.piece(id).seat() == seat;
        let targets = if own { self.prey(id) } else { Vec::new() };
        let at = targets
            .iter()
            .filter_map(|target| self.aim_at(id, self.piece(*target).pose()?.spot(), EDGE));
        let mut aims: Vec<Aim> = at.take(TARGETS).collect();
        if aims.is_empty() {
            let ahead = self.area(seat).ahead();
            aims.push(Aim { direction: ahead, press: FULL_PRESS / 2, edge: EDGE });
        }
        aims
    }

    /// Pieces on the mat that a piece on the mat would like to land on, the
    /// nearest first.
    pub(crate) fn prey(&self, id: Id) -> Vec<Id> {
        let Some(here) = self.piece(id).pose() else { return Vec::new() };
        let mut targets: Vec<(i64, Id)> = Vec::new();
        for other in self.ids().filter(|other| self.is_prey(id, *other)) {
            if let Some(at) = self.piece(other).pose() {
                let (dx, dy) = (i64::from(at.x - here.x), i64::from(at.y - here.y));
                targets.push((dx * dx + dy * dy, other));
            }
        }
        targets.sort_unstable();
        targets.into_iter().map(|(_, target)| target).collect()
    }

    /// Whether a piece is worth landing on.
    fn is_prey(&self, id: Id, other: Id) -> bool {
        let (piece, other) = (self.piece(id), self.piece(other));
        let bug = other.breed().is_some();
        let fits = match piece.kind() {
            Kind::Bug(breed) => match breed.card().prey {
                crate::card::Prey::Anything => {
                    bug || matches!(other.kind(), Kind::Base | Kind::Resource)
                }
                crate::card::Prey::Bugs => bug,
                crate::card::Prey::Bases => other.kind() == Kind::Base,
            },
            Kind::Projectile(_) => bug,
            _ => false,
        };
        let own = other.seat() == piece.seat() && other.kind() != Kind::Resource;
        fits && !own && other.pose().is_some()
    }

    /// Choices that cannot be listed.
    pub(crate) fn open_forms(&self, seat: Seat) -> Vec<Form> {
        let turn = i64::from(FULL_TURN) - 1;
        let mut forms = Vec::new();
        if matches!(self.phase, Phase::Armies | Phase::Stars | Phase::Over) {
            return forms;
        }
        for id in self.can_shoot(seat) {
            let fields = vec![
                number("direction", 0, turn),
                number("press", 0, FULL_PRESS.into()),
                number("edge", 0, farthest_in(self.piece(id).kind()).into()),
            ];
            for by in self.dice_to_name(id) {
                let verb = format!("shoot {}{by}", self.name(id));
                forms.push(Form { verb, clause: "MM-P2", fields: fields.clone() });
            }
        }
        for (id, beside) in self.can_put(seat) {
            for by in self.dice_to_name(self.begins(id, beside)) {
                let verb = format!("put {} beside {}{by}", self.name(id), self.name(beside));
                let fields = vec![number("towards", 0, turn)];
                forms.push(Form { verb, clause: "MM-P20", fields });
            }
        }
        if matches!(self.steps.last(), Some(Step::Throw { .. })) {
            let fields =
                vec![number("direction", 0, turn), number("strength", 0, FULL_STRENGTH.into())];
            forms.push(Form { verb: "throw".to_owned(), clause: "MM-T6", fields });
        }
        for id in self.can_place(seat) {
            let mat = self.setup.mat();
            let [x, y] = match self.phase {
                Phase::Placement => self.area(seat).bounds(),
                _ => [(-mat.x, mat.x), (-mat.y, mat.y)],
            };
            let fields = vec![
                number("x", x.0.into(), x.1.into()),
                number("y", y.0.into(), y.1.into()),
                number("turn", 0, turn),
            ];
            forms.push(Form { verb: format!("place {}", self.name(id)), clause: "MM-P8", fields });
        }
        forms
    }

    /// Fills a form in.
    pub(crate) fn fill_in(
        &self,
        seat: Seat,
        form: &Form,
        chance: &mut dyn Chance,
    ) -> Option<Action> {
        if form.verb == "throw" {
            // Somewhere ahead.
            let off = chance.below(FILLED_IN, 8_001) as i32 - 4_000;
            let direction = (self.area(seat).ahead() + off).rem_euclid(FULL_TURN);
            let strength = chance.below(FILLED_IN, u32::from(FULL_STRENGTH) + 1) as u16;
            return Some(Action::Throw { direction, strength });
        }
        let mut words = form.verb.split(' ');
        let (verb, piece) = (words.next()?, words.next()?.parse().ok()?);
        let by = form.verb.split_once(" by ").and_then(|(_, die)| die.parse().ok());
        let id = self.find(piece)?;
        match verb {
            "shoot" => {
                let aims = self.suggested(seat, id);
                let mut aim = *aims.get(chance.below(FILLED_IN, aims.len() as u32) as usize)?;
                // About where it should go, or anywhere.
                let spread = if chance.below(FILLED_IN, 2) == 0 { FULL_TURN } else { 1_000 };
                let off = chance.below(FILLED_IN, spread as u32) as i32 - spread / 2;
                aim.direction = (aim.direction + off).rem_euclid(FULL_TURN);
                let press = i32::from(aim.press) + chance.below(FILLED_IN, 201) as i32 - 100;
                aim.press = press.clamp(0, FULL_PRESS.into()) as u16;
                aim.edge = chance.below(FILLED_IN, 5_000) as i32;
                Some(Action::Shoot { piece, by, aim })
            }
            "put" => {
                let beside = words.nth(1)?.parse().ok()?;
                let places = self.places_beside(id, self.find(beside)?, ALL_AROUND);
                let at = chance.below(FILLED_IN, places.len().max(1) as u32) as usize;
                let towards = places.get(at).map_or(0, |place| place.towards);
                Some(Action::Put { piece, beside, by, towards })
            }
            "place" => self.fill_in_place(seat, id, chance),
            _ => None,
        }
    }

    fn fill_in_place(&self, seat: Seat, id: Id, chance: &mut dyn Chance) -> Option<Action> {
        const TRIES: u8 = 20;
        let piece = self.name(id);
        let mut within = |half: i32| chance.below(FILLED_IN, 2 * half as u32 + 1) as i32 - half;
        let [x, y] = match (self.phase, self.piece(id).pose()) {
            (Phase::Placement, _) => self.area(seat).bounds(),
            (_, Some(at)) => [(at.x - 70_000, at.x + 70_000), (at.y - 70_000, at.y + 70_000)],
            (_, None) => return None,
        };
        let middle = Spot::new(i32::midpoint(x.0, x.1), i32::midpoint(y.0, y.1));
        let (half_x, half_y) = ((x.1 - x.0) / 2, (y.1 - y.0) / 2);
        for _ in 0..TRIES {
            let (x, y) = (middle.x + within(half_x), middle.y + within(half_y));
            let action = Action::Place { piece, x, y, turn: (within(18_000) + 18_000) % FULL_TURN };
            if self.legal(seat, &action).is_ok() {
                return Some(action);
            }
        }
        let place = match self.phase {
            Phase::Placement => self.place_in_area(id)?,
            _ => self.nearest_free(&self.lying(id)?, Some(id)),
        };
        let turn = crate::mat::ground::heading(&place);
        Some(Action::Place { piece, x: place.pose.x, y: place.pose.y, turn })
    }
}

fn number(name: &'static str, min: i64, max: i64) -> Field {
    Field { name, kind: FormKind::Number { min, max } }
}

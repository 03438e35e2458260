//! Opponents for Micro Mutants.

use micro_mutants::{Action, Aim, Kind, MicroMutants, Name, Pose, Tremble, View, What};
use tabletop::{Chance, Rules, Seat, Seed, Seeded};

use crate::micro_mutants_worth::{WON, worth};
use crate::{Bot, BotSpec, Budget, Greedy, Question, Random, Seated, Taste};

/// The levels, weakest first.
pub const LEVELS: &[BotSpec] = &[
    BotSpec { level: "random", make: |seed| Seated::<MicroMutants, _>::boxed(Random::new(seed)) },
    BotSpec {
        level: "greedy",
        make: |seed| Seated::<MicroMutants, _>::boxed(Greedy::<Hunter>::new(seed)),
    },
    BotSpec { level: "good", make: |seed| Seated::<MicroMutants, _>::boxed(Marksman::new(seed)) },
];

/// Likes to see enemy pieces go, and to come nearer.
pub struct Hunter;

impl Taste<MicroMutants> for Hunter {
    fn taste(_: &MicroMutants, seat: Seat, action: &Action, after: &MicroMutants) -> i64 {
        // One formation is as good as another: enough is enough.
        if *action == Action::Ready { i64::MAX } else { worth(after, seat) }
    }
}

/// Picks a bug, a target, and the shot that lands on it, by trying a few in an
/// imagined game of perfect hands; then tries the best of them with the hands
/// there are.
pub struct Marksman {
    luck: Seeded,
}

/// So many pairs of a piece and a target are tried.
const PAIRS: usize = 5;
/// So many of the best are tried with trembling hands,
const FINALISTS: usize = 3;
/// so often.
const TRIALS: i64 = 3;
/// So often a shot at a target is corrected.
const CORRECTIONS: u8 = 3;
/// How far in from the rim it presses, in micrometres: low shots, and a little
/// higher ones that come down steeper.
const EDGES: [i32; 2] = [2_000, 4_000];
/// Throws to the left and the right of the listed ones are tried, too.
const THROWS: [i32; 3] = [-2_500, 0, 2_500];
/// Whim, for what does not matter.
const WHIM: &str = "whim";

impl Marksman {
    /// With luck of its own.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Marksman { luck: Seeded::new(seed) }
    }

    fn any<'a>(&mut self, of: &'a [Action]) -> Option<&'a Action> {
        of.get(self.luck.below(WHIM, of.len().max(1) as u32) as usize)
    }
}

impl Bot<MicroMutants> for Marksman {
    fn choose(&mut self, question: &Question<'_, MicroMutants>, budget: &Budget) -> Option<Action> {
        let Question { seat, view, listed } = *question;
        match view.asked.what {
            What::Army | What::Reinforcement | What::Put => {
                // Nobody passes here, and resources are spent at another time.
                let asked = |action: &&Action| {
                    matches!(action, Action::Army { .. } | Action::Put { .. })
                };
                let useful: Vec<Action> = listed.iter().filter(asked).copied().collect();
                self.any(&useful).copied()
            }
            What::Placement => {
                let ready = listed.iter().find(|action| **action == Action::Ready);
                ready.or_else(|| self.any(listed)).copied()
            }
            _ => {
                let mut steady = view.clone();
                steady.setup.hand = Tremble::Perfect;
                let game = MicroMutants::imagine(&steady, &mut self.luck).ok()?;
                let trembling = MicroMutants::imagine(view, &mut self.luck).ok()?;
                let (luck, found) = (&mut self.luck, Vec::new());
                let mut search = Search { seat, game: &game, luck, found };
                search.deeds(listed);
                search.shots(view, budget);
                search.best(&trembling, budget)
            }
        }
    }
}

/// What was found so far, with what it would make of the game.
struct Search<'a> {
    seat: Seat,
    game: &'a MicroMutants,
    luck: &'a mut Seeded,
    found: Vec<(i64, Action)>,
}

impl Search<'_> {
    fn offer(&mut self, worth: i64, action: Action) {
        self.found.push((worth, action));
    }

    /// The best of the best when hands tremble.
    fn best(mut self, trembling: &MicroMutants, budget: &Budget) -> Option<Action> {
        // Of equal ones the first found stays first.
        self.found.sort_by_key(|(worth, _)| -worth);
        self.found.truncate(FINALISTS);
        let mut best: Option<(i64, Action)> = None;
        for (perfect, action) in std::mem::take(&mut self.found) {
            let mut mean = perfect;
            if matches!(action, Action::Shoot { .. }) && !budget.over() {
                let tries = (0..TRIALS).map(|_| self.worth_after(trembling, action));
                mean = (perfect + tries.sum::<i64>()) / (TRIALS + 1);
            }
            if best.is_none_or(|(most, _)| mean > most) {
                best = Some((mean, action));
            }
        }
        best.map(|(_, action)| action)
    }

    fn worth_after(&mut self, game: &MicroMutants, action: Action) -> i64 {
        let mut after = game.clone();
        match after.apply(self.seat, &action, self.luck, &mut Vec::new()) {
            Ok(_) => worth(&after, self.seat),
            Err(_) => -WON,
        }
    }

    /// What an action makes of the game.
    fn after(&mut self, action: Action) -> Option<MicroMutants> {
        let mut after = self.game.clone();
        after.apply(self.seat, &action, self.luck, &mut Vec::new()).ok().map(|_| after)
    }

    /// Whatever is listed and is no shot.
    fn deeds(&mut self, listed: &[Action]) {
        let now = worth(self.game, self.seat);
        for action in listed {
            match action {
                Action::Pass => self.offer(now, *action),
                Action::Put { piece, beside, towards } => {
                    // A projectile beside its shooter, on the side of a target.
                    let near = self.points_at_prey(*beside, *piece, *towards);
                    self.offer(now + near, *action);
                }
                Action::Throw { direction, strength } => {
                    for off in THROWS {
                        let direction = (direction + off).rem_euclid(36_000);
                        let action = Action::Throw { direction, strength: *strength };
                        if let Some(after) = self.after(action) {
                            let gain = worth(&after, self.seat);
                            self.offer(gain, action);
                        }
                    }
                }
                Action::Discard { .. } => {
                    let gain = self.worth_of_discard();
                    self.offer(now + gain, *action);
                }
                Action::Flip { .. }
                | Action::Free { .. }
                | Action::Upgrade { .. }
                | Action::Evolve { .. }
                | Action::Warp { .. }
                | Action::Eliminate { .. }
                | Action::Use { on: Name { kind: Kind::Base, .. }, .. } => {
                    if let Some(after) = self.after(*action) {
                        let gain = worth(&after, self.seat);
                        self.offer(gain, *action);
                    }
                }
                _ => {}
            }
        }
    }

    /// A result that is given up repairs a base or turns bugs over: how much
    /// there is to do for it.
    fn worth_of_discard(&self) -> i64 {
        let own = self.game.pieces().iter().filter(|piece| piece.name.seat == self.seat);
        let mut gain = -1;
        for piece in own.filter(|piece| piece.pose().is_some()) {
            let kind = piece.name.kind;
            if kind == Kind::Base && piece.damaged {
                gain += 500;
            } else if kind.is_double_sided() && !piece.is_special() {
                gain += 10;
            }
        }
        gain
    }

    /// Worth of shooting a projectile from there, by its nearest target.
    fn points_at_prey(&self, from: Name, projectile: Name, towards: i32) -> i64 {
        let Some(here) = pose(self.game, from) else { return 0 };
        let near =
            self.game.targets(from).into_iter().find(|target| {
                matches!(target.kind, Kind::Bug(_)) && target.seat != projectile.seat
            });
        let Some(aim) = near.and_then(|target| {
            let spot = pose(self.game, target)?.spot();
            let far = i64::from(spot.x - here.x).abs() + i64::from(spot.y - here.y).abs();
            (far < 350_000).then(|| self.game.aim(from, spot, EDGES[0]))?
        }) else {
            return -1;
        };
        let off = (aim.direction - towards).rem_euclid(36_000);
        200 - i64::from(off.min(36_000 - off)) / 200
    }

    /// Shots at the nearest targets of everything that can be shot.
    fn shots(&mut self, view: &View, budget: &Budget) {
        let mut pairs: Vec<(i64, Name, Name)> = Vec::new();
        for piece in &view.asked.shoot {
            let Some(here) = pose(self.game, *piece).map(|pose| pose.spot()) else { continue };
            if piece.seat != self.seat {
                continue;
            }
            for target in self.game.targets(*piece).into_iter().take(3) {
                let Some(there) = pose(self.game, target) else { continue };
                let (dx, dy) = (i64::from(there.x - here.x), i64::from(there.y - here.y));
                // Near ones are easy; bases are worth some way.
                let far = (dx * dx + dy * dy).isqrt();
                let far = if target.kind == Kind::Base { far * 2 / 3 } else { far };
                pairs.push((far, *piece, target));
            }
        }
        pairs.sort_unstable();
        for (n, (_, piece, target)) in pairs.into_iter().take(PAIRS).enumerate() {
            if budget.over() && n > 0 {
                return;
            }
            self.shoot_at(piece, target, EDGES[n % EDGES.len()]);
        }
        if self.found.is_empty()
            && let Some(piece) = view.asked.shoot.first().copied()
        {
            let aim = Aim { direction: 9_000, press: 300, edge: EDGES[0] };
            self.offer(0, Action::Shoot { piece, aim });
        }
    }

    /// Shoots, looks how far off it was, and corrects.
    fn shoot_at(&mut self, piece: Name, target: Name, edge: i32) {
        let Some(spot) = pose(self.game, target).map(|pose| pose.spot()) else { return };
        let Some(here) = pose(self.game, piece).map(|pose| pose.spot()) else { return };
        let Some(mut aim) = self.game.aim(piece, spot, edge) else { return };
        let length =
            |x: i32, y: i32| (f64::from(x) * f64::from(x) + f64::from(y) * f64::from(y)).sqrt();
        let way = length(spot.x - here.x, spot.y - here.y);
        for _ in 0..CORRECTIONS {
            let action = Action::Shoot { piece, aim };
            let Some(after) = self.after(action) else { return };
            let gain = worth(&after, self.seat);
            self.offer(gain, action);
            let landed = after.last().and_then(|last| {
                last.rest.iter().find(|(name, _)| *name == piece).map(|(_, pose)| pose.spot())
            });
            let Some(landed) = landed else { return };
            let went = length(landed.x - here.x, landed.y - here.y);
            if went < 1_000.0 || gain > worth(self.game, self.seat) + GOOD {
                return;
            }
            let press = f64::from(aim.press) * (way / went).sqrt();
            aim.press = press.round().clamp(150.0, 1_000.0) as u16;
        }
    }
}

/// A gain that needs no better shot.
const GOOD: i64 = 300;

fn pose(game: &MicroMutants, name: Name) -> Option<Pose> {
    let piece = game.pieces().iter().find(|piece| piece.name == name)?;
    piece.pose().copied()
}

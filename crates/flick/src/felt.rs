//! The simulated felt: the only file that talks to the engine.
//!
//! Pieces at rest are not simulated. Those near a moving piece are put in as
//! immovable bodies; one that a lively piece is about to hit, or that lies on
//! one, wakes up and moves freely; one that has been calm for a while is taken out again, and
//! lies. So a shot costs what it touches, not what lies on the mat, a chip
//! that leans on another cannot jitter for ever, and what nothing touches does
//! not move at all.

use rapier3d::prelude::{
    ColliderBuilder, ColliderHandle, FrictionModel, PhysicsWorld, Pose as Place, RigidBodyBuilder,
    RigidBodyHandle, SharedShape, SpringCoefficients, Vector,
};

use crate::body::Body;
use crate::hand::Launch;
use crate::pose::{Attitude, Pose};
use crate::scene::{Piece, PieceId, Scene};
use crate::settings as set;
use crate::settle::Moment;
use crate::solids::{ball, centimetres, colliders, core, half_box, nearest, nearest_of, place};

/// A piece in the simulation's eyes.
pub(crate) struct Here {
    body: Body,
    /// Where it is: kept up to date while it is awake.
    place: Place,
    core: SharedShape,
    /// Half the size of the box around it, and the radius of the ball.
    half: Vector,
    round: f32,
    state: State,
    /// Where it was when it last had moved a little, and in which step.
    anchor: Place,
    since: u32,
    velocity: Vector,
    spin: Vector,
    /// The speed of its rim.
    speed: f32,
    /// Where it was at the last glance, and whether it was there already at
    /// the one before.
    was: Place,
    still: bool,
    /// Its rim is fast, or it has just moved a little.
    lively: bool,
    /// How often it was tipped over.
    tips: u8,
    /// How often it was pressed into something when it came to rest.
    stuck: u8,
    /// Whether it was ever awake.
    pub(crate) moved: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    /// At rest and not in the simulation.
    Away,
    /// At rest, in the way of others.
    Lying(RigidBodyHandle),
    /// Moving freely.
    Awake(RigidBodyHandle, ColliderHandle),
    /// Far off the mat.
    Gone,
}

/// Something touched something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Touch {
    pub(crate) piece: PieceId,
    /// Another piece, or the mat.
    pub(crate) other: Option<PieceId>,
    /// How much it changed the velocity of the first, in centimetres per second.
    pub(crate) blow: f32,
}

/// The felt while something moves on it.
pub(crate) struct Felt {
    world: PhysicsWorld,
    pub(crate) here: Vec<Here>,
    /// Who is awake, in the order of waking.
    pub(crate) awake: Vec<PieceId>,
    pub(crate) step: u32,
    /// Half the mat, in centimetres, first `x` then `y`.
    mat: [f32; 2],
    /// What touched what in the last step.
    pub(crate) touches: Vec<Touch>,
    /// Whether anything was pushed off its edge, or moved out of another piece,
    /// after the last step.
    helped: bool,
}

/// What can happen in the next steps.
enum Ahead {
    /// Everything that is awake flies, far from everything.
    Nothing,
    Something,
    /// Something so fast is about to hit something.
    Blow(f32),
}

/// The mark of the mat among the colliders.
const MAT: u128 = u128::MAX;

impl Felt {
    pub(crate) fn new(scene: &Scene) -> Self {
        let mut world = PhysicsWorld::new();
        world.gravity = Vector::Y * -set::GRAVITY;
        let settings = &mut world.integration_parameters;
        settings.dt = set::STEP;
        // The engine would hold what is about to enter something immovable at
        // the place where they touch, but not its speed: others go on into it.
        // What is fast is simulated in shorter steps instead.
        settings.max_ccd_substeps = 0;
        settings.num_solver_iterations = set::ITERATIONS;
        settings.contact_softness = SpringCoefficients::new(set::CONTACT.0, set::CONTACT.1);
        settings.static_contact_softness = settings.contact_softness;
        settings.normalized_prediction_distance = set::PREDICTION;
        settings.normalized_max_linear_velocity = 2_000.0;
        // It would skip what moves less than a quarter of a chip's thickness.
        settings.contact_recycling = false;
        settings.friction_model = FrictionModel::Coulomb;
        let mat = ColliderBuilder::new(SharedShape::halfspace(Vector::Y))
            .friction(set::MAT_FRICTION)
            .restitution(set::RESTITUTION)
            .user_data(MAT);
        world.insert(RigidBodyBuilder::fixed(), mat);
        let here = scene.pieces.iter().map(Here::new).collect();
        let mat = [scene.mat.x, scene.mat.y].map(centimetres);
        Felt { world, here, awake: Vec::new(), step: 0, mat, touches: Vec::new(), helped: false }
    }

    /// Sends a piece off.
    pub(crate) fn launch(&mut self, id: PieceId, launch: &Launch) {
        self.wake(id);
        if let State::Awake(body, _) = self.here[usize::from(id)].state {
            let body = &mut self.world.bodies[body];
            let lead = Vector::Y * (set::LEAD * self.world.integration_parameters.dt);
            body.set_linvel(vector(launch.velocity) + lead, true);
            body.set_angvel(vector(launch.spin), true);
            let here = &mut self.here[usize::from(id)];
            here.set_speed(body.linvel(), body.angvel());
            here.lively = true;
        }
    }

    /// Lets a piece move freely from where it is.
    pub(crate) fn wake(&mut self, id: PieceId) {
        let here = &mut self.here[usize::from(id)];
        match here.state {
            State::Awake(..) | State::Gone => return,
            State::Lying(body) => {
                self.world.remove_body(body);
            }
            State::Away => {}
        }
        let body = RigidBodyBuilder::dynamic()
            .pose(here.place)
            .can_sleep(false)
            .allow_fast_rotation(true)
            .gyroscopic_forces_enabled(true)
            .angular_damping(set::SPIN_DAMPING);
        let body = self.world.insert_body(body);
        for collider in colliders(here.body, id.into()) {
            let collider = self.world.insert_collider(collider, Some(body));
            here.state = State::Awake(body, collider);
        }
        (here.anchor, here.was) = (here.place, here.place);
        (here.since, here.still, here.moved) = (self.step, false, true);
        self.awake.push(id);
    }

    /// Takes a piece out of the simulation: it lies where it is.
    fn rest(&mut self, id: PieceId, state: State) {
        let here = &mut self.here[usize::from(id)];
        if let State::Awake(body, _) | State::Lying(body) = here.state {
            self.world.remove_body(body);
        }
        here.state = state;
        here.lively = false;
        here.set_speed(Vector::ZERO, Vector::ZERO);
        self.awake.retain(|awake| *awake != id);
    }

    /// One step of time.
    pub(crate) fn advance(&mut self) {
        self.touches.clear();
        let (steps, parts) = match self.look_around() {
            Ahead::Nothing => (set::STRIDE, 1),
            Ahead::Something => (1, 1),
            Ahead::Blow(speed) => (1, (libm::ceilf(speed / set::SWIFT) as u32).min(set::PARTS)),
        };
        let length = set::STEP * steps as f32 / parts as f32;
        self.set_length(length);
        for _ in 0..parts {
            self.world.step();
            self.feel();
        }
        self.step += steps;
        self.helped = false;
        self.follow();
        self.calm();
    }

    /// Sets the time of a step. The engine lets everything fall too far by half
    /// of what gravity adds in one of its iterations; what is awake has that
    /// much more speed upwards, so that parabolas do not depend on the step.
    fn set_length(&mut self, length: f32) {
        let lead = (length - self.world.integration_parameters.dt) * set::LEAD;
        if lead == 0.0 {
            return;
        }
        self.world.integration_parameters.dt = length;
        for id in &self.awake {
            let State::Awake(body, _) = self.here[usize::from(*id)].state else { continue };
            let body = &mut self.world.bodies[body];
            body.set_linvel(body.linvel() + Vector::Y * lead, true);
        }
    }

    /// Puts in what is near, and wakes what is about to be touched. Tells what
    /// can happen next.
    fn look_around(&mut self) -> Ahead {
        let mut blow: f32 = 0.0;
        let mut free = self.step.is_multiple_of(set::STRIDE);
        let mut next = 0;
        while next < self.awake.len() {
            let id = self.awake[next];
            next += 1;
            let me = &self.here[usize::from(id)];
            let fast = me.speed > set::SWIFT;
            let mut hits = fast && me.nears_mat();
            free &= me.is_high();
            for other in 0..self.here.len() {
                let (me, you) = (&self.here[usize::from(id)], &self.here[other]);
                let movable = you.body.movable;
                if other != usize::from(id) {
                    hits |= fast && me.near(you, set::TOUCHING);
                    free &= me.is_far_from(you);
                }
                match you.state {
                    State::Awake(..) | State::Gone => {}
                    State::Away if !me.near(you, set::NEAR) => {}
                    State::Lying(_) if !movable => {}
                    _ if movable && me.rouses(you) => {
                        self.wake(other as PieceId);
                    }
                    State::Away => self.lay(other as PieceId),
                    State::Lying(_) => {}
                }
            }
            if hits {
                blow = blow.max(self.here[usize::from(id)].speed);
            }
        }
        match (free, blow > 0.0) {
            (true, _) => Ahead::Nothing,
            (false, false) => Ahead::Something,
            (false, true) => Ahead::Blow(blow),
        }
    }

    /// Puts a piece at rest into the way of others.
    fn lay(&mut self, id: PieceId) {
        let here = &mut self.here[usize::from(id)];
        let body = self.world.insert_body(RigidBodyBuilder::fixed().pose(here.place));
        for part in colliders(here.body, id.into()) {
            self.world.insert_collider(part, Some(body));
        }
        here.state = State::Lying(body);
    }

    /// Notes what touches what.
    fn feel(&mut self) {
        for id in &self.awake {
            let State::Awake(body, collider) = self.here[usize::from(*id)].state else { continue };
            let mass = self.world.bodies[body].mass();
            for pair in self.world.narrow_phase.contact_pairs_with(collider) {
                let impulse = pair.total_impulse_magnitude();
                if impulse > 0.0 {
                    let other =
                        if pair.collider1 == collider { pair.collider2 } else { pair.collider1 };
                    let mark = self.world.colliders[other].user_data;
                    let other = (mark != MAT).then_some(mark as PieceId);
                    self.touches.push(Touch { piece: *id, other, blow: impulse / mass });
                }
            }
        }
    }

    /// Reads where everything went; slows what rolls.
    fn follow(&mut self) {
        let slow = 1 + self.step.saturating_sub(set::PATIENCE) / (set::HERTZ / 4);
        let slow = slow as f32;
        for id in &self.awake {
            let here = &mut self.here[usize::from(*id)];
            let State::Awake(body, _) = here.state else { continue };
            let touching = self.touches.iter().any(|touch| touch.piece == *id);
            let body = &mut self.world.bodies[body];
            if touching {
                let (way, spin) = (body.linvel(), body.angvel());
                let speed = spin.length();
                let share = 1.0 - set::ROLLING_SHARE * set::STEP * slow;
                let left = (speed * share - set::ROLLING_LOSS * set::STEP * slow).max(0.0);
                let mut keep = 1.0 - set::STEP * (slow - 1.0);
                if way.length() + speed * here.round < set::SMALL {
                    keep *= set::SMALL_KEPT;
                }
                body.set_linvel(way * keep, true);
                body.set_angvel(spin * (keep * left / speed.max(1e-9)), true);
            }
            here.place = *body.position();
            here.half = half_box(here.body, here.place.rotation);
            here.set_speed(body.linvel(), body.angvel());
            here.lively = here.speed > set::FAST;
            if here.way_from(&here.anchor) > set::CALM {
                (here.anchor, here.since, here.lively) = (here.place, self.step, true);
            }
            if self.step.is_multiple_of(set::GLANCE) {
                here.still = here.way_from(&here.was) < set::STILL;
                here.was = here.place;
            }
        }
    }

    /// Lets what is calm lie, and what is far off go.
    fn calm(&mut self) {
        for id in self.awake.clone() {
            let here = &self.here[usize::from(id)];
            let out = |at: f32, half: f32| at.abs() - half > set::GONE;
            let place = here.place.translation;
            if out(place.x, self.mat[0]) || out(place.z, self.mat[1]) {
                self.rest(id, State::Gone);
            } else if here.is_calm(self.step) && !self.is_roused(id) {
                let steep = here.is_steep() && here.tips < set::TIPS;
                if self.is_stuck(id) {
                    continue;
                }
                if steep {
                    self.tip(id);
                } else {
                    self.rest(id, State::Away);
                }
            }
        }
    }

    /// Whether something lively that it touches would wake it at once.
    fn is_roused(&self, id: PieceId) -> bool {
        self.touches.iter().any(|touch| {
            let other = match touch.other {
                Some(other) if touch.piece == id => other,
                Some(other) if other == id => touch.piece,
                _ => return false,
            };
            self.here[usize::from(other)].rouses(&self.here[usize::from(id)])
        })
    }

    /// Whether a piece was pressed into the mat or into another piece: a blow
    /// on a chip that leans on another can leave both in one plane. Then it
    /// does not come to rest, and what touches either wakes up, because they
    /// cannot come apart while something that lies on them is immovable. What
    /// is under a heap does not even then, and is helped.
    fn is_stuck(&mut self, id: PieceId) -> bool {
        let me = &self.here[usize::from(id)];
        let in_mat = me.half.y - me.place.translation.y > set::DEEP;
        let mut stuck = self.within(id, -set::DEEP);
        if stuck.is_empty() && !in_mat {
            return false;
        }
        if me.stuck >= set::STUCK {
            self.part(id);
        }
        stuck.push(id);
        for one in stuck {
            for other in self.within(one, set::TOUCHING) {
                if self.here[usize::from(other)].body.movable {
                    self.wake(other);
                }
            }
        }
        let here = &mut self.here[usize::from(id)];
        (here.since, here.still, here.stuck) = (self.step, false, here.stuck + 1);
        true
    }

    /// Moves a piece and what it is too deep in apart, the upper one of the
    /// two, and so on with what that is then too deep in.
    fn part(&mut self, id: PieceId) {
        let mut look = vec![id];
        let mut left = set::PARTINGS;
        while let Some(one) = look.pop() {
            for other in self.within(one, -set::DEEP) {
                let (me, you) = (&self.here[usize::from(one)], &self.here[usize::from(other)]);
                let met = nearest_of((me.body, &me.place), (you.body, &you.place), 0.0);
                let Some(met) = met.filter(|_| left > 0) else { continue };
                let mine = me.body.movable && (met.normal1.y < 0.0 || !you.body.movable);
                let (upper, way) = if mine { (one, met.dist) } else { (other, -met.dist) };
                let here = &mut self.here[usize::from(upper)];
                here.place.translation += met.normal1 * way;
                self.rest(upper, State::Away);
                self.wake(upper);
                self.helped = true;
                look.push(upper);
                left -= 1;
            }
        }
    }

    /// What is no farther from a piece than this; less than 0: so deep in it.
    fn within(&self, id: PieceId, reach: f32) -> Vec<PieceId> {
        let me = &self.here[usize::from(id)];
        let others = self.here.iter().enumerate().filter(|(other, you)| {
            *other != usize::from(id)
                && you.state != State::Gone
                && me.near(you, reach.max(0.0))
                && nearest_of((me.body, &me.place), (you.body, &you.place), reach.max(0.0))
                    .is_some_and(|met| met.dist < reach)
        });
        others.map(|(other, _)| other as PieceId).collect()
    }

    /// Pushes a piece that stands on its edge towards its nearer face.
    fn tip(&mut self, id: PieceId) {
        let here = &mut self.here[usize::from(id)];
        let State::Awake(body, _) = here.state else { return };
        let up = here.place.rotation * Vector::Y;
        let sign = if up.y < 0.0 { -1.0 } else { 1.0 };
        let axis = Vector::new(-up.z, 0.0, up.x) * sign;
        let body = &mut self.world.bodies[body];
        body.set_angvel(axis.normalize_or(Vector::X) * set::TIP, true);
        here.tips += 1;
        self.helped = true;
        (here.since, here.still) = (self.step, false);
    }

    /// Everything lies where it is.
    pub(crate) fn stop(&mut self) {
        for id in self.awake.clone() {
            self.rest(id, State::Away);
        }
    }

    /// What a watcher is shown.
    pub(crate) fn moment(&self) -> Moment {
        let mut moment = Moment {
            time: f64::from(self.step) / f64::from(set::HERTZ),
            touching: !self.touches.is_empty(),
            helped: self.helped,
            energy: 0.0,
            awake: Vec::new(),
        };
        for id in &self.awake {
            let State::Awake(body, _) = self.here[usize::from(*id)].state else { continue };
            let body = &self.world.bodies[body];
            let height = body.mass() * set::GRAVITY * body.translation().y;
            let lead = Vector::Y * (set::LEAD * self.world.integration_parameters.dt);
            let v = body.linvel() - lead;
            let fall = (v.length_squared() - body.linvel().length_squared()) / 2.0;
            moment.energy += f64::from(body.kinetic_energy() + body.mass() * fall + height);
            let velocity = [v.x, -v.z, v.y].map(f64::from);
            moment.awake.push((*id, self.pose(*id), velocity));
        }
        moment
    }

    /// Where a piece is.
    pub(crate) fn pose(&self, id: PieceId) -> Pose {
        let place = &self.here[usize::from(id)].place;
        let at = |length: f32| libm::round(f64::from(length) * 10_000.0) as i32;
        let (t, q) = (place.translation, place.rotation);
        Pose {
            x: at(t.x),
            y: at(-t.z),
            z: at(t.y),
            attitude: Attitude::nearest([q.x, -q.z, q.y, q.w].map(f64::from)),
        }
    }
}

impl Here {
    fn new(piece: &Piece) -> Self {
        let place = place(&piece.pose);
        Here {
            body: piece.body,
            core: core(piece.body),
            place,
            half: half_box(piece.body, place.rotation),
            round: ball(piece.body),
            state: State::Away,
            anchor: place,
            since: 0,
            still: false,
            velocity: Vector::ZERO,
            spin: Vector::ZERO,
            speed: 0.0,
            was: place,
            lively: false,
            tips: 0,
            stuck: 0,
            moved: false,
        }
    }

    fn set_speed(&mut self, velocity: Vector, spin: Vector) {
        (self.velocity, self.spin) = (velocity, spin);
        self.speed = velocity.length() + spin.length() * self.round;
    }

    /// Whether it stays above the mat for a stride, however it turns.
    fn is_high(&self) -> bool {
        let time = set::STEP * set::STRIDE as f32;
        let fall = (set::GRAVITY * time - self.velocity.y).max(0.0) * time;
        self.place.translation.y - self.round > fall + set::TOUCHING
    }

    /// Whether two pieces stay apart for a stride, however they turn.
    fn is_far_from(&self, other: &Here) -> bool {
        let time = set::STEP * set::STRIDE as f32;
        let way = (self.velocity.length() + other.velocity.length() + set::GRAVITY * time) * time;
        let apart = (self.place.translation - other.place.translation).length();
        apart > self.round + other.round + way + set::TOUCHING
    }

    /// Whether the next step can bring it to the mat.
    fn nears_mat(&self) -> bool {
        self.place.translation.y - self.half.y < self.speed * set::STEP
    }

    /// Whether it wakes another that lies: it carries it, or the next step can
    /// bring it there with a blow. What slides over a chip does not: that is
    /// held by its own support at least as firmly as it is dragged.
    fn rouses(&self, other: &Here) -> bool {
        if !self.lively || !self.near(other, set::TOUCHING) {
            return false;
        }
        let reach = set::TOUCHING + self.speed * set::STEP;
        let met = nearest((&self.core, &self.place), (&other.core, &other.place), reach);
        let Some(met) = met else { return false };
        let rim = self.velocity + self.spin.cross(met.point1 - self.place.translation);
        // In a step what is swift turns too far to tell from here.
        self.speed > set::SWIFT || met.normal1.y > set::ON_TOP || rim.dot(met.normal1) > set::FAST
    }

    /// Whether the boxes and the balls around two pieces are within `reach`,
    /// the way of a step included.
    fn near(&self, other: &Here, reach: f32) -> bool {
        let reach = reach + self.speed * set::STEP;
        let apart = (self.place.translation - other.place.translation).abs();
        let sum = self.half + other.half;
        apart.x < sum.x + reach
            && apart.y < sum.y + reach
            && apart.z < sum.z + reach
            && apart.length() < self.round + other.round + reach
    }

    /// How far its rim is at most from where it was then.
    fn way_from(&self, then: &Place) -> f32 {
        let way = (self.place.translation - then.translation).length();
        // Close to the angle between the two, for small ones.
        let turn = (1.0 - self.place.rotation.dot(then.rotation).abs()).max(0.0);
        way + libm::sqrtf(8.0 * turn) * self.round
    }

    fn is_calm(&self, step: u32) -> bool {
        let calm = step - self.since;
        calm >= set::CALM_STEPS || self.still && calm >= set::GLANCE
    }

    fn is_steep(&self) -> bool {
        (self.place.rotation * Vector::Y).y.abs() < set::STEEP
    }
}

/// From `z` up to the engine's `y` up.
fn vector(v: [f64; 3]) -> Vector {
    Vector::new(v[0] as f32, v[2] as f32, -v[1] as f32)
}

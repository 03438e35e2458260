//! What was tried, how often, and how it went.

use tabletop::{Rules, Seat};

/// How much a choice that was hardly tried attracts.
const CURIOSITY: f32 = 0.9;
/// The share of attention that goes to what habit would do; the rest is even.
const HABIT: f32 = 0.4;

/// How it went for every seat, from 0 to 1.
pub(super) struct Values([f32; Self::SEATS]);

impl Values {
    /// More sit at no table.
    const SEATS: usize = 8;

    pub(super) fn new(seats: u8, mut value: impl FnMut(Seat) -> f32) -> Self {
        let of = |at: usize| if at < usize::from(seats) { value(Seat(at as u8)) } else { 0.0 };
        Values(std::array::from_fn(of))
    }
}

/// Choices after choices.
pub(super) struct Tree<G: Rules> {
    nodes: Vec<Vec<Edge<G>>>,
}

/// A choice of a seat.
struct Edge<G: Rules> {
    seat: Seat,
    action: G::Action,
    /// How often it was made, and how often it could have been.
    tried: u32,
    offered: u32,
    /// How it went for the seat, added up.
    sum: f32,
    /// What comes after it.
    next: Option<usize>,
}

impl<G: Rules> Tree<G> {
    pub(super) const ROOT: usize = 0;

    pub(super) fn new() -> Self {
        Tree { nodes: vec![Vec::new()] }
    }

    /// The choice to be looked at next: its edge, and its place in the list.
    pub(super) fn pick(
        &mut self,
        node: usize,
        seat: Seat,
        listed: &[G::Action],
        habit: Option<&G::Action>,
    ) -> (usize, usize) {
        let edges = &mut self.nodes[node];
        let even = (1.0 - HABIT) / listed.len() as f32;
        let (mut best, mut most) = ((0, 0), f32::NEG_INFINITY);
        // What was never tried is expected to be as good as what was.
        let (tried, sum) = edges
            .iter()
            .filter(|edge| edge.seat == seat)
            .fold((0, 0.0), |(tried, sum), edge| (tried + edge.tried, sum + edge.sum));
        let usual = if tried > 0 { sum / tried as f32 } else { 0.5 };
        for (at, action) in listed.iter().enumerate() {
            let known = edges.iter().position(|edge| edge.seat == seat && edge.action == *action);
            let n = known.unwrap_or_else(|| {
                edges.push(Edge {
                    seat,
                    action: action.clone(),
                    tried: 0,
                    offered: 0,
                    sum: 0.0,
                    next: None,
                });
                edges.len() - 1
            });
            let edge = &mut edges[n];
            edge.offered += 1;
            let share = even + if Some(action) == habit { HABIT } else { 0.0 };
            let mean = if edge.tried > 0 { edge.sum / edge.tried as f32 } else { usual };
            let worth =
                mean + CURIOSITY * share * (edge.offered as f32).sqrt() / (1.0 + edge.tried as f32);
            if worth > most {
                (best, most) = ((n, at), worth);
            }
        }
        best
    }

    /// Where a choice leads, and whether it leads there for the first time.
    pub(super) fn follow(&mut self, node: usize, edge: usize) -> (usize, bool) {
        let end = self.nodes.len();
        let next = self.nodes[node][edge].next.get_or_insert(end);
        let (next, fresh) = (*next, *next == end);
        if fresh {
            self.nodes.push(Vec::new());
        }
        (next, fresh)
    }

    /// Every choice on the way learns how it went.
    pub(super) fn learn(&mut self, path: &[(usize, usize)], values: &Values) {
        for (node, edge) in path {
            let edge = &mut self.nodes[*node][*edge];
            edge.tried += 1;
            edge.sum += values.0[edge.seat.index()];
        }
    }

    /// The choice at the root that was looked at most, which is the one that
    /// went best.
    pub(super) fn most_tried(&self, listed: &[G::Action]) -> Option<G::Action> {
        listed.iter().max_by_key(|action| self.tried(action)).cloned()
    }

    /// The choices at the root that were looked at, the most looked at first.
    pub(super) fn by_trials(&self, listed: &[G::Action]) -> Vec<G::Action> {
        let mut tried: Vec<(u32, &G::Action)> =
            listed.iter().map(|action| (self.tried(action), action)).collect();
        tried.retain(|(times, _)| *times > 0);
        tried.sort_by_key(|(times, _)| std::cmp::Reverse(*times));
        tried.into_iter().map(|(_, action)| action.clone()).collect()
    }

    fn tried(&self, action: &G::Action) -> u32 {
        let edge = self.nodes[Self::ROOT].iter().find(|edge| edge.action == *action);
        edge.map_or(0, |edge| edge.tried)
    }
}

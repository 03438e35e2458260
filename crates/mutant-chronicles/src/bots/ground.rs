//! How far it is to the victory zones of a board, on foot and in the air.

use std::collections::VecDeque;

use crate::board::Board;
use crate::hex::{Direction, Hex};
use crate::place::Place;

use super::shots::POINT;

/// Further than anything on a board.
const FAR: u8 = 99;
/// Steps that rough ground costs beyond the one: it ends the move.
const ROUGH: u8 = 1;

/// Distances to every zone.
pub(super) struct Ground {
    board: &'static Board,
    /// By zone and hex.
    walks: Vec<Vec<u8>>,
}

impl Ground {
    pub(super) fn of(board: &'static Board) -> Ground {
        let walks = board.zones().iter().map(|zone| walk(board, zone.hexes.iter())).collect();
        Ground { board, walks }
    }

    pub(super) fn is_of(&self, board: &Board) -> bool {
        self.board.id() == board.id()
    }

    /// How near a place is to all zones.
    pub(super) fn pull(&self, place: &Place) -> i64 {
        let zones = self.board.zones().iter().enumerate();
        let pulls = zones.map(|(n, zone)| {
            POINT * i64::from(zone.points) / i64::from(self.steps(n, place, false) + 4)
        });
        pulls.sum()
    }

    /// Steps from a place to a zone, as far as walls and rough ground tell.
    pub(super) fn steps(&self, zone: usize, place: &Place, flying: bool) -> u8 {
        let hexes = place.hexes().iter();
        let steps = hexes.map(|hex| {
            if flying {
                let goals = self.board.zones()[zone].hexes.iter();
                goals.map(|goal| goal.distance(*hex)).min().unwrap_or(FAR)
            } else {
                self.walks[zone][hex.index()]
            }
        });
        steps.min().unwrap_or(FAR)
    }
}

/// Steps from every hex to the nearest goal.
fn walk(board: &Board, goals: impl Iterator<Item = Hex>) -> Vec<u8> {
    let last = board.hexes().iter().map(Hex::index).max().unwrap_or(0);
    let mut steps = vec![FAR; last + 1];
    let mut open: VecDeque<Hex> = goals.inspect(|goal| steps[goal.index()] = 0).collect();
    while let Some(hex) = open.pop_front() {
        // Walked backwards: what lies on this hex is entered by the step.
        let rough = board.hindering().has(hex) || board.cover().has(hex);
        let cost = steps[hex.index()] + 1 + if rough { ROUGH } else { 0 };
        for next in Direction::ALL.into_iter().filter_map(|way| board.walk(hex, way)) {
            if cost < steps[next.index()] {
                steps[next.index()] = cost;
                open.push_back(next);
            }
        }
    }
    steps
}

//! Where something lies, if it lies in one of these spots: nested areas around
//! them, each with a share of what is to be expected.

use flick::{Angle, Spot};
use serde::Serialize;

/// An ellipse that holds a share of what is to be expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub struct LikelyArea {
    /// The share, in percent.
    pub share: u8,
    /// Its middle, to the right.
    pub x: i32,
    /// Its middle, away.
    pub y: i32,
    /// Half its length along the shot.
    pub along: i32,
    /// Half its width.
    pub across: i32,
    /// The direction of the shot.
    pub turn: Angle,
}

/// The shares, in percent.
const SHARES: [u8; 2] = [50, 80];
/// Nothing is known better than this, in micrometres.
const LEAST: f64 = 1_000.0;

/// Areas along a direction that hold these shares of shots to come, as far as
/// these spots tell; the smallest first.
pub(crate) fn areas(spots: &[Spot], turn: Angle) -> Vec<LikelyArea> {
    let (sin, cos) = libm::sincos(f64::from(turn).to_radians() / 100.0);
    let along = |spot: &Spot| f64::from(spot.x) * cos + f64::from(spot.y) * sin;
    let across = |spot: &Spot| f64::from(spot.y) * cos - f64::from(spot.x) * sin;
    let (Some((u, long)), Some((v, wide))) =
        (middle(spots.iter().map(along)), middle(spots.iter().map(across)))
    else {
        return Vec::new();
    };
    let mut far: Vec<f64> = spots
        .iter()
        .map(|spot| libm::hypot((along(spot) - u) / long, (across(spot) - v) / wide))
        .collect();
    far.sort_by(f64::total_cmp);
    let area = |share: u8| {
        // Some more than the share of those seen: the next may lie between any
        // two of them, and the middle was chosen to suit them.
        let inside = ((far.len() + 1) * usize::from(share)).div_ceil(100) + far.len() / 12;
        let reach = far[inside.min(far.len()) - 1].max(0.5);
        let micrometres = |n: f64| libm::round(n) as i32;
        LikelyArea {
            share,
            x: micrometres(u * cos - v * sin),
            y: micrometres(u * sin + v * cos),
            along: micrometres(reach * long),
            across: micrometres(reach * wide),
            turn,
        }
    };
    SHARES.map(area).to_vec()
}

/// The median and how far numbers are from it on average.
fn middle(numbers: impl Iterator<Item = f64>) -> Option<(f64, f64)> {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    let median = *numbers.get(numbers.len() / 2)?;
    let off = numbers.iter().map(|n| (n - median).abs()).sum::<f64>() / numbers.len() as f64;
    Some((median, off.max(LEAST)))
}

impl LikelyArea {
    /// Whether a spot lies in it.
    #[must_use]
    pub fn holds(&self, at: Spot) -> bool {
        let (sin, cos) = libm::sincos(f64::from(self.turn).to_radians() / 100.0);
        let (dx, dy) = (f64::from(at.x - self.x), f64::from(at.y - self.y));
        let (u, v) = (dx * cos + dy * sin, dy * cos - dx * sin);
        libm::hypot(u / f64::from(self.along.max(1)), v / f64::from(self.across.max(1))) <= 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn areas_are_nested_along_the_shot() {
        let spots: Vec<Spot> = (-20..=20).map(|n| Spot::new(3 * n, n * n * n)).collect();
        let [half, most] = areas(&spots, 9_000)[..] else { panic!("two areas") };
        assert_eq!((half.share, most.share), (50, 80));
        assert!(half.along < most.along && half.across < most.across);
        assert!(most.along > 2 * most.across, "they follow the shot: {most:?}");
        let held = spots.iter().filter(|spot| most.holds(**spot)).count();
        assert!((34..=38).contains(&held), "{held} of 41");
        assert_eq!(areas(&[], 0), []);
    }
}

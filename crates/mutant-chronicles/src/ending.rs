//! Who has won (MC-V1 to MC-V5), and the score sheet.

use tabletop::{Outcome, Said, Seat, SeatSet};

use crate::state::{Battle, End, Fate};

impl Battle {
    /// Victory points of a seat with those of its partners (MC-X3).
    #[must_use]
    pub fn team_points(&self, seat: Seat) -> u16 {
        let team = Seat::all(self.setup.players).filter(|other| self.allied(seat, *other));
        team.map(|other| self.points(other).total()).sum()
    }

    /// Who is ahead: more points, and of those who tie, who would act first
    /// next round (MC-V1, MC-V9).
    pub(crate) fn leaders(&self) -> SeatSet {
        let order = self.clockwise(self.acts_first_next());
        let mut best: Option<(u16, Seat)> = None;
        for seat in order.filter(|seat| !self.side(*seat).beaten || self.alive().next().is_none()) {
            let points = self.team_points(seat);
            if best.is_none_or(|(most, _)| points > most) {
                best = Some((points, seat));
            }
        }
        let best = best.map(|(_, seat)| seat);
        let wins = |seat: &Seat| best.is_some_and(|best| self.allied(best, *seat));
        Seat::all(self.setup.players).filter(wins).collect()
    }

    /// How it ended, if it has.
    pub(crate) fn result(&self) -> Option<Outcome> {
        let (winners, end) = self.end?;
        let (key, clause) = match end {
            End::Points => ("mutant-chronicles-reason-points", "MC-V1"),
            End::Destroyed => ("mutant-chronicles-reason-destroyed", "MC-V5"),
            End::Conceded => ("mutant-chronicles-reason-conceded", "MC-V5"),
            End::Rounds => ("mutant-chronicles-reason-rounds", "MC-V10"),
        };
        let seats = || Seat::all(self.setup.players);
        let standing: Vec<(bool, bool, u16)> = seats()
            .map(|seat| match winners.contains(seat) {
                true => (true, true, 0),
                false => (false, !self.side(seat).beaten, self.team_points(seat)),
            })
            .collect();
        let mut reason = Said::new(key).with("round", self.round);
        if let Some(winner) = winners.iter().next() {
            reason = reason.with("seat", winner).with("points", self.team_points(winner));
        }
        let lost = |seat: Seat| {
            let mine = self.figures.iter().filter(|figure| figure.seat == seat);
            mine.filter(|figure| matches!(figure.fate, Fate::Destroyed(_))).count() as i32
        };
        let outcome = Outcome::ranked(&standing, reason, clause)
            .with("mutant-chronicles-score-kills", seats().map(|s| self.points(s).kills.into()))
            .with("mutant-chronicles-score-zones", seats().map(|s| self.points(s).zones.into()))
            .with("mutant-chronicles-score-cards", seats().map(|s| self.points(s).cards.into()))
            .with("mutant-chronicles-score-total", seats().map(|s| self.points(s).total().into()))
            .with("mutant-chronicles-score-lost", seats().map(lost))
            .with("mutant-chronicles-score-rounds", seats().map(|_| self.round.into()));
        Some(outcome)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tabletop::{Options, Rules, Seat, SeatSet};

    use crate::state::{Battle, Fate};

    /// Two units that have destroyed each other: no effect of the box does so,
    /// and no position can be described in which nobody decides anything.
    fn leaders(one: &str, other: &str) -> SeatSet {
        let setup =
            <Battle as Rules>::setup(*Battle::VERSIONS.end(), 2, &Options::default()).unwrap();
        let side = |unit: &str, at: &str| json!({ "orders": ["gold"], "figures": [{ "unit": unit, "at": at }] });
        let position = json!({ "first": 1, "players": [side(one, "a1"), side(other, "s1")] });
        let mut battle = Battle::arrange(&setup, &position).unwrap();
        for (figure, by) in battle.figures.iter_mut().zip([Seat(1), Seat(0)]) {
            figure.fate = Fate::Destroyed(by);
            figure.place = None;
        }
        Seat::all(2).for_each(|seat| battle.side_mut(seat).beaten = true);
        battle.leaders()
    }

    #[test]
    fn of_two_destroyed_armies_more_points_win_and_then_who_would_act_first() {
        assert_eq!(leaders("technomancer", "ranger-commander"), SeatSet::only(Seat(0)));
        assert_eq!(leaders("ranger-commander", "technomancer"), SeatSet::only(Seat(1)));
        assert_eq!(leaders("technomancer", "ranger-scout"), SeatSet::only(Seat(1)));
    }
}

//! The game once more, through its record.

use record::{Deed, Mode, Opening, Play};
use tabletop::{Digest, Erased, Game, Seat, Seed};

use super::Table;
use super::game::Done;
use super::tally::{Broken, Check, Tally, hold};
use crate::Twin;

/// Played through its record, the game has the same digests; whatever may be
/// taken back is taken back and done again; in the end it verifies.
pub(super) fn check<G: Twin>(
    table: &Table<G>,
    seed: Seed,
    start: Digest,
    log: &[Done],
    tally: &mut Tally,
) -> Result<(), Broken> {
    let broken = |what: String| Broken::new(Check::Records, what);
    let game = Erased::<G>::NEWEST.at(table.version);
    let game = game.ok_or_else(|| broken(format!("version {} is not played", table.version)))?;
    let setup = game.setup(table.seats, &table.options).map_err(|no| broken(no.to_string()))?;
    let names = Seat::all(table.seats).map(|seat| format!("seat {seat}"));
    let started = Play::start(game, Opening::new(setup, names), seed);
    let mut play = started.map_err(|no| broken(no.to_string()))?.0;
    let mut before = start;
    let same = |play: &Play, digest: Digest, what: &str| {
        let found = play.state().digest();
        hold(Check::Records, found == digest, || format!("{what}: {found}, not {digest}"))
    };
    same(&play, start, "the start")?;
    for Done { seat, action, digest } in log {
        let deed = Deed::Act(action.clone());
        let act = |play: &mut Play, deed: &Deed| {
            let acted = play.act(*seat, deed);
            acted.map(drop).map_err(|no| broken(format!("{deed:?}: {no}")))
        };
        act(&mut play, &deed)?;
        same(&play, *digest, action)?;
        if let Ok(undo) = play.course().undo(*seat) {
            act(&mut play, &undo)?;
            let found = play.state().digest();
            hold(Check::Undone, found == before, || format!("{action}: {found}, not {before}"))?;
            tally.add(Check::Undone);
            act(&mut play, &deed)?;
            same(&play, *digest, action)?;
        }
        before = *digest;
    }
    let text = play.record().text();
    for mode in [Mode::Strict, Mode::Tolerant] {
        let verified = record::verify(&text, |_| Some(game), mode);
        verified.map_err(|error| broken(error.to_string()))?;
        tally.add(Check::Records);
    }
    Ok(())
}

//! What is hidden does not show in who is asked and who is not.
//!
//! A decision that a game takes by itself, because the cards of a hand leave
//! no choice, tells everybody about that hand; so does a question that only
//! the right cards bring. A state and its twin are played on with the same
//! deeds. Until something is shown that tells them apart, the same seats must
//! be asked at the same moments.

use tabletop::{Chance, Seat, Seed, Seeded, Viewer};

use super::game::{Run, after, random_action};
use super::secrets::seen;
use super::tally::{Broken, Check, hold};
use crate::Twin;

/// So far the two are played on.
const STEPS: u32 = 4;

/// Plays a state and its twin on, with the eyes of a viewer.
pub(super) fn check<G: Twin>(run: &mut Run<'_, G>, who: Viewer, twin: &G) -> Result<(), Broken> {
    if run.plan.waives(Check::Asked) {
        return Ok(());
    }
    let (mut here, mut there) = (run.state.clone(), twin.clone());
    for _ in 0..STEPS {
        let Some((seat, action)) = common(&here, &there, &mut run.whim)? else { break };
        let luck = Seeded::new(Seed::number(run.whim.below("luck", u32::MAX).into()));
        let illegal = |illegal| Broken::new(Check::Listed, format!("{action}: {illegal}"));
        let one = after(&here, seat, &action, &luck).map_err(illegal)?;
        let Ok(two) = after(&there, seat, &action, &luck) else { break };
        let (mine, theirs) = (seen::<G>(&one.events, who), seen::<G>(&two.events, who));
        if mine.iter().zip(&theirs).any(|(mine, theirs)| mine != theirs) {
            break;
        }
        let (asked, instead) = (one.state.turn(), two.state.turn());
        hold(Check::Asked, asked == instead, || {
            format!(
                "after {action} by seat {seat}, {who:?} is shown {mine:?}, then asked is \
                 {asked:?}\nand in the twin {theirs:?}, then asked is {instead:?}"
            )
        })?;
        run.tally.add(Check::Asked);
        if mine != theirs || one.state.view(who) != two.state.view(who) {
            break;
        }
        (here, there) = (one.state, two.state);
    }
    Ok(())
}

/// Something that a seat can do, in both if there is such a thing.
fn common<G: Twin>(
    here: &G,
    there: &G,
    whim: &mut Seeded,
) -> Result<Option<(Seat, G::Action)>, Broken> {
    let asked = here.turn().seats();
    let at = whim.below("seat", asked.len().max(1) as u32) as usize;
    let Some(seat) = asked.iter().nth(at) else { return Ok(None) };
    let (mut listed, mut theirs) = (Vec::new(), Vec::new());
    here.choices(seat, &mut listed);
    there.choices(seat, &mut theirs);
    listed.retain(|action| theirs.contains(action));
    let action = if listed.is_empty() {
        random_action(here, seat, whim)?
    } else {
        listed.swap_remove(whim.below("which", listed.len() as u32) as usize)
    };
    Ok(Some((seat, action)))
}

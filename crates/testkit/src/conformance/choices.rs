//! Choices, refusals, texts.

use tabletop::{Chance, Recording, Rules, Seat, Turn, Viewer, house};

use super::game::{After, Run, after, round_trip};
use super::tally::{Broken, Check, hold};
use crate::Twin;

/// Looks at the choices of the present decision.
pub(super) fn check<G: Twin>(run: &mut Run<'_, G>) -> Result<(), Broken> {
    for seat in run.state.turn().seats().iter() {
        listed(run, seat)?;
        forms(run, seat)?;
        refusals(run, seat)?;
    }
    strangers(run)?;
    repeats(run)
}

fn listed<G: Twin>(run: &mut Run<'_, G>, seat: Seat) -> Result<(), Broken> {
    let mut listed = Vec::new();
    run.state.choices(seat, &mut listed);
    for (n, action) in listed.iter().enumerate() {
        let legal = run.state.check(seat, action);
        hold(Check::Listed, legal.is_ok(), || format!("{action} is listed, but {legal:?}"))?;
        let once = !listed[..n].contains(action);
        hold(Check::Listed, once, || format!("{action} is listed twice"))?;
        notation(action)?;
        run.tally.add(Check::Listed);
    }
    let prompt = run.state.prompt(seat);
    hold(Check::Told, !prompt.say.key.is_empty(), || format!("seat {seat} is asked nothing"))
}

fn forms<G: Twin>(run: &mut Run<'_, G>, seat: Seat) -> Result<(), Broken> {
    for form in run.state.forms(seat) {
        run.tally.forms += 1;
        let filled = run.state.sample(seat, &form, &mut run.whim);
        let unfilled = || Broken::new(Check::Forms, format!("{} cannot be filled in", form.verb));
        let action = filled.ok_or_else(unfilled)?;
        let legal = run.state.check(seat, &action);
        hold(Check::Forms, legal.is_ok(), || format!("{action} is filled in, but {legal:?}"))?;
        let begins = action.to_string().starts_with(&form.verb);
        hold(Check::Forms, begins, || format!("{action} does not begin with {}", form.verb))?;
        notation(&action)?;
        run.tally.add(Check::Forms);
    }
    Ok(())
}

fn notation<A>(action: &A) -> Result<(), Broken>
where
    A: ToString
        + std::str::FromStr<Err = tabletop::NotationError>
        + serde::Serialize
        + serde::de::DeserializeOwned
        + PartialEq
        + std::fmt::Debug,
{
    let text = action.to_string();
    let read = text.parse::<A>();
    let fine = read.as_ref().is_ok_and(|read| read == action) && text.trim() == text;
    hold(Check::RoundTrips, fine, || format!("'{text}' is read again as {read:?}"))?;
    round_trip("action", action)
}

/// Earlier actions, tried now: `check` and `apply` agree.
fn refusals<G: Twin>(run: &mut Run<'_, G>, seat: Seat) -> Result<(), Broken> {
    let mut listed = Vec::new();
    run.state.choices(seat, &mut listed);
    let closed = run.state.forms(seat).is_empty();
    for action in &run.old {
        match run.state.check(seat, action) {
            Err(illegal) => {
                refused(run, seat, action, &illegal)?;
                run.tally.add(Check::Refusals);
            }
            Ok(()) => hold(Check::Refusals, !closed || listed.contains(action), || {
                format!("{action} is legal, and not listed")
            })?,
        }
    }
    Ok(())
}

/// Applying it fails in the same words and leaves no trace.
fn refused<G: Twin>(
    run: &Run<'_, G>,
    seat: Seat,
    action: &G::Action,
    illegal: &tabletop::Illegal,
) -> Result<(), Broken> {
    let (mut state, mut luck) = (run.state.clone(), run.luck.clone());
    let (mut events, mut recording) = (Vec::new(), Recording::new(&mut luck));
    let applied = state.apply(seat, action, &mut recording, &mut events);
    hold(Check::Refusals, applied.as_ref() == Err(illegal), || {
        format!("{action} by seat {seat}: check says {illegal}, apply says {applied:?}")
    })?;
    let traceless = state.digest() == run.state.digest();
    hold(Check::Refusals, traceless && events.is_empty() && recording.luck.is_empty(), || {
        format!("{action} by seat {seat} is refused and leaves a trace")
    })
}

/// Who is not asked has no say.
pub(super) fn strangers<G: Twin>(run: &mut Run<'_, G>) -> Result<(), Broken> {
    let turn = run.state.turn();
    let clause = if turn == Turn::Over { house::OVER } else { house::NOT_ASKED };
    let action = match turn {
        Turn::Over => run.old.last().cloned(),
        Turn::Act(_) => Some(run.random()?.1),
    };
    for seat in Seat::all(run.state.seats()).filter(|seat| !turn.seats().contains(*seat)) {
        let mut listed = Vec::new();
        run.state.choices(seat, &mut listed);
        hold(Check::Strangers, listed.is_empty() && run.state.forms(seat).is_empty(), || {
            format!("seat {seat} is not asked and has choices: {listed:?}")
        })?;
        let Some(action) = &action else { continue };
        let found = run.state.check(seat, action);
        match found {
            Err(illegal) if illegal.clause == clause => refused(run, seat, action, &illegal)?,
            found => {
                let what = format!("{action} by seat {seat} should break {clause}: {found:?}");
                return Err(Broken::new(Check::Strangers, what));
            }
        }
        run.tally.add(Check::Strangers);
        run.tally.add(Check::Refusals);
    }
    Ok(())
}

/// The same luck twice; what happened can be told and written down.
fn repeats<G: Twin>(run: &mut Run<'_, G>) -> Result<(), Broken> {
    let (seat, action) = run.random()?;
    let apply = || {
        after(&run.state, seat, &action, &run.luck)
            .map_err(|illegal| Broken::new(Check::Listed, format!("{action}: {illegal}")))
    };
    let (one, two): (After<G>, After<G>) = (apply()?, apply()?);
    let same = one.state.digest() == two.state.digest() && one.events == two.events;
    hold(Check::Repeats, same, || format!("{action} went two ways with the same luck"))?;
    run.tally.add(Check::Repeats);
    let somebody = run.viewer();
    let who = if run.whim.below("all", 4) == 0 { Viewer::Omniscient } else { somebody };
    round_trip("view", &run.state.view(who))?;
    run.tally.add(Check::RoundTrips);
    for event in one.events.iter().filter_map(|event| <G as Rules>::see(event, who)) {
        round_trip("event", &event)?;
        let told = !G::tell(&event).key.is_empty();
        hold(Check::Told, told, || format!("{event:?} has no words"))?;
        run.tally.add(Check::Told);
    }
    Ok(())
}

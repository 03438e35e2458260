//! Secrets are kept: by views, choices, events, by who is asked, and by what is
//! declared shown.

use tabletop::{Chance, Rules, Seat, Seed, Seeded, Turn, Viewer};

use super::asked;
use super::game::{After, Run, after, random_action};
use super::tally::{Broken, Check, hold};
use crate::Twin;

/// Looks at the present state with the eyes of somebody.
pub(super) fn check<G: Twin>(run: &mut Run<'_, G>) -> Result<(), Broken> {
    let who = run.viewer();
    imagined(run, who)?;
    let twin = run.state.twin(who, &mut run.whim);
    let differs = twin.digest() != run.state.digest();
    if differs && !run.plan.waives(Check::Twins) {
        same(Check::Twins, &run.state, &twin, who, "twin")?;
        run.tally.add(Check::Twins);
    }
    answers(run, who, &twin)?;
    if run.state.turn() == Turn::Over {
        // At the end, also with the eyes of a replay.
        return imagined(run, Viewer::Omniscient);
    }
    if differs {
        asked::check(run, who, &twin)?;
    }
    events(run, who, &twin, differs)
}

/// The viewer cannot tell the two states apart.
fn same<G: Twin>(
    check: Check,
    state: &G,
    other: &G,
    who: Viewer,
    what: &str,
) -> Result<(), Broken> {
    let (mine, theirs) = (state.view(who), other.view(who));
    hold(check, mine == theirs, || format!("{who:?} sees {mine:?}\nand in the {what} {theirs:?}"))?;
    hold(check, state.turn() == other.turn(), || {
        format!("{who:?}: asked is {:?} and in the {what} {:?}", state.turn(), other.turn())
    })?;
    hold(check, state.outcome() == other.outcome(), || {
        format!("{who:?}: the {what} has another outcome")
    })?;
    let Viewer::Seat(seat) = who else { return Ok(()) };
    if !state.turn().seats().contains(seat) {
        return Ok(());
    }
    let (mut mine, mut theirs) = (Vec::new(), Vec::new());
    state.choices(seat, &mut mine);
    other.choices(seat, &mut theirs);
    hold(check, mine == theirs, || {
        format!("{who:?} can choose {mine:?}\nand in the {what} {theirs:?}")
    })?;
    hold(check, state.forms(seat) == other.forms(seat), || {
        format!("{who:?} has other forms in the {what}")
    })?;
    hold(check, state.prompt(seat) == other.prompt(seat), || {
        format!("{who:?} is asked something else in the {what}")
    })
}

/// Every question can be written and read, and a twin gives the same answer.
fn answers<G: Twin>(run: &mut Run<'_, G>, who: Viewer, twin: &G) -> Result<(), Broken> {
    for question in run.state.questions(who) {
        run.tally.questions += 1;
        let (text, read) = (question.to_string(), question.to_string().parse());
        hold(Check::Answers, read.as_ref() == Ok(&question), || {
            format!("'{text}' is read again as {read:?}")
        })?;
        let one = G::answer(Some((&run.state, who)), &question);
        let two = G::answer(Some((twin, who)), &question);
        hold(Check::Answers, one == two, || {
            format!("{who:?} asks '{question}' and hears {one:?}\nand in the twin {two:?}")
        })?;
        run.tally.add(Check::Answers);
    }
    Ok(())
}

fn imagined<G: Twin>(run: &mut Run<'_, G>, who: Viewer) -> Result<(), Broken> {
    let view = run.state.view(who);
    let state = G::imagine(&view, &mut run.whim)
        .map_err(|error| Broken::new(Check::Imagined, format!("{who:?}: {error}: {view:?}")))?;
    same(Check::Imagined, &run.state, &state, who, "imagined state")?;
    run.tally.add(Check::Imagined);
    Ok(())
}

/// Who ends with equal views was shown equal events: the same action on the
/// twin, another action of somebody else, other luck.
fn events<G: Twin>(
    run: &mut Run<'_, G>,
    who: Viewer,
    twin: &G,
    differs: bool,
) -> Result<(), Broken> {
    let (seat, action) = run.random()?;
    let illegal = |illegal| Broken::new(Check::Listed, format!("{action}: {illegal}"));
    let one = after(&run.state, seat, &action, &run.luck).map_err(illegal)?;
    if differs {
        match after(twin, seat, &action, &run.luck) {
            Ok(two) => {
                alike(run, Check::Events, who, &one, &two, &action)?;
                declared(run, who, seat, &one, &two, &action)?;
            }
            // Others may lack in the twin what they do here; the own actions
            // cannot depend on what one does not know.
            Err(illegal) => hold(Check::Events, who != Viewer::Seat(seat), || {
                format!("{who:?} cannot do {action} in the twin: {illegal}")
            })?,
        }
    }
    if who != Viewer::Seat(seat) {
        let elsewhere = if twin.turn().seats().contains(seat) { twin } else { &run.state };
        let other = random_action(elsewhere, seat, &mut run.whim)?;
        if other != action {
            let illegal = |illegal| Broken::new(Check::Listed, format!("{other}: {illegal}"));
            let two = after(elsewhere, seat, &other, &run.luck).map_err(illegal)?;
            alike(run, Check::Actions, who, &one, &two, &action)?;
        }
    }
    if one.lucky {
        let luck = Seeded::new(Seed::number(run.whim.below("luck", u32::MAX).into()));
        let two = after(&run.state, seat, &action, &luck).map_err(illegal)?;
        alike(run, Check::Luck, who, &one, &two, &action)?;
    }
    Ok(())
}

fn alike<G: Twin>(
    run: &mut Run<'_, G>,
    check: Check,
    who: Viewer,
    one: &After<G>,
    two: &After<G>,
    action: &G::Action,
) -> Result<(), Broken> {
    if run.plan.waives(check) || one.state.view(who) != two.state.view(who) {
        return Ok(());
    }
    let (one, two) = (seen::<G>(&one.events, who), seen::<G>(&two.events, who));
    hold(check, run.plan.same_events(&one, &two), || {
        format!("after {action}, {who:?} has equal views, but was shown {one:?}\nor {two:?}")
    })?;
    run.tally.add(check);
    Ok(())
}

/// What a viewer is shown of events.
pub(super) fn seen<G: Rules>(events: &[G::Event], who: Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|event| G::see(event, who)).collect()
}

/// Without luck, an own action that leads to another view in the twin has
/// brought something hidden to light, and must say so: it cannot be undone.
fn declared<G: Twin>(
    run: &mut Run<'_, G>,
    who: Viewer,
    seat: Seat,
    one: &After<G>,
    two: &After<G>,
    action: &G::Action,
) -> Result<(), Broken> {
    if who != Viewer::Seat(seat) || one.lucky || two.lucky || run.plan.waives(Check::Shown) {
        return Ok(());
    }
    let learned = one.state.view(who) != two.state.view(who);
    let declared = one.shown.contains(seat) && two.shown.contains(seat);
    hold(Check::Shown, !learned || declared, || {
        format!("{action} shows seat {seat} something, and its effects do not say so")
    })?;
    run.tally.add(Check::Shown);
    Ok(())
}

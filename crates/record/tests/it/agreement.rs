//! Taking back after others have acted: at once where only bots have, else when
//! everybody agrees. The log alone says what was offered and answered.

use crate::common::{act, duel, finish, game};
use proptest::prelude::*;
use record::{Course, Deed, Mode, Offer, Opening, Play, Record, Way, bot_label, verify};
use serde_json::json;
use tabletop::{Seat, SeatSet, Seed, house};
use testkit::toys::lookup;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

/// Three who lay cards in secret, which are turned over when all have.
fn sealed(labels: [&str; 3]) -> Play {
    let opening = Opening::new(json!({"seats": 3}), labels);
    Play::start(game("sealed"), opening, Seed::number(1)).unwrap().0
}

fn three() -> Play {
    sealed(["Ada", "Ben", "Cleo"])
}

/// The first thing on a seat's list.
fn first(play: &Play, seat: Seat) -> Deed {
    act(&play.state().choices(seat).listed[0].text)
}

fn lay(play: &mut Play, seat: Seat) {
    let deed = first(play, seat);
    play.act(seat, &deed).unwrap();
}

/// The clause and the reason why a deed is refused.
fn refused(play: &Play, seat: Seat, deed: &Deed) -> (&'static str, String) {
    let no = play.propose(seat, deed).err().unwrap_or_else(|| panic!("{deed:?} is allowed"));
    (no.clause, no.why.key.into_owned())
}

fn back(play: &Play, seat: Seat) -> Result<Way, String> {
    play.course().takeback(seat).map_err(|no| no.why.key.into_owned())
}

/// Does the log lead to the same game, and is every line of it right?
fn holds(play: &Play) {
    let record = Record::parse(play.record().text()).unwrap();
    let course = record.replay(play.course().game(), Mode::Tolerant, None, |_, _| {}).unwrap();
    assert_eq!(course.state().digest(), play.state().digest());
    assert_eq!(course.offer(), play.course().offer());
}

#[test]
fn everybody_agrees_and_the_game_goes_back() {
    let mut play = three();
    let start = play.state().digest();
    lay(&mut play, A);
    lay(&mut play, B);
    let laid = play.state().digest();
    assert_eq!(back(&play, A), Ok(Way::Ask(0)));
    assert_eq!(back(&play, B), Ok(Way::Own(1)));
    assert_eq!(play.course().ask_back(A).unwrap(), Deed::Offer(0));
    play.act(A, &Deed::Offer(0)).unwrap();
    let open = |seats: &[Seat]| seats.iter().copied().collect::<SeatSet>();
    let offer = Offer { n: 3, by: A, to: 0, open: open(&[B, C]) };
    assert_eq!(play.course().offer(), Some(&offer));
    assert_eq!(play.state().digest(), laid, "nothing has changed yet");
    holds(&play);
    assert_eq!(play.course().agree(C).unwrap(), Deed::Agree);
    play.act(C, &Deed::Agree).unwrap();
    assert_eq!(play.course().offer().unwrap().open, open(&[B]));
    assert_eq!(play.course().agree(B).unwrap(), Deed::Agreed(0));
    play.act(B, &Deed::Agreed(0)).unwrap();
    assert_eq!(play.state().digest(), start);
    assert_eq!((play.course().offer(), back(&play, A)), (None, Err("table-undo-nothing".into())));
    holds(&play);
    // It is another decision now, of which one may think better again.
    for seat in [A, B] {
        lay(&mut play, seat);
    }
    assert_eq!(play.course().ask_back(A).unwrap(), Deed::Offer(5));
    finish(&mut play, 3);
    for mode in [Mode::Strict, Mode::Tolerant] {
        verify(play.record().text(), lookup, mode).unwrap();
    }
}

#[test]
fn only_who_is_asked_answers_and_the_last_says_where_to() {
    let mut play = three();
    lay(&mut play, A);
    lay(&mut play, B);
    let none = (house::AGREEMENT, "table-offer-none".to_owned());
    for deed in [Deed::Agree, Deed::Agreed(0), Deed::Decline] {
        assert_eq!(refused(&play, B, &deed), none, "nothing is offered");
    }
    assert_eq!(refused(&play, C, &Deed::Offer(0)).1, "table-undo-nothing", "has done nothing");
    assert_eq!(refused(&play, B, &Deed::Offer(1)).1, "table-offer-needless");
    assert_eq!(refused(&play, A, &Deed::Offer(1)).1, "table-undo-nothing", "another's decision");
    play.act(A, &Deed::Offer(0)).unwrap();
    assert_eq!(refused(&play, A, &Deed::Agree), none, "one's own");
    assert_eq!(refused(&play, A, &Deed::Offer(0)).1, "table-offer-open");
    for to in [0, 1, 2, 3] {
        let last = (house::AGREEMENT, "table-offer-last".to_owned());
        assert_eq!(refused(&play, B, &Deed::Agreed(to)), last, "another is asked too");
    }
    play.act(B, &Deed::Agree).unwrap();
    assert_eq!(refused(&play, B, &Deed::Agree), none, "has answered");
    assert_eq!(refused(&play, B, &Deed::Decline), none, "has answered");
    assert_eq!(refused(&play, C, &Deed::Agree).1, "table-offer-last");
    assert_eq!(refused(&play, C, &Deed::Agreed(1)).1, "table-offer-last");
    assert_eq!(refused(&play, C, &Deed::Undo(0)).0, house::UNDO);
    play.act(C, &Deed::Agreed(0)).unwrap();
    holds(&play);
}

#[test]
fn a_refusal_is_not_asked_again() {
    for by in [A, B] {
        let mut play = three();
        lay(&mut play, A);
        lay(&mut play, B);
        play.act(A, &Deed::Offer(0)).unwrap();
        play.act(by, &Deed::Decline).unwrap();
        assert_eq!(play.course().offer(), None);
        assert_eq!(play.course().ask_back(A).unwrap_err().why.key, "table-offer-again");
        assert_eq!(refused(&play, A, &Deed::Offer(0)).1, "table-offer-again");
        holds(&play);
    }
}

#[test]
fn whatever_is_done_ends_what_was_offered() {
    let ends = [
        (C, act("lay")),
        (B, Deed::Undo(1)),
        (C, Deed::Resign),
        (C, Deed::Handover(bot_label("random"))),
    ];
    for (seat, deed) in ends {
        let mut play = three();
        lay(&mut play, A);
        lay(&mut play, B);
        play.act(A, &Deed::Offer(0)).unwrap();
        let deed = if matches!(deed, Deed::Act(_)) { first(&play, seat) } else { deed };
        play.act(seat, &deed).unwrap();
        assert_eq!(play.course().offer(), None, "{deed:?}");
        assert_eq!(refused(&play, B, &Deed::Agree).1, "table-offer-none", "{deed:?}");
        holds(&play);
    }
}

#[test]
fn nobody_goes_back_past_luck_or_what_was_shown() {
    let opening = Opening {
        position: Some(json!({"hands": [[1, 2], [3, 4]]})),
        ..Opening::new(json!({"seats": 2}), ["Ada", "Ben"])
    };
    let mut play = Play::start(game("sealed"), opening, Seed::number(1)).unwrap().0;
    for seat in [A, B] {
        lay(&mut play, seat);
    }
    for seat in [A, B] {
        assert_eq!(back(&play, seat), Err("table-undo-shown".into()));
    }
    let mut play = duel(3, 1);
    play.act(A, &act("attack 1")).unwrap();
    play.act(B, &act("parry")).unwrap();
    assert_eq!(back(&play, A), Err("table-undo-luck".into()));
    assert_eq!(refused(&play, A, &Deed::Offer(0)), (house::UNDO, "table-undo-luck".to_owned()));
    finish(&mut play, 1);
    assert_eq!(refused(&play, A, &Deed::Offer(0)).1, "table-undo-over");
}

#[test]
fn bots_agree_always() {
    let mut play = sealed(["Ada", "bot:random", "bot:random"]);
    let start = play.state().digest();
    lay(&mut play, A);
    lay(&mut play, B);
    assert_eq!(back(&play, A), Ok(Way::Bots(0)));
    assert_eq!(refused(&play, A, &Deed::Offer(0)).1, "table-offer-needless");
    assert_eq!(play.course().undo(A).unwrap(), Deed::Undo(0));
    play.act(A, &Deed::Undo(0)).unwrap();
    assert_eq!(play.state().digest(), start);
    holds(&play);
    // And persons are asked, and nobody else.
    let mut play = sealed(["Ada", "Ben", "bot:random"]);
    lay(&mut play, A);
    lay(&mut play, C);
    assert_eq!(refused(&play, A, &Deed::Undo(0)).1, "table-undo-other");
    play.act(A, &Deed::Offer(0)).unwrap();
    assert_eq!(refused(&play, C, &Deed::Agree).1, "table-offer-none");
    play.act(B, &Deed::Agreed(0)).unwrap();
    assert_eq!(play.state().digest(), start);
}

#[test]
fn what_a_person_did_is_not_undone_because_a_bot_sits_there_now() {
    let mut play = sealed(["Ada", "Ben", "bot:random"]);
    lay(&mut play, A);
    lay(&mut play, B);
    play.act(B, &Deed::Handover(bot_label("random"))).unwrap();
    assert_eq!(back(&play, A), Err("table-undo-handover".into()));
    assert_eq!(refused(&play, A, &Deed::Undo(0)).0, house::UNDO);
}

#[test]
fn a_lesson_goes_on_from_where_its_bot_has_moved() {
    let labels = ["Ada", "bot:random", "bot:random"];
    let opening = Opening { exercise: true, ..Opening::new(json!({"seats": 3}), labels) };
    let mut play = Play::start(game("sealed"), opening, Seed::number(1)).unwrap().0;
    lay(&mut play, A);
    lay(&mut play, B);
    assert_eq!(back(&play, A), Err("table-undo-other".into()));
}

/// What somebody might try.
fn any_deed(course: &Course, seat: Seat, kind: u8, to: u32) -> Deed {
    let listed = course.state().choices(seat).listed;
    match kind % 8 {
        0 => Deed::Offer(to % (course.entries().len() as u32 + 1)),
        1 => Deed::Agree,
        2 => Deed::Agreed(to % (course.entries().len() as u32 + 1)),
        3 => Deed::Decline,
        4 => course.ask_back(seat).unwrap_or(Deed::Agree),
        5 => course.agree(seat).unwrap_or(Deed::Decline),
        6 => course.undo(seat).unwrap_or(Deed::Undo(to % 9)),
        _ => match listed.get(to as usize % listed.len().max(1)) {
            Some(listed) => act(&listed.text),
            None => Deed::Decline,
        },
    }
}

proptest! {
    /// Whatever is tried, what is let in verifies, leads back to states that were,
    /// and nothing that is only said changes anything.
    #[test]
    fn whatever_is_tried_the_log_is_right(
        tries in proptest::collection::vec((0_u8..3, any::<u8>(), any::<u32>()), 1..80),
        bots in 0_usize..3,
    ) {
        let labels: [&str; 3] = std::array::from_fn(|at| if at < bots { "bot:x" } else { "p" });
        let mut play = sealed(labels);
        for (seat, kind, to) in tries {
            let (seat, before) = (Seat(seat), play.state().digest());
            let deed = any_deed(play.course(), seat, kind, to);
            if play.act(seat, &deed).is_err() {
                continue;
            }
            let now = play.state().digest();
            if deed.is_said() {
                prop_assert_eq!(now, before);
            }
            if let Some(to) = deed.goes_back() {
                prop_assert_eq!(now, play.entries()[to as usize].digest);
            }
        }
        holds(&play);
    }
}

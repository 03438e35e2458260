//! Reading and verifying: every complaint names its place.

use crate::common::{act, duel, eventful, game};
use record::{Deed, MAX_LINE, Mode, Place, Play, Problem, Record, RecordError, verify, write_new};
use tabletop::{Digest, Luck, Seat, Seed};
use testkit::toys::lookup;

/// The record with something changed and the sums made right again.
fn forged(change: impl FnOnce(&mut Record)) -> Record {
    let mut record = eventful(3).record();
    change(&mut record);
    record
}

fn complaint(record: &Record, mode: Mode) -> RecordError {
    verify(record.text(), lookup, mode).unwrap_err()
}

#[test]
fn a_true_record_is_accepted() {
    let text = eventful(3).record().text();
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.text(), text);
    for mode in [Mode::Strict, Mode::Tolerant] {
        assert_eq!(verify(&text, lookup, mode).unwrap(), record);
    }
    assert!(Record::parse(text.trim_end()).is_ok(), "a lost last line break is no harm");
}

#[test]
fn a_line_reads_well() {
    let text = duel(2, 1).record().text();
    let mut lines = text.lines();
    assert_eq!(
        lines.next().unwrap(),
        "{\"format\":1,\"game\":\"duel\",\"rules\":1,\"setup\":{\"seats\":2},\
         \"seats\":[\"player 0\",\"player 1\"],\"commitment\":\
         \"6738aa18503ac3314774dc697afce66ed4a9092ce0b71a04ff48c7226e63e310\",\
         \"sum\":\"26d9d15d\"}"
    );
    assert_eq!(
        lines.next().unwrap(),
        "{\"n\":0,\"deed\":\"start\",\"digest\":\"0ff0520d0a55eed7\",\"sum\":\"cb3aa204\"}"
    );
}

#[test]
fn texts_that_are_no_records_are_named() {
    let text = eventful(3).record().text();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let problem = |text: String| {
        let RecordError { place, problem } = Record::parse(text).unwrap_err();
        (place, problem)
    };
    let without = |n: usize| [&lines[..n], &lines[n + 1..]].concat().concat();
    let twice = |n: usize| [&lines[..=n], &lines[n..]].concat().concat();

    assert_eq!(problem(String::new()), (Place::Header, Problem::Empty));
    assert!(matches!(
        problem("once upon a time\n".to_owned()),
        (Place::Header, Problem::Unreadable(_))
    ));
    assert_eq!(problem("{\"a\":1}\n".to_owned()), (Place::Header, Problem::NoSum));
    assert_eq!(
        problem(text.replacen("\"format\":1", "\"format\":2", 1)),
        (Place::Header, Problem::Format(2))
    );
    assert_eq!(problem(without(4)), (Place::Entry(3), Problem::Missing(4)));
    assert_eq!(problem(twice(4)), (Place::Entry(4), Problem::Repeated(3)));
    assert_eq!(problem(twice(lines.len() - 1)), (Place::End, Problem::AfterEnd));
    let changed = problem(text.replacen("again", "agaim", 1));
    assert!(matches!(changed, (Place::Entry(5), Problem::Sum { .. })), "{changed:?}");
    let long = format!("{}{}", lines[0], "x".repeat(MAX_LINE + 1));
    assert_eq!(problem(long), (Place::Entry(0), Problem::TooLong));
    assert_eq!(complaint_text(&text.replacen("again", "agaim", 1)), "entry 5 (line 7)");
}

fn complaint_text(text: &str) -> String {
    let said = Record::parse(text).unwrap_err().to_string();
    said.split(':').next().unwrap().to_owned()
}

#[test]
fn nothing_before_a_cut_is_lost() {
    let whole = eventful(3).record();
    let text = whole.text();
    let header = text.find('\n').unwrap() + 1;
    for at in header..text.len() - 1 {
        let kept = text[..at].matches('\n').count() - 1;
        let (record, error) = Record::salvage(&text[..at]).unwrap();
        let at_line_end = text[..at].ends_with('\n') || text[at..].starts_with('\n');
        match error {
            None => assert!(at_line_end),
            Some(error) => assert_eq!(error.problem, Problem::CutOff, "cut at {at}"),
        }
        let kept = kept + usize::from(text[at..].starts_with('\n'));
        assert_eq!(record.entries, whole.entries[..kept.min(whole.entries.len())]);
    }
}

#[test]
fn forgeries_with_right_sums_are_found() {
    let expect = |record: &Record, mode: Mode, place: Place, wanted: &str| {
        let error = complaint(record, mode);
        assert_eq!(error.place, place, "{error}");
        assert!(format!("{:?}", error.problem).starts_with(wanted), "{error:?}");
    };
    let (header, end) = (Place::Header, Place::End);
    let both = |record: &Record, place: Place, wanted: &str| {
        expect(record, Mode::Strict, place, wanted);
        expect(record, Mode::Tolerant, place, wanted);
    };
    both(&forged(|r| r.header.game = "chess".to_owned()), header, "UnknownGame");
    both(&forged(|r| r.header.rules = 9), header, "UnknownRules");
    both(&forged(|r| r.header.setup = 7.into()), Place::Entry(0), "Setup");
    both(&forged(|r| r.header.seats.clear()), Place::Entry(0), "Setup");
    both(&forged(|r| r.header.commitment = Seed::number(0).commitment()), end, "Commitment");
    both(&forged(|r| r.entries.clear()), Place::Entry(0), "NoStart");
    both(&forged(|r| r.entries[4].seat = None), Place::Entry(4), "Nobody");
    both(&forged(|r| r.entries[4].seat = Some(Seat(77))), Place::Entry(4), "Illegal");
    both(&forged(|r| r.entries[4].deed = Deed::Start), Place::Entry(4), "Illegal");
    both(&forged(|r| r.entries[4].deed = act("wait")), Place::Entry(4), "Illegal");
    both(&forged(|r| r.entries[2].deed = Deed::Undo(1)), Place::Entry(2), "Illegal");
    both(&forged(|r| r.entries[3].digest = Digest([0; 8])), Place::Entry(3), "Digest");
    both(&forged(|r| r.entries[6].luck = r.entries[4].luck.clone()), Place::Entry(6), "");
    both(&forged(|r| r.end.as_mut().unwrap().outcome.places.reverse()), end, "Outcome");
    // Luck that could have been: only the seed knows better, or the digest.
    let lucky = forged(|r| r.entries[4].luck[0].1[0] ^= 1);
    expect(&lucky, Mode::Strict, Place::Entry(4), "OtherLuck");
    expect(&lucky, Mode::Tolerant, Place::Entry(4), "Digest");
    let absurd = forged(|r| r.entries[4].luck[0].1[0] = 6);
    expect(&absurd, Mode::Tolerant, Place::Entry(4), "Luck(Impossible");
    let more = forged(|r| r.entries[4].luck.push(Luck("dice".to_owned(), vec![1])));
    expect(&more, Mode::Tolerant, Place::Entry(4), "Luck(Unused");
}

#[test]
fn strict_needs_the_seed() {
    let record = duel(2, 1).record();
    assert_eq!(complaint(&record, Mode::Strict).problem, Problem::Unrevealed);
    verify(record.text(), lookup, Mode::Tolerant).unwrap();
}

#[test]
fn a_stored_log_is_woken_strictly() {
    let record = eventful(3).record();
    let wake =
        |entries, seed| Play::wake(game("duel"), record.header.clone(), entries, seed, |_, _| {});
    let error = wake(record.entries.clone(), Seed::number(4)).err().unwrap();
    assert_eq!(error.problem, Problem::Commitment);
    let mut entries = record.entries.clone();
    entries[4].luck[0].1[0] ^= 1;
    let error = wake(entries, Seed::number(3)).err().unwrap();
    assert_eq!((error.place, error.problem), (Place::Entry(4), Problem::OtherLuck));
    let mut entries = record.entries.clone();
    entries.remove(2);
    let error = wake(entries, Seed::number(3)).err().unwrap();
    assert_eq!((error.place, error.problem), (Place::Entry(2), Problem::Missing(3)));
}

#[test]
fn nothing_is_overwritten() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.jsonl");
    write_new(&path, "one").unwrap();
    assert!(write_new(&path, "two").is_err());
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "one");
}

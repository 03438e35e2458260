//! Armies: what is legal, what is not and why, and texts of any kind.

use std::collections::BTreeMap;

use mutant_chronicles::army::Army;
use mutant_chronicles::basics::{Faction, Rank};
use mutant_chronicles::edition::Edition;
use mutant_chronicles::prepared;
use mutant_chronicles::units::Unit;
use proptest::prelude::*;

fn army(text: &str) -> Army {
    text.parse().unwrap()
}

const NEWEST: Edition = Edition(2);

/// The clauses an army breaks.
fn broken(text: &str) -> Vec<&'static str> {
    let army = army(text);
    army.reasons(army.size, NEWEST).iter().map(|reason| reason.clause).collect()
}

#[test]
fn every_prepared_army_is_legal() {
    let mut sizes: BTreeMap<u8, Vec<Option<Faction>>> = BTreeMap::new();
    for prepared in prepared::armies() {
        let Army { size, .. } = prepared.army;
        assert_eq!(prepared.army.reasons(size, NEWEST), [], "{}", prepared.name);
        assert_eq!(army(&prepared.army.to_string()), prepared.army);
        sizes.entry(size).or_default().push(prepared.army.faction());
        assert_eq!(
            prepared::named(prepared.name, NEWEST).map(|found| found.name),
            Some(prepared.name)
        );
        // No unit stands about without an order for want of them, no card without a player.
        let units: u16 = prepared.army.units.iter().map(|(_, copies)| u16::from(*copies)).sum();
        let orders: u16 = prepared.army.orders.iter().map(|count| u16::from(*count)).sum();
        assert!(orders <= units && units <= 2 * orders, "{}", prepared.name);
        for (card, _) in &prepared.army.cards {
            let plays = |unit: &Unit| {
                unit.faction() == card.faction() && unit.printed().icons >= card.icons()
            };
            assert!(
                prepared.army.units.iter().any(|(unit, _)| plays(unit)),
                "{card} of {}",
                prepared.name
            );
        }
    }
    assert_eq!(prepared::armies().len(), 39, "one could not be read");
    for size in [3, 5, 7, 10, 90] {
        for faction in [Faction::Algeroth, Faction::Bauhaus, Faction::Brotherhood, Faction::Capitol]
        {
            assert!(sizes[&size].contains(&Some(faction)), "{faction} of {size}");
        }
    }
}

#[test]
fn every_version_offers_its_own_armies_and_knows_those_before() {
    for size in [3, 5, 7, 10, 90] {
        let offered = prepared::offered(size, NEWEST);
        let mut factions: Vec<_> = offered.filter_map(|ready| ready.army.faction()).collect();
        factions.sort_unstable();
        let all = [Faction::Algeroth, Faction::Bauhaus, Faction::Brotherhood, Faction::Capitol];
        assert_eq!(factions, all, "{size}");
    }
    for name in ["starter-algeroth", "algeroth-5", "algeroth-90"] {
        let first = prepared::named(name, Edition(1)).unwrap();
        assert!(first.is_offered(Edition(1)));
        assert_eq!(prepared::named(name, NEWEST).unwrap().army, first.army);
    }
    assert!(prepared::named("algeroth-5-ii", Edition(1)).is_none());
}

#[test]
fn what_a_version_does_not_have_is_refused() {
    let raiders = army("3: raid-captain, raid-sergeant, raider; 2-2-2;");
    assert_eq!(raiders.reasons(3, Edition(1)), []);
    assert_eq!(raiders.reasons(3, NEWEST).len(), 1);
    let harvest = army("3: necromutant-defiler, ezoghoul, technomancer; 2-2-1; dark-harvest");
    assert_eq!(harvest.reasons(3, NEWEST), []);
    assert_eq!(harvest.reasons(3, Edition(1)).len(), 1);
}

#[test]
fn the_sample_of_the_rulebook() {
    let sample = &prepared::named("brotherhood-tournament", NEWEST).unwrap().army;
    assert_eq!(sample.to_string(), "10:41,42x4,45x4,49x4,50x2;4-5-1;24,27,30x2,31");
    assert_eq!(Rank::ALL.iter().map(|rank| sample.of_rank(*rank)).collect::<Vec<_>>(), [10; 3]);
}

#[test]
fn every_reason_is_listed() {
    // Two too many of one rank, one too few of another.
    assert_eq!(broken("3:4,6,11;2-1-0;1,4,8"), ["MC-A2", "MC-A2"]);
    // Humans beside demons.
    assert_eq!(broken("3:4,20,11;1-1-1;1,4,8"), ["MC-A1"]);
    // A unique personality twice, five copies of a unit, four of a card.
    assert_eq!(broken("10:41x2;8-10-10;"), ["MC-A3"]);
    assert_eq!(broken("10:42x5;5-10-10;"), ["MC-A3"]);
    assert_eq!(broken("10:42x4;2-10-10;24x4"), ["MC-A3"]);
    // Uniques of two factions (MC-A8), though their soldiers may mix (MC-A9).
    assert_eq!(broken("10:41,15;8-10-10;"), ["MC-A3"]);
    assert_eq!(broken("10:41,17,32;7-10-10;1"), ["MC-A2"]);
    assert_eq!(broken("10:41,17,32;6-10-10;1"), Vec::<&str>::new());
    // Nobody, and nobody who is told what to do.
    assert_eq!(broken("3:;3-3-3;"), ["MC-A7"]);
    assert_eq!(broken("3:4x3,6x3,11x3;0-0-0;"), ["MC-A7"]);
    // All at once.
    let worst = broken("3:41x2,15,1,13x5;0-0-0;1x4");
    assert_eq!(worst.iter().filter(|clause| **clause == "MC-A3").count(), 4);
    for clause in ["MC-A1", "MC-A2", "MC-A7"] {
        assert!(worst.contains(&clause));
    }
    // Epic armies may have more copies, and are judged by the size of the game.
    assert_eq!(army("90:42x16;74-90-90;").reasons(90, NEWEST), []);
    assert_eq!(army("90:42x17;73-90-90;").reasons(90, NEWEST).len(), 1);
    assert_eq!(army("3:4,6,11;1-1-1;1,4,8").reasons(5, NEWEST).len(), 3);
}

#[test]
fn texts_are_read_kindly_and_refused_clearly() {
    let sample = army("Iron Faith = 10:41,42x4,45x4,49x4,50x2;4-5-1;24,27,30x2,31");
    assert_eq!(sample.name, "Iron Faith");
    assert_eq!(sample.to_string().parse(), Ok(sample.clone()));
    let kind = "Iron Faith=  10 : Archinquisitor Nikodemus, 42 x2, Keeper of the Art x2,
        inquisitor-majorisx4, 50, 49x4, 50 ; 4 - 5 - 1; 24,27,30x2 ,31";
    assert_eq!(army(kind), sample);
    for (wrong, word) in [
        ("", "size"),
        ("10", "size"),
        ("ten:41;1-1-1;", "ten"),
        ("300:41;1-1-1;", "300"),
        ("10:99;1-1-1;", "99"),
        ("10:41x0;1-1-1;", "41x0"),
        ("10:41x999;1-1-1;", "41x999"),
        ("10:41,,42;1-1-1;", "unit"),
        ("10:dark-aura;1-1-1;", "dark-aura"),
        ("10:41", "orders"),
        ("10:41;1-1;", "1-1"),
        ("10:41;1-1-1-1;", "1-1-1-1"),
        ("10:41;1-1-1", "cards"),
        ("10:41;1-1-1;47", "47"),
        ("10:41;1-1-1;;", "too many"),
        ("a\nb = 10:41;1-1-1;", "name"),
    ] {
        let complaint = wrong.parse::<Army>().unwrap_err().to_string();
        assert!(complaint.contains(word), "{wrong}: {complaint}");
    }
    assert!("9".repeat(5000).parse::<Army>().is_err());
}

proptest! {
    #[test]
    fn any_text_is_answered(text in "\\PC{0,80}") {
        if let Ok(army) = text.parse::<Army>() {
            prop_assert_eq!(army.to_string().parse(), Ok(army));
        }
    }

    #[test]
    fn texts_that_look_like_armies(text in "([a-z ]{0,5}=)?[0-9]{1,3}:[0-9,x]{0,12};[0-9-]{3,7};[0-9,x]{0,9}") {
        if let Ok(army) = text.parse::<Army>() {
            prop_assert_eq!(army.to_string().parse(), Ok(army.clone()));
            let json = serde_json::to_string(&army).unwrap();
            prop_assert_eq!(serde_json::from_str::<Army>(&json).unwrap(), army.clone());
            prop_assert!(army.reasons(army.size, NEWEST).len() < 40);
        }
    }
}

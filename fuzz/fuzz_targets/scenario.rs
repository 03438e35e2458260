//! A scenario of any text, and a position of any JSON, hold or are refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabletop::Options;
use testkit::scenario::Scenario;

fuzz_target!(|text: &str| {
    if let Ok(scenario) = Scenario::parse(text) {
        let _ = scenario.run(catalog::game);
    }
    let Some(game) = catalog::game("microscopic") else { return };
    if let (Ok(setup), Ok(position)) =
        (game.setup(2, &Options::default()), serde_json::from_str(text))
    {
        let _ = game.arrange(&setup, &position);
    }
});

//! Microscopic as the contract sees it.

use std::ops::RangeInclusive;

use serde_json::Value;
use tabletop::{
    Chance, Effects, Fact, Form, Illegal, NoQuestion, OptionSpec, Options, Outcome, Prompt, Rules,
    Said, Seat, SetupError, Stream, Turn, Version, Viewer,
};

use crate::cards::{GENES_KEPT, START_HAND};
use crate::event::{Event, Heap, Out};
use crate::organisms::COUNT;
use crate::setup::options;
use crate::state::Done;
use crate::{
    Action, Cards, Microscopic, Organism, Organisms, Phase, Player, Setup, View, arrange, drawing,
};

const SETUP: Stream = "setup";

impl Rules for Microscopic {
    const ID: &'static str = "microscopic";
    const VERSIONS: RangeInclusive<u32> = 1..=2;
    const SEATS: RangeInclusive<u8> = 1..=4;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Question = NoQuestion;
    type Answer = NoQuestion;

    fn options(version: u32) -> &'static [OptionSpec] {
        options(version)
    }

    fn setup(version: u32, seats: u8, options: &Options) -> Result<Setup, SetupError> {
        Setup::from_options(Version(version), seats, options)
    }

    fn version_of(setup: &Setup) -> u32 {
        setup.version()
    }

    fn new(
        setup: &Setup,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Self, SetupError> {
        setup.check()?;
        // MS-S4: the organisms left aside are drawn, then the starter (MS-S5).
        let mut middle = Organisms::ALL;
        let mut weights = [1; COUNT];
        for _ in setup.organisms()..COUNT as u8 {
            let aside = chance.pick(SETUP, &weights);
            weights[aside as usize] = 0;
            middle.take(Organism::at(aside));
        }
        let first =
            setup.first.unwrap_or_else(|| Seat(chance.below(SETUP, setup.players.into()) as u8));
        let mut game = Microscopic {
            setup: *setup,
            players: [Player::NEW; 4],
            pile: Cards::pool(),
            discard: Cards::NONE,
            middle,
            first,
            round: 1,
            seat: first,
            phase: Phase::Play,
            drawing: None,
            done: Done::default(),
            idle: 0,
            end: None,
            open: Cards::NONE,
        };
        let mut out = Out::new(chance, events);
        out.tell(Event::Started { first, organisms: middle });
        for seat in Seat::all(setup.players) {
            game.deal_hand(seat, &mut out);
        }
        game.begin_turn(first, &mut out);
        Ok(game)
    }

    fn arrange(setup: &Setup, position: &Value) -> Result<Self, SetupError> {
        arrange::arrange(setup, position)
    }

    fn seats(&self) -> u8 {
        self.setup.players
    }

    fn allied(&self, one: Seat, other: Seat) -> bool {
        self.setup.allied(one, other)
    }

    fn turn(&self) -> Turn {
        if self.phase == Phase::Over { Turn::Over } else { Turn::Act(self.asked()) }
    }

    fn prompt(&self, seat: Seat) -> Prompt {
        let player = self.player(seat);
        match self.phase {
            Phase::Play => {
                let say = Said::new("microscopic-prompt-play").with("draws", player.draws());
                Prompt { say, clause: "MS-T20" }
            }
            Phase::Discard => {
                let limit = player.hand_limit();
                let count = player.hand.len().saturating_sub(limit);
                let say = Said::new("microscopic-prompt-discard").with("count", count);
                Prompt { say: say.with("limit", limit), clause: "MS-T14" }
            }
            Phase::Cull => {
                let count = player.genes.len().saturating_sub(GENES_KEPT);
                let say = Said::new("microscopic-prompt-cull").with("count", count);
                Prompt { say: say.with("kept", GENES_KEPT), clause: "MS-T18" }
            }
            Phase::Over => Prompt { say: Said::new("table-over"), clause: "MS-E1" },
        }
    }

    fn choices(&self, seat: Seat, listed: &mut Vec<Action>) {
        if self.asked().contains(seat) {
            self.list(seat, listed);
        }
    }

    fn forms(&self, seat: Seat) -> Vec<Form> {
        if self.asked().contains(seat) { self.open_forms(seat) } else { Vec::new() }
    }

    fn sample(&self, seat: Seat, form: &Form, chance: &mut dyn Chance) -> Option<Action> {
        self.fill_in(seat, form, chance)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.turn().expect(seat)?;
        self.legal(seat, action).map(|_| ())
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Effects, Illegal> {
        self.turn().expect(seat)?;
        let legal = self.legal(seat, action)?;
        let mut out = Out::new(chance, events);
        self.perform(seat, legal, &mut out);
        // What comes to light here comes from the pile, by luck; a given card
        // is shown to the partner by the player's own will.
        out.done()
    }

    fn resign(
        &mut self,
        seat: Seat,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Effects, Illegal> {
        let mut out = Out::new(chance, events);
        self.give_up(seat, &mut out)?;
        out.done()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn view(&self, who: Viewer) -> View {
        self.seen_by(who)
    }

    fn answer(_: Option<(&Self, Viewer)>, question: &NoQuestion) -> Result<NoQuestion, Illegal> {
        question.never()
    }

    fn facts(&self) -> Vec<Fact> {
        let players = self.setup.players;
        let turn = |seat: Seat| (seat.0 + players - self.first.0) % players + 1;
        let order = |seat| Fact::of_seat("turn-order", seat, turn(seat).to_string());
        Seat::all(players).map(order).collect()
    }

    fn round(&self) -> Option<u32> {
        Some(self.round.into())
    }

    fn see(event: &Event, who: Viewer) -> Option<Event> {
        Some(event.seen_by(who))
    }

    fn tell(event: &Event) -> Said {
        event.tell()
    }

    fn imagine(view: &View, chance: &mut dyn Chance) -> Result<Self, SetupError> {
        Microscopic::imagined(view, chance)
    }

    fn luck_names(stream: &str) -> &'static [&'static str] {
        drawing::luck_names(stream)
    }
}

impl Microscopic {
    /// MS-S2, MS-S3: three cards, mutations played and replaced.
    fn deal_hand(&mut self, seat: Seat, out: &mut Out<'_>) {
        let mut dealt = Cards::NONE;
        while dealt.len() < START_HAND {
            let card = self.take_from_pile(out);
            if card.is_mutation() {
                self.player_mut(seat).mutations.add(card);
                out.tell(Event::Mutated { seat, mutation: card });
            } else {
                dealt.add(card);
            }
        }
        self.player_mut(seat).hand = dealt;
        out.tell(Event::Drew { seat, count: dealt.len(), cards: Some(dealt), to: Heap::Hand });
    }
}

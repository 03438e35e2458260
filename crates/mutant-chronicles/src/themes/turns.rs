//! Rounds, turns and activations: who comes next, and what ends when.

use tabletop::Seat;

use crate::basics::Rank;
use crate::battle::flow::Flow;
use crate::battle::frame::{Activation, EndStep, Frame, Moment, RoundStep, Stage};
use crate::battle::lasting::{Boon, Lasting, Until};
use crate::event::{Event, Out};
use crate::setup::Initiative;
use crate::state::{Battle, End, Fate, Id};
use crate::themes::deployment::SETUP;
use crate::zones::{HOSPITAL_HEALS, Token};

/// A battle that has gone on for so many rounds is decided by its points
/// (MC-V10).
pub const LAST_ROUND: u16 = 50;

impl Battle {
    fn set_round(&mut self, step: RoundStep) -> Flow {
        if let Some(Frame::Round(now)) = self.stack.last_mut() {
            *now = step;
        }
        Flow::On
    }

    pub(crate) fn round(&mut self, step: RoundStep, out: &mut Out<'_>) -> Flow {
        match step {
            RoundStep::Begin => {
                self.round += 1;
                out.tell(Event::Round { round: self.round, first: self.first });
                self.set_round(RoundStep::Turns(None))
            }
            RoundStep::Turns(last) => self.next_turn(last, out),
            RoundStep::Effects { nth, step } => self.end_effects(nth, step, out),
            RoundStep::Guards { nth, at } => self.keep_guards(nth, at, out),
        }
    }

    /// Who takes the next turn; nobody: the round ends (MC-R5).
    fn next_turn(&mut self, last: Option<Seat>, out: &mut Out<'_>) -> Flow {
        if self.reinforce() {
            return Flow::On;
        }
        for seat in Seat::all(self.setup.players) {
            let able = self.orders_left(seat) && self.unordered(seat).next().is_some();
            if !self.side(seat).out && !able {
                self.side_mut(seat).out = true;
                if !self.side(seat).beaten {
                    out.tell(Event::WentOut { seat });
                }
            }
        }
        let from = last.map_or(self.first, |seat| Seat((seat.0 + 1) % self.setup.players));
        let Some(seat) = self.clockwise(from).find(|seat| !self.side(*seat).out) else {
            self.sides.iter_mut().for_each(|side| side.played = 0);
            self.name_first(out);
            return self.set_round(RoundStep::Effects { nth: 0, step: EndStep::Hospital });
        };
        self.set_round(RoundStep::Turns(Some(seat)));
        self.sides.iter_mut().for_each(|side| side.played = 0);
        self.expire(|lasting| lasting.until == Until::TurnOf(seat));
        out.tell(Event::Turn { seat });
        self.stack.push(Frame::Turn { seat, left: self.setup.orders, step: Stage::Begin });
        Flow::On
    }

    /// Luck names who acts first in the next round, where that was agreed on
    /// (MC-R6). It does so before the end of this one: a Forward Post can still
    /// take the role, and it decides ties (MC-V1).
    fn name_first(&mut self, out: &mut Out<'_>) {
        if self.setup.initiative != Initiative::Roll {
            return;
        }
        let alive: Vec<Seat> = self.alive().collect();
        let seat = alive[out.chance.below(SETUP, alive.len() as u32) as usize];
        self.next_first = Some(seat);
        out.tell(Event::Initiative { seat, from: None });
    }

    /// Has a seat an unused order?
    pub(crate) fn orders_left(&self, seat: Seat) -> bool {
        self.side(seat).orders != [0; 3]
    }

    /// Ranks of which a seat has an unused order.
    pub(crate) fn order_ranks(&self, seat: Seat) -> impl Iterator<Item = Rank> {
        let orders = self.side(seat).orders;
        Rank::ALL.iter().copied().filter(move |rank| orders[rank.index()] > 0)
    }

    /// Figures of a seat that can be given an order (MC-R2).
    pub(crate) fn unordered(&self, seat: Seat) -> impl Iterator<Item = Id> {
        let mine = self.ids().filter(move |(_, figure)| figure.seat == seat && figure.unordered());
        mine.map(|(id, _)| id)
    }

    fn set_turn(&mut self, to: Stage) -> Flow {
        if let Some(Frame::Turn { step, .. }) = self.stack.last_mut() {
            *step = to;
        }
        Flow::On
    }

    pub(crate) fn turn_goes_on(
        &mut self,
        seat: Seat,
        left: u8,
        step: Stage,
        _: &mut Out<'_>,
    ) -> Flow {
        match step {
            Stage::Begin => {
                self.set_turn(Stage::Middle);
                self.open(Moment::TurnStart, Some(seat));
                Flow::On
            }
            Stage::Middle | Stage::Rally => {
                if self.reinforce() {
                    return Flow::On;
                }
                let able = self.orders_left(seat) && self.unordered(seat).next().is_some();
                if left > 0 && able { Flow::Ask } else { self.set_turn(Stage::End) }
            }
            Stage::End => {
                self.set_turn(Stage::Done);
                self.open(Moment::TurnEnd, Some(seat));
                Flow::On
            }
            Stage::Done => {
                self.expire(|lasting| lasting.until == Until::Turn);
                self.done()
            }
        }
    }

    /// Puts an order on a figure (MC-R1, MC-C1).
    pub(crate) fn assign(&mut self, id: Id, rank: Rank) {
        let seat = self.figure(id).seat;
        self.side_mut(seat).orders[rank.index()] -= 1;
        self.figure_mut(id).order = Some(rank);
    }

    pub(crate) fn order(&mut self, seat: Seat, id: Id, rank: Rank, out: &mut Out<'_>) {
        if let Some(Frame::Turn { left, .. }) = self.stack.last_mut() {
            *left -= 1;
        }
        self.assign(id, rank);
        let actions = rank.worth();
        out.tell(Event::Ordered { seat, figure: self.figure(id).name(), rank, actions });
        self.stack.push(Frame::Activation(Activation {
            figure: id,
            actions,
            moved: false,
            attacked: false,
            special: false,
            left: false,
            step: Stage::Begin,
        }));
        let curse = |lasting: &&Lasting| lasting.on == id && lasting.boon == Boon::Cursed;
        if let Some(from) = self.lasting.iter().find(curse).map(|lasting| lasting.from) {
            self.change_actions(-1, from, out);
            self.expire(|lasting| lasting.on == id && lasting.until == Until::Ordered);
        }
    }

    fn set_activation(&mut self, to: Stage) -> Flow {
        if let Some(Frame::Activation(activation)) = self.stack.last_mut() {
            activation.step = to;
        }
        Flow::On
    }

    pub(crate) fn activated(&mut self, now: Activation) -> Flow {
        let fights = self.figure(now.figure).fights();
        match now.step {
            Stage::Begin => {
                self.set_activation(Stage::Rally);
                self.open(Moment::Activation, None);
                Flow::On
            }
            Stage::Rally => {
                if fights && self.may_rally(now.figure) {
                    Flow::Ask
                } else {
                    self.set_activation(Stage::Middle)
                }
            }
            Stage::Middle => {
                if self.reinforce() {
                    return Flow::On;
                }
                if fights && now.actions > 0 && self.can_act(&now) {
                    Flow::Ask
                } else {
                    self.set_activation(Stage::End)
                }
            }
            Stage::End => {
                self.set_activation(Stage::Done);
                if fights {
                    self.open(Moment::ActivationEnd, Some(self.figure(now.figure).seat));
                }
                Flow::On
            }
            Stage::Done => {
                self.expire(|lasting| lasting.until == Until::Activation);
                self.done()
            }
        }
    }

    /// May the Rally Point make 2 actions of this bronze order?
    fn may_rally(&self, id: Id) -> bool {
        let figure = self.figure(id);
        figure.order == Some(Rank::Bronze)
            && !self.side(figure.seat).rallied
            && self.held(figure.seat, Token::RallyPoint) > 0
    }

    pub(crate) fn rally(&mut self, accepted: bool, out: &mut Out<'_>) {
        self.set_activation(Stage::Middle);
        let Some(activation) = out.must(self.activation_mut(), "an activation") else { return };
        let id = activation.figure;
        if accepted {
            activation.actions += 1;
            let actions = activation.actions;
            let (seat, figure) = (self.figure(id).seat, self.figure(id).name());
            self.side_mut(seat).rallied = true;
            let from = crate::battle::sum::Source::Zone(Token::RallyPoint);
            out.tell(Event::Actions { figure, actions, from });
        }
    }

    /// The seat that is asked at the end of a round.
    pub(crate) fn round_seat(&self, step: RoundStep) -> Option<Seat> {
        match step {
            RoundStep::Effects { nth, .. } => self.clockwise(self.first).nth(nth.into()),
            RoundStep::Guards { nth, .. } => self.clockwise(self.acts_first_next()).nth(nth.into()),
            RoundStep::Begin | RoundStep::Turns(_) => None,
        }
    }

    /// Effects of the end of the round, seat after seat (MC-R8).
    fn end_effects(&mut self, nth: u8, step: EndStep, out: &mut Out<'_>) -> Flow {
        let Some(seat) = self.round_seat(RoundStep::Effects { nth, step }) else {
            return self.count(out);
        };
        let on = |step| RoundStep::Effects { nth, step };
        match step {
            EndStep::Hospital => {
                let mine: Vec<Id> =
                    self.ids().filter(|(_, f)| f.seat == seat).map(|(id, _)| id).collect();
                for id in mine {
                    if self.healable(id) > 0 && self.holding(id, Token::FieldHospital) {
                        self.heal(id, HOSPITAL_HEALS, out);
                    }
                }
                self.set_round(on(EndStep::Bunker(0)))
            }
            EndStep::Bunker(done) => {
                let more = done < self.held(seat, Token::CommandBunker);
                if more && self.recoverable(seat).next().is_some() {
                    return Flow::Ask;
                }
                self.set_round(on(EndStep::Post))
            }
            EndStep::Post => {
                let posts = self.held(seat, Token::ForwardPost) > 0;
                if posts && self.acts_first_next() != seat {
                    return Flow::Ask;
                }
                self.set_round(on(EndStep::Cards))
            }
            EndStep::Cards => {
                self.set_round(RoundStep::Effects { nth: nth + 1, step: EndStep::Hospital });
                self.open(Moment::RoundEnd, Some(seat));
                Flow::On
            }
        }
    }

    /// Used silver and bronze cards of a seat.
    pub(crate) fn recoverable(&self, seat: Seat) -> impl Iterator<Item = crate::cards::Card> {
        self.side(seat).spent.kinds().filter(|card| card.rank() != Rank::Gold)
    }

    /// A used card returns to the hand.
    pub(crate) fn recover(&mut self, seat: Seat, card: crate::cards::Card, out: &mut Out<'_>) {
        let side = self.side_mut(seat);
        side.spent.take(card);
        side.hand.add(card);
        out.tell(Event::Recovered { seat, card });
    }

    /// A Command Bunker has recovered a card, or does not.
    pub(crate) fn bunkered(&mut self, card: Option<crate::cards::Card>, out: &mut Out<'_>) {
        let Some(Frame::Round(RoundStep::Effects { nth, step: EndStep::Bunker(done) })) =
            self.stack.last().cloned()
        else {
            return out.fault("a Command Bunker that asks");
        };
        let step = if card.is_some() { EndStep::Bunker(done + 1) } else { EndStep::Post };
        if let (Some(card), Some(seat)) =
            (card, self.round_seat(RoundStep::Effects { nth, step: EndStep::Post }))
        {
            self.recover(seat, card, out);
        }
        self.set_round(RoundStep::Effects { nth, step });
    }

    /// The Forward Post takes the initiative, or does not.
    pub(crate) fn posted(&mut self, seat: Seat, accepted: bool, out: &mut Out<'_>) {
        if accepted {
            self.next_first = Some(seat);
            let from = Some(crate::battle::sum::Source::Zone(Token::ForwardPost));
            out.tell(Event::Initiative { seat, from });
        }
        if let Some(Frame::Round(RoundStep::Effects { step, .. })) = self.stack.last_mut() {
            *step = EndStep::Cards;
        }
    }

    /// Who will act first next round (MC-R6).
    #[must_use]
    pub fn acts_first_next(&self) -> Seat {
        let passes = match self.setup.initiative {
            // Luck has named one already, unless the round is not over.
            Initiative::Book | Initiative::Roll => false,
            Initiative::Alternating => true,
            Initiative::TwoRounds => self.round.is_multiple_of(2),
        };
        let usual = Seat((self.first.0 + u8::from(passes)) % self.setup.players);
        let from = self.next_first.unwrap_or(usual);
        self.clockwise(from).find(|seat| !self.side(*seat).beaten).unwrap_or(from)
    }

    /// Counts victory points and looks for a winner (MC-R6, MC-V1).
    fn count(&mut self, out: &mut Out<'_>) -> Flow {
        let points = Seat::all(self.setup.players).map(|seat| self.points(seat)).collect();
        out.tell(Event::Counted { points });
        let won = self.alive().any(|seat| self.team_points(seat) >= self.setup.threshold());
        if won {
            self.end = Some((self.leaders(), End::Points));
        } else if self.round >= LAST_ROUND {
            self.end = Some((self.leaders(), End::Rounds));
        }
        self.set_round(RoundStep::Guards { nth: 0, at: 0 })
    }

    /// Guards stay or come back with the other orders (MC-G4).
    fn keep_guards(&mut self, nth: u8, at: u16, out: &mut Out<'_>) -> Flow {
        let Some(seat) = self.round_seat(RoundStep::Guards { nth, at }) else {
            return self.retrieve(out);
        };
        let from = usize::from(at);
        let next = self.ids().skip(from).find(|(_, figure)| figure.seat == seat && figure.guard);
        match next.map(|(id, _)| id) {
            None => self.set_round(RoundStep::Guards { nth: nth + 1, at: 0 }),
            Some(id) if id.0 == at => Flow::Ask,
            Some(id) => self.set_round(RoundStep::Guards { nth, at: id.0 }),
        }
    }

    /// The guard that was looked at stays, or comes back.
    pub(crate) fn kept(&mut self, stays: bool, out: &mut Out<'_>) {
        let Some(Frame::Round(RoundStep::Guards { at, .. })) = self.stack.last_mut() else {
            return out.fault("a guard that may stay");
        };
        let id = Id(*at);
        *at += 1;
        let figure = self.figure_mut(id);
        figure.guard = stays;
        let (seat, name) = (figure.seat, figure.name());
        if stays {
            out.tell(Event::Kept { seat, figures: vec![name] });
        }
    }

    /// Orders and bought cards come back; the next round begins (MC-R6).
    fn retrieve(&mut self, out: &mut Out<'_>) -> Flow {
        for n in 0..self.figures.len() {
            let figure = &mut self.figures[n];
            figure.used = false;
            let seat = figure.seat;
            if !figure.guard
                && let Some(rank) = figure.order.take()
            {
                self.side_mut(seat).orders[rank.index()] += 1;
            }
        }
        for side in &mut self.sides {
            for rank in 0..3 {
                side.orders[rank] += std::mem::take(&mut side.used[rank]);
            }
            for card in std::mem::take(&mut side.bought).iter() {
                side.hand.add(card);
            }
            (side.out, side.relayed, side.rallied) = (false, false, false);
        }
        self.expire(|lasting| lasting.until == Until::Round);
        let first = self.acts_first_next();
        if first != self.first && self.next_first.is_none() {
            out.tell(Event::Initiative { seat: first, from: None });
        }
        (self.first, self.next_first) = (first, None);
        self.set_round(RoundStep::Begin)
    }

    /// Takes the order off a figure; it may be ordered again.
    pub(crate) fn refresh(&mut self, id: Id, out: &mut Out<'_>) {
        let figure = self.figure_mut(id);
        figure.guard = false;
        let (seat, name) = (figure.seat, figure.name());
        if let Some(rank) = figure.order.take() {
            self.side_mut(seat).used[rank.index()] += 1;
            out.tell(Event::Refreshed { figure: name });
        }
    }

    /// A figure leaves the map for good or for a while.
    pub(crate) fn remove(&mut self, id: Id, fate: Fate) {
        let figure = self.figure_mut(id);
        figure.fate = fate;
        figure.place = None;
        figure.guard = false;
        figure.wounds = 0;
        let seat = figure.seat;
        if let Some(rank) = figure.order.take() {
            self.side_mut(seat).used[rank.index()] += 1;
        }
        self.expire(|lasting| lasting.on == id);
    }
}

//! What somebody at the table wants: one match from the request to the deed.

use record::Deed;

use crate::hear::Output;
use crate::storing::Reply;
use crate::{Older, Person, Refusal, Request, Table, clause};
use tabletop::Seat;

/// The longest line of talk, in characters.
const LONGEST: usize = 500;

impl Table {
    pub(crate) fn request(&mut self, socket: u64, id: u32, request: Request) {
        let known = self.visitors.iter().find(|visitor| visitor.socket == socket);
        let Some(person) = known.map(|visitor| visitor.person.clone()) else {
            return self.complain("somebody wants something who does not look");
        };
        if let Err(refusal) = self.grant(&person, socket, id, request) {
            self.reply(socket, id, Err(refusal));
        }
    }

    /// Does what somebody wants, or begins to: the answer comes when it is done.
    fn grant(
        &mut self,
        person: &Person,
        socket: u64,
        id: u32,
        request: Request,
    ) -> Result<(), Refusal> {
        let reply = Reply::To { socket, id };
        let helped = matches!(request, Request::Hint | Request::Takeover { .. });
        if helped && self.standing.plan.tournament.is_some() {
            return Err(Refusal::conflict("error-tournament-alone"));
        }
        match request {
            Request::Act { after, action } => {
                let seat = self.player(person)?;
                let play = self.play()?;
                // Not being asked explains more than being late.
                play.state().turn().expect(seat)?;
                self.in_time(seat)?;
                if !self.asked.counts(seat, after, play.entries()) {
                    return Err(Refusal::stale());
                }
                if self.hold(seat, &action, reply, None) {
                    return Ok(());
                }
                self.propose(seat, &Deed::Act(action), reply)
            }
            Request::Undo => {
                let seat = self.player(person)?;
                self.take_back(seat, reply)
            }
            Request::Offer => {
                let seat = self.player(person)?;
                self.ask_back(seat, reply)
            }
            Request::Agree { offer } => {
                let seat = self.player(person)?;
                self.agree(seat, offer, reply)
            }
            Request::Decline { offer } => {
                let seat = self.player(person)?;
                self.decline(seat, offer, reply)
            }
            Request::Next => {
                self.player(person)?;
                let n = self.play()?.entries().len().saturating_sub(1) as u32;
                self.reply(socket, id, Ok(n));
                self.go_on();
                Ok(())
            }
            Request::Resign => {
                let seat = self.player(person)?;
                self.propose(seat, &Deed::Resign, reply)
            }
            Request::Hint => {
                let seat = self.player(person)?;
                if self.standing.plan.rated {
                    return Err(Refusal::forbidden("error-rated-hint"));
                }
                let state = self.play()?.state();
                state.turn().expect(seat)?;
                let (state, luck) = (state.boxed(), self.luck(seat));
                self.outputs.push(Output::Hint { socket, id, seat, luck, state });
                Ok(())
            }
            Request::Ask { question } => {
                let who = self.standing.viewer(&person.id);
                let state = self.play_for(who)?.state().boxed();
                self.outputs.push(Output::Ask { socket, id, who, question, state });
                Ok(())
            }
            Request::Log { before, views } => {
                let who = self.standing.viewer(&person.id);
                let play = self.play_for(who)?;
                let older = Older {
                    game: play.course().game(),
                    record: play.record(),
                    who,
                    before,
                    views,
                    over: self.standing.is_over(),
                };
                self.outputs.push(Output::Older { socket, id, older: Box::new(older) });
                Ok(())
            }
            Request::Prepare { intent } => {
                let seat = self.player(person)?;
                self.prepare(seat, intent, reply)
            }
            Request::Forget { intent } => {
                let seat = self.player(person)?;
                self.forget(seat, intent, reply);
                Ok(())
            }
            Request::Plan => {
                let seat = self.player(person)?;
                let planning = Box::new(self.planning(seat)?);
                self.outputs.push(Output::Plan { socket, id, planning });
                Ok(())
            }
            Request::Chat { text } => {
                let seat = self.standing.seat_of(&person.id);
                // The name they have now: the line may be older.
                let holder = seat.and_then(|seat| self.standing.holder(seat));
                let from = holder.map_or_else(|| person.name.clone(), |it| it.name.clone());
                let (by, watching) = (person.id.clone(), holder.is_none());
                let text = text.trim().to_owned();
                if text.is_empty() || text.chars().count() > LONGEST || text.contains('\0') {
                    return Err(Refusal::bad("error-chat"));
                }
                self.outputs.push(Output::Say { socket, id, from, by, watching, text });
                Ok(())
            }
            Request::Takeover { seat, level } => self.takeover(person, seat, &level, reply),
            Request::Return { seat } => self.come_back(person, seat, reply),
        }
    }

    /// The seat that somebody plays in a game that has begun.
    fn player(&self, person: &Person) -> Result<Seat, Refusal> {
        let seat = self.standing.seat_of(&person.id);
        let seat = seat.ok_or_else(|| Refusal::forbidden("error-not-seated").by(clause::HOLDER))?;
        self.play()?;
        if self.standing.bot(seat).is_some() && !self.standing.is_over() {
            return Err(Refusal::conflict("error-bot-plays").by(clause::HOLDER));
        }
        Ok(seat)
    }
}

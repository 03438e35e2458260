//! A tournament as its log tells it. The only way to change one is to hear the
//! next line; a line that cannot follow is refused and changes nothing.

use crate::{Charter, Ending, Event, Format, Line, Player, league};

/// Where a tournament is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Waits for players.
    Open,
    /// Is being played.
    Running,
    /// All is played.
    Over,
    /// The host has called it off.
    Cancelled,
}

/// Somebody who takes part, or did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// Who.
    pub identity: String,
    /// What they were called when they joined.
    pub name: String,
    /// What they have handed in.
    pub army: Option<String>,
    /// Do they still play?
    pub active: bool,
}

/// A round; in an arena, whatever was paired at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The number of its first table.
    pub first: u32,
    /// Who had no table.
    pub byes: Vec<Player>,
    /// When it was paired.
    pub at: u64,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// In which round, from 0.
    pub round: usize,
    /// Who sits there, in order of seats.
    pub seats: Vec<Player>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// When it was paired.
    pub at: u64,
}

/// A line that cannot follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It comes too late or too early for that.
    Stage,
    /// There is no such player, or they are here already.
    Player,
    /// There is no such table, or it is over, or it does not fit.
    Table,
    /// There are too few players.
    Few,
}

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// What was decided.
    pub charter: Charter,
    /// Where it is in its life.
    pub stage: Stage,
    /// Those who take part, or did, by number.
    pub players: Vec<Entrant>,
    /// In the order they are set; those who came late at the end.
    pub order: Vec<Player>,
    /// The rounds so far.
    pub rounds: Vec<Round>,
    /// The tables so far, by number.
    pub tables: Vec<Table>,
    /// When it began.
    pub started: Option<u64>,
    /// Of a league, who plays in which division, the highest first; otherwise one.
    pub divisions: Vec<Vec<Player>>,
    /// Which season of a league, from 1.
    pub season: u32,
    /// The first round of this season.
    pub since: usize,
}

impl Tournament {
    /// A tournament from its first line.
    ///
    /// # Errors
    /// Where that does not create one.
    pub fn new(line: &Line) -> Result<Self, Fault> {
        let Event::Created { charter } = &line.event else { return Err(Fault::Stage) };
        Ok(Tournament {
            charter: charter.clone(),
            stage: Stage::Open,
            players: Vec::new(),
            order: Vec::new(),
            rounds: Vec::new(),
            tables: Vec::new(),
            started: None,
            divisions: Vec::new(),
            season: 1,
            since: 0,
        })
    }

    /// A tournament from its log.
    ///
    /// # Errors
    /// The first line that cannot follow.
    pub fn read<'a>(lines: impl IntoIterator<Item = &'a Line>) -> Result<Self, Fault> {
        let mut lines = lines.into_iter();
        let mut read = Tournament::new(lines.next().ok_or(Fault::Stage)?)?;
        lines.try_for_each(|line| read.hear(line))?;
        Ok(read)
    }

    /// Takes the next line.
    ///
    /// # Errors
    /// If it cannot follow; nothing has changed then.
    pub fn hear(&mut self, line: &Line) -> Result<(), Fault> {
        match &line.event {
            Event::Created { .. } => return Err(Fault::Stage),
            Event::Joined { player, identity, name, army } => {
                if !self.takes_entries() {
                    return Err(Fault::Stage);
                }
                if *player as usize != self.players.len() || self.find(identity).is_some() {
                    return Err(Fault::Player);
                }
                let (identity, name, army) = (identity.clone(), name.clone(), army.clone());
                self.players.push(Entrant { identity, name, army, active: true });
                if self.stage != Stage::Open {
                    self.set_at_the_end(*player);
                }
            }
            Event::Returned { player } => {
                let away = self.players.get(*player as usize).is_some_and(|it| !it.active);
                if !away {
                    return Err(Fault::Player);
                }
                if !self.takes_entries() {
                    return Err(Fault::Stage);
                }
                self.players[*player as usize].active = true;
                if self.stage != Stage::Open && !self.order.contains(player) {
                    self.set_at_the_end(*player);
                }
            }
            Event::Left { player, .. } => {
                let leagues = matches!(self.charter.format, Format::League { .. });
                if self.stage == Stage::Cancelled || (self.stage == Stage::Over && !leagues) {
                    return Err(Fault::Stage);
                }
                let here = self.players.get_mut(*player as usize).filter(|it| it.active);
                here.ok_or(Fault::Player)?.active = false;
            }
            Event::Started { order } => self.start(order, line.at)?,
            Event::Paired { tables, byes } => self.pair(tables, byes, line.at)?,
            Event::Ended { table, ending } => {
                if !matches!(self.stage, Stage::Running) {
                    return Err(Fault::Stage);
                }
                let found = self.tables.get_mut(*table as usize).ok_or(Fault::Table)?;
                if found.ending.is_some() || !fits(ending, found.seats.len()) {
                    return Err(Fault::Table);
                }
                found.ending = Some(ending.clone());
            }
            Event::Season => {
                let leagues = matches!(self.charter.format, Format::League { .. });
                if !leagues || self.stage != Stage::Over {
                    return Err(Fault::Stage);
                }
                let divisions = league::promoted(self);
                if divisions.iter().all(|division| division.len() < 2) {
                    return Err(Fault::Few);
                }
                self.divisions = divisions;
                self.order = self.divisions.concat();
                self.season += 1;
                self.since = self.rounds.len();
                self.stage = Stage::Running;
            }
            Event::Finished => {
                if self.stage != Stage::Running || self.open_tables().next().is_some() {
                    return Err(Fault::Stage);
                }
                self.stage = Stage::Over;
            }
            Event::Cancelled => {
                if !matches!(self.stage, Stage::Open | Stage::Running) {
                    return Err(Fault::Stage);
                }
                self.stage = Stage::Cancelled;
            }
        }
        Ok(())
    }

    fn start(&mut self, order: &[Player], at: u64) -> Result<(), Fault> {
        if self.stage != Stage::Open {
            return Err(Fault::Stage);
        }
        let mut all: Vec<Player> = self.active().collect();
        if all.len() < 2 {
            return Err(Fault::Few);
        }
        let mut named = order.to_vec();
        named.sort_unstable();
        all.sort_unstable();
        if named != all {
            return Err(Fault::Player);
        }
        self.order = order.to_vec();
        self.divisions = league::divided(&self.charter.format, order);
        self.started = Some(at);
        self.stage = Stage::Running;
        Ok(())
    }

    fn pair(&mut self, tables: &[Vec<Player>], byes: &[Player], at: u64) -> Result<(), Fault> {
        let arena = matches!(self.charter.format, Format::Arena { .. });
        if self.stage != Stage::Running || (!arena && self.open_tables().next().is_some()) {
            return Err(Fault::Stage);
        }
        let mut named: Vec<Player> = tables.iter().flatten().chain(byes).copied().collect();
        let known = named.iter().all(|player| (*player as usize) < self.players.len());
        let count = named.len();
        named.sort_unstable();
        named.dedup();
        if !known || count != named.len() {
            return Err(Fault::Player);
        }
        if tables.iter().any(|seats| seats.len() < 2) {
            return Err(Fault::Table);
        }
        let busy = |player: &Player| self.open_tables().any(|(_, it)| it.seats.contains(player));
        if arena && named.iter().any(busy) {
            return Err(Fault::Player);
        }
        let (round, first) = (self.rounds.len(), self.tables.len() as u32);
        self.rounds.push(Round { first, byes: byes.to_vec(), at });
        let table = |seats: &Vec<Player>| Table { round, seats: seats.clone(), ending: None, at };
        self.tables.extend(tables.iter().map(table));
        Ok(())
    }

    fn set_at_the_end(&mut self, player: Player) {
        self.order.push(player);
        // A league places newcomers when its next season begins.
        if let (1, Some(only)) = (self.divisions.len(), self.divisions.first_mut())
            && !matches!(self.charter.format, Format::League { .. })
        {
            only.push(player);
        }
    }

    /// May somebody still join? Into a Swiss until half of it is paired, into an
    /// arena until its end, into a league between two seasons.
    #[must_use]
    pub fn takes_entries(&self) -> bool {
        match (self.stage, self.charter.format) {
            (Stage::Open, _) => true,
            (Stage::Running, Format::Swiss { rounds }) => {
                self.rounds.len() * 2 <= usize::from(rounds)
            }
            (Stage::Running, Format::Arena { .. }) | (Stage::Over, Format::League { .. }) => true,
            _ => false,
        }
    }

    /// The number of somebody who takes part, or did.
    #[must_use]
    pub fn find(&self, identity: &str) -> Option<Player> {
        let at = self.players.iter().position(|it| it.identity == identity)?;
        Player::try_from(at).ok()
    }

    /// Those who play.
    pub fn active(&self) -> impl Iterator<Item = Player> + '_ {
        let all = (0..).zip(&self.players);
        all.filter(|(_, entrant)| entrant.active).map(|(player, _)| player)
    }

    pub(crate) fn is_active(&self, player: Player) -> bool {
        self.players.get(player as usize).is_some_and(|it| it.active)
    }

    /// The tables that are not over, by number.
    pub fn open_tables(&self) -> impl Iterator<Item = (u32, &Table)> {
        (0..).zip(&self.tables).filter(|(_, table)| table.ending.is_none())
    }

    /// The tables of this season.
    pub(crate) fn season_tables(&self) -> impl Iterator<Item = &Table> {
        self.tables.iter().filter(|table| table.round >= self.since)
    }

    /// How many rounds there will be, as far as that is known: this season's, in a
    /// league.
    #[must_use]
    pub fn planned_rounds(&self) -> Option<usize> {
        let longest = self.divisions.iter().map(|division| division.len() + division.len() % 2);
        let all_meet = longest.max().unwrap_or(0).saturating_sub(1);
        match self.charter.format {
            Format::Swiss { rounds } => {
                let most = match self.charter.seats {
                    // With fewer players somebody would have to meet somebody twice.
                    2 if self.started.is_some() => all_meet.max(self.rounds.len()),
                    _ => usize::from(rounds),
                };
                Some(most.min(rounds.into()))
            }
            Format::RoundRobin { legs } | Format::League { legs, .. } => {
                self.started.map(|_| all_meet * usize::from(legs))
            }
            Format::Arena { .. } => None,
        }
    }
}

fn fits(ending: &Ending, seats: usize) -> bool {
    match ending {
        Ending::Played { places } | Ending::Decided { places } => places.len() == seats,
        Ending::Forfeit { absent } => {
            !absent.is_empty() && absent.iter().all(|seat| usize::from(*seat) < seats)
        }
        Ending::Void => true,
    }
}

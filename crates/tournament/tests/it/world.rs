//! A tournament that is driven, and read again from its log after every line.

use std::collections::BTreeMap;

use tournament::{Charter, Ending, Event, Fault, Format, Line, Player, Stage, Tournament};

/// A tournament and its log.
pub(crate) struct World {
    pub(crate) it: Tournament,
    pub(crate) log: Vec<Line>,
    pub(crate) now: u64,
}

pub(crate) fn charter(format: Format, seats: u8) -> Charter {
    Charter {
        name: "Friday".into(),
        host: "host".into(),
        game: "microscopic".into(),
        options: BTreeMap::new(),
        format,
        seats,
        private: false,
        accounts: false,
        starts: None,
        patience: 600_000,
        armies: false,
        time: None,
        rated: false,
    }
}

impl World {
    pub(crate) fn new(format: Format, seats: u8, players: u32) -> Self {
        let first = Line { at: 1, event: Event::Created { charter: charter(format, seats) } };
        let it = Tournament::new(&first).unwrap();
        let mut world = World { it, log: vec![first], now: 1 };
        for player in 0..players {
            world.join(player).unwrap();
        }
        world
    }

    pub(crate) fn join(&mut self, player: Player) -> Result<(), Fault> {
        let name = format!("player {player}");
        self.hear(Event::Joined { player, identity: name.clone(), name, army: None })
    }

    /// Hears something; what is refused changes nothing, and what is not is the
    /// same when it is read from the log.
    pub(crate) fn hear(&mut self, event: Event) -> Result<(), Fault> {
        self.now += 1000;
        let line = Line { at: self.now, event };
        let before = self.it.clone();
        if let Err(fault) = self.it.hear(&line) {
            assert_eq!(before, self.it, "{line:?}");
            return Err(fault);
        }
        let text = serde_json::to_string(&line).unwrap();
        assert_eq!(serde_json::from_str::<Line>(&text).unwrap(), line);
        self.log.push(line);
        assert_eq!(Tournament::read(&self.log).unwrap(), self.it);
        Ok(())
    }

    pub(crate) fn start(&mut self, luck: u64) {
        let start = self.it.start_now(luck).unwrap();
        self.hear(start).unwrap();
    }

    /// Writes what should be written until nothing is left to write.
    pub(crate) fn settle(&mut self) {
        for _ in 0..1000 {
            let Some(event) = self.it.next(self.now, 7) else { return };
            self.hear(event).unwrap();
        }
        panic!("it never comes to rest: {:?}", self.log.last());
    }

    /// Ends the first open table: the lower number wins.
    pub(crate) fn end_first(&mut self, whim: u64) -> bool {
        let Some((table, it)) = self.it.open_tables().next() else { return false };
        let mut places: Vec<u8> = (1..=u8::try_from(it.seats.len()).unwrap()).collect();
        let shift = usize::try_from(whim).unwrap() % places.len();
        places.rotate_left(shift);
        self.hear(Event::Ended { table, ending: Ending::Played { places } }).unwrap();
        true
    }

    pub(crate) fn play_on(&mut self, mut whim: u64) {
        while self.it.stage == Stage::Running {
            self.settle();
            whim = whim.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_041);
            // In an arena time goes by, too.
            self.now += 30_000;
            self.end_first(whim >> 33);
        }
    }

    /// How often each pair met, and how much oftener each has begun than not.
    pub(crate) fn meetings(&self) -> (BTreeMap<(Player, Player), u32>, BTreeMap<Player, i64>) {
        let (mut met, mut lead) = (BTreeMap::new(), BTreeMap::new());
        for table in &self.it.tables {
            for (seat, one) in table.seats.iter().enumerate() {
                for two in &table.seats[seat + 1..] {
                    *met.entry((*one.min(two), *one.max(two))).or_insert(0) += 1;
                }
                *lead.entry(*one).or_insert(0) += if seat == 0 { 1 } else { -1 };
            }
        }
        (met, lead)
    }

    pub(crate) fn byes(&self) -> BTreeMap<Player, u32> {
        let mut byes = BTreeMap::new();
        for player in self.it.rounds.iter().flat_map(|round| &round.byes) {
            *byes.entry(*player).or_insert(0) += 1;
        }
        byes
    }
}

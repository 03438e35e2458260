//! What a viewer knows (MC-S2): everything but the cards in others' hands and,
//! until all have chosen, others' armies. `imagine` makes a battle of it.

use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Seat, SeatSet, Viewer};

use crate::action::{Aim, Name};
use crate::army::Army;
use crate::basics::Rank;
use crate::battle::attack::{AttackKind, AttackStep};
use crate::battle::frame::{Frame, Moment};
use crate::battle::lasting::{Boon, Lasting};
use crate::battle::sum::Source;
use crate::board::BoardId;
use crate::cards::{Card, Cards};
use crate::event::{Points, Shown};
use crate::hex::Hex;
use crate::hexes::HexSet;
use crate::place::Place;
use crate::setup::Setup;
use crate::state::{Battle, End, Fate, Figure, Id, Side};
use crate::units::Unit;
use crate::zones::Token;

/// The table as somebody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was decided before the game.
    pub setup: Setup,
    /// The ground.
    pub board: BoardId,
    /// The round, from 1; 0 before the battle.
    pub round: u16,
    /// Who was First Player in the first round.
    pub began: Seat,
    /// The First Player.
    pub first: Seat,
    /// Who acts first next round, if an effect has changed it.
    pub next_first: Option<Seat>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// Orders left in this turn.
    pub orders_left: u8,
    /// Victory points that win.
    pub threshold: u16,
    /// The players.
    pub sides: Vec<SideView>,
    /// All figures.
    pub figures: Vec<FigureView>,
    /// The victory zones.
    pub zones: Vec<ZoneView>,
    /// Hexes made cover in play.
    pub cover: HexSet,
    /// What is asked of whom.
    pub asked: Option<AskedView>,
    /// The unit with its order.
    pub activation: Option<ActivationView>,
    /// The move being made.
    pub moving: Option<MoveView>,
    /// The attack being made, the innermost.
    pub attack: Option<AttackView>,
    /// The card being played.
    pub card: Option<CardView>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) lasting: Vec<Lasting>,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) stack: Vec<Frame>,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) end: Option<(SeatSet, End)>,
}

/// A player as somebody sees them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "mutant-chronicles.ts", rename = "Side")
)]
pub struct SideView {
    /// Has an army been chosen?
    pub ready: bool,
    /// The army, while it is known to nobody else.
    pub army: Option<Army>,
    /// In teams, whether the army chosen is one of demons (MC-X3).
    pub demons: Option<bool>,
    /// The deployment zone.
    pub zone: Option<char>,
    /// Unused orders: gold, silver, bronze.
    pub orders: [u8; 3],
    /// Used orders that lie on no figure.
    pub used: [u8; 3],
    /// The hand, if the viewer may see it.
    pub hand: Option<Cards>,
    /// How many gold, silver and bronze cards it has.
    pub hand_ranks: [u8; 3],
    /// Used cards.
    pub spent: Cards,
    /// Cards that come back at the end of the round.
    pub bought: Cards,
    /// Cards played this turn.
    pub played: u8,
    /// Has gone out this round (MC-R5).
    pub out: bool,
    /// Has lost the army or conceded.
    pub beaten: bool,
    /// Points as they would be counted now.
    pub points: Points,
    /// The sum of them.
    pub total: u16,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) relayed: bool,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) rallied: bool,
}

/// A figure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "mutant-chronicles.ts", rename = "Figure")
)]
pub struct FigureView {
    /// Its name in notation.
    pub name: Name,
    /// What it is.
    pub unit: Unit,
    /// Whose.
    pub seat: Seat,
    /// Whether it fights.
    pub fate: Fate,
    /// Where it stands.
    pub place: Option<Place>,
    /// Wounds.
    pub wounds: u8,
    /// The order it has this round.
    pub order: Option<Rank>,
    /// On guard.
    pub guard: bool,
    /// What it has for a while, and from where.
    pub boons: Vec<(Boon, Source)>,
    /// Its Second Skin is gone.
    pub skinned: bool,
    /// Its unit action of once a round is used.
    pub used: bool,
}

/// A victory zone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "mutant-chronicles.ts", rename = "Zone")
)]
pub struct ZoneView {
    /// Its points.
    pub points: u8,
    /// Its hexes.
    pub hexes: HexSet,
    /// Its token, once turned up.
    pub token: Option<Token>,
    /// Who holds it.
    pub holder: Option<Seat>,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "mutant-chronicles.ts", rename = "Asked")
)]
pub struct AskedView {
    /// Of whom.
    #[cfg_attr(feature = "ts", ts(type = "Array<Seat>"))]
    pub seats: SeatSet,
    /// What; prompts are `mutant-chronicles-prompt-<what>`.
    pub what: crate::prompt::Ask,
    /// The moment, when it is about cards; known to who is asked alone.
    pub moment: Option<crate::battle::frame::Moment>,
    /// The figure it is about, if it is about one.
    pub figure: Option<Name>,
}

/// A unit with its order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "mutant-chronicles.ts", rename = "Activation")
)]
pub struct ActivationView {
    /// Who.
    pub figure: Name,
    /// Actions left.
    pub actions: u8,
    /// The move action was taken.
    pub moved: bool,
    /// The attack action was taken.
    pub attacked: bool,
    /// The special ability was used.
    pub special: bool,
}

/// A move being made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "mutant-chronicles.ts", rename = "Moving")
)]
pub struct MoveView {
    /// Who.
    pub figure: Name,
    /// Where it began.
    pub start: Place,
    /// Steps left.
    pub left: u8,
}

/// An attack being made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "mutant-chronicles.ts", rename = "Attack")
)]
pub struct AttackView {
    /// Who leads it.
    pub attacker: Name,
    /// From here.
    pub from: Hex,
    /// The target.
    pub target: Name,
    /// There.
    pub at: Hex,
    /// What kind.
    pub kind: AttackKind,
    /// How far it is.
    pub step: AttackStep,
    /// Cards that change it.
    pub cards: Vec<Card>,
    /// Everybody's dice, the leader's first.
    pub shots: Vec<ShotView>,
    /// Whose dice are rolled now: an index into the shots.
    pub rolling: u8,
}

/// One unit's dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "mutant-chronicles.ts", rename = "Shot")
)]
pub struct ShotView {
    /// Who.
    pub figure: Name,
    /// From here.
    pub from: Hex,
    /// The dice as they lie; none before the roll.
    pub dice: Vec<Shown>,
    /// Rerolls left.
    pub rerolls: u8,
}

/// A card being played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "mutant-chronicles.ts", rename = "Played")
)]
pub struct CardView {
    /// Who plays it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// The chosen unit.
    pub by: Name,
    /// At what.
    pub on: Option<Aim>,
    /// It was cancelled.
    pub cancelled: bool,
}

impl Battle {
    pub(crate) fn seen_by(&self, who: Viewer) -> View {
        let turn = self.stack.iter().rev().find_map(|frame| match frame {
            Frame::Turn { seat, left, .. } => Some((*seat, *left)),
            _ => None,
        });
        View {
            viewer: who,
            setup: self.setup,
            board: self.board,
            round: self.round,
            began: self.began,
            first: self.first,
            next_first: self.next_first,
            turn: turn.map(|(seat, _)| seat),
            orders_left: turn.map_or(0, |(_, left)| left),
            threshold: self.setup.threshold(),
            sides: Seat::all(self.setup.players).map(|seat| self.side_seen_by(seat, who)).collect(),
            figures: self.ids().map(|(id, figure)| self.figure_seen(id, figure)).collect(),
            zones: self.zones_seen(),
            cover: self.cover,
            asked: self.asked_seen(who),
            activation: self.activation_seen(),
            moving: self.move_seen(),
            attack: self.attack_seen(),
            card: self.card_seen(),
            outcome: self.result(),
            lasting: self.lasting.clone(),
            stack: self.stack_seen(who),
            end: self.end,
        }
    }

    fn side_seen_by(&self, seat: Seat, who: Viewer) -> SideView {
        let Side { orders, used, spent, bought, played, out, beaten, .. } = *self.side(seat);
        let side = self.side(seat);
        let points = self.points(seat);
        SideView {
            ready: side.chosen.is_some() || !self.figures.is_empty(),
            army: side.chosen.clone().filter(|_| who.knows(seat)),
            demons: side.chosen.as_ref().filter(|_| self.setup.teams).map(Army::demons),
            zone: side.zone.map(|zone| char::from(b'a' + zone)),
            orders,
            used,
            hand: who.knows(seat).then_some(side.hand),
            hand_ranks: side.hand.ranks(),
            spent,
            bought,
            played,
            out,
            beaten,
            points,
            total: points.total(),
            relayed: side.relayed,
            rallied: side.rallied,
        }
    }

    fn figure_seen(&self, id: Id, figure: &Figure) -> FigureView {
        let mine = self.lasting.iter().filter(|lasting| lasting.on == id);
        FigureView {
            name: figure.name(),
            unit: figure.unit,
            seat: figure.seat,
            fate: figure.fate,
            place: figure.place,
            wounds: figure.wounds,
            order: figure.order,
            guard: figure.guard,
            boons: mine.map(|lasting| (lasting.boon, lasting.from)).collect(),
            skinned: figure.skinned,
            used: figure.used,
        }
    }

    fn zones_seen(&self) -> Vec<ZoneView> {
        if !self.setup.mode.zones() {
            return Vec::new();
        }
        let zones = (0u8..).zip(self.board().zones());
        let seen = zones.map(|(n, zone)| ZoneView {
            points: zone.points,
            hexes: zone.hexes,
            token: self.tokens.get(usize::from(n)).copied(),
            holder: self.holder(n),
        });
        seen.collect()
    }

    fn asked_seen(&self, who: Viewer) -> Option<AskedView> {
        let seats = self.asked();
        (!seats.is_empty()).then(|| {
            let moment = match self.stack.last() {
                Some(Frame::Window { moment, .. }) if !self.hides_moment(who) => Some(*moment),
                _ => None,
            };
            let figure = self.subject().map(|id| self.figure(id).name());
            AskedView { seats, what: self.ask_seen(who), moment, figure }
        })
    }

    /// What is going on, but for why somebody else is asked (MC-B16).
    fn stack_seen(&self, who: Viewer) -> Vec<Frame> {
        let mut stack = self.stack.clone();
        if self.hides_moment(who)
            && let Some(Frame::Window { moment, only, passed, .. }) = stack.last_mut()
        {
            (*moment, *only, *passed) = (Moment::Unknown, None, SeatSet::NONE);
        }
        stack
    }

    fn activation_seen(&self) -> Option<ActivationView> {
        self.activation().map(|activation| ActivationView {
            figure: self.figure(activation.figure).name(),
            actions: activation.actions,
            moved: activation.moved,
            attacked: activation.attacked,
            special: activation.special,
        })
    }

    fn move_seen(&self) -> Option<MoveView> {
        self.move_made().map(|moving| MoveView {
            figure: self.figure(moving.figure).name(),
            start: moving.start,
            left: moving.left,
        })
    }

    fn attack_seen(&self) -> Option<AttackView> {
        self.attack().map(|attack| AttackView {
            attacker: self.figure(attack.leader).name(),
            from: attack.from,
            target: self.figure(attack.target).name(),
            at: attack.at,
            kind: attack.kind,
            step: attack.step,
            cards: attack.boosts.iter().map(|boost| boost.card).collect(),
            shots: attack
                .shots
                .iter()
                .map(|shot| ShotView {
                    figure: self.figure(shot.figure).name(),
                    from: shot.from,
                    dice: shot.dice.clone(),
                    rerolls: shot.rerolls,
                })
                .collect(),
            rolling: attack.rolling,
        })
    }

    fn card_seen(&self) -> Option<CardView> {
        self.stack.iter().rev().find_map(|frame| match frame {
            Frame::Play(play) => Some(CardView {
                seat: play.seat,
                card: play.card,
                by: self.figure(play.by).name(),
                on: play.on,
                cancelled: play.cancelled,
            }),
            _ => None,
        })
    }
}

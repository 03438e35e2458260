//! What lies on the mat and what can be measured there.

use flick::{Scene, Spot};
use tabletop::Seat;

use crate::card::{Ability, Card, Range};
use crate::mat::bodies;
use crate::mat::ground::{Area, OVERLAP};
use crate::printed::evolution::Power;
use crate::state::Id;
use crate::{Breed, Kind, MicroMutants, Name, Piece, Place, Site, Symbol};

impl MicroMutants {
    /// The piece of this name, if the table has one.
    pub(crate) fn find(&self, name: Name) -> Option<Id> {
        self.pieces.iter().position(|piece| piece.name == name).map(|at| at as Id)
    }

    pub(crate) fn piece(&self, id: Id) -> &Piece {
        &self.pieces[usize::from(id)]
    }

    pub(crate) fn piece_mut(&mut self, id: Id) -> &mut Piece {
        &mut self.pieces[usize::from(id)]
    }

    pub(crate) fn name(&self, id: Id) -> Name {
        self.piece(id).name
    }

    /// All pieces.
    pub(crate) fn ids(&self) -> impl Iterator<Item = Id> + use<> {
        0..self.pieces.len() as Id
    }

    /// All bugs of a seat, in play or not.
    pub(crate) fn bugs(&self, seat: Seat) -> impl Iterator<Item = Id> {
        self.ids().filter(move |id| {
            let piece = self.piece(*id);
            piece.seat() == seat && piece.breed().is_some()
        })
    }

    /// How many bugs of a seat are in play (MM-B8).
    pub(crate) fn bugs_in_play(&self, seat: Seat) -> u8 {
        self.bugs(seat).filter(|id| self.piece(*id).is_in_play()).count() as u8
    }

    /// How many bases of a seat are on the mat.
    pub(crate) fn bases_left(&self, seat: Seat) -> u8 {
        self.bases(seat).count() as u8
    }

    /// The bases of a seat that are on the mat.
    pub(crate) fn bases(&self, seat: Seat) -> impl Iterator<Item = Id> {
        self.ids().filter(move |id| {
            let piece = self.piece(*id);
            piece.seat() == seat && piece.kind() == Kind::Base && piece.is_in_play()
        })
    }

    /// The card of a bug.
    pub(crate) fn card(&self, id: Id) -> Option<&'static Card> {
        self.piece(id).kind().card()
    }

    /// The abilities on the card of a bug.
    pub(crate) fn abilities(&self, id: Id) -> &'static [Ability] {
        self.card(id).map_or(&[], |card| card.abilities)
    }

    /// Where a seat sits (MM-B1, MM-M1).
    pub(crate) fn area(&self, seat: Seat) -> Area {
        self.setup.area(seat, self.alone)
    }

    /// The piece as the felt table knows it, if it is on the mat.
    pub(crate) fn lying(&self, id: Id) -> Option<flick::Piece> {
        let piece = self.piece(id);
        piece.pose().map(|pose| flick::Piece { body: piece.body(), pose: *pose })
    }

    /// Everything on the mat, and which piece is which there.
    pub(crate) fn scene(&self) -> (Scene, Vec<Id>) {
        let lying: Vec<(flick::Piece, Id)> =
            self.ids().filter_map(|id| Some((self.lying(id)?, id))).collect();
        let (pieces, ids) = lying.into_iter().unzip();
        (Scene { mat: self.setup.mat(), pieces }, ids)
    }

    /// Who lies over whom: upper, lower (MM-P13).
    pub(crate) fn overlaps(&self) -> Vec<(Id, Id)> {
        let (scene, ids) = self.scene();
        let id = |piece: flick::PieceId| ids[usize::from(piece)];
        scene.overlaps().iter().map(|pair| (id(pair.upper), id(pair.lower))).collect()
    }

    /// The free way between the edges of two pieces on the mat (MM-P9).
    pub(crate) fn gap(&self, one: Id, other: Id) -> Option<i32> {
        Some(self.lying(one)?.gap(&self.lying(other)?))
    }

    /// Whether two pieces on the mat are within range of each other (MM-P9).
    pub(crate) fn within(&self, one: Id, other: Id, range: Range) -> bool {
        self.gap(one, other).is_some_and(|gap| gap <= range.length())
    }

    /// Whether the ability of a bug reaches a piece: measured from the bug, or
    /// from a base with a radar room (MM-A6, MM-A9).
    pub(crate) fn reaches(&self, bug: Id, target: Id, range: Range) -> bool {
        let seat = self.piece(bug).seat();
        let from_base = |power: Power| match power {
            Power::MeasureFrom(site) => {
                self.base_of(seat, site).is_some_and(|base| self.within(base, target, range))
            }
            _ => false,
        };
        self.within(bug, target, range) || self.powers(seat).any(from_base)
    }

    /// How far the ability of a bug reaches, with the cards in play (MM-A6).
    pub(crate) fn range_of(&self, bug: Id, printed: Range) -> Range {
        let piece = self.piece(bug);
        let better = self.powers(piece.seat()).find_map(|power| match power {
            Power::Reach(breed, range) if piece.breed() == Some(breed) => Some(range),
            _ => None,
        });
        better.unwrap_or(printed)
    }

    /// A base by its name, if the seat has it.
    pub(crate) fn base_of(&self, seat: Seat, site: Site) -> Option<Id> {
        self.find(Name { kind: Kind::Base, seat, number: site.number() })
    }

    /// The breeds a result moves for the player on turn (MM-B4, MM-A6).
    pub(crate) fn moved_by(&self, symbol: Symbol) -> &'static [Breed] {
        if self.has_power(self.seat, Power::StarMovesAll) {
            symbol.breeds_of_comrades()
        } else {
            symbol.breeds()
        }
    }

    /// Whether a web marker that lies there overlaps a piece (MM-C3).
    pub(crate) fn marker_overlaps(&self, marker: Spot, id: Id) -> bool {
        let marker = flick::Piece::flat(bodies::MARKER, marker, 0, flick::Face::Front);
        self.lying(id).is_some_and(|piece| piece.gap(&marker) < -OVERLAP)
    }

    /// How many web markers of a player are not in play (MM-C3).
    pub(crate) fn markers_left(&self, seat: Seat) -> u8 {
        let out = |piece: &&Piece| {
            piece.web.is_some() && piece.weaver.is_none_or(|weaver| weaver == seat)
        };
        let used = self.pieces.iter().filter(out).count() as u8;
        crate::WEB_MARKERS.saturating_sub(used)
    }

    /// Takes a piece out of play.
    pub(crate) fn put_aside(&mut self, id: Id) {
        let piece = self.piece_mut(id);
        piece.place = Place::Aside;
        piece.doomed = false;
        piece.unweave();
    }
}

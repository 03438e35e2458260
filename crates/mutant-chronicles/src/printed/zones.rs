//! The ten victory-zone tokens: what holding a zone is good for beside its
//! points (MC-V8). Nothing but data; the engine asks which token lies where.

use crate::basics::{Datum, Known};

tabletop::named! {
    /// A victory-zone token. "It" is each unit of the holder on the zone.
    enum Token in "mutant-chronicles.ts" {
        /// End of round: recover a used silver or bronze card (MC-V6).
        CommandBunker = "command-bunker",
        /// It has Accuracy +2.
        SniperPost = "sniper-post",
        /// It counts as in cover; in cover already, damage is 2 less.
        DeepCover = "deep-cover",
        /// It adds a green or a red die when it leads an attack.
        MunitionsDepot = "munitions-depot",
        /// End of round: heal 2 on it.
        FieldHospital = "field-hospital",
        /// Once per round the holder may play a second card in a turn.
        SignalRelay = "signal-relay",
        /// Its move action may place it on another zone of the holder.
        TransitTunnel = "transit-tunnel",
        /// Once per round one of the holder's bronze orders gives 2 actions.
        RallyPoint = "rally-point",
        /// Units do not block its line of sight; walls do.
        Watchtower = "watchtower",
        /// End of round: the holder may become First Player.
        ForwardPost = "forward-post",
    }
}

impl Token {
    /// The message key of its name.
    #[must_use]
    pub fn word(self) -> String {
        format!("mutant-chronicles-zone-{self}")
    }

    /// How well it is known.
    #[must_use]
    pub const fn known(self) -> Known {
        match self {
            Token::CommandBunker => Known { printed: &[Datum::Name, Datum::Ability], found: &[] },
            Token::SniperPost | Token::DeepCover | Token::MunitionsDepot => {
                Known { printed: &[], found: &[Datum::Name] }
            }
            _ => Known { printed: &[], found: &[] },
        }
    }
}

/// Accuracy of a Sniper Post.
pub(crate) const SNIPER_ACCURACY: u8 = 2;
/// Wounds a Field Hospital heals.
pub(crate) const HOSPITAL_HEALS: u8 = 2;

//! The 61 anthill tiles (MP-S1, MP-P8).
//!
//! One line is one tile: its name, its pattern, what lies in each of its
//! passages, its barracks. No public list of the printed tiles was found, so
//! every one of them is our own design on the frame that is known; `face`
//! reads the lines when the project is built.
//!
//! Pattern: the passages at the openings left-outer, left-inner, right-outer,
//! right-inner; equal letters are joined, a letter used once is a dead end.
//! `w2` workers, `Q` queen, `N2` nurse with eggs, `A` architect, `R` recruiting
//! sergeant, `S` sentry, `c l g b f p` fruit, `*` gift, `B3` barracks.

use crate::face::{Face, reconstructed};

/// How many there are.
pub const COUNT: usize = 61;

/// The tiles in the order of their names.
pub const TILES: [Face; COUNT] = [
    // Two parallel galleries.
    reconstructed("T01 abab a:N1 b:c"),
    reconstructed("T02 abab b:b B2"),
    reconstructed("T03 abab a:w1+f b:w1 B1"),
    reconstructed("T04 abab a:w1 b:N3"),
    reconstructed("T05 abab a:Q b:w1"),
    reconstructed("T06 abab b:w1 B2"),
    reconstructed("T07 abab a:w2+c"),
    reconstructed("T08 abab a:w1+l b:w2"),
    reconstructed("T09 abab a:w1 b:w2 B3"),
    reconstructed("T10 abab a:w2 b:w2"),
    // A junction of all four openings.
    reconstructed("T11 aaaa a:w1+Q B2"),
    reconstructed("T12 aaaa B4"),
    // A wall in the middle, a bend on each side.
    reconstructed("T13 aabb a:w1+R b:w1 B1"),
    reconstructed("T14 aabb a:w2 b:* B1"),
    reconstructed("T15 aabb a:w1 b:N3"),
    reconstructed("T16 aabb a:Q b:w1"),
    reconstructed("T17 aabb a:w1+b"),
    reconstructed("T18 aabb a:w1 B2"),
    reconstructed("T19 aabb a:w1 b:w1+Q"),
    reconstructed("T20 aabb a:w1 b:w1+l"),
    reconstructed("T21 aabb a:w2 b:w1+b"),
    // A fork; right-inner is a dead end.
    reconstructed("T22 aaab a:w1+* b:w1 B1"),
    reconstructed("T23 aaab a:w3 b:w1"),
    // A fork; right-outer is a dead end.
    reconstructed("T24 aaba a:w3 b:w1 B3"),
    reconstructed("T25 aaba a:w2 b:w1"),
    // A fork; left-inner is a dead end.
    reconstructed("T26 abaa a:w1 b:w1+A"),
    reconstructed("T27 abaa a:w3"),
    // A fork; left-outer is a dead end.
    reconstructed("T28 abbb a:g b:w1+f"),
    reconstructed("T29 abbb b:w2 B1"),
    // The outer gallery runs through; both inner openings are dead ends.
    reconstructed("T30 abac a:c b:w1 c:p"),
    reconstructed("T31 abac a:w1 B4"),
    reconstructed("T32 abac a:w1 b:w1 c:N2"),
    reconstructed("T33 abac a:w2 b:w1 c:R"),
    reconstructed("T34 abac a:w2 b:w1 c:c"),
    // The inner gallery runs through; both outer openings are dead ends.
    reconstructed("T35 abcb a:w1+S b:w1 B2"),
    reconstructed("T36 abcb a:w1 c:R"),
    reconstructed("T37 abcb b:w1+Q c:w1"),
    reconstructed("T38 abcb a:w1+l b:w2"),
    reconstructed("T39 abcb a:w2 b:w1 B3"),
    // A slope from left-outer to right-inner, two dead ends.
    reconstructed("T40 abca a:Q b:w1"),
    reconstructed("T41 abca a:w1 c:w1 B1"),
    reconstructed("T42 abca a:w1+g c:w2"),
    reconstructed("T43 abca a:w2 b:l c:w1"),
    // A slope from left-inner to right-outer, two dead ends.
    reconstructed("T44 abbc b:w2 c:S+l"),
    reconstructed("T45 abbc a:w1 b:Q"),
    reconstructed("T46 abbc b:w1 c:w1+R"),
    reconstructed("T47 abbc b:w1 c:w1 B2"),
    // A bend on the left, two dead ends on the right.
    reconstructed("T48 aabc a:w1+A c:w1"),
    reconstructed("T49 aabc a:w1 b:w2 c:N2"),
    reconstructed("T50 aabc a:w1 b:w1+p c:w1"),
    reconstructed("T51 aabc a:w1+f b:w2 c:w1"),
    reconstructed("T52 aabc a:w2 b:w1 c:w1 B1"),
    // A bend on the right, two dead ends on the left.
    reconstructed("T53 abcc a:N2 b:b c:w1"),
    reconstructed("T54 abcc a:w1 c:S B2"),
    reconstructed("T55 abcc a:w1 b:g c:w1+c"),
    reconstructed("T56 abcc c:w2+c"),
    reconstructed("T57 abcc b:w2 c:w1 B3"),
    // Four dead ends.
    reconstructed("T58 abcd a:w1 c:g d:w1 B1"),
    reconstructed("T59 abcd a:w1 d:w1+A"),
    reconstructed("T60 abcd b:w1 d:w1 B1"),
    reconstructed("T61 abcd a:w1 c:N1 d:w2"),
];

// Fixed positions of Microscopic for looking at the table: early, mid-game, crowded, end.
import type { Choices, Outcome, Sum } from "../src/generated/game";
import type { Card, Organism, Player, View } from "../src/generated/microscopic";

const w = (word: string) => ({ word });
const KINDS = ["simple", "cold", "heat", "water", "photosynthetic"];
const printed = (c: string) => (c.endsWith("double") ? 5 : c.startsWith("simple") || c.startsWith("photo") ? 3 : 4);
const CELLS = KINDS.flatMap((k) =>
  k === "photosynthetic" ? [k] : [k, `${k}-draw`, `${k}-discount`, `${k}-double`].concat(k === "simple" ? ["simple-replace"] : []),
) as Card[];
const total = (parts: Sum["parts"]): Sum => ({ total: parts.reduce((s, p) => s + p.amount, 0), parts });
const count = (cells: Card[], k: string) => cells.filter((c) => c.startsWith(k)).reduce((s, c) => s + (c.endsWith("double") ? 2 : 1), 0);

function player(p: Partial<Player>, seen: boolean): Player {
  const { hand = [], genes = [], cells = [], mutations = [], organisms = [] } = p;
  const grown = organisms.flatMap((o) => {
    const from = w(`microscopic-organism-${o}`);
    const kind = count(cells, o);
    if (["heat", "cold", "water"].includes(o)) return [{ amount: 1, from }, ...(kind ? [{ amount: kind, from: w(`microscopic-card-${o}`) }] : [])];
    return [{ amount: { simple: 2, photosynthetic: 1, resilient: 3, bacteria: 3 }[o as "simple"], from }];
  });
  const base = (amount: number) => ({ amount, from: w("microscopic-base") });
  const draws = cells.filter((c) => c.endsWith("-draw")).map((c) => ({ amount: 1, from: w(`microscopic-card-${c}`) }));
  return {
    hand: seen ? hand! : null, hand_count: p.hand_count ?? hand!.length, genes: seen ? genes! : null, gene_count: p.gene_count ?? genes!.length,
    cells, mutations, organisms, out: false, replaces: 1, gave: false,
    draws: total([base(2), ...draws, ...grown]), hand_limit: total([base(3), ...grown]),
    prices: CELLS.map((card) => {
      const kind = card.split("-")[0]!;
      const parts = [
        ...cells.filter((c) => c === `${kind}-discount` || c === "simple-discount").map((c) => ({ amount: -1, from: w(`microscopic-card-${c}`) })),
        ...mutations.filter((m) => m.startsWith(kind)).map((m) => ({ amount: m.endsWith("cheaper") ? -1 : 1, from: w(`microscopic-card-${m}`) })),
        ...organisms.filter((o) => o === kind).map((o) => ({ amount: -1, from: w(`microscopic-organism-${o}`) })),
      ];
      return { card, printed: printed(card), price: Math.max(1, printed(card) + parts.reduce((s, x) => s + x.amount, 0)), parts };
    }),
  };
}

function view(round: number, middle: Organism[], players: Partial<Player>[], seen = true, turn = 0): View {
  return {
    viewer: seen ? { seat: 0 } : "public",
    setup: { players: players.length, variant: "standard", level: "normal", first: null },
    round, limit: null, to_win: players.length === 4 ? 2 : 3, turn, phase: "play", pile: 52 - round, discard: round * 2, middle,
    players: players.map((p, i) => player(p, seen && i === 0)), outcome: null,
  };
}

export const early = view(1, ["heat", "bacteria", "water", "simple", "photosynthetic"], [
  { hand: ["simple-draw", "heat", "virus"] },
  { hand_count: 3, gene_count: 0, mutations: ["cold-dearer"] },
]);
const midSeats: Partial<Player>[] = [
  { hand: ["cold-discount", "heat-double", "heat", "simple-draw", "virus"], genes: ["cold", "cold", "simple", "water-draw", "photosynthetic"], cells: ["simple-draw", "heat", "heat-double", "heat-discount", "simple-replace", "cold"], mutations: ["heat-dearer"], organisms: ["bacteria"] },
  { hand_count: 4, gene_count: 3, cells: ["water", "water-discount", "water-draw", "photosynthetic", "simple"], mutations: ["water-cheaper", "cold-dearer"], organisms: ["simple"] },
];
export const mid = view(8, ["heat", "water", "photosynthetic"], midSeats);
export const midPublic = view(8, ["heat", "water", "photosynthetic"], midSeats, false, 1);
export const late = view(15, ["heat", "cold", "water", "resilient", "photosynthetic", "simple", "bacteria"], [
  { hand: ["cold", "cold-double", "heat-draw", "simple", "simple-discount", "water-double", "photosynthetic", "virus"], genes: ["cold", "cold", "heat", "heat", "photosynthetic", "simple", "simple", "simple", "virus", "water", "water", "water-draw"], cells: ["cold", "cold-discount", "heat", "heat-draw", "simple-draw", "simple-draw", "simple-replace", "water", "water-double", "photosynthetic", "photosynthetic"], mutations: ["cold-dearer", "heat-cheaper"], organisms: [] },
  { hand_count: 7, gene_count: 11, cells: ["cold", "cold", "cold-double", "simple-discount", "heat", "heat", "water", "photosynthetic", "photosynthetic"], mutations: ["water-dearer"], organisms: [] },
  { hand_count: 4, gene_count: 6, cells: ["photosynthetic", "photosynthetic", "photosynthetic", "simple-replace"], mutations: [], organisms: [] },
  { hand_count: 5, gene_count: 2, cells: ["water", "water-discount", "water-discount", "heat-double", "simple"], mutations: ["photosynthetic-cheaper", "water-cheaper"], organisms: [] },
]);
export const discard: View = { ...mid, phase: "discard" };
export const outcome: Outcome = {
  winners: [0], places: [1, 2], clause: "MS-E1",
  reason: { key: "microscopic-reason-organisms", args: { seat: { seat: 0 }, count: 3 } },
  sheet: [{ label: "microscopic-score-organisms", points: [3, 1] }, { label: "microscopic-score-cells", points: [4, 7] }, { label: "microscopic-score-genes", points: [2, 5] }],
};
export const end: View = { ...view(14, ["photosynthetic"], [{ ...midSeats[0], organisms: ["bacteria", "heat", "water"], cells: ["simple-draw", "cold", "cold"] }, midSeats[1]!]), phase: "over", outcome };

export function choices(v: View): Choices {
  const me = v.players[0]!;
  const hand = [...new Set(me.hand!)];
  if (v.phase === "discard") return { listed: hand.map((card) => ({ text: `discard ${card}`, action: { type: "discard", card } })), forms: [] };
  const buy = hand.flatMap((card) => me.prices.filter((p) => p.card === card && p.price <= me.gene_count));
  const pay = (n: number) => me.genes!.slice(0, n);
  const heat = me.cells.filter((c) => c.startsWith("heat") && c !== "heat-draw");
  const claim = v === mid ? [{ text: `organism heat spending ${heat.join("+")}`, action: { type: "organism", organism: "heat", cells: heat } }] : [];
  const targets = v.players.flatMap((p, of) => [...new Set([...p.cells, ...p.mutations])].map((target) => ({ text: `virus ${target} of ${of}`, action: { type: "virus", target, of } })));
  return {
    listed: [
      ...hand.map((card) => ({ text: `gene ${card}`, action: { type: "gene", card } })),
      ...buy.map((p) => ({ text: `cell ${p.card} paying ${pay(p.price).join("+")}`, action: { type: "cell", card: p.card, genes: pay(p.price) } })),
      ...(me.cells.includes("simple-replace") ? hand.map((card) => ({ text: `replace ${card}`, action: { type: "replace", card } })) : []),
      ...claim, ...(hand.includes("virus") ? targets : []),
      { text: "draw", action: { type: "draw" } },
    ],
    forms: buy.map((p) => ({ verb: `cell ${p.card} paying`, clause: "MS-T4", fields: [{ name: "genes", kind: "some", from: me.genes!, count: p.price }] })),
  };
}

// The position as the player meets it: what the server listed, and what can be chosen of it
// on the mat. Nothing here knows what is legal.
import type { Action, Aim, Terrain, View } from "../../generated/micro-mutants";
import { ofType, type Move } from "../choices";
import type { Hint } from "../contract";
import type { Plan } from "./aim.svelte";
import { movableBases } from "./bases";
import type { Box } from "./box";
import type { Die, Opening, Pair } from "./notation";

export interface Context {
  view: View;
  box: Box;
  plan: Plan;
  you: number | null;
  /** What is listed; empty when nothing is asked of this page now. */
  all: Move<Action>[];
  /** What can be filled in. */
  open: Opening[];
  /** Something is asked of this page, and the mat is at rest. */
  live: boolean;
  hint: Hint | null;
}

/** The open forms of a kind; none while nothing is asked of this page. */
function open<T extends Opening["type"]>(c: Context, type: T): Extract<Opening, { type: T }>[] {
  return c.live
    ? c.open.filter((form): form is Extract<Opening, { type: T }> => form.type === type)
    : [];
}

/** Bugs are laid before the game; they may be laid again. */
export const placing = ({ view, live }: Context): boolean =>
  live && view.asked.what === "placement";
export const placeable = (c: Context, name: string): boolean =>
  open(c, "place").some((form) => form.piece === name);
export const shootable = (c: Context, name: string | null): boolean =>
  open(c, "shoot").some((form) => form.piece === name);
/** Tokens are to be thrown (what the aim is for then). */
export const throwing = (c: Context): boolean => open(c, "throw").length > 0;
/** Which template is to cover which star, as far as it is being looked at. */
export function wished(c: Context): [Terrain, Terrain] | null {
  const orders = c.live ? ofType(c.all, "stars") : [];
  return (orders.find((m) => m.text === c.plan.stars) ?? orders[0])?.action.order ?? null;
}
export const uses = (c: Context, name: string): Pair[] =>
  c.live
    ? ofType(c.all, "use")
        .filter((m) => m.action.piece === name)
        .map(({ action }) => [action.piece, action.on])
    : [];
/** What can be put beside what now, by whatever die. */
export const pairs = (c: Context): Pair[] =>
  open(c, "put").flatMap(({ piece, beside, by }) => (by ? [] : [[piece, beside]]));
/** The dice one of which can be chosen for what is planned: the one that goes without saying first. */
export function diceFor(c: Context): Die[] {
  const { pair, piece } = c.plan;
  const forms = pair
    ? open(c, "put").filter((form) => form.piece === pair[0] && form.beside === pair[1])
    : open(c, "shoot").filter((form) => form.piece === piece);
  const named = forms.flatMap(({ by }) => by ?? []);
  const first = c.view.dice.find(({ symbol, used }) => !used && !named.includes(symbol));
  return first && named.length > 0 ? [first.symbol, ...named] : [];
}
/** The same, as far as it begins with this piece. */
export const puts = (c: Context, name: string): Pair[] =>
  pairs(c).filter((pair) => pair.includes(name));

/** Shots are what hands do: nothing is sent by numbers. */
export const performed = ({ view }: Context): boolean => view.setup.hand === "own";
/** Something can be shot now. */
export const shooting = (c: Context): boolean => open(c, "shoot").length > 0;

/** Pieces that light up: something can be done with them. */
export function lit(c: Context): Set<string> {
  if (!c.live) return new Set();
  const named = [...open(c, "shoot"), ...open(c, "place")].map((form) => form.piece);
  const acting = c.all.flatMap(({ action }) =>
    action.type === "use" ||
    action.type === "flip" ||
    action.type === "free" ||
    action.type === "warp" ||
    action.type === "eliminate"
      ? [action.piece]
      : [],
  );
  const templates = (wished(c) ?? []).map((template) => `${template}-1`);
  const there = new Set(c.view.pieces.filter((p) => p.place === "mat").map((p) => p.name));
  return new Set(
    [...named, ...pairs(c).flat(), ...acting, ...templates, ...movableBases(c)].filter((name) =>
      there.has(name),
    ),
  );
}

/** The shot the server would propose for a piece. */
export function proposed(c: Context, name: string): Aim | null {
  const found = ofType(c.all, "shoot").find((m) => m.action.piece === name)?.action;
  return found ? { direction: found.direction, press: found.press, edge: found.edge } : null;
}

/** A direction in which a piece can be put, to begin with. */
export const firstPut = (c: Context, [piece, beside]: Pair): number =>
  ofType(c.all, "put").find((m) => m.action.piece === piece && m.action.beside === beside)?.action
    .towards ?? 0;

/** From where to where the ruler lies: from whose ability it is to the piece it is used on. */
export function measure({ view, plan, live }: Context): Pair | null {
  const after = view.asked.what === "after" ? view.asked.piece : null;
  const from = after ?? plan.piece;
  const to = plan.other ?? (after ? plan.piece : null);
  return live && from && to && from !== to ? [from, to] : null;
}

/** Chooses a piece, and what goes without saying with it. */
export function choose(c: Context, name: string): void {
  const { plan } = c;
  const target = plan.piece ? uses(c, plan.piece).find(([, on]) => on === name) : undefined;
  if (target) {
    plan.other = plan.other === name ? null : name;
    return;
  }
  plan.choose(name, proposed(c, name));
  const [only, ...more] = puts(c, name);
  if (only && more.length === 0 && !shootable(c, name) && uses(c, name).length === 0)
    plan.put(only, firstPut(c, only));
}

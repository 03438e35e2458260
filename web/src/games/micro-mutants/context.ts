// The position as the player meets it: what the server listed, and what can be chosen of it
// on the mat. Nothing here knows what is legal.
import type { Choices } from "../../generated/game";
import type { Action, Aim, View } from "../../generated/micro-mutants";
import type { Plan } from "./aim.svelte";
import type { Box } from "./box";
import { isBug } from "./words";

export interface Move<A extends Action = Action> {
  text: string;
  action: A;
}
export interface Context {
  view: View;
  box: Box;
  plan: Plan;
  you: number | null;
  /** What is listed; empty when nothing is asked of this page now. */
  all: Move[];
  /** Something is asked of this page, and the mat is at rest. */
  live: boolean;
  hint: string | null;
}

export const moves = (choices: Choices | null): Move[] => (choices?.listed ?? []) as Move[];
export function ofType<T extends Action["type"]>(all: Move[], type: T): Move<Action & { type: T }>[] {
  return all.filter((m): m is Move<Action & { type: T }> => m.action.type === type);
}

/** Bugs that can be placed before the game: all one's own. */
export function placing({ view, you, live }: Context): boolean {
  return live && view.asked.what === "placement" && you !== null && view.asked.seats.includes(you);
}
export const placeable = (c: Context, name: string): boolean =>
  placing(c) ? isBug(name) && c.view.pieces.find((p) => p.name === name)?.seat === c.you : c.live && c.view.asked.place.includes(name);
export const shootable = (c: Context, name: string | null): boolean => c.live && name !== null && c.view.asked.shoot.includes(name);
export const uses = (c: Context, name: string): [string, string][] => (c.live ? c.view.asked.uses.filter(([piece]) => piece === name) : []);
/** What can be put beside something, as far as it begins with this piece. */
export const puts = (c: Context, name: string): [string, string][] =>
  c.live ? c.view.asked.put.filter(([piece, beside]) => piece === name || beside === name) : [];

/** Pieces that light up: something can be done with them. */
export function lit(c: Context): Set<string> {
  if (!c.live) return new Set();
  const { shoot, put, uses: used, flip, place } = c.view.asked;
  const beside = put.flat().filter((name) => c.view.pieces.find((p) => p.name === name)?.place === "mat");
  const webbed = ofType(c.all, "free").map((m) => m.action.piece);
  const own = placing(c) ? c.view.pieces.filter((p) => placeable(c, p.name) && p.place === "mat").map((p) => p.name) : [];
  return new Set([...shoot, ...beside, ...used.map(([piece]) => piece), ...flip, ...place, ...webbed, ...own]);
}

/** The shot the server would propose for a piece. */
export function proposed(c: Context, name: string): Aim | null {
  const found = ofType(c.all, "shoot").find((m) => m.action.piece === name)?.action;
  return found ? { direction: found.direction, press: found.press, edge: found.edge } : null;
}

/** A direction in which a piece can be put, to begin with. */
export const firstPut = (c: Context, [piece, beside]: [string, string]): number =>
  ofType(c.all, "put").find((m) => m.action.piece === piece && m.action.beside === beside)?.action.towards ?? 0;

/** Chooses a piece, and what goes without saying with it. */
export function choose(c: Context, name: string): void {
  const { plan } = c;
  const target = plan.piece ? uses(c, plan.piece).find(([, on]) => on === name) : undefined;
  if (target) {
    plan.other = plan.other === name ? null : name;
    return;
  }
  plan.choose(name, proposed(c, name));
  const pairs = puts(c, name);
  if (pairs.length === 1 && !shootable(c, name) && uses(c, name).length === 0) plan.put(pairs[0]!, firstPut(c, pairs[0]!));
}

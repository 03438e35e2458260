// The notation of Micro Mutants, written in this one place: actions whose numbers the player
// fills in, the forms they begin with, and questions. What is listed has its text
// already. Nothing here knows what is legal.
import type { Choices } from "../../generated/game";
import type { Action, Aim, Lying } from "../../generated/micro-mutants";
import type { Only } from "../choices";
import { micro, type Point } from "./units";

/** What a form is filled in to. */
export type Filled = Only<Action, "shoot" | "put" | "place" | "throw">;
/** What a die shows by which something is done. */
export type Die = NonNullable<Only<Action, "shoot">["by"]>;
/** Piece, and beside which it is put. */
export type Pair = [string, string];
/** A form: such an action without its numbers. A die that goes without saying is not named. */
export type Opening =
  | { type: "shoot"; piece: string; by: Die | null }
  | { type: "put"; piece: string; beside: string; by: Die | null }
  | { type: "place"; piece: string }
  | { type: "throw" };

const by = (die: Die | undefined): string => (die ? ` by ${die}` : "");
const numbers = ({ direction, press, edge }: Aim): string => `${direction} ${press} ${edge}`;

export function write(action: Filled): string {
  switch (action.type) {
    case "shoot":
      return `shoot ${action.piece}${by(action.by)} ${numbers(action)}`;
    case "put":
      return `put ${action.piece} beside ${action.beside}${by(action.by)} ${action.towards}`;
    case "place":
      return `place ${action.piece} ${action.x} ${action.y} ${action.turn}`;
    case "throw":
      return `throw ${action.direction} ${action.strength}`;
  }
}

const OPENING =
  /^(?:shoot (?<shot>\S+)|put (?<put>\S+) beside (?<beside>\S+)|place (?<placed>\S+)|throw)(?: by (?<die>\S+))?$/;

function opening(verb: string): Opening | null {
  const found = OPENING.exec(verb)?.groups;
  if (!found) return null;
  const { shot, put, beside, placed, die } = found;
  const named = (die as Die | undefined) ?? null;
  if (shot) return { type: "shoot", piece: shot, by: named };
  if (put && beside) return { type: "put", piece: put, beside, by: named };
  return placed ? { type: "place", piece: placed } : { type: "throw" };
}

/** What can be filled in now. */
export const openings = (choices: Choices | null): Opening[] =>
  (choices?.forms ?? []).flatMap(({ verb }) => opening(verb) ?? []);

const ground = (chip: Lying, others: Lying[]): string =>
  [chip, ...others].map(({ kind, at }) => `${kind} ${at.x} ${at.y}`).join(" beside ");

export const question = {
  box: "box",
  /** Where a shot would end; of more shots, which takes longer, if that is wanted. */
  landing: (piece: string, aim: Aim, fine: boolean): string =>
    `landing ${piece} ${numbers(aim)}${fine ? " fine" : ""}`,
  /** How far two pieces are apart. */
  measure: ([from, to]: Pair): string => `measure ${from} ${to}`,
  /** Where a piece can be put. */
  region: ([piece, beside]: Pair): string => `region ${piece} beside ${beside}`,
  /** The shot that would come to rest there, over a piece or a spot; pressed there if that is said. */
  aim: (piece: string, to: string | Point, edge: number | null): string => {
    const there = typeof to === "string" ? to : `${micro(to.x)} ${micro(to.y)}`;
    return `aim ${piece} ${there}${edge === null ? "" : ` ${edge}`}`;
  },
  /** Ten shots to practise. */
  course: (name: string): string => `course ${name}`,
  /** A shot on the practice ground, at the first of what else lies there. */
  practice: (aim: Aim, hand: string, seed: number, chip: Lying, others: Lying[]): string =>
    `try ${numbers(aim)} ${hand} ${seed} ${ground(chip, others)}`,
  /** The shot that would hit there. */
  ring: (chip: Lying, others: Lying[]): string => `ring ${ground(chip, others)}`,
};

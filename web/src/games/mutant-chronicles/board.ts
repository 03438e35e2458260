// The map, and what stands on which hex.
import type { Figure, View } from "../../generated/mutant-chronicles";
import type { Board } from "./box";

/** The deployment zones in play, `a` first: two sides, or four corners for more players. */
export const zonesFor = (board: Board, players: number): string[][] =>
  players > 2 ? board.corners : board.deployment;

/** `j6+k6`: the hexes of a place. */
export const hexesOf = (place: string | null): string[] => place?.split("+") ?? [];

export const fighting = (view: View): Figure[] =>
  view.figures.filter((f) => f.fate === "fighting" && f.place !== null);

/** Who stands where. */
export function standing(view: View): Map<string, Figure> {
  return new Map(
    fighting(view).flatMap((figure) => hexesOf(figure.place).map((hex) => [hex, figure])),
  );
}

/** Do these two fight side by side? */
export const allied = (view: View, a: number, b: number): boolean =>
  a === b || (view.setup.teams && a % 2 === b % 2);

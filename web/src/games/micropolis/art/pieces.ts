// What lies in a passage, one piece after the other, and how large each is drawn.
import type { Passage } from "../../../generated/micropolis";

export interface Piece {
  /** The name of its picture, without `mp-`. */
  what: string;
  size: number;
  eggs: number;
}

export function pieces({ workers, specialist, eggs, fruits }: Passage): Piece[] {
  const ants = Array.from({ length: workers }, () => ({ what: "worker", size: 60, eggs: 0 }));
  const special = specialist
    ? [{ what: specialist, size: specialist === "queen" ? 88 : 70, eggs }]
    : [];
  return [...ants, ...special, ...fruits.map((fruit) => ({ what: fruit, size: 52, eggs: 0 }))];
}

/** The colours of galleries: light enough for black ants, each with a neighbour unlike it. */
const TINTS = [
  "#ffc94d",
  "#7cc7f2",
  "#b4e06e",
  "#f59ac4",
  "#c7aaf7",
  "#ff9d6c",
  "#6fe0c8",
  "#e9ea6a",
  "#9fb0ff",
  "#f08a8a",
];
export const tintOf = (gallery: number): string => TINTS[gallery % TINTS.length] ?? "#ffc94d";

// An army is told by its colour and by the shape of its frame, never by colour alone.
import type { Army } from "../../../generated/micro-mutants";
import { oval, polygon, spikes, star, wheel, type Ink } from "./parts";

export interface Livery {
  /** The plastic. */
  chip: string;
  /** Its player's mark, as light or dark as the theme needs it. */
  mark: string;
  /** The sticker: normal side, special side. */
  face: string;
  back: string;
  /** The frame around the picture: a star, a comb, a wheel, thorns. */
  frame: string;
  badge: (x: number, y: number, r: number) => string;
}

export const LIVERIES: Record<Army, Livery> = {
  usarthropods: {
    chip: "#1f62d0",
    mark: "light-dark(#1a56ba, #6fa6ff)",
    face: "#a9caff",
    back: "#123263",
    frame: spikes(15, 45, 40),
    badge: (x, y, r) => star(r, x, y),
  },
  flyborgs: {
    chip: "#d99a00",
    mark: "light-dark(#8a6000, #f2b824)",
    face: "#ffe07a",
    back: "#5b4305",
    frame: polygon(6, 46),
    badge: (x, y, r) => polygon(6, r, x, y),
  },
  sovietopters: {
    chip: "#5fae1e",
    mark: "light-dark(#3d7410, #8fd94a)",
    face: "#cdf09c",
    back: "#27440f",
    frame: wheel(12, 46, 39),
    badge: (x, y, r) => wheel(8, r, r * 0.72, x, y),
  },
  chitinians: {
    chip: "#8a3fd0",
    mark: "light-dark(#7a30bd, #c08cf5)",
    face: "#d9b6ff",
    back: "#3b1560",
    frame: spikes(9, 48, 36),
    badge: (x, y, r) => spikes(3, r, r * 0.36, x, y),
  },
};
export const NOBODY: Livery = {
  chip: "#8a949c",
  mark: "var(--muted)",
  face: "#eceff1",
  back: "#39424a",
  frame: oval(0, 0, 45),
  badge: (x, y, r) => oval(x, y, r),
};

export const livery = (army: Army | null | undefined): Livery => (army ? LIVERIES[army] : NOBODY);

/** The colours a picture is drawn in, on the normal and on the special side. */
export function inks(special: boolean): Record<Ink, string> {
  return special
    ? {
        ink: "#f6f2e6",
        pale: "#20242c",
        glow: "#ffd84a",
        red: "#ff7a5c",
        gold: "#ffd84a",
        steel: "#b9c6d2",
      }
    : {
        ink: "#1d222b",
        pale: "#f6f2e6",
        glow: "#c8f25a",
        red: "#d13b26",
        gold: "#d89a12",
        steel: "#5a6c7d",
      };
}

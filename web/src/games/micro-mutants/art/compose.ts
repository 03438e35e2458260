// A whole face of a chip as layers with their colours: sticker, frame, picture, star.
import type { Army } from "../../../generated/micro-mutants";
import type { Outline } from "../box";
import { livery, inks } from "./colours";
import { oval, polygon, star } from "./parts";
import { BASES, FIRE, STICKERS } from "./stickers";

/** Templates are dark, each in its own shade. */
const TERRAIN: Record<string, string> = {
  "acid-pit": "#26360f",
  "gravity-manipulator": "#3a1d1a",
  "warp-gate": "#1d1f47",
};

export interface Face {
  kind: string;
  army: Army | null;
  outline: Outline;
  /** The special side; of a base the damaged one. */
  special: boolean;
}
export interface Painted {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
}

/** Half the size of the box a face is drawn in. */
export const half = (outline: Outline): [number, number] =>
  outline.form === "rect" && outline.x > outline.y
    ? [100, 50]
    : outline.form === "hex"
      ? [58, 58]
      : [50, 50];

export function compose({ kind, army, outline, special }: Face): Painted[] {
  const look = livery(army);
  const base = kind === "base";
  const small = base && outline.form === "rect";
  const terrain = kind in TERRAIN;
  const ink = terrain ? { ...inks(true), glow: "#b6f04a" } : inks(special && !base);
  const ground = special ? look.back : look.face;
  const painted: Painted[] = [];
  if (terrain) {
    painted.push(
      { d: oval(0, 0, 50), fill: "#171d24" },
      { d: oval(0, 0, 46), fill: TERRAIN[kind]!, line: "#0c1014", width: 3 },
    );
  } else if (small) {
    painted.push(
      { d: "M-50 -50H50V50H-50z", fill: "#c9b48c" },
      { d: "M-44 -44H44V44H-44z", line: look.chip, width: 4 },
      { d: look.frame, fill: look.face },
    );
  } else if (base) {
    painted.push({ d: polygon(6, 57.7), fill: special ? "#57483c" : "#c9b48c" });
    painted.push({ d: polygon(6, 47), line: special ? "#2a1d14" : look.chip, width: 5 });
    painted.push({ d: look.frame, fill: special ? "#7b6450" : look.face });
  } else if (outline.form === "rect") {
    painted.push({ d: "M-94 -44H94V44H-94z", fill: ground });
    painted.push({
      d: look.badge(-82, -32, 11) + look.badge(82, 32, 11),
      fill: special ? "#ffd84a" : look.chip,
    });
  } else {
    painted.push({ d: oval(0, 0, 50), fill: special ? look.back : look.chip });
    painted.push({
      d: look.frame,
      ...(special ? { line: "#ffd84a", width: 3 } : { fill: look.face }),
    });
  }
  const layers = base
    ? [...(BASES[army ?? ""] ?? []), ...(special ? FIRE : [])]
    : (STICKERS[kind] ?? []);
  for (const { d, fill, line, width } of layers)
    painted.push({
      d,
      ...(fill ? { fill: ink[fill] } : {}),
      ...(line ? { line: ink[line], width: width ?? 3 } : {}),
    });
  if (special && !base) {
    const [x, y] = outline.form === "rect" ? [78, -28] : [0, 34];
    painted.push({ d: star(15, x, y), fill: "#ffd84a", line: "#1d222b", width: 2.5 });
  }
  return painted;
}

/** Draws a face so that it fills a canvas. */
export function paint(
  context: CanvasRenderingContext2D,
  face: Face,
  width: number,
  height: number,
): void {
  const [x, y] = half(face.outline);
  context.setTransform(width / (2 * x), 0, 0, height / (2 * y), width / 2, height / 2);
  context.lineCap = context.lineJoin = "round";
  for (const { d, fill, line, width: thick } of compose(face)) {
    const path = new Path2D(d);
    if (fill) {
      context.fillStyle = fill;
      context.fill(path);
    }
    if (line) {
      context.strokeStyle = line;
      context.lineWidth = thick ?? 3;
      context.stroke(path);
    }
  }
}

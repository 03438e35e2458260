// What stickers are drawn with: paths in a box of 100 (rectangles: 200 wide), the middle at
// 0 0, head up. The same paths go into SVG and onto a canvas.
export type Ink = "ink" | "pale" | "glow" | "red" | "gold" | "steel";
export interface Layer {
  d: string;
  fill?: Ink;
  line?: Ink;
  width?: number;
}

const n = (value: number): string => `${Math.round(value * 10) / 10}`;

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;

export const shape = (...at: number[]): string => `${lines(...at)}z`;
export const lines = (...at: number[]): string =>
  at.reduce(
    (d, value, i) => d + (i % 2 === 0 ? `${i === 0 ? "M" : "L"}${n(value)} ` : n(value)),
    "",
  );

/** The same on the other side: every x is negated. Paths of absolute M and L only. */
export const both = (...at: number[]): string =>
  lines(...at) + lines(...at.map((value, i) => (i % 2 === 0 ? -value : value)));

/** A ring of `points` spikes between two radii. */
export function spikes(points: number, outer: number, inner: number, x = 0, y = 0): string {
  const at: number[] = [];
  for (let i = 0; i < points * 2; i++) {
    const angle = (i * Math.PI) / points - Math.PI / 2;
    const r = i % 2 === 0 ? outer : inner;
    at.push(x + Math.cos(angle) * r, y + Math.sin(angle) * r);
  }
  return shape(...at);
}

/** A wheel with square teeth. */
export function wheel(teeth: number, outer: number, inner: number, x = 0, y = 0): string {
  const at: number[] = [];
  for (let i = 0; i < teeth; i++)
    for (const [r, off] of [
      [inner, -0.3],
      [outer, -0.22],
      [outer, 0.22],
      [inner, 0.3],
    ] as const) {
      const angle = ((i + off) * 2 * Math.PI) / teeth - Math.PI / 2;
      at.push(x + Math.cos(angle) * r, y + Math.sin(angle) * r);
    }
  return shape(...at);
}

export function polygon(corners: number, r: number, x = 0, y = 0, turn = 0): string {
  const at: number[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = (i * 2 * Math.PI) / corners - Math.PI / 2 + turn;
    at.push(x + Math.cos(angle) * r, y + Math.sin(angle) * r);
  }
  return shape(...at);
}

/** A spiral from one radius to another, beginning at an angle. */
export function spiral(turns: number, from: number, to: number, begin = 0): string {
  const steps = Math.round(turns * 24);
  const at: number[] = [];
  for (let i = 0; i <= steps; i++) {
    const [r, angle] = [from + ((to - from) * i) / steps, begin + (i * Math.PI) / 12];
    at.push(Math.cos(angle) * r, Math.sin(angle) * r);
  }
  return lines(...at);
}

export const star = (r: number, x = 0, y = 0): string => spikes(5, r, r * 0.42, x, y);

/** Pairs of bent legs along a body: from the body's side out and back. */
export function legs(
  pairs: number,
  inner: number,
  out: number,
  top: number,
  bottom: number,
  bend = 5,
): Layer {
  let d = "";
  for (let i = 0; i < pairs; i++) {
    const y = pairs === 1 ? top : top + ((bottom - top) * i) / (pairs - 1);
    const splay = ((i - (pairs - 1) / 2) / Math.max(1, pairs - 1)) * 16;
    d += both(inner, y, inner + (out - inner) * 0.55, y + splay - bend, out, y + splay + bend);
  }
  return { d, line: "ink", width: 3.6 };
}

export const eyes = (y: number, apart: number, r = 2.6): Layer => ({
  d: oval(-apart, y, r) + oval(apart, y, r),
  fill: "glow",
});

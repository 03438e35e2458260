// The geometry of the map on the screen: pointy-top hexes in shifted rows, named as the
// notation names them (`j6`: column j, row 6 from the top). On a screen held upright the map lies on its
// side with one's own army at the bottom, so that hexes stay large; the names stay. Nothing
// here knows a rule.

/** Centre to corner, in units of the drawing. */
export const R = 30;
const W = Math.sqrt(3) * R;

export interface Point {
  x: number;
  y: number;
}
export interface Cell {
  c: number;
  r: number;
}

/** `j6` to column and row from 0; columns go on with `aa` after `z`. */
export function cell(name: string): Cell {
  const letters = name.match(/^[a-z]+/)?.[0] ?? "a";
  const column = [...letters].reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  return { c: column, r: Number(name.slice(letters.length)) - 1 };
}

export function hexName({ c, r }: Cell): string {
  const high = Math.floor(c / 26);
  const letter = (n: number) => String.fromCharCode(97 + n);
  return `${high > 0 ? letter(high - 1) : ""}${letter(c % 26)}${r + 1}`;
}

/** The six neighbours: east, then on around the clock as seen on an upright map. */
export function neighbour({ c, r }: Cell, side: number): Cell {
  const odd = r & 1;
  const steps: [number, number][] = [
    [1, 0],
    [odd, 1],
    [odd - 1, 1],
    [-1, 0],
    [odd - 1, -1],
    [odd, -1],
  ];
  const [dc, dr] = steps[((side % 6) + 6) % 6]!;
  return { c: c + dc, r: r + dr };
}

/** How the map lies on the screen: as printed, or turned by some quarters. */
export class Lie {
  constructor(readonly quarters: number) {}

  centre(name: string): Point {
    const { c, r } = cell(name);
    return this.#place({ x: (c + (r & 1) / 2) * W, y: r * 1.5 * R });
  }

  /** The corner between side `i - 1` and side `i`. */
  corner(name: string, i: number, radius = R): Point {
    const { x, y } = this.centre(name);
    const angle = ((i * 60 - 30 + this.quarters * 90) * Math.PI) / 180;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  }

  /** The hex as a path. */
  outline(name: string, radius = R): string {
    return `M${[0, 1, 2, 3, 4, 5].map((i) => text(this.corner(name, i, radius))).join("L")}Z`;
  }

  /** One side of a hex as a path. */
  side(name: string, i: number): string {
    return `M${text(this.corner(name, i))}L${text(this.corner(name, i + 1))}`;
  }

  /** The outer sides of a set of hexes as one path. */
  border(names: string[]): string {
    const inside = new Set(names);
    return names
      .flatMap((name) =>
        [0, 1, 2, 3, 4, 5].flatMap((i) =>
          inside.has(hexName(neighbour(cell(name), i))) ? [] : this.side(name, i),
        ),
      )
      .join("");
  }

  /** The wall between two neighbours. */
  between(a: string, b: string): string {
    const side = [0, 1, 2, 3, 4, 5].find((i) => hexName(neighbour(cell(a), i)) === b);
    return side === undefined ? "" : this.side(a, side);
  }

  middle(names: string[]): Point {
    const all = names.map((name) => this.centre(name));
    const mean = (axis: "x" | "y") =>
      all.reduce((sum, p) => sum + p[axis], 0) / Math.max(all.length, 1);
    return { x: mean("x"), y: mean("y") };
  }

  /** The whole map with a margin: x, y, width, height. */
  frame(names: string[], margin = R * 0.4): { x: number; y: number; w: number; h: number } {
    const all = names.flatMap((name) => [0, 1, 2, 3, 4, 5].map((i) => this.corner(name, i)));
    const [xs, ys] = [all.map((p) => p.x), all.map((p) => p.y)];
    const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
    return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
  }

  #place({ x, y }: Point): Point {
    const [cos, sin] = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ][this.quarters % 4] as [number, number];
    return { x: x * cos - y * sin, y: x * sin + y * cos };
  }
}

export const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A number between 0 and 1 that belongs to a hex, for stains and cracks that stay put. */
export function grain(name: string, salt = 0): number {
  const { c, r } = cell(name);
  const n = Math.sin(c * 127.1 + r * 311.7 + salt * 74.7) * 43758.5453;
  return n - Math.floor(n);
}

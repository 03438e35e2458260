// The shape of a tile, its tunnels and the places in them. A tile is a slice of 36 degrees
// of a ten-sided ring around the origin, drawn at twelve o'clock; the ring turns it.
// Drawing only: what is joined is what the pattern of the tile says.

/** Half the angle of a tile, in degrees. */
const HALF = 18;
export const STEP = 2 * HALF;
/** How far from the origin: the corners of a tile, its two levels, the middle of its barracks. */
export const OUTER = 500;
export const INNER = 212;
const LEVEL = { O: 406, I: 304 } as const;
/** Halfway between the levels. */
const BETWEEN = 355;
export const BARRACKS = 232;
/** How wide a tunnel is. */
export const BORE = 68;

export interface Point {
  x: number;
  y: number;
}

export function polar(degrees: number, radius: number): Point {
  const a = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(a), y: -radius * Math.cos(a) };
}
const at = (degrees: number, radius: number): string => {
  const { x, y } = polar(degrees, radius);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

const corner = (side: number, radius: number) => at(side * HALF, radius);
export const OUTLINE = `M${corner(-1, OUTER)}L${corner(1, OUTER)}L${corner(1, INNER)}L${corner(-1, INNER)}Z`;

/** The ten-sided outline at a distance from the origin. */
export function decagon(radius: number): string {
  return `M${Array.from({ length: 10 }, (_, i) => at(STEP * i - HALF, radius)).join("L")}Z`;
}

type Level = keyof typeof LEVEL;
type Side = -1 | 1;
/** The four openings in the order of a pattern. */
const OPENINGS: { side: Side; level: Level }[] = [
  { side: -1, level: "O" },
  { side: -1, level: "I" },
  { side: 1, level: "O" },
  { side: 1, level: "I" },
];

/** A place for a piece, and how large it can be there. */
export interface Spot extends Point {
  scale: number;
}

/** One gallery within a tile: how it is drawn, and where what lies in it can lie. */
export interface Passage {
  letter: string;
  path: string;
  places: (count: number) => Spot[];
}

interface Drawn {
  path: string;
  /** Along which things lie. */
  line: Point[];
}

// A little over the edge, so that no seam shows between two tiles.
const EDGE = HALF + 0.15;

const arc = (from: number, to: number, level: Level): string =>
  `M${at(from, LEVEL[level])}A${LEVEL[level]} ${LEVEL[level]} 0 0 ${to > from ? 1 : 0} ${at(to, LEVEL[level])}`;

/** What a piece needs beside the next one. */
const ELBOW = 50;

/** `count` places spread evenly over a line of points, half a gap free at both ends. */
function spread(line: Point[]): (count: number) => Spot[] {
  const lengths = line.slice(1).map((p, i) => Math.hypot(p.x - line[i]!.x, p.y - line[i]!.y));
  const whole = lengths.reduce((sum, l) => sum + l, 0);
  return (count) => {
    // Where it is too tight for a row they stand in a zigzag, and are smaller.
    const gap = whole / count;
    const off = count > 1 && gap < ELBOW ? 13 : 0;
    const scale = count > 1 ? Math.min(1, Math.hypot(gap, 2 * off) / ELBOW) : 1;
    return Array.from({ length: count }, (_, k) => {
      let left = gap * (k + 0.5);
      let i = 0;
      while (i < lengths.length - 1 && left > lengths[i]!) left -= lengths[i++]!;
      const [a, b, part] = [line[i]!, line[i + 1]!, left / lengths[i]!];
      return {
        x: a.x + (b.x - a.x) * part,
        y: a.y + (b.y - a.y) * part + (k % 2 ? off : -off),
        scale,
      };
    });
  };
}
const along = (from: number, to: number, level: Level): Point[] =>
  Array.from({ length: 7 }, (_, i) => polar(from + ((to - from) * i) / 6, LEVEL[level]));

/** A passage over both levels on one side: out at one opening, in again at the other. */
function bend(side: Side): Drawn {
  const turn = side * 7.6;
  const path = `M${at(side * EDGE, LEVEL.O)}L${at(side * 13.5, LEVEL.O)}C${at(turn, LEVEL.O)} ${at(turn, 385)} ${at(turn, BETWEEN)}S${at(side * 8.2, LEVEL.I)} ${at(side * 13.5, LEVEL.I)}L${at(side * EDGE, LEVEL.I)}`;
  return {
    path,
    line: [
      polar(side * 14.5, LEVEL.O),
      polar(side * 10, 398),
      polar(side * 8, BETWEEN),
      polar(side * 10, 312),
      polar(side * 14.5, LEVEL.I),
    ],
  };
}

/** A passage that changes its level on the way. */
function slant(from: Level): Drawn {
  const [a, b] = from === "O" ? [LEVEL.O, LEVEL.I] : [LEVEL.I, LEVEL.O];
  const path = `M${at(-EDGE, a)}L${at(-13, a)}C${at(-4, a)} ${at(-3, a * 0.8 + b * 0.2)} ${at(0, BETWEEN)}S${at(4, b)} ${at(13, b)}L${at(EDGE, b)}`;
  return {
    path,
    line: [
      polar(-14, a),
      polar(-5, a * 0.9 + b * 0.1),
      polar(0, BETWEEN),
      polar(5, b * 0.9 + a * 0.1),
      polar(14, b),
    ],
  };
}

/** A dead end: a short tunnel with a chamber; shorter beside a passage that slants. */
function blind(side: Side, level: Level, short: boolean): Drawn {
  const end = side * ((level === "O" ? 8.2 : 9.4) + (short ? 3 : 0));
  return { path: arc(side * EDGE, end, level), line: along(side * 16.6, end - side * 2.4, level) };
}

/** The square in the middle of a four-way junction. */
const SQUARE = `M${at(-3, LEVEL.O)}L${at(-3.6, LEVEL.I)}M${at(3, LEVEL.O)}L${at(3.6, LEVEL.I)}`;
/** From one opening into the passage of the other level. */
function branch(side: Side, level: Level): string {
  const other = level === "O" ? LEVEL.I : LEVEL.O;
  return `M${at(side * EDGE, LEVEL[level])}L${at(side * 13, LEVEL[level])}C${at(side * 6, LEVEL[level])} ${at(side * 4, BETWEEN)} ${at(side * -1, other)}`;
}

function passage(letter: string, openings: typeof OPENINGS, slanting: boolean): Passage {
  const [first, second] = openings;
  if (!first) throw new RangeError(`no opening ${letter}`);
  const on = (level: Level) => openings.filter((o) => o.level === level);
  if (openings.length === 1) {
    const { path, line } = blind(first.side, first.level, slanting);
    return { letter, path, places: spread(line) };
  }
  if (openings.length === 2 && second) {
    if (first.level === second.level)
      return {
        letter,
        path: arc(-EDGE, EDGE, first.level),
        places: spread(along(-15, 15, first.level)),
      };
    const { path, line } = first.side === second.side ? bend(first.side) : slant(first.level);
    return { letter, path, places: spread(line) };
  }
  if (openings.length === 3) {
    const through: Level = on("O").length === 2 ? "O" : "I";
    const lone = on(through === "O" ? "I" : "O")[0]!;
    const path = arc(-EDGE, EDGE, through) + branch(lone.side, lone.level);
    const line = [
      ...along(-lone.side * 13, lone.side * 4, through),
      polar(lone.side * 12, LEVEL[lone.level]),
    ];
    return { letter, path, places: spread(line) };
  }
  const path = arc(-EDGE, EDGE, "O") + arc(-EDGE, EDGE, "I") + SQUARE;
  return {
    letter,
    path,
    places: spread([...along(-10, 10, "O"), polar(0, BETWEEN), ...along(10, -10, "I")]),
  };
}

/** The passages of a pattern such as `abac`: left outer, left inner, right outer, right inner. */
export function passages(pattern: string): Passage[] {
  const slanting = pattern === "abca" || pattern === "abbc";
  return [...new Set(pattern)].map((letter) =>
    passage(
      letter,
      OPENINGS.filter((_, i) => pattern[i] === letter),
      slanting,
    ),
  );
}

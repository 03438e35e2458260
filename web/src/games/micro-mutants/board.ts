// What both mats (the felt one and the flat one) are told to show, and what they say back.
// They draw and point; what it means is decided elsewhere.
import type { Army, Aim, Landing, LikelyArea } from "../../generated/micro-mutants";
import type { Outline } from "./box";
import type { Ground } from "./ground";
import type { Lie, Point } from "./units";

/** How a piece looks, wherever it lies. */
export interface Look {
  name: string;
  kind: string;
  army: Army | null;
  outline: Outline;
  /** How its picture is turned: towards its owner's enemies. */
  facing: number;
  doubleSided: boolean;
  damaged: boolean;
  web: Point | null;
  doomed: boolean;
  /** Something lies on it. */
  covered: boolean;
  /** Can be used now. */
  lit: boolean;
  chosen: boolean;
  /** Just captured, eliminated, or turned: it is told of. */
  struck: boolean;
  /** Somebody reads about it in the log. */
  read: boolean;
}
export interface Shown extends Look {
  lie: Lie;
}
export interface Ruler {
  from: Point;
  to: Point;
  /** The parts of the ruler, in millimetres. */
  parts: number[];
}
/** A place that can be pressed on the mat. */
export interface Mark extends Point {
  id: number;
  chosen: boolean;
}
/** Words beside a piece. */
export interface Tag extends Point {
  id: string;
  z: number;
  text: string;
  /** How it is meant: a name, news above it or below it, who sits there. */
  tone: "name" | "told" | "below" | "seat";
  /** From the middle of the piece to its rim and the rings around it, in millimetres. */
  rim?: number;
  /** Whose it is: its mark comes first. */
  seat?: number;
}
/** What is printed on the mat, and around it. */
export interface Printed {
  /** Half the mat, in millimetres. */
  half: Point;
  /** So much around it is seen with it. */
  margin: number;
  /** The areas of all seats. */
  grounds: Ground[];
}
/** What is drawn over the pieces for what the player is putting together. */
export interface Marks {
  /** The shot, and how far away the chip will probably lie, if the table foretells it. */
  aim: { from: Lie; outline: Outline; aim: Aim; far: number | null } | null;
  /** The chip is pulled back: to where the finger is, and to where it should be. */
  sling: { from: Point; finger: Point | null; ring: Point | null } | null;
  /** Where it would first come down. */
  touchdown: Point | null;
  /** Where it will probably lie, the smallest first. */
  areas: LikelyArea[];
  /** A throw: from which hand, in which direction, and about how far. */
  cast: { from: Point; direction: number; far: number; strength: number } | null;
  landings: Landing[];
  /** The chip landings are drawn as. */
  landing: Outline | null;
  ruler: Ruler | null;
  spots: Mark[];
  /** A chip that would lie there. */
  ghost: (Shown & { fits: boolean }) | null;
  /** The area bugs can be placed in now. */
  area: Ground | null;
  /** The ghost of a shot that missed: its way, and the chip where it touched down. */
  flown: { way: Lie[]; at: Lie; outline: Outline } | null;
  /** What others did since the player's last shot: where a piece lay, and where it lies now;
      null: it came, or it went. */
  since: { from: Lie | null; to: Lie | null; outline: Outline }[];
}
/** What the camera should have in sight. */
export interface Near {
  /** Seen whatever happens. */
  keep: Point[];
  /** Seen too, those that matter most first, as far as chips stay large enough. */
  see: Point[];
  /** Near is better; if not, the whole mat is better wherever chips are large enough on it. */
  close: boolean;
}
/** Each part stays the same object until it changes, so that a mat can tell what to draw anew:
    in a flight only where the pieces are. */
export interface Picture {
  printed: Printed;
  /** How far around the mat the viewer sits, in radians. */
  turn: number;
  pieces: Shown[];
  marks: Marks;
  /** What should be in sight; null: the whole mat. */
  near: Near | null;
  /** The piece the camera leans towards. */
  follow: string | null;
}
export interface Board extends Picture {
  tags: Tag[];
}

/** A finger or a mouse on the mat. */
export interface Touch {
  at: Point;
  /** The nearest piece under it. */
  piece: string | null;
  /** How many millimetres a finger covers there. */
  reach: number;
}
export interface Pointing {
  /** Something of ours begins here: true, and the mat keeps its own hands off. */
  down: (touch: Touch) => boolean;
  move: (touch: Touch) => void;
  up: (touch: Touch, moved: boolean) => void;
  /** Nothing is pressed: what is under the pointer. */
  hover: (piece: string | null) => void;
}

/** Of all pieces within reach of a point, the nearest; those that can be used come first. */
export function nearest(pieces: Shown[], at: Point, reach: number): string | null {
  let found: { name: string; far: number } | null = null;
  for (const { name, lie, outline, lit, chosen } of pieces) {
    const half =
      outline.form === "disc" ? outline.r : outline.form === "rect" ? 14 : outline.apothem;
    const far =
      Math.hypot(lie.x - at.x, lie.y - at.y) -
      (lit || chosen ? 6 : 0) -
      (outline.form === "hex" ? -8 : 0);
    if (far <= Math.max(half, reach) && (!found || far < found.far)) found = { name, far };
  }
  return found?.name ?? null;
}

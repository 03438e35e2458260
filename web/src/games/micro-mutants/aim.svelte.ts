// What the player is about to do: the chosen piece, how it is to be shot, where it is to be
// put. Cleared by every new position; it knows no rule and sends nothing.
import { FULL_PRESS, LEAST_PRESS, type Aim } from "../../generated/micro-mutants";
import type { Die, Pair } from "./notation";
import { clamp, FULL_TURN, radians, towards, turned, type Point } from "./units";

/** Who lets go as near to the middle of the chip as that, in millimetres, does not shoot. */
export const CALLED_OFF = 10;
/** So much farther back a chip is pulled for the deepest press. */
const PULL = 240;
/** A chip that is pressed twice as deep goes about four times as far: so the press grows with
    the root of the pull, and who pulls twice as far back sends it about twice as far. Whatever
    is not called off jumps. */
const LEAST = (LEAST_PRESS / FULL_PRESS) ** 2;
const pressFor = (part: number): number =>
  FULL_PRESS * Math.sqrt(LEAST + (1 - LEAST) * clamp(part, 0, 1));
/** As much of the whole way back a press is; the other way round. */
export const pulledPart = (press: number): number =>
  clamp(((press / FULL_PRESS) ** 2 - LEAST) / (1 - LEAST), 0, 1);
/** How far back a chip is pulled for a press, in millimetres. */
export const pulledWay = (press: number): number => CALLED_OFF + PULL * pulledPart(press);
/** Where a chip is pulled back to for a shot. */
export function pulledTo(from: Point, { direction, press }: Aim): Point {
  const far = pulledWay(press);
  const [cos, sin] = [Math.cos(radians(direction)), Math.sin(radians(direction))];
  return { x: from.x - far * cos, y: from.y - far * sin };
}

/** About so far tokens fly before they touch the mat, in millimetres: to be drawn, never to be
    relied on. And the strength that would be for. */
export function reach(strength: number): number {
  const part = strength / FULL_PRESS;
  return 110 + 240 * part + 260 * part * part;
}
export function strengthFor(mm: number): number {
  return ((Math.sqrt(Math.max(0, 240 ** 2 + 4 * 260 * (mm - 110))) - 240) / (2 * 260)) * FULL_PRESS;
}

/** How long the arrow of a shot is, from the rim of the chip: its tip is where the chip will
    probably lie, if that is known; if not, it is the longer the deeper the press. */
export function arrowLength(aim: Aim, rim: number, far: number | null): number {
  return far === null ? 26 + aim.press * 0.15 : Math.max(8, far - rim - 4 - TIP);
}
/** How long its head is. */
const TIP = 15;

/** A shot the rules propose for a target: a piece, or null for a spot. */
export interface Proposed {
  target: string | null;
  aim: Aim;
  /** How many of a hundred such shots do what they should; null: nobody tells. */
  share: number | null;
}

export class Plan {
  piece = $state<string | null>(null);
  /** The piece something is done to: what the ruler measures to. */
  other = $state<string | null>(null);
  /** A piece that is being put beside another: piece, beside. */
  pair = $state.raw<Pair | null>(null);
  aim = $state.raw<Aim>({ direction: 9000, press: 500, edge: 2000 });
  /** The aim was set by the player, and not only proposed. */
  meant = $state(false);
  /** What the rules were asked to aim at, and what they proposed; it holds while the aim does. */
  proposed = $state.raw<Proposed | null>(null);
  /** Where the finger is that pulls the chip back. */
  finger = $state.raw<Point | null>(null);
  /** The die the player names for it; null: the one that goes without saying. */
  by = $state<Die | null>(null);
  /** In which direction from there. */
  towards = $state(0);
  /** What resources can buy, or where bases can lie, is being looked at. */
  more = $state<"spend" | "bases" | null>(null);
  /** Where templates would lie, in notation. */
  stars = $state<string | null>(null);
  /** Where a bug would be placed. */
  spot = $state.raw<{ x: number; y: number; turn: number } | null>(null);

  choose = (piece: string | null, proposed: Aim | null = null): void => {
    if (piece === this.piece) return;
    this.piece = piece;
    this.other = this.pair = this.spot = this.by = null;
    this.proposed = this.finger = null;
    this.meant = false;
    this.more = null;
    if (proposed) this.aim = proposed;
  };
  clear = (): void => {
    this.choose(null);
    this.meant = false;
    this.more = this.stars = null;
    this.other = this.pair = this.spot = this.by = null;
  };

  /** Begins to put a piece beside another. */
  put = (pair: Pair, towards = 0): void => {
    this.pair = pair;
    this.by = null;
    this.towards = towards;
  };

  /** What the rules propose. */
  propose(proposed: Proposed): void {
    this.set(proposed.aim);
    this.proposed = { ...proposed, aim: this.aim };
  }
  /** The proposal that the shot still is. */
  get proposal(): Proposed | null {
    return this.proposed?.aim === this.aim ? this.proposed : null;
  }

  set(aim: Partial<Aim>): void {
    const next = { ...this.aim, ...aim };
    this.aim = {
      direction: turned(Number.isFinite(next.direction) ? next.direction : 0, 0),
      press: clamp(Math.round(next.press) || 0, 0, FULL_PRESS),
      edge: clamp(Math.round(next.edge) || 0, 0, 20000),
    };
    this.meant = true;
  }

  /** Pulled back like a sling: away from the finger, the farther the harder. */
  pull(from: Point, finger: Point): void {
    const way = Math.hypot(finger.x - from.x, finger.y - from.y);
    this.finger = finger;
    if (way > 3)
      this.set({
        direction: turned(towards(from, finger), FULL_TURN / 2),
        press: pressFor((way - CALLED_OFF) / PULL),
      });
  }
  /** As much of the strength as if it were pulled back by that part of the whole way. */
  strength(part: number): void {
    this.set({ press: pressFor(part) });
  }

  /** Tokens are to come down there. */
  cast(from: Point, at: Point): void {
    this.set({
      direction: towards(from, at),
      press: strengthFor(Math.hypot(at.x - from.x, at.y - from.y)),
    });
  }

  /** Arrow keys: left and right turn, up and down press; finer with Shift. Says whether it was one. */
  key(event: KeyboardEvent): boolean {
    const fine = event.shiftKey ? 0.1 : 1;
    const { direction, press, edge } = this.aim;
    const step: Partial<Aim> | undefined = {
      ArrowLeft: { direction: turned(direction, 200 * fine) },
      ArrowRight: { direction: turned(direction, -200 * fine) },
      ArrowUp: { press: press + 20 * fine },
      ArrowDown: { press: press - 20 * fine },
      PageUp: { edge: edge + 500 * fine },
      PageDown: { edge: edge - 500 * fine },
    }[event.key];
    if (!step) return false;
    this.set(step);
    return true;
  }
}

// What a finger on the mat means: choose a piece, pull it back like a sling, tap where it
// should lie, drag a bug to its place or a base to another's, press a mark or a template, drag
// to where tokens shall fall.
import { ofType } from "../choices";
import type { Board, Pointing, Touch } from "./board";
import { movableBases, swap } from "./bases";
import { choose, lit, placeable, shootable, throwing, uses, wished, type Context } from "./context";
import { CALLED_OFF } from "./aim.svelte";
import { halfOf } from "./box";
import { likes } from "./likes.svelte";
import { lie, heading, reduce, type Point } from "./units";
import { kindOf } from "./words";

/** In the middle a chip is pressed so much of the way from its rim; farther in none jumps. */
const GRIP = 0.5;

export interface Hands {
  context: () => Context;
  board: Board;
  /** Aims so that the chip comes to rest there: over a piece, or over a spot. */
  aimAt: (piece: string, to: string | Point) => void;
  /** What was decided with the finger is let go. */
  release: (what: "shot" | "place" | "throw") => void;
  send: (actions: string[]) => void;
  hover: (piece: string | null) => void;
}

export function pointing(hands: Hands): Pointing {
  let held: "sling" | "bug" | "base" | "cast" | null = null;
  const here = (name: string): Point | null =>
    hands.board.pieces.find((p) => p.name === name)?.lie ?? null;

  function lay({ at }: Touch): void {
    const { plan, view } = hands.context();
    const pose = view.pieces.find((p) => p.name === plan.piece)?.pose;
    plan.spot = {
      x: Math.round(at.x),
      y: Math.round(at.y),
      turn: pose ? reduce(heading(lie(pose).q) * 100) : 0,
    };
  }

  /** The templates change places; the button sends it. */
  function turnStars(c: Context): void {
    const [first, second] = ofType(c.all, "stars");
    if (first && second) c.plan.stars = c.plan.stars === second.text ? first.text : second.text;
  }

  /** A base dragged over another. */
  const onto = (c: Context, { piece }: Touch): string | null =>
    piece && piece !== c.plan.piece && movableBases(c).includes(piece) ? piece : null;

  function drop(c: Context, touch: Touch, moved: boolean): void {
    const { plan } = c;
    const text = plan.piece && plan.other ? swap(c, plan.piece, plan.other) : null;
    plan.clear();
    if (text) hands.send([text]);
    // Pressed only: the buttons say where bases can lie.
    else if (!moved && touch.piece) plan.more = "bases";
  }

  /** Pressed where it is gripped: the nearer to the middle, the farther in from the rim. */
  function grip(c: Context, piece: string, at: Point): void {
    const from = here(piece);
    const half = halfOf(c.box.outline(kindOf(piece)));
    if (from) c.plan.set({ edge: (half - Math.hypot(at.x - from.x, at.y - from.y)) * 1000 * GRIP });
  }

  function cast({ at }: Touch): void {
    const from = hands.board.marks.cast?.from;
    if (from) hands.context().plan.cast(from, at);
  }

  return {
    down({ piece, at }) {
      const c = hands.context();
      if (throwing(c)) {
        held = "cast";
        return true;
      }
      if (!c.live || !piece || c.plan.pair || wished(c)) return false;
      if (movableBases(c).includes(piece)) {
        c.plan.choose(piece);
        held = "base";
        return true;
      }
      const target = c.plan.piece ? uses(c, c.plan.piece).some(([, on]) => on === piece) : false;
      if (target || (!lit(c).has(piece) && !placeable(c, piece))) return false;
      choose(c, piece);
      if (likes.grip && shootable(c, piece)) grip(c, piece, at);
      held = placeable(c, piece) ? "bug" : shootable(c, piece) ? "sling" : null;
      return held !== null;
    },
    move(touch) {
      const { plan } = hands.context();
      const from = plan.piece && here(plan.piece);
      if (held === "sling" && from) plan.pull(from, touch.at);
      if (held === "bug") lay(touch);
      if (held === "base") plan.other = onto(hands.context(), touch);
      if (held === "cast") cast(touch);
    },
    up(touch, moved) {
      const c = hands.context();
      const { plan } = c;
      const was = held;
      held = null;
      if (was === "cast") {
        cast(touch);
        return moved ? hands.release("throw") : undefined;
      }
      if (was === "base") return drop(c, touch, moved);
      plan.finger = null;
      if (was && moved) {
        const from = plan.piece && here(plan.piece);
        if (was === "sling" && from) {
          // Back on the chip: thought better of.
          if (Math.hypot(touch.at.x - from.x, touch.at.y - from.y) < CALLED_OFF) return;
          plan.pull(from, touch.at);
          plan.finger = null;
        }
        return hands.release(was === "sling" ? "shot" : "place");
      }
      if (was) return;
      if (!c.live) return hands.hover(touch.piece);
      if (wished(c))
        return touch.piece && lit(c).has(touch.piece) ? turnStars(c) : hands.hover(touch.piece);
      if (plan.pair) {
        const marks = hands.board.marks.spots.map((mark) => ({
          mark,
          far: Math.hypot(mark.x - touch.at.x, mark.y - touch.at.y),
        }));
        const near = marks.sort((a, b) => a.far - b.far)[0];
        if (near && near.far < touch.reach + 30) plan.towards = near.mark.id;
        return;
      }
      if (
        touch.piece &&
        (lit(c).has(touch.piece) ||
          (plan.piece && uses(c, plan.piece).some(([, on]) => on === touch.piece)))
      )
        return choose(c, touch.piece);
      const { piece } = plan;
      if (piece && placeable(c, piece)) {
        lay(touch);
        return hands.release("place");
      }
      if (piece && shootable(c, piece)) {
        return hands.aimAt(piece, touch.piece ?? touch.at);
      }
      // A finger cannot point without pressing.
      hands.hover(touch.piece);
    },
    hover: (piece) => hands.hover(piece),
  };
}

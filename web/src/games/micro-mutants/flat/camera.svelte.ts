// Which part of the mat is drawn when it is drawn flat, and where a point of it is in the
// picture. Glides to what matters, goes where a hand moves it, and knows no piece.
import { Tween } from "svelte/motion";
import { settings } from "../../../lib/settings.svelte";
import type { Board } from "../board";
import { moved, sightOn, type Sight } from "../frame";
import { seen, type Point } from "../units";

/** So far beside the mat something can still be laid on it. */
const BESIDE = 24;
/** A glide, in milliseconds. */
const GLIDE = 250;

export class Camera {
  /** The size of the picture, in pixels. */
  wide = $state(1);
  high = $state(1);
  /** A finger is on it: it stays as it is, whatever grows around it. */
  held = $state(false);
  size = $state.raw<Point>({ x: 1, y: 1 });
  /** Where somebody has moved it. */
  #hand = $state.raw<Sight | null>(null);
  #sized = false;
  #wanted = $derived.by(() => {
    const { follow, near, printed, turn } = this.board();
    return (!follow && this.#hand) || sightOn(near, printed, turn, this.size);
  });
  #frame: Tween<Omit<Sight, "whole">>;

  /** `handled` is told when the picture was moved by hand, or came back. */
  constructor(
    readonly board: () => Board,
    readonly handled: (byHand: boolean) => void,
  ) {
    const { x, y, scale } = this.#wanted;
    this.#frame = new Tween({ x, y, scale }, { duration: settings.motion === "full" ? GLIDE : 0 });
    $effect.pre(() => {
      const now = { x: Math.max(1, this.wide), y: Math.max(1, this.high) };
      if (!this.held) this.size = now;
    });
    $effect(() => {
      if (this.held) return;
      // Nothing glides before it was seen.
      const { x, y, scale } = this.#wanted;
      void this.#frame.set({ x, y, scale }, this.#sized ? {} : { duration: 0 });
      this.#sized ||= this.size.x > 1;
    });
  }

  /** Millimetres in a pixel. */
  scale: number = $derived.by(() => this.#frame.current.scale);
  /** The upper left corner of the picture, as the viewer sits; downwards is more. */
  corner: Point = $derived.by(() => ({
    x: this.#frame.current.x - (this.scale * this.size.x) / 2,
    y: -this.#frame.current.y - (this.scale * this.size.y) / 2,
  }));

  /** Where a point of the mat is in the picture, in pixels. */
  screen = (at: Point): Point => {
    const { x, y } = seen(at, this.board().turn);
    return { x: (x - this.corner.x) / this.scale, y: (-y - this.corner.y) / this.scale };
  };
  /** The point of the mat, or of the table around it, at a point of the picture. */
  under({ x, y }: Point): Point {
    const { corner, scale } = this;
    return seen({ x: corner.x + x * scale, y: -corner.y - y * scale }, -this.board().turn);
  }
  /** The same, if it is on the mat or right beside it. */
  locate(point: Point): Point | null {
    const { printed, turn } = this.board();
    const at = this.under(point);
    const { x, y } = seen(at, turn);
    return Math.abs(x) < printed.half.x + BESIDE && Math.abs(y) < printed.half.y + BESIDE
      ? at
      : null;
  }

  /** By hand: what was at one point of the picture comes to another, nearer or farther. */
  look(from: Point, to: Point, by: number): void {
    const hand = moved(this.#frame.current, this.board().printed, this.size, from, to, by);
    this.#hand = hand;
    void this.#frame.set({ x: hand.x, y: hand.y, scale: hand.scale }, { duration: 0 });
    this.handled(true);
  }
  /** Back to what matters. */
  home = (): void => {
    this.#hand = null;
    this.handled(false);
  };
}

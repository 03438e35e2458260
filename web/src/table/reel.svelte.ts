// How a replay runs: where it stands, whether it moves on by itself, and how far. It knows the
// numbers of the frames and their rounds, and nothing of what they show.
import type { Frame } from "../generated/tables";

/** How long a frame stays at speed 1, in milliseconds. */
const STAY = 1000;

export class Reel {
  frames = $state.raw<Frame[]>([]);
  at = $state(0);
  running = $state(false);
  speed = $state(1);
  /** It stops there by itself. */
  #end = $state<number | null>(null);
  /** The frame before was shown right before: pieces move. */
  moved = $state(false);

  get frame(): Frame | undefined {
    return this.frames[this.at];
  }
  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }
  /** Where each round begins. */
  rounds = $derived(
    this.frames.flatMap(({ round }, i) =>
      round !== undefined && round !== this.frames[i - 1]?.round ? [{ round, at: i }] : [],
    ),
  );

  /** Stands at the frame of an entry, or the last before it; runs to another if one is named. */
  begin(frames: Frame[], from: number, to: number | null): void {
    const find = (n: number) => frames.findLastIndex((frame) => frame.n <= n);
    this.frames = frames;
    this.at = Math.max(0, find(from));
    this.moved = false;
    this.#end = to === null ? null : find(to);
    this.running = this.#end !== null && this.#end > this.at;
  }

  go = (to: number): void => {
    const next = Math.min(Math.max(0, to), this.last);
    this.moved = next === this.at + 1;
    this.at = next;
  };
  step = (by: number): void => {
    this.running = false;
    this.go(this.at + by);
  };
  /** To where the round before or after begins; from within a round, to its own beginning. */
  jump = (by: 1 | -1): void => {
    this.running = false;
    const found =
      by > 0
        ? this.rounds.find(({ at }) => at > this.at)
        : this.rounds.findLast(({ at }) => at < this.at);
    this.go(found?.at ?? (by > 0 ? this.last : 0));
  };
  toggle = (): void => {
    if (!this.running && this.at === this.last) this.go(0);
    this.#end = null;
    this.running = !this.running;
  };

  /** To be called whenever something changes; says how to stop what it has begun. */
  follow(): (() => void) | void {
    if (!this.running) return;
    if (this.at >= (this.#end ?? this.last)) {
      this.running = false;
      return;
    }
    const timer = setTimeout(() => this.go(this.at + 1), STAY / this.speed);
    return () => clearTimeout(timer);
  }
}

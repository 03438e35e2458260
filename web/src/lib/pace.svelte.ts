// How fast a page sees what the others do. The positions come when they come; this says up to
// which of them the table may show: at once, one after the other with a pause, or each when the
// player says so. One's own moves never wait.
import type { State } from "../generated/socket";
import type { Settings } from "./settings.svelte";

/** The pause between two moves of others, in milliseconds. */
const CALM = 1400;

export interface Paced {
  /** All positions that are kept, oldest first. */
  kept: () => State[];
  you: () => number | null;
  pace: () => Settings["pace"];
}

export class Pace {
  /** The last position that may be shown; null before the first. */
  upTo = $state<number | null>(null);
  #freed = 0;

  constructor(readonly of: Paced) {}

  /** What comes next and waits. */
  get next(): State | null {
    const { upTo } = this;
    return upTo === null ? null : (this.of.kept().find(({ n }) => n > upTo) ?? null);
  }
  /** The player is to say when it goes on. */
  get held(): boolean {
    return this.next !== null && this.of.pace() === "step";
  }
  /** The position to be shown. */
  get state(): State | null {
    const { upTo } = this;
    const kept = this.of.kept();
    return (upTo === null ? null : kept.findLast(({ n }) => n <= upTo)) ?? kept.at(-1) ?? null;
  }

  /** To be called whenever something changes; says how to stop what it has begun. */
  follow(): (() => void) | void {
    const { next } = this;
    const newest = this.of.kept().at(-1);
    if (this.upTo === null) {
      if (newest) this.#free(newest.n);
    } else if (next) {
      const wait = this.#wait(next);
      if (wait <= 0) this.#free(next.n);
      else if (wait < Infinity) {
        const timer = setTimeout(() => this.#free(next.n), wait);
        return () => clearTimeout(timer);
      }
    }
  }

  advance = (): void => {
    if (this.next) this.#free(this.next.n);
  };
  catchUp = (): void => {
    const newest = this.of.kept().at(-1);
    if (newest) this.#free(newest.n);
  };

  #wait({ step }: State): number {
    const pace = this.of.pace();
    const own = !step || step.seat === null || step.seat === this.of.you();
    if (pace === "quick" || own || step.events.length === 0) return 0;
    return pace === "step" ? Infinity : this.#freed + CALM - Date.now();
  }

  #free(n: number): void {
    this.#freed = Date.now();
    this.upTo = n;
  }
}

// Press and hold: the strength grows while something is held down, and what it is when it is
// let go is the shot. Who can only tap lets it run by itself until the next tap.
import type { Plan } from "./aim.svelte";

/** So long it takes to the deepest press, in milliseconds, and as long back again. */
const SWING = 5000;
/** Shorter than this is a tap. */
const TAP = 220;

export class Hold {
  /** It is under way. */
  held = $state(false);
  /** It goes on without being held. */
  alone = $state(false);
  #began = 0;

  constructor(
    readonly plan: () => Plan,
    readonly done: () => void,
  ) {}

  down = (): void => {
    if (this.alone) return this.#finish();
    if (this.held) return;
    this.held = true;
    this.#began = performance.now();
    const swing = (): void => {
      if (!this.held) return;
      // Out, and back again: it is the hand that decides when.
      const part = ((performance.now() - this.#began) / SWING) % 2;
      this.plan().strength(part > 1 ? 2 - part : part);
      requestAnimationFrame(swing);
    };
    requestAnimationFrame(swing);
  };
  up = (): void => {
    if (!this.held || this.alone) return;
    if (performance.now() - this.#began < TAP) this.alone = true;
    else this.#finish();
  };
  cancel = (): void => {
    this.held = this.alone = false;
  };
  /** The finger left, or the focus: what is held is called off, what runs by itself is not. */
  leave = (): void => {
    if (!this.alone) this.cancel();
  };

  #finish(): void {
    this.cancel();
    this.done();
  }
}

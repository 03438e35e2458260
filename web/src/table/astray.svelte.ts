// A hand that goes astray in a lesson: it presses something on the table that brings nothing on,
// or presses before the words were read. It is told what the lesson waits for. What the step
// wants is for the lesson and the game; here it is only seen whether anything came of the press.
import type { Desk } from "../games/contract";

interface Where {
  desk: Desk;
  /** What has been sent and said so far: it grows with everything that is done. */
  done: () => unknown;
  /** Whether the pupil is to press something on the table, or to read on; null outside a lesson. */
  waits: () => "hand" | "next" | null;
}

/** What opens something to be read moves nothing, and is no mistake. */
const LOOKS = "[aria-haspopup], [aria-expanded], input, select, summary, a";

export class Astray {
  /** The message that says what is wanted. */
  why = $state<"lesson-wants" | "lesson-read-first" | null>(null);

  constructor(private where: Where) {}

  /** To be called before the table hears of the press. */
  press = ({ target }: MouseEvent): void => {
    this.why = null;
    const { desk, waits } = this.where;
    if (waits() === null || !(target instanceof Element)) return;
    if (!target.closest(".board") || target.closest(LOOKS)) return;
    const before = this.#picture();
    setTimeout(() => {
      if (waits() === "next") {
        // What was chosen too early is let go.
        desk.cancel?.();
        this.why = "lesson-read-first";
      }
      // A game that says itself how it is done needs no second voice.
      else if (waits() === "hand" && !desk.note && (this.#nothing() || before === this.#picture()))
        this.why = "lesson-wants";
    });
  };

  /** Something is chosen that nothing can be done with. */
  #nothing = (): boolean => this.where.desk.cancel !== null && this.where.desk.offers.length === 0;
  #picture = (): string => {
    const { sentence, offers, cancel } = this.where.desk;
    const labels = offers.map(({ label, why }) => [label, why]);
    return JSON.stringify([sentence, labels, cancel === null, this.where.done()]);
  };
}

// What is shown large over the map for a while, from what just happened: the result of an attack,
// a card of somebody else, the count at the end of a round. It tells nothing the log does not.
import type { Card, Event, Points } from "../../generated/mutant-chronicles";

/** How long it stays, in milliseconds, unless it is closed. */
const BLOW = 5000;
const CARD = 6000;
const TALLY = 12000;

export class Scenes {
  /** The last attack has just come to its result. */
  blow = $state(false);
  card = $state.raw<{ seat: number; card: Card } | null>(null);
  tally = $state.raw<{ round: number; points: Points[] } | null>(null);
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  follow(events: Event[], you: number | null, round: number): void {
    // The next round may have begun in the same breath.
    const next = events.find((event) => event.type === "round");
    for (const event of events) {
      if (event.type === "declared" || event.type === "ordered") this.blow = false;
      // Who goes on has read it.
      if (event.type === "ordered" && event.seat === you) this.tally = null;
      if (event.type === "struck" || event.type === "missed") {
        this.blow = true;
        this.#later("blow", BLOW, () => (this.blow = false));
      }
      if (event.type === "played" && event.seat !== you) {
        this.card = event;
        this.#later("card", CARD, () => (this.card = null));
      }
      if (event.type === "counted") {
        this.tally = { round: next ? next.round - 1 : round, points: event.points };
        this.#later("tally", TALLY, () => (this.tally = null));
      }
    }
  }

  close = (): void => {
    this.blow = false;
    this.card = this.tally = null;
  };

  #later(what: string, ms: number, end: () => void): void {
    clearTimeout(this.#timers.get(what));
    this.#timers.set(what, setTimeout(end, ms));
  }
}

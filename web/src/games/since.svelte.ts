// What happened since this player last did something, so that a table can mark it. Who only
// watches is shown what the last one did. Knows no game.
import type { Step } from "../generated/socket";

export class Since<E> {
  events = $state.raw<E[]>([]);
  #seat: number | null = null;
  #n = -1;

  /** The newest entry; the same one again changes nothing. */
  hear({ n, seat, text, events }: Step, you: number | null): void {
    if (n === this.#n) return;
    this.#n = n;
    const anew = you === null ? seat !== this.#seat : seat === you;
    // What was taken back did not happen.
    if (anew || text.startsWith("undo ")) this.events = [];
    if (seat !== you) this.events = [...this.events, ...(events as E[])];
    this.#seat = seat;
  }
}

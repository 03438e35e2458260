// What the player is putting together before it is sent: a chosen figure, hex, card or
// power; supporters; and what is still to be sent of something decided as a whole, such as
// the steps of a move.
import type { Entry } from "../../generated/socket";
import type { Action } from "../../generated/mutant-chronicles";
import type { Move } from "../choices";

export class Plan {
  /** The figure looked at, or chosen for what is asked. */
  figure = $state.raw<string | null>(null);
  /** The hex pressed last. */
  hex = $state.raw<string | null>(null);
  card = $state.raw<string | null>(null);
  power = $state.raw<string | null>(null);
  /** Supporters that would join: the text of each action. */
  supporters = $state.raw<string[]>([]);
  /** Actions still to be sent, one after the other. */
  queue = $state.raw<string[]>([]);

  get busy(): boolean {
    return this.figure !== null || this.hex !== null || this.card !== null || this.power !== null;
  }

  clear = (): void => {
    this.figure = null;
    this.hex = null;
    this.card = null;
    this.power = null;
    this.supporters = [];
  };

  choosePower(name: string): void {
    this.clear();
    this.power = name;
  }

  send(texts: string[]): void {
    this.clear();
    this.queue = texts;
  }

  /** After every entry: what was sent is done; what somebody else does beyond letting it
      pass ends the rest. */
  follow(entry: Entry | null, you: number | null): void {
    if (!entry || this.queue.length === 0) return;
    if (entry.seat === you && entry.text === this.queue[0]) this.queue = this.queue.slice(1);
    else if (entry.seat === you || entry.events.length > 0) this.queue = [];
  }

  /** The next one, if it is still on offer. */
  next(all: Move<Action>[]): string | null {
    const [text] = this.queue;
    return text !== undefined && all.some((m) => m.text === text) ? text : null;
  }
}

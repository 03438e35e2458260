// What a player decided as a whole and is sent one action after the other, such as the steps of
// a move. It only knows what is left of it; sending is for the session.
import type { Choices } from "../generated/game";
import type { Step } from "../generated/socket";

export class Queue {
  /** What was sent and is not in the log yet comes first. */
  #left: string[] = [];

  begin(actions: string[]): void {
    this.#left = [...actions];
  }

  drop(): void {
    this.#left = [];
  }

  /** After every entry: what was sent is done. What somebody else does beyond letting it pass,
      and whatever else this player does, ends the rest. */
  follow(entry: Step, you: number | null): void {
    const own = entry.seat === you;
    if (own && entry.text === this.#left[0]) this.#left.shift();
    else if (own || entry.events.length > 0) this.drop();
  }

  /** What to send in this position. While others are asked, the rest waits; where something else
      is asked of this player, it ends. */
  next(choices: Choices | null): string | null {
    const [first] = this.#left;
    if (first === undefined || !choices) return null;
    if (choices.listed.some((listed) => listed.text === first)) return first;
    this.drop();
    return null;
  }
}

// What the player is putting together before it is sent: a chosen figure, hex, card or power,
// supporters, and what a button pointed at would do. It holds for one position and sends nothing.
import type { Action, Reached } from "../../generated/mutant-chronicles";
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
  /** What is pointed at: the map shows what it would do. */
  pointed = $state.raw<Move<Action> | null>(null);

  /** The way that is pointed at. */
  goal = $state.raw<Reached | null>(null);

  get busy(): boolean {
    return this.figure !== null || this.hex !== null || this.card !== null || this.power !== null;
  }

  clear = (): void => {
    this.figure = null;
    this.hex = null;
    this.card = null;
    this.power = null;
    this.supporters = [];
    this.goal = null;
  };

  point = (move: Move<Action> | null): void => {
    this.pointed = move;
  };

  choosePower(name: string): void {
    this.clear();
    this.power = name;
  }

  /** The same card again is laid back. */
  chooseCard = (card: string): void => {
    const again = this.card === card;
    this.clear();
    if (!again) this.card = card;
  };
}

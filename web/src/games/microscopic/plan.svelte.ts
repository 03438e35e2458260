// What the player is putting together before anything is sent: a chosen card, a payment. Only what the server listed (or its forms allow) becomes an offer.
import type { Action, Card, Organism } from "../../generated/microscopic";
import { ofType, type Move, type Only } from "../choices";

export type Chosen =
  | { what: "card"; card: Card; index: number }
  | { what: "genes"; card: Card; index: number }
  | { what: "gene"; card: Card; index: number }
  | { what: "organism"; organism: Organism }
  /** Draws, although something useful would be left undone. */
  | { what: "draw" };

export class Plan {
  chosen = $state.raw<Chosen | null>(null);
  /** Indices of my genes or cells picked as payment. */
  picked = $state.raw<number[]>([]);

  clear = (): void => {
    this.chosen = null;
    this.picked = [];
  };

  choose(chosen: Chosen): void {
    this.chosen = chosen;
    this.picked = [];
  }

  /** From the offered payment to one of the player's own choice, which starts from it. */
  choosePayment(card: Card, index: number): void {
    this.chosen = { what: "genes", card, index };
  }

  toggle(index: number): void {
    this.picked = this.picked.includes(index)
      ? this.picked.filter((i) => i !== index)
      : [...this.picked, index];
  }

  /** Picks the pieces of `payment` among `own`. */
  pick(payment: Card[], own: Card[]): void {
    const used: number[] = [];
    for (const card of payment) {
      const index = own.findIndex((c, i) => c === card && !used.includes(i));
      if (index >= 0) used.push(index);
    }
    this.picked = used;
  }
}

export function withCard(all: Move<Action>[], card: Card): Move<Action>[] {
  return all.filter(({ action }) => "card" in action && action.card === card);
}

export function payments(
  all: Move<Action>[],
  organism: Organism,
): Move<Only<Action, "organism">>[] {
  return ofType(all, "organism").filter((m) => m.action.organism === organism);
}

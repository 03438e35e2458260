// What the player is putting together before anything is sent: a tile of the line, the side
// and the anthill it would grow, an architect's token, barracks for a sentry.
import type { Action, Hill, Side } from "../../generated/micropolis";
import type { Move, Only } from "../choices";

export type Take = Move<Only<Action, "take">>;

export class Plan {
  /** A place in the line, from 1. */
  position = $state<number | null>(null);
  side = $state<Side | null>(null);
  hill = $state<Hill | null>(null);
  architect = $state(false);
  /** Tiles whose barracks a sentry shall leave full; null: as they are. */
  full = $state.raw<string[] | null>(null);

  clear = (): void => {
    this.position = null;
    this.side = null;
    this.hill = null;
    this.architect = false;
    this.full = null;
  };

  choose(position: number, takes: Take[]): void {
    const again = this.position === position;
    this.clear();
    if (again) return;
    this.position = position;
    const [first] = takes.filter((m) => m.action.position === position);
    this.architect = first?.action.architect ?? false;
    this.hill = first?.action.anthill ?? null;
  }
}

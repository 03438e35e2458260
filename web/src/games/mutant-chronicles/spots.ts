// The actions the server lists, by the hexes they touch. Nothing here knows what is legal:
// what is not listed does not exist.
import type { Action, Figure, View } from "../../generated/mutant-chronicles";
import { hexesOf, zonesFor } from "./board";
import type { Move } from "../choices";
import type { Board } from "./box";

/** Is it hexes, and not a figure, a card or a colour? */
export const isPlace = (aim: string) => /^[a-z]{1,2}\d+(\+|$)/.test(aim);

/** The hexes an aim stands for: its own, or those of the figure it names. */
function aimed(aim: string | null, figures: Figure[]): string[] {
  if (aim === null) return [];
  if (isPlace(aim)) return hexesOf(aim);
  return hexesOf(figures.find((f) => f.name === aim)?.place ?? null);
}

/** Where on the map an action can be pressed. */
export function spots({ action }: Move<Action>, view: View, board: Board): string[] {
  switch (action.type) {
    case "zone":
      return zonesFor(board, view.setup.players)[action.zone.charCodeAt(0) - 97] ?? [];
    case "place":
      return hexesOf(action.place);
    case "step":
      return hexesOf(action.to);
    case "attack":
      return [action.at];
    case "order":
    case "support":
    case "fire":
      return aimed(action.figure, view.figures);
    case "use":
      return aimed(action.on, view.figures);
    case "pick":
      return aimed(action.aim, view.figures);
    case "play":
      return aimed(action.on, view.figures).length > 0
        ? aimed(action.on, view.figures)
        : aimed(action.by, view.figures);
    default:
      return [];
  }
}

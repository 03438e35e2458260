// The mat by keyboard: full stop and comma go from one usable piece to the next; the arrows
// aim, choose a side, or push a bug about; Enter does it.
import type { Beside } from "../../generated/micro-mutants";
import { choose, placeable, shootable, throwing, type Context } from "./context";
import { seen } from "./units";

interface Keys {
  context: () => Context;
  usable: () => string[];
  places: () => Beside[];
  /** How far around the mat the player sits. */
  turn: () => number;
  send: () => void;
}
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export function keys({
  context,
  usable,
  places,
  turn: sits,
  send,
}: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const c = context();
    if (c.live && handled(c, event)) event.preventDefault();
  };

  function handled(c: Context, event: KeyboardEvent): boolean {
    const { plan } = c;
    const arrow = ARROWS[event.key];
    if (event.key === "." || event.key === ",") {
      const all = usable();
      const step = event.key === "." ? 1 : -1;
      const at = plan.piece ? all.indexOf(plan.piece) : step > 0 ? -1 : 0;
      const next = all[(at + step + all.length) % all.length];
      if (next) choose(c, next);
      return !!next;
    }
    if (event.key === "Enter" || event.key === " ") {
      if (!plan.pair && !plan.spot && !shootable(c, plan.piece) && !throwing(c)) return false;
      send();
      return true;
    }
    if (plan.pair && arrow) {
      const free = places();
      const at = free.findIndex((place) => place.towards === plan.towards);
      const next = free[(at + (arrow[0] || arrow[1]) + free.length) % free.length];
      if (next) plan.towards = next.towards;
      return true;
    }
    if (plan.piece && arrow && placeable(c, plan.piece)) {
      const pose = c.view.pieces.find((p) => p.name === plan.piece)?.pose;
      const own = pose
        ? { x: Math.round(pose.x / 1000), y: Math.round(pose.y / 1000) }
        : seen({ x: 0, y: -345 }, -sits());
      const { x, y, turn } = plan.spot ?? { ...own, turn: 0 };
      const step = event.shiftKey ? 1 : 10;
      const by = seen({ x: arrow[0] * step, y: arrow[1] * step }, -sits());
      plan.spot = { x: Math.round(x + by.x), y: Math.round(y + by.y), turn };
      return true;
    }
    return (shootable(c, plan.piece) || throwing(c)) && plan.key(event);
  }
}

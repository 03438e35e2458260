// The mat by keyboard: full stop and comma go from one usable piece to the next; the arrows
// aim, choose a side, or push a bug about; Enter does it.
import type { Beside } from "../../generated/micro-mutants";
import { choose, performed, placeable, shootable, throwing, type Context } from "./context";
import type { Hold } from "./hold.svelte";
import { seen } from "./units";

interface Keys {
  context: () => Context;
  usable: () => string[];
  places: () => Beside[];
  /** How far around the mat the player sits. */
  turn: () => number;
  send: () => void;
  /** Where shots are performed they are held and let go. */
  hold: Hold;
}
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** What the mat does with keys that go down and up again. */
export interface MatKeys {
  down: (event: KeyboardEvent) => void;
  up: (event: KeyboardEvent) => void;
}
const does = ({ key }: KeyboardEvent): boolean => key === "Enter" || key === " ";

export function keys({ context, usable, places, turn: sits, send, hold }: Keys): MatKeys {
  return {
    down(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const c = context();
      if (c.live && handled(c, event)) event.preventDefault();
    },
    up: (event) => does(event) && hold.up(),
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
    if (does(event)) {
      const shoots = shootable(c, plan.piece);
      if (!plan.pair && !plan.spot && !shoots && !throwing(c)) return false;
      if (!shoots || !performed(c)) send();
      else if (!event.repeat) hold.down();
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

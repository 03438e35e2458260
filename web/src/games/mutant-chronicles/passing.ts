// When the table passes by itself: at moments at which the player does not want to be asked, and
// where there is nothing to choose.
import { isUndo } from "../../lib/log";
import { PASS } from "./notation";
import type { Position } from "./position.svelte";
import { stops } from "./stops.svelte";

/** Which of the player's stops this is; null: none of them. */
export function stopAt({ asked, fires, odds, view }: Position): string | null {
  if (asked === "guards") return fires.every((m) => odds(m)?.hit === 0) ? "hopeless" : "guards";
  return asked === "card" ? (view.asked?.moment ?? null) : null;
}

export function passes(position: Position): boolean {
  const { asked, all, props } = position;
  if (!all.some((m) => m.text === PASS)) return false;
  const stop = stopAt(position);
  if (stop !== null && stops.off.includes(stop)) return true;
  // Who is asked with no card that fits can only pass (MC-B16); the table takes its time all the
  // same. After an undo it waits: who takes back more must not be passed again.
  const undone = isUndo(props.entry) && props.entry?.seat === props.you;
  return asked === "card" && !undone && all.every((m) => m.text === PASS);
}

// What a proposed shot is aimed at: the piece nearest to its line, and in words.
import type { Aim, View } from "../../generated/micro-mutants";
import { t } from "../../lib/say.svelte";
import type { Lies } from "./flight";
import { radians } from "./units";
import { kindOf, pieceWord, seatOf } from "./words";

export function targetOf(
  view: View,
  lies: Lies,
  action: Aim & { piece: string },
): { target: string | null; label: string } {
  const from = lies.get(action.piece);
  const [cos, sin] = [Math.cos(radians(action.direction)), Math.sin(radians(action.direction))];
  let found: { name: string; off: number } | null = null;
  for (const { name, seat } of view.pieces) {
    const to = lies.get(name);
    // Resources are prey whosever colour they have.
    const own = seat === seatOf(action.piece) && kindOf(name) !== "resource";
    if (!from || !to || own) continue;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = dx * cos + dy * sin;
    const off = Math.abs(dy * cos - dx * sin) + along * 0.001;
    if (along > 0 && off < 12 && (!found || off < found.off)) found = { name, off };
  }
  const press = Math.round(action.press / 10);
  return found
    ? { target: found.name, label: pieceWord(found.name) }
    : { target: null, label: t("micro-mutants-ui-ahead", { press }) };
}

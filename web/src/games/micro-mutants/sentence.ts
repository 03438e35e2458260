// What the player is doing right now, in place of the server's prompt.
import { t } from "../../lib/say.svelte";
import { performed, placeable, shootable, throwing, type Context } from "./context";
import { calledWord, kindOf, kindWord, pieceWord } from "./words";

/** Who has a finger only is not told of keys. */
export const pulls = (): string =>
  matchMedia("(pointer: coarse)").matches ? "micro-mutants-ui-pull" : "micro-mutants-ui-pull-keys";
/** How to shoot; while the chip is pulled back, how to call it off. */
const aimKey = (c: Context): string =>
  c.plan.finger ? "micro-mutants-ui-pulled" : performed(c) ? pulls() : "micro-mutants-ui-aim";

/** Null: the prompt. */
export function sentenceFor(c: Context): string | null {
  const { plan, live } = c;
  if (!live) return null;
  if (throwing(c)) return t("micro-mutants-ui-cast");
  if (plan.more === "spend") return t("micro-mutants-ui-spending");
  if (plan.pair)
    return t("micro-mutants-ui-where", {
      piece: kindWord(kindOf(plan.pair[0])),
      beside: calledWord(c.view, c.box, plan.pair[1]),
    });
  if (plan.piece && placeable(c, plan.piece))
    return t("micro-mutants-ui-place", { piece: pieceWord(plan.piece) });
  if (plan.piece && shootable(c, plan.piece)) return t(aimKey(c), { piece: pieceWord(plan.piece) });
  return null;
}

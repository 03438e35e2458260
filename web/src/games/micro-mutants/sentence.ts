// What the player is doing right now, in place of the server's prompt.
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/say.svelte";
import type { Plan } from "./aim.svelte";
import { placeable, shootable, throwing, type Context } from "./context";
import { calledWord, kindOf, kindWord, pieceWord } from "./words";

/** How to aim; and once that is done, that the shot is still to come where nothing is sent unasked. */
const aimKey = (plan: Plan): string =>
  !settings.confirm
    ? "micro-mutants-ui-aim"
    : plan.meant
      ? "micro-mutants-ui-aimed"
      : "micro-mutants-ui-aim-first";

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
  if (plan.piece && shootable(c, plan.piece))
    return t(aimKey(plan), { piece: pieceWord(plan.piece) });
  return null;
}

// Buttons for what is done beside the mat, or by naming alone: what resources buy, cards, bugs
// to be named.
import { t } from "../../lib/say.svelte";
import { ofType } from "../choices";
import type { Offer } from "../contract";
import type { Context } from "./context";
import { calledWord, kindWord, pieceWord } from "./words";

/** More than so many are chosen on the mat or in the list of pieces. */
export const FEW = 6;

/** What resources buy now. */
export function spending({ all, view, box }: Context): Offer[] {
  const card = (name: string) => t(`micro-mutants-evolution-${name}`);
  const text = (name: string) => t(`micro-mutants-evolution-${name}-text`);
  return all.flatMap((move): Offer[] => {
    const { action } = move;
    if (action.type === "evolve")
      return [
        {
          label: t("micro-mutants-ui-do-evolve", { card: card(action.evolution) }),
          detail: text(action.evolution),
          actions: [move.text],
        },
      ];
    if (action.type !== "upgrade") return [];
    const base = calledWord(view, box, action.base);
    return action.evolution
      ? [
          {
            label: t("micro-mutants-ui-do-upgrade", { base, card: card(action.evolution) }),
            detail: text(action.evolution),
            actions: [move.text],
          },
        ]
      : [{ label: t("micro-mutants-ui-do-upgrade-bare", { base }), actions: [move.text] }];
  });
}

export function beside(c: Context): Offer[] {
  const { all, plan, view, you } = c;
  const offers: Offer[] = [];
  const buys = spending(c);
  if (view.asked.what === "spend") offers.push(...buys);
  else if (buys.length > 0 && !plan.pair)
    offers.push({
      label: t("micro-mutants-ui-do-spend", { count: view.seats[you ?? 0]?.resources ?? 0 }),
      run: () => (plan.clear(), (plan.more = "spend")),
    });
  for (const { text, action } of ofType(all, "discard"))
    offers.push({
      label: t("micro-mutants-ui-do-discard", {
        die: kindWord(action.die),
        card: t(`micro-mutants-evolution-${action.evolution}`),
      }),
      detail: t(`micro-mutants-evolution-${action.evolution}-text`),
      actions: [text],
    });
  const named = (type: "warp" | "eliminate") => {
    const moves = ofType(all, type);
    // Many are chosen on the mat or in the list.
    const shown = moves.filter(({ action }) =>
      plan.piece ? plan.piece === action.piece : moves.length <= FEW,
    );
    offers.push(
      ...shown.map(({ text, action }) => ({
        label: t(`micro-mutants-ui-do-${type}`, { piece: pieceWord(action.piece) }),
        actions: [text],
        main: plan.piece === action.piece,
      })),
    );
  };
  named("warp");
  named("eliminate");
  return offers;
}

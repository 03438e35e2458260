// What an action does, as a sentence without a subject.
import type { Action, View } from "../../generated/mutant-chronicles";
import { t } from "../../lib/say.svelte";
import { standing } from "./board";
import { isPlace } from "./spots";
import { cardName, dieName, figureName, orderName } from "./words";

const DICE = ["red", "yellow", "green", "blue"];

/** What letting something pass means, where it is more than no. */
const KEEPS: Record<string, string> = {
  reroll: "dice",
  salvo: "dice",
  card: "let",
  guards: "let",
  support: "roll",
  keep: "enough",
  redeploy: "enough",
};

/** A figure, a card, a colour or hexes, in words. */
export function aimName(aim: string, view: View): string {
  if (view.figures.some((f) => f.name === aim)) return figureName(view, aim);
  if (DICE.includes(aim)) return dieName(aim);
  if (isPlace(aim)) return t("mutant-chronicles-ui-here");
  return cardName(aim);
}

/** Who stands there, by name. */
function standsAt(view: View, hex: string): string {
  const figure = standing(view).get(hex);
  return figure ? figureName(view, figure.name) : "";
}

/** A unit action, a card or a token that is used by name. */
export const powerName = (name: string): string => t(`mutant-chronicles-power-${name}`);

export function describe(action: Action, view: View): string {
  const key = `mutant-chronicles-ui-do-${action.type}`;
  switch (action.type) {
    case "army":
      return t(key, { army: action.text });
    case "zone":
      return t(key, { zone: action.zone.toUpperCase() });
    case "place":
      return t(key, { figure: figureName(view, action.figure) });
    case "order":
      return t(key, { order: orderName(action.rank), figure: figureName(view, action.figure) });
    case "attack":
      return t(key, { target: standsAt(view, action.at) });
    case "support":
      return t(key, { figure: figureName(view, action.figure), order: orderName(action.rank) });
    case "fire":
      return t(key, {
        figure: figureName(view, action.figure),
        target: standsAt(view, action.at),
      });
    case "use":
      return action.on === null
        ? powerName(action.name)
        : t("mutant-chronicles-ui-do-use-on", {
            power: powerName(action.name),
            aim: aimName(action.on, view),
          });
    case "play": {
      const args = { card: cardName(action.card), by: figureName(view, action.by) };
      return action.on === null
        ? t(key, args)
        : t("mutant-chronicles-ui-do-play-on", { ...args, aim: aimName(action.on, view) });
    }
    case "reroll":
      return t(key, { die: action.die });
    case "pick":
      return t(key, { aim: aimName(action.aim, view) });
    case "pass":
      return t(`mutant-chronicles-ui-pass-${KEEPS[view.asked?.what ?? ""] ?? "no"}`);
    default:
      return t(key);
  }
}

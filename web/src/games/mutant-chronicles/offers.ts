// From what is asked and what the player has chosen to the buttons of the prompt. Every
// action here was listed by the server.
import type { Action, Reached, View } from "../../generated/mutant-chronicles";
import { t } from "../../lib/say.svelte";
import { ofType, type Move, type Only } from "../choices";
import type { Offer } from "../contract";
import type { Board } from "./box";
import { describe, powerName } from "./describe";
import type { Lookup } from "./lookup";
import { spots } from "./spots";
import type { Plan } from "./plan.svelte";
import type { Odds } from "./questions";
import { percent } from "./words";

export interface Context {
  view: View;
  board: Board;
  look: Lookup;
  all: Move<Action>[];
  plan: Plan;
  hint: string | null;
  /** Where the chosen hex can be reached, shortest way first. */
  goals: Reached[];
  /** The ways to attack the chosen target, best first. */
  ways: Move<Only<Action, "attack">>[];
  odds: (move: Move<Action>) => Odds | null;
  /** Shows on the map what a button would do. */
  point: (move: Move<Action> | null) => void;
}

function offer(
  { view, odds, point }: Context,
  move: Move<Action>,
  extra: Partial<Offer> = {},
): Offer {
  const known = odds(move);
  return {
    label: describe(move.action, view),
    text: move.text,
    ...(known ? { detail: chances(known) } : {}),
    look: (on) => point(on ? move : null),
    ...extra,
  };
}

export const chances = (odds: Odds): string =>
  t("mutant-chronicles-ui-chances", {
    hit: percent(odds.hit),
    destroys: percent(odds.destroys),
    expected: (odds.expected / 1000).toFixed(1),
  });

export function offersFor(context: Context): Offer[] {
  const { all, plan, hint } = context;
  const hinted = plan.busy ? undefined : all.find((move) => move.text === hint);
  const suggestion = hinted
    ? [offer(context, hinted, { main: true, detail: t("hint-offer") })]
    : [];
  return [
    ...suggestion,
    ...chosen(context).filter((o) => o.text === undefined || o.text !== hinted?.text),
  ];
}

function chosen(context: Context): Offer[] {
  const { all, plan, view, board, goals, ways } = context;
  if (plan.card !== null) return played(context, plan.card);
  if (plan.power !== null) return used(context, plan.power);
  if (ways.length > 0)
    return ways.map((m) =>
      offer(context, m, {
        main: m === ways[0],
        label: t("mutant-chronicles-ui-attack-from", { from: m.action.from, at: m.action.at }),
      }),
    );
  if (goals.length > 0) return goals.slice(0, 4).map((found, i) => goal(context, found, i === 0));
  if (plan.figure !== null) {
    const orders = ofType(all, "order").filter((m) => m.action.figure === plan.figure);
    if (orders.length > 0)
      return orders.map((m) =>
        offer(context, m, { label: t(`mutant-chronicles-ui-give-${m.action.rank}`), main: true }),
      );
  }
  if (view.asked?.what === "support") return [support(context)];
  if (plan.hex !== null) {
    const { hex } = plan;
    const here = all.filter(
      (m) =>
        !["order", "step", "attack", "place", "play"].includes(m.action.type) &&
        spots(m, view, board).includes(hex),
    );
    if (here.length > 0) return here.map((m, i) => offer(context, m, { main: i === 0 }));
  }
  return plain(context);
}

function goal({ all, plan }: Context, found: Reached, main: boolean): Offer {
  const steps = found.path.map((place) => `step ${place}`);
  // Steps left over are given up; a stop that the ground forces needs no word.
  const texts = found.stop ? steps : [...steps, "stop"];
  const label = t("mutant-chronicles-ui-move-to", { place: found.place, count: found.steps });
  return {
    label,
    main,
    ...(all.some((m) => m.text === steps[0]) ? {} : { why: t("mutant-chronicles-ui-not-now") }),
    run: () => plan.send(texts),
  };
}

/** Everything that is not pressed on the map: ends, passes, yes and no, unit actions. */
function plain(context: Context): Offer[] {
  const { all, plan } = context;
  const offers: Offer[] = [];
  const powers = ofType(all, "use");
  for (const name of new Set(powers.map((m) => m.action.name))) {
    const [first, ...more] = powers.filter((m) => m.action.name === name);
    if (first && more.length === 0) offers.push(offer(context, first));
    else
      offers.push({
        label: powerName(name),
        detail: t("mutant-chronicles-ui-choose-target"),
        run: () => plan.choosePower(name),
      });
  }
  const spoken = all.filter((m) => ["pick", "fire", "accept"].includes(m.action.type));
  // In a window for cards they are the question; elsewhere they wait in the hand.
  const cards = context.view.asked?.what === "card" ? ofType(all, "play") : [];
  if (cards.length <= 3) offers.push(...cards.map((m) => offer(context, m)));
  if (spoken.length <= 8) offers.push(...spoken.map((m) => offer(context, m)));
  const rest = ["zone", "place-rest", "guard", "stop", "end", "pass"];
  offers.push(
    ...all
      .filter((m) => rest.includes(m.action.type))
      .map((m) => offer(context, m, { main: m.action.type === "place-rest" })),
  );
  if (offers.length > 0 && !offers.some((o) => o.main))
    offers[offers.length - 1]!.main = offers.length === 1;
  return offers;
}

function support({ all, plan }: Context): Offer {
  const pass = ofType(all, "pass")[0];
  const count = plan.supporters.length;
  const label =
    count > 0 ? t("mutant-chronicles-ui-roll-with", { count }) : t("mutant-chronicles-ui-roll");
  return count > 0
    ? { label, main: true, run: () => plan.send([...plan.supporters, "pass"]) }
    : { label, main: true, ...(pass ? { text: pass.text } : {}) };
}

function played(context: Context, card: string): Offer[] {
  const { all, plan, view, board } = context;
  const ways = ofType(all, "play").filter((m) => m.action.card === card);
  const here =
    plan.hex === null ? ways : ways.filter((m) => spots(m, view, board).includes(plan.hex!));
  const shown = here.length > 0 ? here : ways;
  return shown.slice(0, 8).map((m) => offer(context, m, { main: shown.length === 1 }));
}

function used(context: Context, power: string): Offer[] {
  const { all, plan, view, board } = context;
  const ways = ofType(all, "use").filter((m) => m.action.name === power);
  const here =
    plan.hex === null ? [] : ways.filter((m) => spots(m, view, board).includes(plan.hex!));
  const shown = here.length > 0 ? here : ways.length <= 6 ? ways : [];
  return shown.map((m) => offer(context, m, { main: here.length === 1 }));
}

// From what is asked and what the player has chosen to the buttons of the prompt. Every
// action here was listed by the server.
import type { Action, Reached } from "../../generated/mutant-chronicles";
import { t } from "../../lib/say.svelte";
import { suggested, ofType, type Move } from "../choices";
import type { Offer } from "../contract";
import { describe, powerName } from "./describe";
import { PASS, step, STOP } from "./notation";
import { spots } from "./spots";
import type { Position } from "./position.svelte";
import type { Odds } from "./questions";
import { percent } from "./words";

function offer(
  { view, odds, plan }: Position,
  move: Move<Action>,
  extra: Partial<Offer> = {},
): Offer {
  const known = odds(move);
  return {
    label: describe(move.action, view),
    actions: [move.text],
    ...(known ? { detail: chances(known) } : {}),
    look: (on) => plan.point(on ? move : null),
    ...extra,
  };
}

export const chances = (odds: Odds): string =>
  t("mutant-chronicles-ui-chances", {
    hit: percent(odds.hit),
    destroys: percent(odds.destroys),
    expected: (odds.expected / 1000).toFixed(1),
  });

export function offersFor(position: Position): Offer[] {
  const { plan, props } = position;
  if (!props.choices) return [];
  const hinted = plan.busy ? null : suggested<Action>(props.hint);
  const suggestion = hinted
    ? [offer(position, hinted, { main: true, detail: t("hint-offer") })]
    : [];
  const rest = chosen(position).filter((o) => !hinted || o.actions?.join() !== hinted.text);
  return [...suggestion, ...rest];
}

function chosen(position: Position): Offer[] {
  const { all, plan, view, look, goals, ways } = position;
  if (plan.card !== null) return played(position, plan.card);
  if (plan.power !== null) return used(position, plan.power);
  if (ways.length > 0)
    return ways.map((m) =>
      offer(position, m, {
        main: m === ways[0],
        label: t("mutant-chronicles-ui-attack-from", { from: m.action.from, at: m.action.at }),
      }),
    );
  if (goals.length > 0) return goals.slice(0, 4).map((found, i) => goal(position, found, i === 0));
  if (plan.figure !== null) {
    const orders = ofType(all, "order").filter((m) => m.action.figure === plan.figure);
    if (orders.length > 0)
      return orders.map((m) =>
        offer(position, m, { label: t(`mutant-chronicles-ui-give-${m.action.rank}`), main: true }),
      );
  }
  if (view.asked?.what === "support") return [support(position)];
  if (plan.hex !== null) {
    const { hex } = plan;
    const here = all.filter(
      (m) =>
        !["order", "step", "attack", "place", "play"].includes(m.action.type) &&
        spots(m, view, look.board).includes(hex),
    );
    if (here.length > 0) return here.map((m, i) => offer(position, m, { main: i === 0 }));
  }
  return plain(position);
}

function goal({ steps }: Position, found: Reached, main: boolean): Offer {
  const label = t("mutant-chronicles-ui-move-to", { place: found.place, count: found.steps });
  const first = steps.find((m) => m.action.to === found.path[0]);
  if (!first) return { label, main, why: t("mutant-chronicles-ui-not-now") };
  const way = [first.text, ...found.path.slice(1).map(step)];
  // Steps left over are given up; a stop that the ground forces needs no word.
  return { label, main, actions: found.stop ? way : [...way, STOP] };
}

/** Everything that is not pressed on the map: ends, passes, yes and no, unit actions. */
function plain(position: Position): Offer[] {
  const { all, plan } = position;
  const offers: Offer[] = [];
  const powers = ofType(all, "use");
  for (const name of new Set(powers.map((m) => m.action.name))) {
    const [first, ...more] = powers.filter((m) => m.action.name === name);
    if (first && more.length === 0) offers.push(offer(position, first));
    else
      offers.push({
        label: powerName(name),
        detail: t("mutant-chronicles-ui-choose-target"),
        run: () => plan.choosePower(name),
      });
  }
  const spoken = all.filter((m) => ["pick", "fire", "accept"].includes(m.action.type));
  // In a window for cards they are the question; elsewhere they wait in the hand.
  const cards = position.view.asked?.what === "card" ? ofType(all, "play") : [];
  if (cards.length <= 3) offers.push(...cards.map((m) => offer(position, m)));
  if (spoken.length <= 8) offers.push(...spoken.map((m) => offer(position, m)));
  const rest = ["zone", "place-rest", "guard", "stop", "end", "pass"];
  offers.push(
    ...all
      .filter((m) => rest.includes(m.action.type))
      .map((m) => offer(position, m, { main: m.action.type === "place-rest" })),
  );
  if (offers.length > 0 && !offers.some((o) => o.main))
    offers[offers.length - 1]!.main = offers.length === 1;
  return offers;
}

function support({ plan: { supporters } }: Position): Offer {
  const count = supporters.length;
  const label =
    count > 0 ? t("mutant-chronicles-ui-roll-with", { count }) : t("mutant-chronicles-ui-roll");
  return { label, main: true, actions: [...supporters, PASS] };
}

function played(position: Position, card: string): Offer[] {
  const { all, plan, view, look } = position;
  const ways = ofType(all, "play").filter((m) => m.action.card === card);
  const here =
    plan.hex === null ? ways : ways.filter((m) => spots(m, view, look.board).includes(plan.hex!));
  const shown = here.length > 0 ? here : ways;
  return shown.slice(0, 8).map((m) => offer(position, m, { main: shown.length === 1 }));
}

function used(position: Position, power: string): Offer[] {
  const { all, plan, view, look } = position;
  const ways = ofType(all, "use").filter((m) => m.action.name === power);
  const here =
    plan.hex === null ? [] : ways.filter((m) => spots(m, view, look.board).includes(plan.hex!));
  const shown = here.length > 0 ? here : ways.length <= 6 ? ways : [];
  return shown.map((m) => offer(position, m, { main: here.length === 1 }));
}

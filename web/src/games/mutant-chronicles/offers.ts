// From what is asked and what the player has chosen to the buttons of the prompt. Every
// action here was listed by the server.
import type { Action, Reached } from "../../generated/mutant-chronicles";
import { t } from "../../lib/say.svelte";
import { suggested, ofType, type Move } from "../choices";
import type { Offer } from "../contract";
import { oddsUnderWay } from "./attack.svelte";
import { describe, powerName } from "./describe";
import { PASS, step, STOP } from "./notation";
import { isPlace, spots } from "./spots";
import type { Position } from "./position.svelte";
import type { Odds } from "./questions";
import { cardName, cardText, decimal, percent } from "./words";
import { stops, toggleStop } from "./stops.svelte";
import { stopAt } from "./passing";

function offer(
  { view, odds, plan }: Position,
  move: Move<Action>,
  extra: Partial<Offer> = {},
): Offer {
  const known = odds(move);
  const { action } = move;
  return {
    label: describe(action, view),
    actions: [move.text],
    ...(known ? { detail: chances(known) } : {}),
    ...(action.type === "play" ? { detail: cardText(action.card) } : {}),
    look: (on) => plan.point(on ? move : null),
    ...extra,
  };
}

export const chances = (odds: Odds): string =>
  t("mutant-chronicles-ui-chances", {
    hurts: percent(1000 - (odds.damage[0] ?? 1000)),
    destroys: percent(odds.destroys),
    expected: decimal(odds.expected / 1000),
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
  const { all, plan, view, look, goals, ways, ordering } = position;
  if (plan.card !== null) return played(position, plan.card);
  if (plan.power !== null) return used(position, plan.power);
  if (ways.length > 0)
    return ways.map((m, i) =>
      offer(position, m, {
        main: i === 0,
        ...(i > 0 ? { label: t("mutant-chronicles-ui-attack-otherwise") } : {}),
      }),
    );
  if (goals.length > 0) return goals.slice(0, 4).map((found, i) => goal(position, found, i === 0));
  if (ordering.length > 0)
    return ordering.map((m, i) =>
      offer(position, m, {
        label: t(`mutant-chronicles-ui-give-${m.action.rank}`),
        detail: t(`mutant-chronicles-ui-give-${m.action.rank}-actions`),
        main: i === 0,
      }),
    );
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

/** The order if it needs one, its steps, and the end of the move. */
export function moving({ order }: Position, found: Reached): string[] {
  const way = [...(order ? [order.text] : []), ...found.path.map(step)];
  // Steps left over are given up; a stop that the ground forces needs no word.
  return found.stop ? way : [...way, STOP];
}

function goal(position: Position, found: Reached, main: boolean): Offer {
  const key = main ? "move-to" : "move-turned";
  const guards = found.guards.length;
  return {
    label: t(`mutant-chronicles-ui-${key}`, { count: found.steps }),
    main,
    actions: moving(position, found),
    ...(guards > 0 ? { detail: t("mutant-chronicles-ui-guarded", { count: guards }) } : {}),
    look: (on) => (position.plan.goal = on ? found : null),
  };
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
  // Hexes are pressed where they are.
  const spoken = [
    ...shots(position),
    ...all.filter(
      ({ action }) => action.type === "accept" || (action.type === "pick" && !isPlace(action.aim)),
    ),
  ];
  // In a window for cards they are the question; elsewhere they wait in the hand.
  if (position.view.asked?.what === "card") offers.push(...cards(position));
  if (spoken.length <= 8) offers.push(...spoken.map((m) => offer(position, m)));
  const rest = ["zone", "place-rest", "guard", "stop", "end", "pass"];
  offers.push(
    ...all
      .filter((m) => rest.includes(m.action.type))
      .map((m) => offer(position, m, { main: m.action.type === "place-rest" })),
  );
  // What a lesson leaves open is what it wants.
  if (offers.length > 0 && !offers.some((o) => o.main))
    offers[0]!.main = offers.length === 1 || position.wanted !== null;
  const stop = stopAt(position);
  if (stop !== null && position.wanted === null && !stops.off.includes(stop))
    offers.push({ label: t("mutant-chronicles-ui-never-ask"), run: () => toggleStop(stop) });
  return offers;
}

/** Every guard once, with its best shot; another hex of the same target is pressed on the map. */
function shots({ fires, odds }: Position): Move<Action>[] {
  const worth = (move: Move<Action>) => odds(move)?.expected ?? 0;
  const best = new Map<string, (typeof fires)[number]>();
  for (const move of fires) {
    const known = best.get(move.action.figure);
    if (!known || worth(move) > worth(known)) best.set(move.action.figure, move);
  }
  return [...best.values()];
}

/** A card that can be played in many ways is chosen first, then the way. */
function cards(position: Position): Offer[] {
  const plays = ofType(position.all, "play");
  return [...new Set(plays.map((m) => m.action.card))].flatMap((card) => {
    const ways = plays.filter((m) => m.action.card === card);
    if (ways.length <= 2) return ways.map((m) => offer(position, m));
    const run = () => position.plan.chooseCard(card);
    return [{ label: cardName(card), detail: cardText(card), run }];
  });
}

function support(position: Position): Offer {
  const { plan, all } = position;
  const { supporters } = plan;
  const count = supporters.length;
  const label =
    count > 0 ? t("mutant-chronicles-ui-roll-with", { count }) : t("mutant-chronicles-ui-roll");
  const odds = oddsUnderWay(position);
  // A lesson may want somebody to join first.
  const alone = all.some((m) => m.text === PASS);
  return count > 0 || alone
    ? {
        label,
        main: true,
        actions: [...supporters, PASS],
        ...(odds ? { detail: chances(odds) } : {}),
      }
    : { label, why: t("mutant-chronicles-ui-choose-supporter") };
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

// From what the player has chosen to the buttons of the prompt. Every action here was
// listed by the server.
import type { Action, Anthill, Hill, Preview, Side, View } from "../../generated/micropolis";
import { t, type Names } from "../../lib/say.svelte";
import { suggested, ofType, type Move } from "../choices";
import type { Hint, Offer } from "../contract";
import { place } from "./notation";
import type { Plan, Take } from "./plan.svelte";
import { hillName, piecesWords, previewWords, signed } from "./words";

export const SIDES: Side[] = ["left", "right"];

export interface Context {
  view: View;
  all: Move<Action>[];
  takes: Take[];
  plan: Plan;
  names: Names;
  /** The anthills of who plays here. */
  hills: Anthill[];
  /** What the chosen tile would do. */
  preview: (hill: Hill | null, side: Side) => Preview | null;
  hint: Hint | null;
}

/** The sides that are different places. */
export const sides = ({ ends }: Anthill): Side[] =>
  ends === null ? [] : ends[0] === ends[1] ? ["right"] : SIDES;

export function offersFor(context: Context): Offer[] {
  const { view, hint } = context;
  const offers = forPhase(context);
  if (view.phase === "take" && context.plan.position === null) {
    const hinted = suggested<Action>(hint);
    return hinted
      ? [
          {
            label: describe(hinted, context),
            actions: [hinted.text],
            detail: t("hint-offer"),
            main: true,
          },
        ]
      : [];
  }
  return offers.map((offer) =>
    hint && offer.actions?.at(-1) === hint.text
      ? { ...offer, detail: [offer.detail, t("hint-offer")].filter(Boolean).join(" · ") }
      : offer,
  );
}

function forPhase(context: Context): Offer[] {
  const { view, all, plan, hills, takes } = context;
  switch (view.phase) {
    case "take": {
      const here = takes.filter((m) => m.action.position === plan.position);
      const found = here.filter((m) => m.action.architect === plan.architect);
      const offers = found.flatMap((take) => withTake(context, take));
      const other = here.find((m) => m.action.architect !== plan.architect);
      if (!other) return offers;
      const label = t(
        plan.architect ? "micropolis-ui-with-soldiers" : "micropolis-ui-with-architect",
      );
      return [...offers, { label, run: () => (plan.architect = !plan.architect) }];
    }
    case "place": {
      const hill = hills.find((h) => h.name === (view.taken?.anthill ?? null));
      const both = ofType(all, "place").map((m) => ({
        ...onSide(context, hill?.name ?? null, m.action.side),
        actions: [m.text],
      }));
      return withMain(context, both, hill?.name ?? null);
    }
    case "sentry":
      return [withSentry(context)];
    default:
      return all.map((m, i) => ({ label: describe(m, context), actions: [m.text], main: i === 0 }));
  }
}

/** A tile into one anthill: left or right, where that is a difference. */
function withTake(context: Context, take: Take): Offer[] {
  const { anthill } = take.action;
  const hill = context.hills.find((h) => h.name === anthill);
  const there = hill ? sides(hill) : [];
  const into = anthill
    ? t("micropolis-ui-into", { hill: hillName(anthill) })
    : t("micropolis-ui-take");
  // A lesson leaves one choice, and speaks of the sides next.
  if (context.all.length === 1) return [{ label: into, actions: [take.text], main: true }];
  const offers = there.map((side) => {
    const offer = onSide(context, anthill, side);
    return there.length > 1
      ? { ...offer, actions: [take.text, place(side)] }
      : { ...offer, actions: [take.text], label: into };
  });
  return withMain(context, offers, anthill);
}

/** What one looks at is the main thing; before that, what is worth most. */
function withMain({ plan, preview, hills }: Context, offers: Offer[], hill: Hill | null): Offer[] {
  const looked =
    plan.side !== null && plan.hill === hill
      ? offers.findIndex((o) => o.actions?.at(-1) === place(plan.side!))
      : -1;
  const worth = (i: number) =>
    preview(hill, offers.length > 1 ? SIDES[i]! : "right")?.change.total ?? 0;
  const best = offers.reduce((top, _, i) => (worth(i) > worth(top) ? i : top), 0);
  const main = looked >= 0 ? looked : best;
  return offers.map((offer, i) => ({
    ...offer,
    main: i === main && (hills.length === 1 || hill === plan.hill),
  }));
}

function onSide(context: Context, hill: Hill | null, side: Side): Offer {
  const { plan, preview, view, hills } = context;
  const found = preview(hill, side);
  const label =
    hill && view.phase === "take"
      ? t(`micropolis-ui-${side}-into`, { hill: hillName(hill) })
      : t(`micropolis-ui-${side}`);
  return {
    label: found ? `${label} ${signed(found.change.total)}` : label,
    ...(found
      ? { detail: previewWords(found, hills.find((h) => h.name === hill)?.army ?? 0) }
      : {}),
    look: (on) => {
      plan.side = on ? side : null;
      if (on) plan.hill = hill;
    },
  };
}

function withSentry({ all, plan, view, hills }: Context): Offer {
  const hill = hills.find((h) => h.name === (view.taken?.anthill ?? null));
  const now = guarded(plan, hill);
  const move = ofType(all, "sentry").find(
    (m) => m.action.full.length === now.length && now.every((name) => m.action.full.includes(name)),
  );
  const army = hill ? armyAfter(plan, hill) : 0;
  const label = t("micropolis-ui-sentry-do", { count: now.length, army });
  return move
    ? { label, actions: [move.text], main: true }
    : {
        label,
        main: true,
        why: t("micropolis-ui-sentry-not"),
        detail: t("micropolis-ui-sentry-not"),
      };
}

/** The tiles whose barracks shall be full, as the player has it now. */
export function guarded(plan: Plan, hill: Anthill | undefined): string[] {
  return plan.full ?? hill?.tiles.filter((laid) => laid.full).map((laid) => laid.tile.name) ?? [];
}

/** Nothing comes from the reserve and nothing goes there. */
export function armyAfter(plan: Plan, hill: Anthill): number {
  const full = guarded(plan, hill);
  return hill.tiles.reduce(
    (army, { tile, full: was }) =>
      army + (was ? tile.barracks : 0) - (full.includes(tile.name) ? tile.barracks : 0),
    hill.army,
  );
}

/** The anthill as it would be. */
export function posted(plan: Plan, hill: Anthill): Anthill {
  const full = guarded(plan, hill);
  return {
    ...hill,
    army: armyAfter(plan, hill),
    tiles: hill.tiles.map((laid) => ({ ...laid, full: full.includes(laid.tile.name) })),
  };
}

/** What an action does, as a command. */
function describe({ action }: Move<Action>, { view, names }: Context): string {
  const into = (hill: Hill | null) => t(`micropolis-into-${hill ?? "own"}`);
  switch (action.type) {
    case "take": {
      const key = action.architect ? "micropolis-do-take-architect" : "micropolis-do-take";
      return t(key, {
        position: action.position,
        price: view.line[action.position - 1]?.price ?? 0,
        into: into(action.anthill),
      });
    }
    case "place":
      return t(`micropolis-do-place-${action.side}`);
    case "leader":
      return t("micropolis-do-leader", { seat: names(action.seat), into: into(action.anthill) });
    case "youngest":
      return t("micropolis-do-youngest", { seat: names(action.seat) });
    case "fill":
      return t("micropolis-do-fill", { size: view.taken?.tile.barracks ?? 0 });
    case "leave":
      return t("micropolis-do-leave");
    case "sentry":
      return t("micropolis-do-sentry", { full: action.full.length });
  }
}

/** What the player is doing right now, in place of the server's prompt; null: the prompt. */
export function sentenceFor({ view, plan, takes, hills, all }: Context): string | null {
  const chosen = plan.position === null ? null : view.line[plan.position - 1];
  if (view.phase === "sentry" && all.length > 0) return null;
  if (!chosen) return null;
  const tile = piecesWords(chosen.tile);
  if (view.phase !== "take" || all.length === 0) return `${tile}.`;
  if (takes.some((m) => m.action.position === plan.position))
    return t("micropolis-ui-chosen", { tile });
  return t("micropolis-ui-cannot", {
    tile,
    count: chosen.price - Math.max(...hills.map((hill) => hill.army)),
  });
}

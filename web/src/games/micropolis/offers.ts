// From what the player has chosen to the buttons of the prompt. Every action here was
// listed by the server.
import type { Action, Anthill, Hill, Preview, Side, View } from "../../generated/micropolis";
import { counted, t, type Names } from "../../lib/say.svelte";
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
  const hinted = suggested<Action>(hint);
  if (!hinted) return offers;
  const found = offers.some((offer) => offer.actions?.at(-1) === hinted.text);
  const tell = (offer: Offer): Offer => ({
    ...offer,
    detail: [offer.detail, t("hint-offer")].filter(Boolean).join(" · "),
    main: true,
  });
  // What was hinted at and is not offered here is a tile not yet chosen, or other barracks.
  if (!found && (view.phase === "sentry" || context.plan.position === null))
    return [
      tell({ label: describe(hinted, context), actions: [hinted.text] }),
      ...offers.map((offer) => ({ ...offer, main: false })),
    ];
  return offers.map((offer) =>
    offer.actions?.at(-1) === hinted.text ? tell(offer) : { ...offer, main: offer.main && !found },
  );
}

/** What lays the chosen tile there: listed by the server, or to be listed next. */
export function laying(context: Context, hill: Hill | null, side: Side): string[] | null {
  const { view, all, takes, plan, hills } = context;
  if (view.phase === "place") {
    const move = ofType(all, "place").find((m) => m.action.side === side);
    return move && hill === (view.taken?.anthill ?? null) ? [move.text] : null;
  }
  const take = takes.find(
    ({ action }) =>
      action.position === plan.position &&
      action.anthill === hill &&
      action.architect === plan.architect,
  );
  const there = hills.find((h) => h.name === hill);
  if (!take || !there) return null;
  return sides(there).length > 1 ? [take.text, place(side)] : [take.text];
}

function forPhase(context: Context): Offer[] {
  const { view, all, plan, hills, takes } = context;
  switch (view.phase) {
    case "take": {
      const here = takes.filter((m) => m.action.position === plan.position);
      if (here.length === 0) return [];
      const offers = best(context, hills);
      const other = here.find((m) => m.action.architect !== plan.architect);
      if (!other) return offers;
      const label = t(
        plan.architect ? "micropolis-ui-with-soldiers" : "micropolis-ui-with-architect",
      );
      return [...offers, { label, run: () => (plan.architect = !plan.architect) }];
    }
    case "place":
      return best(
        context,
        hills.filter((h) => h.name === (view.taken?.anthill ?? null)),
      );
    case "sentry":
      return [withSentry(context)];
    default:
      return all.map((m, i) => ({
        label: describe(m, context),
        ...(m.action.type === "fill" ? { detail: fillPoints(view) } : {}),
        actions: [m.text],
        main: i === 0,
      }));
  }
}

/** What the new barracks score when they are full. */
const fillPoints = ({ taken }: View) =>
  t("micropolis-ui-fill-points", { size: taken?.tile.barracks ?? 0 });

/** Every place the tile can go to; what is worth most is the main thing, whatever is looked at. */
function best(context: Context, hills: Anthill[]): Offer[] {
  const there = hills.flatMap((hill) =>
    sides(hill).flatMap((side) => {
      const actions = laying(context, hill.name, side);
      if (!actions) return [];
      const worth = context.preview(hill.name, side)?.change.total ?? 0;
      return [{ worth, offer: { ...onSide(context, hill, side), actions } }];
    }),
  );
  const most = Math.max(...there.map(({ worth }) => worth));
  const main = there.findIndex(({ worth }) => worth === most);
  return there.map(({ offer }, i) => ({ ...offer, main: i === main }));
}

function onSide(context: Context, hill: Anthill, side: Side): Offer {
  const { plan, preview, view } = context;
  const found = preview(hill.name, side);
  const sole = sides(hill).length < 2;
  const label =
    hill.name && view.phase === "take"
      ? t(`micropolis-ui-${sole ? "" : `${side}-`}into`, { hill: hillName(hill.name) })
      : t(`micropolis-ui-${sole ? "take" : side}`);
  return {
    label: found ? `${label} ${signed(found.change.total)}` : label,
    ...(found ? { detail: previewWords(found, hill.army) } : {}),
    look: (on) => {
      plan.side = on ? side : null;
      if (on) plan.hill = hill.name;
    },
  };
}

/** The anthill whose sentry is at work. */
const sentryHill = ({ view, hills }: Context) =>
  hills.find((h) => h.name === (view.taken?.anthill ?? null));

/** Which barracks are full then, and what is left in the army. */
function sentryWords(hill: Anthill | undefined, full: string[]): string {
  const army = hill ? armyWith(hill, full) : 0;
  const sizes = hill?.tiles.filter(({ tile }) => full.includes(tile.name)) ?? [];
  if (sizes.length === 0) return t("micropolis-ui-sentry-empty", { army });
  const which = sizes.map(({ tile }) => t("micropolis-ui-barracks", { size: tile.barracks }));
  return t("micropolis-ui-sentry-do", { which: counted(which), army });
}

function withSentry(context: Context): Offer {
  const { all, plan } = context;
  const hill = sentryHill(context);
  const now = guarded(plan, hill);
  const move = ofType(all, "sentry").find(
    (m) => m.action.full.length === now.length && now.every((name) => m.action.full.includes(name)),
  );
  const label = sentryWords(hill, now);
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
function armyWith(hill: Anthill, full: string[]): number {
  return hill.tiles.reduce(
    (army, { tile, full: was }) =>
      army + (was ? tile.barracks : 0) - (full.includes(tile.name) ? tile.barracks : 0),
    hill.army,
  );
}
export const armyAfter = (plan: Plan, hill: Anthill): number => armyWith(hill, guarded(plan, hill));

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
function describe({ action }: Move<Action>, context: Context): string {
  const { view, names } = context;
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
      return sentryWords(sentryHill(context), action.full);
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
  const count = chosen.price - Math.max(...hills.map((hill) => hill.army));
  // It could be paid for: a lesson wants another one.
  return count > 0 ? t("micropolis-ui-cannot", { tile, count }) : `${tile}.`;
}

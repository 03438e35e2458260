// The buttons of the prompt: everything the server listed, in words, and the shot or the place
// the player is putting together.
import { settings } from "../../lib/settings.svelte";
import { list, t } from "../../lib/say.svelte";
import { ofType } from "../choices";
import type { Offer } from "../contract";
import type { Plan } from "./aim.svelte";
import { squared } from "./boardof";
import {
  firstPut,
  pairs,
  placeable,
  placing,
  puts,
  shootable,
  throwing,
  uses,
  verb,
  wished,
  type Context,
} from "./context";
import { STARS } from "./ground";
import { aimText, micro, seen } from "./units";
import { calledWord, isProjectile, kindOf, kindWord, pieceWord } from "./words";

/** More than so many are chosen on the mat or in the list of pieces. */
const FEW = 6;

export const shotText = (c: Context): string => `${verb(c)} ${aimText(c.plan.aim)}`;
export const putText = (c: Context): string => `${verb(c)} ${c.plan.towards}`;
export function placeText({ plan }: Context): string {
  const { x, y, turn } = plan.spot!;
  return `place ${plan.piece} ${micro(x)} ${micro(y)} ${turn}`;
}

export const castText = ({ plan }: Context): string =>
  `throw ${plan.aim.direction} ${plan.aim.press}`;

export function offersFor(c: Context): Offer[] {
  if (!c.live) return [];
  const offers = wished(c) ? forStars(c) : placing(c) ? forPlacement(c) : forPlay(c);
  return offers.map((offer) =>
    c.hint && offer.text === c.hint ? { ...offer, main: true } : offer,
  );
}

/** Which template covers which star, as the viewer sees them. */
function forStars(c: Context): Offer[] {
  const [at] = STARS.map((star) => seen(star, squared(c.view, c.you ?? 0)));
  const sides = Math.abs(at!.x) > Math.abs(at!.y) ? "sides" : "ends";
  const first = at!.x < -1 || at!.y < -1;
  const order = wished(c)!.join();
  return ofType(c.all, "stars").map(({ text, action }) => {
    const [left, right] = action.order.map(kindWord);
    const [one, other] = first ? [left!, right!] : [right!, left!];
    const look = (shown: boolean) => (c.plan.stars = shown ? text : null);
    return {
      label: t(`micro-mutants-ui-do-stars-${sides}`, { one, other }),
      text,
      look,
      main: action.order.join() === order,
    };
  });
}

function forPlacement(c: Context): Offer[] {
  const offers: Offer[] = [];
  const orders = ofType(c.all, "bases").map(({ text, action }) => ({
    label: t("micro-mutants-ui-do-bases", { bases: list(action.order.map((n) => baseWord(c, n))) }),
    text,
  }));
  if (c.plan.more === "bases") return orders;
  if (c.plan.spot)
    offers.push({
      label: t("micro-mutants-ui-do-place", { piece: pieceWord(c.plan.piece!) }),
      text: placeText(c),
      main: true,
    });
  for (const { text, action } of c.all) {
    if (action.type === "ready")
      offers.push({ label: t("micro-mutants-ui-do-ready"), text, main: !c.plan.spot });
    if (action.type === "rest") offers.push({ label: t("micro-mutants-ui-do-rest"), text });
    if (action.type === "formation")
      offers.push({
        label: t(`micro-mutants-formation-${action.formation}`),
        detail: t(`micro-mutants-ui-formation-${action.formation}`),
        brief: true,
        text,
      });
  }
  if (orders.length > 0 && !c.plan.spot)
    offers.push({
      label: t("micro-mutants-ui-do-other-bases"),
      run: () => (c.plan.more = "bases"),
    });
  return offers;
}

const baseWord = (c: Context, number: number): string =>
  calledWord(c.view, c.box, `base-${String.fromCharCode(97 + (c.you ?? 0))}${number}`);

function forPlay(c: Context): Offer[] {
  const { plan, all, view } = c;
  const offers: Offer[] = [];
  if (throwing(c))
    return [{ label: t("micro-mutants-ui-do-throw"), text: castText(c), main: true }];
  if (plan.more === "spend") return spending(c);
  if (plan.pair) {
    offers.push({
      label: t("micro-mutants-ui-do-put", { piece: kindWord(kindOf(plan.pair[0])) }),
      text: putText(c),
      main: true,
    });
  } else if (plan.spot) {
    offers.push({
      label: t("micro-mutants-ui-do-place", { piece: pieceWord(plan.piece!) }),
      text: placeText(c),
      main: true,
    });
  } else if (plan.piece) offers.push(...withPiece(c, plan.piece));
  else offers.push(...withoutPiece(c));
  offers.push(...beside(c));
  const pass = all.find((m) => m.action.type === "pass");
  const shots = [...c.open].some((verb) => verb.startsWith("shoot "));
  if (pass && !plan.pair)
    offers.push({
      label: t(`micro-mutants-ui-do-pass-${view.asked.what}`),
      text: pass.text,
      main: offers.length === 0 && !shots,
      final: ["moves", "extra"].includes(view.asked.what) && shots,
    });
  return offers;
}

/** What resources buy now. */
function spending({ all, view, box }: Context): Offer[] {
  const card = (name: string) => t(`micro-mutants-evolution-${name}`);
  const text = (name: string) => t(`micro-mutants-evolution-${name}-text`);
  return all.flatMap((move): Offer[] => {
    const { action } = move;
    if (action.type === "evolve")
      return [
        {
          label: t("micro-mutants-ui-do-evolve", { card: card(action.evolution) }),
          detail: text(action.evolution),
          text: move.text,
        },
      ];
    if (action.type !== "upgrade") return [];
    const base = calledWord(view, box, action.base);
    return action.evolution
      ? [
          {
            label: t("micro-mutants-ui-do-upgrade", { base, card: card(action.evolution) }),
            detail: text(action.evolution),
            text: move.text,
          },
        ]
      : [{ label: t("micro-mutants-ui-do-upgrade-bare", { base }), text: move.text }];
  });
}

/** What is done beside the mat, or by naming alone: spending, cards, bugs to be named. */
function beside(c: Context): Offer[] {
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
      text,
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
        text,
        main: plan.piece === action.piece,
      })),
    );
  };
  named("warp");
  named("eliminate");
  return offers;
}

/** What can be done with the chosen piece. */
function withPiece(c: Context, name: string): Offer[] {
  const { plan, all } = c;
  const offers: Offer[] = [];
  if (shootable(c, name))
    offers.push({
      label: t("micro-mutants-ui-do-shoot", { piece: kindWord(kindOf(name)) }),
      text: shotText(c),
      main: true,
    });
  for (const [, on] of uses(c, name)) {
    const move = ofType(all, "use").find((m) => m.action.piece === name && m.action.on === on);
    if (!move || (plan.other && plan.other !== on)) continue;
    const verb = ["carrier", "repulsor"].includes(kindOf(name)) ? kindOf(name) : "other";
    const look = (shown: boolean) => (plan.other = shown ? on : null);
    offers.push({
      label: t(`micro-mutants-ui-do-use-${verb}`, { piece: pieceWord(on) }),
      text: move.text,
      look,
      main: plan.other === on,
    });
  }
  for (const pair of puts(c, name)) offers.push(putOffer(c, pair));
  const flip = ofType(all, "flip").find((m) => m.action.piece === name);
  if (flip)
    offers.push({
      label: t("micro-mutants-ui-do-flip", { piece: pieceWord(name) }),
      text: flip.text,
      main: !shootable(c, name),
    });
  const free = ofType(all, "free").find((m) => m.action.piece === name);
  if (free)
    offers.push({
      label: t("micro-mutants-ui-do-free", { piece: pieceWord(name) }),
      text: free.text,
      final: true,
    });
  return offers;
}

/** Nothing is chosen yet: what can be named in a few words. */
function withoutPiece(c: Context): Offer[] {
  const { all } = c;
  // What is on the mat is chosen there.
  const waiting = pairs(c).filter(([piece]) => !onMat(c, piece));
  const offers = waiting.length <= FEW ? waiting.map((pair) => putOffer(c, pair)) : [];
  const flips = ofType(all, "flip");
  if (flips.length <= FEW)
    for (const { text, action } of flips) {
      const look = (shown: boolean) => (c.plan.other = shown ? action.piece : null);
      offers.push({
        label: t("micro-mutants-ui-do-flip", { piece: pieceWord(action.piece) }),
        text,
        look,
      });
    }
  for (const { text, action } of ofType(all, "free"))
    offers.push({
      label: t("micro-mutants-ui-do-free", { piece: pieceWord(action.piece) }),
      text,
      final: true,
    });
  return offers;
}

const onMat = ({ view }: Context, name: string): boolean =>
  view.pieces.some((p) => p.name === name && p.place === "mat");

function putOffer(c: Context, pair: [string, string]): Offer {
  const [piece, beside] = pair;
  const key = isProjectile(piece) ? "micro-mutants-ui-do-fire" : "micro-mutants-ui-do-bring";
  // One out of the box is as good as another; those on the mat have names.
  const called = onMat(c, piece) ? pieceWord(piece) : kindWord(kindOf(piece));
  return {
    label: t(key, { piece: called, beside: calledWord(c.view, c.box, beside) }),
    run: () => c.plan.put(pair, firstPut(c, pair)),
  };
}

/** How to aim; and once that is done, that the shot is still to come where nothing is sent unasked. */
const aimKey = (plan: Plan): string =>
  !settings.confirm
    ? "micro-mutants-ui-aim"
    : plan.meant
      ? "micro-mutants-ui-aimed"
      : "micro-mutants-ui-aim-first";

/** What the player is doing right now, in place of the server's prompt; null: the prompt. */
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

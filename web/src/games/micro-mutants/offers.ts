// The buttons of the prompt: everything the server listed, in words, and the shot or the place
// the player is putting together.
import { list, t } from "../../lib/say.svelte";
import { ofType } from "../choices";
import type { Offer } from "../contract";
import { squared } from "./looks";
import {
  firstPut,
  pairs,
  performed,
  placing,
  puts,
  shootable,
  shooting,
  throwing,
  uses,
  wished,
  type Context,
} from "./context";
import { laid, put, shot } from "./filled";
import { STARS } from "./ground";
import type { Pair } from "./notation";
import { beside, FEW, spending } from "./spending";
import { seen } from "./units";
import { calledWord, isProjectile, kindOf, kindWord, pieceWord } from "./words";

export function offersFor(c: Context): Offer[] {
  if (!c.live) return [];
  const offers = wished(c) ? forStars(c) : placing(c) ? forPlacement(c) : forPlay(c);
  return offers.map((offer) =>
    c.hint && offer.actions?.[0] === c.hint.text ? { ...offer, main: true } : offer,
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
      actions: [text],
      look,
      main: action.order.join() === order,
    };
  });
}

function forPlacement(c: Context): Offer[] {
  const offers: Offer[] = [];
  const orders = ofType(c.all, "bases").map(({ text, action }) => ({
    label: t("micro-mutants-ui-do-bases", { bases: list(action.order.map((n) => baseWord(c, n))) }),
    actions: [text],
  }));
  if (c.plan.more === "bases") return orders;
  offers.push(...forSpot(c));
  for (const { text, action } of c.all) {
    if (action.type === "ready")
      offers.push({ label: t("micro-mutants-ui-do-ready"), actions: [text], main: !c.plan.spot });
    if (action.type === "rest")
      offers.push({ label: t("micro-mutants-ui-do-rest"), actions: [text] });
    if (action.type === "formation")
      offers.push({
        label: t(`micro-mutants-formation-${action.formation}`),
        detail: t(`micro-mutants-ui-formation-${action.formation}`),
        brief: true,
        actions: [text],
      });
  }
  if (orders.length > 0 && !c.plan.spot)
    offers.push({
      label: t("micro-mutants-ui-do-other-bases"),
      run: () => (c.plan.more = "bases"),
    });
  return offers;
}

/** The bug where the player would lay it. */
function forSpot(c: Context): Offer[] {
  const place = laid(c);
  if (!place) return [];
  const label = t("micro-mutants-ui-do-place", { piece: pieceWord(c.plan.piece!) });
  return [{ label, actions: [place], main: true }];
}

const baseWord = (c: Context, number: number): string =>
  calledWord(c.view, c.box, `base-${String.fromCharCode(97 + (c.you ?? 0))}${number}`);

function forPlay(c: Context): Offer[] {
  const { plan, all, view } = c;
  const offers: Offer[] = [];
  const aimed = shot(c);
  if (throwing(c) && aimed)
    return [{ label: t("micro-mutants-ui-do-throw"), actions: [aimed], main: true }];
  if (plan.more === "spend") return spending(c);
  const beginning = put(c);
  if (plan.pair && beginning) {
    offers.push({
      label: t("micro-mutants-ui-do-put", { piece: kindWord(kindOf(plan.pair[0])) }),
      actions: [beginning],
      main: true,
    });
  } else if (plan.spot) offers.push(...forSpot(c));
  else if (plan.piece) offers.push(...withPiece(c, plan.piece));
  else offers.push(...withoutPiece(c));
  offers.push(...beside(c));
  const pass = all.find((m) => m.action.type === "pass");
  const shots = shooting(c);
  if (pass && !plan.pair)
    offers.push({
      label: t(`micro-mutants-ui-do-pass-${view.asked.what}`),
      actions: [pass.text],
      main: offers.length === 0 && !shots,
      final: ["moves", "extra"].includes(view.asked.what) && shots,
    });
  return offers;
}

/** What can be done with the chosen piece. */
function withPiece(c: Context, name: string): Offer[] {
  const { plan, all } = c;
  const offers: Offer[] = [];
  const aimed = shot(c);
  if (aimed && !performed(c))
    offers.push({
      label: t("micro-mutants-ui-do-shoot", { piece: kindWord(kindOf(name)) }),
      actions: [aimed],
      main: true,
    });
  for (const [, on] of uses(c, name)) {
    const move = ofType(all, "use").find((m) => m.action.piece === name && m.action.on === on);
    if (!move || (plan.other && plan.other !== on)) continue;
    const verb = ["carrier", "repulsor"].includes(kindOf(name)) ? kindOf(name) : "other";
    const look = (shown: boolean) => (plan.other = shown ? on : null);
    offers.push({
      label: t(`micro-mutants-ui-do-use-${verb}`, { piece: pieceWord(on) }),
      actions: [move.text],
      look,
      main: plan.other === on,
    });
  }
  for (const pair of puts(c, name)) offers.push(putOffer(c, pair));
  const flip = ofType(all, "flip").find((m) => m.action.piece === name);
  if (flip)
    offers.push({
      label: t("micro-mutants-ui-do-flip", { piece: pieceWord(name) }),
      actions: [flip.text],
      main: !shootable(c, name),
    });
  const free = ofType(all, "free").find((m) => m.action.piece === name);
  if (free)
    offers.push({
      label: t("micro-mutants-ui-do-free", { piece: pieceWord(name) }),
      actions: [free.text],
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
        actions: [text],
        look,
      });
    }
  for (const { text, action } of ofType(all, "free"))
    offers.push({
      label: t("micro-mutants-ui-do-free", { piece: pieceWord(action.piece) }),
      actions: [text],
      final: true,
    });
  return offers;
}

const onMat = ({ view }: Context, name: string): boolean =>
  view.pieces.some((p) => p.name === name && p.place === "mat");

function putOffer(c: Context, pair: Pair): Offer {
  const [piece, beside] = pair;
  const key = isProjectile(piece) ? "micro-mutants-ui-do-fire" : "micro-mutants-ui-do-bring";
  // One out of the box is as good as another; those on the mat have names.
  const called = onMat(c, piece) ? pieceWord(piece) : kindWord(kindOf(piece));
  return {
    label: t(key, { piece: called, beside: calledWord(c.view, c.box, beside) }),
    run: () => c.plan.put(pair, firstPut(c, pair)),
  };
}

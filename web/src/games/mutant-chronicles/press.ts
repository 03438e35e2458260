// What a press on the map does, and what letting a unit go over a hex does: it chooses, or it
// sends what is clear. Only what the server listed, or what follows from it, is sent.
import { ofType } from "../choices";
import { hexesOf } from "./board";
import { attack } from "./notation";
import { moving } from "./offers";
import type { Position } from "./position.svelte";
import { spots } from "./spots";

type Send = (actions: string[]) => void;

/** `sure`: the hand saw what the press would do before it pressed, as a mouse does. Otherwise the
    first press proposes, and the same hex again does it. */
export function press(position: Position, hex: string, sure: boolean, send: Send): void {
  const { plan, look, steps, all, view } = position;
  if (position.placing) return put(position, hex, position.carried, send);
  if (plan.power !== null || plan.card !== null) {
    plan.hex = plan.hex === hex ? null : hex;
    return;
  }
  if (position.asked === "support") return join(position, hex);
  const again = plan.hex === hex;
  const goals = position.waysTo(hex);
  if (goals.length > 0) {
    plan.hex = hex;
    const [only, ...more] = goals;
    if (only && (again || (sure && more.length === 0))) send(moving(position, only));
    return;
  }
  if (again && position.way) return send([position.way.text]);
  // What the prompt's one button would do.
  const [there, ...others] = [...ofType(all, "zone"), ...ofType(all, "pick")].filter((m) =>
    spots(m, view, look.board).includes(hex),
  );
  if (again && there && others.length === 0) return send([there.text]);
  const [only, ...more] = steps.filter((m) => hexesOf(m.action.to).includes(hex));
  if (!position.walking && only && more.length === 0) return send([only.text]);
  plan.clear();
  if (again) return;
  plan.hex = hex;
  // A figure that is looked at, unless the press aims at it.
  const figure = look.at(hex);
  const aimed = position.attacks.some((m) => look.at(m.action.at)?.name === figure?.name);
  if (figure && !aimed && figure.name !== position.active) plan.figure = figure.name;
}

/** Can who stands there be taken by the hand? */
export function canLift({ all, look, active, steps, attacks }: Position, hex: string): boolean {
  const figure = look.at(hex)?.name;
  if (figure === undefined) return false;
  if (figure === active) return steps.length + attacks.length > 0;
  return all.some((m) => m.action.type === "order" && m.action.figure === figure);
}

/** In the hand: the map shows where it could go. */
export function lift({ plan, look, active }: Position, hex: string): void {
  const figure = look.at(hex)?.name ?? null;
  plan.clear();
  if (figure !== active) plan.figure = figure;
}

/** Let go over a hex: it goes there, or attacks who stands there. */
export function letGo(position: Position, hex: string, send: Send): void {
  const { look, order, attacks, odds } = position;
  const [goal] = position.waysTo(hex);
  if (goal) return send(moving(position, goal));
  const target = look.at(hex);
  if (!target) return;
  const worth = (m: (typeof attacks)[number]) => odds(m)?.expected ?? 0;
  const [best] = attacks
    .filter((m) => look.at(m.action.at)?.name === target.name)
    .sort((a, b) => worth(b) - worth(a));
  if (best) return send([best.text]);
  const aim = position.aims.find((aimed) => aimed.target === target.name);
  if (order && aim) send([order.text, attack(aim.at, aim.from)]);
}

/** Who stands there joins the attack, or stays out of it again. */
function join({ plan, look, supports, joined }: Position, hex: string): void {
  const figure = look.at(hex)?.name;
  const option = supports.findLast((m) => m.action.figure === figure);
  if (!option) return;
  const mine = joined.filter((m) => m.action.figure === figure).map((m) => m.text);
  plan.supporters =
    mine.length > 0
      ? plan.supporters.filter((text) => !mine.includes(text))
      : [...plan.supporters, option.text];
}

/** Sets a figure down; a wide one takes two presses where one is not clear. */
export function put(
  { plan, places }: Position,
  hex: string,
  figure: string | null,
  send: Send,
): void {
  const covers = (place: string, wanted: string | null) =>
    wanted === null || hexesOf(place).includes(wanted);
  const fits = places.filter((m) => m.action.figure === figure && covers(m.action.place, hex));
  const both = fits.filter((m) => covers(m.action.place, plan.hex));
  const [only, ...more] = both.length > 0 ? both : fits;
  if (only && more.length === 0) return send([only.text]);
  plan.figure = figure;
  plan.hex = only ? hex : null;
}

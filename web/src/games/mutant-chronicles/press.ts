// What a press on the map does: it chooses, or it sends what is clear. Only what the server
// listed is sent.
import type { Offer } from "../contract";
import { hexesOf } from "./board";
import type { Position } from "./position.svelte";

type Send = (actions: string[]) => void;

/** `offers` are the buttons as they stand: the same hex again does what the first press proposed. */
export function press(position: Position, hex: string, offers: Offer[], send: Send): void {
  const { plan, look, steps, goals, way } = position;
  if (position.placing) return put(position, hex, position.carried, send);
  if (plan.power !== null || plan.card !== null) {
    plan.hex = plan.hex === hex ? null : hex;
    return;
  }
  if (position.asked === "support") return join(position, hex);
  if (plan.hex === hex && (goals.length > 0 || way)) {
    const main = offers.find((offer) => offer.main && !offer.why);
    if (main?.run) return main.run();
    if (main?.actions) return send(main.actions);
  }
  const [only, ...more] = steps.filter((m) => hexesOf(m.action.to).includes(hex));
  if (!position.walking && only && more.length === 0) return send([only.text]);
  const again = plan.hex === hex;
  plan.clear();
  if (again) return;
  plan.hex = hex;
  // A figure that is looked at, unless the press aims at it.
  const figure = look.at(hex);
  const aimed = position.attacks.some((m) => look.at(m.action.at)?.name === figure?.name);
  if (figure && !aimed && figure.name !== position.active) plan.figure = figure.name;
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

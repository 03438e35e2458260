// A hex in words, for screen readers and for the line under the map: its name, its ground,
// its zone, who stands there, and what a press would mean.
import type { Reached, View } from "../../generated/mutant-chronicles";
import { t, type Names } from "../../lib/say.svelte";
import { hexesOf } from "./board";
import type { Lookup } from "./lookup";
import { figureOf, orderName, tokenName } from "./words";

interface Setting {
  view: View;
  look: Lookup;
  names: Names;
  lit: Map<string, string>;
  /** Where the unit on turn can go. */
  found: Reached[];
}

/** With its name for who finds the way by words; who sees the map needs none. */
export const hexWords = (hex: string, setting: Setting): string =>
  `${hex}, ${hexSays(hex, setting)}`;

export function hexSays(hex: string, { view, look, names, lit, found }: Setting): string {
  const parts = [t(`mutant-chronicles-ui-ground-${look.ground(hex)}`)];
  const zone = view.zones[look.zone(hex)];
  if (zone) {
    parts.push(
      t("mutant-chronicles-ui-zone-here", {
        points: zone.points,
        token: zone.token ? tokenName(zone.token) : t("mutant-chronicles-ui-face-down"),
      }),
    );
    if (zone.holder !== null)
      parts.push(t("mutant-chronicles-ui-held-by", { name: names(zone.holder) }));
  }
  const figure = look.at(hex);
  if (figure) {
    parts.push(figureOf(view, figure, names));
    if (figure.wounds > 0) parts.push(t("mutant-chronicles-ui-wounds", { count: figure.wounds }));
    if (figure.guard) parts.push(t("mutant-chronicles-ui-on-guard"));
    else if (figure.order) parts.push(orderName(figure.order));
  }
  const kind = lit.get(hex);
  if (kind === "go") {
    const way = found
      .filter((f) => hexesOf(f.place).includes(hex))
      .sort((a, b) => a.steps - b.steps)[0];
    if (way)
      parts.push(
        t(way.stop ? `mutant-chronicles-ui-stop-${way.stop}` : "mutant-chronicles-ui-steps", {
          count: way.steps,
        }),
      );
    if (way && way.guards.length > 0)
      parts.push(t("mutant-chronicles-ui-guarded", { count: way.guards.length }));
  } else if (kind) parts.push(t(`mutant-chronicles-ui-lit-${kind}`));
  return parts.join(", ");
}

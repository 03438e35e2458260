// What a line of the log is about: a tile, soldiers, a token, and where on the table that is.
import type { Event, Tile, TileName, View } from "../../generated/micropolis";
import type { Told } from "../contract";
import { homeOf } from "./words";

/** What a line's first sentence says. */
const headline = ({ events }: Told): Event | null => (events as Event[])[0] ?? null;

/** A tile that lies somewhere. */
export const tileNamed = (view: View, name: TileName): Tile | null =>
  [
    view.taken,
    ...view.line,
    ...view.players.flatMap((player) => player.anthills.flatMap((hill) => hill.tiles)),
  ].find((lying) => lying?.tile.name === name)?.tile ?? null;

/** A tile, or one of the small pieces. */
export type Picture =
  | { tile: Tile; full: boolean }
  | { piece: "soldier" | "token" | "banner" | "nurse" | "sergeant" | "sentry" | "architect" };

export function pictured(told: Told, view: View | null): Picture | null {
  const event = headline(told);
  switch (event?.type) {
    case "took":
    case "placed":
    case "barracks": {
      const tile = view && tileNamed(view, event.tile);
      return tile && { tile, full: event.type === "barracks" && event.filled };
    }
    case "leader":
      return { piece: "banner" };
    case "architect":
      return { piece: event.token ? "token" : "architect" };
    case "nurse":
    case "sergeant":
    case "sentry":
      return { piece: event.type };
    default:
      return null;
  }
}

/** Where the tile lies now; before it is placed, and for soldiers, the anthill. */
export function places(told: Told, view: unknown): string[] {
  const event = headline(told);
  switch (event?.type) {
    case "took":
    case "placed":
    case "barracks":
      return tileLies(view as View | null, event.tile)
        ? [`tile-${event.tile}`]
        : [homeOf(event.seat, event.anthill)];
    case "leader":
    case "nurse":
    case "sentry":
      return [homeOf(event.seat, event.anthill)];
    case "sergeant":
      return [homeOf(event.seat, event.anthill), homeOf(event.from.seat, event.from.anthill)];
    case "architect":
      return (
        (view as View | null)?.players[event.seat]?.anthills
          .slice(0, 1)
          .map((hill) => homeOf(event.seat, hill.name)) ?? []
      );
    case "drawn":
      return ["pile"];
    default:
      return [];
  }
}

const tileLies = (view: View | null, name: TileName): boolean =>
  view?.players.some((player) =>
    player.anthills.some((hill) => hill.tiles.some((laid) => laid.tile.name === name)),
  ) ?? false;

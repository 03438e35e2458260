// What a line of the log is about: units, dice, a card, and the hexes where it happened or where
// they stand now.
import type { Card, Event, Rank, Shown, View } from "../../generated/mutant-chronicles";
import type { Told } from "../contract";
import { hexesOf } from "./board";

/** So many units have room beside a line. */
const MOST = 3;

export interface Picture {
  /** By name; the first is the one who does it. */
  figures: string[];
  order?: { rank: Rank; guard: boolean };
  dice?: Shown[];
  card?: Card;
}

/** What a line's first sentence says. */
const headline = ({ events }: Told): Event | null => (events as Event[])[0] ?? null;

/** Whom it is about. */
function figuresIn(event: Event): string[] {
  switch (event.type) {
    case "declared":
    case "struck":
    case "missed":
      return [event.attacker, event.target];
    case "redirected":
      return [event.target];
    case "foiled":
      return [event.attacker];
    case "shielded":
      return [event.figure, event.target];
    case "mustered":
    case "kept":
      return event.figures;
    case "played":
      return [event.by];
    default:
      return "figure" in event ? [event.figure] : [];
  }
}

export function pictured(told: Told, view: View | null): Picture | null {
  const event = headline(told);
  if (!event) return null;
  // Somebody may do it to itself.
  const figures = [...new Set(figuresIn(event))].slice(0, MOST);
  switch (event.type) {
    case "ordered":
    case "supported":
      return { figures, order: { rank: event.rank, guard: false } };
    case "guarding": {
      const rank = view?.figures.find(({ name }) => name === event.figure)?.order;
      return { figures, ...(rank ? { order: { rank, guard: true } } : {}) };
    }
    case "rolled":
      return { figures: [], dice: event.dice };
    case "rerolled":
      return { figures: [], dice: [event.shown] };
    default:
      return "card" in event
        ? { figures, card: event.card }
        : figures.length > 0
          ? { figures }
          : null;
  }
}

/** A move is made hex by hex. */
export function joins(earlier: Told, later: Told): boolean {
  const [from, to] = [headline(earlier), headline(later)];
  return (
    from?.type === "stepped" &&
    to?.type === "stepped" &&
    earlier.events.length === 1 &&
    from.figure === to.figure &&
    from.to === to.from
  );
}

export function places(told: Told, view: unknown): string[] {
  const event = headline(told);
  return event ? hexesIn(event, view as View | null).map((hex) => `hex-${hex}`) : [];
}

function hexesIn(event: Event, view: View | null): string[] {
  switch (event.type) {
    case "placed":
      return hexesOf(event.place);
    case "stepped":
      return hexesOf(event.to);
    case "declared":
      return [event.from, event.at];
    case "redirected":
      return [event.at];
    case "cover":
      return [event.hex];
    default: {
      const names = figuresIn(event);
      return (view?.figures ?? [])
        .filter(({ name }) => names.includes(name))
        .flatMap(({ place }) => hexesOf(place));
    }
  }
}

// What a line of the log is about: cards, an organism, and where on the table that is. What the
// reader was not shown is a card's back.
import type { Card, Event, Organism } from "../../generated/microscopic";
import type { Told } from "../contract";

/** What a line's first sentence says. */
const headline = ({ events }: Told): Event | null => (events as Event[])[0] ?? null;

/** So many cards have room beside a line. */
const MOST = 3;

export type Picture = { cards: (Card | null)[] } | { gene: Card | null } | { organism: Organism };

export function pictured(told: Told): Picture | null {
  const event = headline(told);
  switch (event?.type) {
    case "gene":
      return { gene: event.card };
    case "cell":
    case "replaced":
    case "gave":
    case "discarded":
    case "culled":
      return { cards: [event.card] };
    case "drew":
      return {
        cards: (event.cards ?? Array.from({ length: event.count }, () => null)).slice(0, MOST),
      };
    case "mutated":
      return { cards: [event.mutation] };
    case "virus":
      return { cards: ["virus", event.target] };
    case "organism":
      return { organism: event.organism };
    default:
      return null;
  }
}

export function places(told: Told): string[] {
  const event = headline(told);
  switch (event?.type) {
    case "gene":
      return [`genes-${event.seat}`];
    case "cell":
    case "mutated":
      return [`cells-${event.seat}`];
    case "organism":
      return [`organisms-${event.seat}`];
    case "virus":
      return [`cells-${event.of}`];
    case "gave":
      return [`hand-${event.to}`];
    case "drew":
      return [`${event.to}-${event.seat}`];
    case "replaced":
    case "discarded":
    case "culled":
      return ["discard"];
    case "reshuffled":
      return ["pile"];
    case "started":
      return ["middle"];
    default:
      return [];
  }
}

// What a line of the log is about: chips, dice, an army, and which pieces of the mat that is.
import type { Event, View } from "../../generated/micro-mutants";
import type { Told } from "../contract";

/** What a line's first sentence says. */
const headline = ({ events }: Told): Event | null => (events as Event[])[0] ?? null;

/** The pieces it is about: the one who does it first. */
function piecesIn(event: Event): string[] {
  switch (event.type) {
    case "damaged":
    case "destroyed":
    case "shrunk":
    case "repaired":
      return [event.by, event.base];
    case "upgraded":
      return [event.base];
    case "put":
    case "reinforced":
    case "tunnelled":
      return [event.piece, event.beside];
    case "fumbled":
      return [event.piece, event.under];
    case "captured":
    case "withstood":
    case "avenged":
    case "flipped":
    case "carried":
    case "seized":
      return [event.by, event.piece];
    case "collected":
      return [event.by];
    default:
      return "piece" in event ? [event.piece] : [];
  }
}

/** Pieces by their names, or kinds of chips of an army: the faces of dice. */
export type Picture = { pieces: string[] } | { seat: number; faces: string[] };

export function pictured(told: Told): Picture | null {
  const event = headline(told);
  if (!event) return null;
  switch (event.type) {
    case "rolled":
      return { seat: event.seat, faces: event.dice };
    case "discarded":
      return { seat: event.seat, faces: [event.die] };
    case "army":
      return { seat: event.seat, faces: ["base"] };
    default: {
      // Somebody may do it to itself.
      const pieces = [...new Set(piecesIn(event))];
      return pieces.length > 0 ? { pieces } : null;
    }
  }
}

const PLACE = "piece-";
/** The pieces of these places. */
export const piecesAt = (places: string[]): string[] =>
  places.flatMap((place) => (place.startsWith(PLACE) ? [place.slice(PLACE.length)] : []));

/** Pieces that are on the mat now. */
export function places(told: Told, view: unknown): string[] {
  const event = headline(told);
  const lying = (view as View | null)?.pieces.filter(({ place }) => place === "mat") ?? [];
  return event
    ? piecesIn(event)
        .filter((name) => lying.some((piece) => piece.name === name))
        .map((name) => PLACE + name)
    : [];
}

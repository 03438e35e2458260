// What a step has to show: its flights, where everything lay before and came to rest, what is
// told of it, the moment that decided it, and the ghost of a flight. Nothing here moves.
import type { Event, Flight, View } from "../../generated/micro-mutants";
import type { Step } from "../../generated/socket";
import type { Only } from "../choices";
import { bow, during, lasts, type Lies } from "./flight";
import type { Miss } from "./miss";
import { lie, type Lie, type Point } from "./units";

/** What sets pieces in motion: a shot, a drop, a throw. */
export type Moving = Only<Event, "shot" | "dropped" | "thrown">;
/** What is told at a piece: something that happened, or how a shot missed. */
export type Caption = { piece: string } & ({ event: Event } | { miss: Miss });
export interface Reel {
  step: Step;
  events: Event[];
  motions: Moving[];
  /** The table before it, and where everything lay. */
  before: View;
  from: Lies;
  rest: Lies;
  captions: Caption[];
  /** What the player said the shot was aimed at. */
  target: string | null;
}
/** What stays of a flight: its way, and the chip where it touched down. */
export interface Flown {
  piece: string;
  way: Lie[];
  at: Lie;
}

/** A piece that lies elsewhere; null: it was not on the mat. */
export interface Changed {
  piece: string;
  from: Lie | null;
  to: Lie | null;
}
/** Farther than this a piece has moved, in millimetres. */
const STIRRED = 2;

const TOLD: Event["type"][] = [
  "stuck",
  "back",
  "turned",
  "fumbled",
  "captured",
  "withstood",
  "avenged",
  "flipped",
  "webbed",
  "freed",
  "doomed",
  "dissolved",
  "damaged",
  "destroyed",
  "collected",
  "repaired",
  "trapped",
  "struck",
  "shrunk",
  "warped",
  "bonus",
];
/** In a tenth of a second a chip flies a hand's breadth; nearer than that it is upon another. */
const UPON = 45;
/** Frames between two points of a way that is drawn. */
const STEP = 1000 / 60;

const moving = (event: Event): event is Moving =>
  event.type === "shot" || event.type === "dropped" || event.type === "thrown";
/** Whom the camera follows: the shot piece, or one of the thrown. */
export const leader = (event: Moving): string | null =>
  event.type === "shot"
    ? event.piece
    : event.type === "thrown"
      ? (event.flight?.ways[0]?.piece ?? null)
      : null;
/** How hard it was set in motion, from 0 to 1. */
export const force = (event: Moving): number =>
  (event.type === "shot" ? event.aim.press : event.type === "thrown" ? event.strength : 300) / 1000;

export function lies(view: View): Lies {
  return new Map(
    view.pieces.flatMap((p) =>
      p.pose && p.place === "mat" ? [[p.name, lie(p.pose)] as const] : [],
    ),
  );
}
const landed = (view: View): Lies =>
  new Map((view.last?.rest ?? []).map(([name, pose]) => [name, lie(pose)]));
const pieceOf = (event: Event): string =>
  "piece" in event ? event.piece : "base" in event ? event.base : "";

/** Whether a piece has moved. */
export const stirred = (from: Point, to: Point): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) > STIRRED;
/** What lies elsewhere now. */
export function changedSince(before: Lies, now: Lies): Changed[] {
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((piece) => {
    const [from, to] = [before.get(piece) ?? null, now.get(piece) ?? null];
    return from && to && !stirred(from, to) ? [] : [{ piece, from, to }];
  });
}

/** What there is to see of a step that led to `view`; null: nothing moved. */
export function reelOf(
  step: Step,
  view: View,
  before: View,
  from: Lies,
  target: string | null,
): Reel | null {
  const events = step.events as Event[];
  const motions = events.filter(moving);
  if (motions.length === 0) return null;
  const shot = motions.some((event) => event.type === "shot");
  const captions = events
    .filter((event) => TOLD.includes(event.type))
    .map((event) => ({ event, piece: pieceOf(event) }));
  return {
    step,
    events,
    motions,
    before,
    from,
    rest: shot ? landed(view) : new Map(),
    captions,
    target,
  };
}

/** The prey of a flight, and when it was decided: the touch after which it was taken. */
export function deciding(reel: Reel, motion: Moving): { at: number; spots: Point[] } | null {
  const name = leader(motion);
  const { flight } = motion;
  const taken = reel.events.find(
    (event) =>
      event.type === "captured" ||
      event.type === "damaged" ||
      event.type === "destroyed" ||
      event.type === "shrunk",
  );
  const prey = taken && reel.from.get(pieceOf(taken));
  if (!flight || !name || !prey) return null;
  const touches = flight.contacts.filter((contact) => contact.piece);
  const there = (at: number) => during(flight, reel.from, at).get(name);
  const upon = (at: number) => {
    const now = there(at);
    return now && Math.hypot(now.x - prey.x, now.y - prey.y) < UPON;
  };
  const touch = touches.find(({ at }) => upon(at)) ?? touches[0];
  const from = touch && there(touch.at);
  return touch && from
    ? {
        at: touch.at,
        spots: [
          { x: from.x, y: from.y },
          { x: prey.x, y: prey.y },
        ],
      }
    : null;
}

/** The ghost of the shot of a reel. */
export function flownOf(reel: Reel): Flown | null {
  const shot = reel.motions.find((event) => event.type === "shot");
  const rest = shot && reel.rest.get(shot.piece);
  if (!shot || !rest) return null;
  const { piece, flight } = shot;
  const at = (part: number) =>
    (flight
      ? during(flight, reel.from, part * lasts(flight))
      : bow(reel.from, reel.rest, part)
    ).get(piece);
  const steps = flight ? Math.ceil(lasts(flight) / STEP) : 24;
  const way = Array.from({ length: steps + 1 }, (_, i) => at(i / steps)).filter(
    (lie) => lie !== undefined,
  );
  return { piece, way, at: (flight && touchdown(flight, reel.from, piece)) ?? rest };
}

/** Where a chip first came down on the mat; null: it did not, or onto something else. */
function touchdown(flight: Flight, from: Lies, piece: string): Lie | null {
  const [first] = flight.contacts;
  const there = first && !first.piece ? during(flight, from, first.at).get(piece) : undefined;
  return there ?? null;
}

// What is drawn on the mat for what the player is putting together: the arrow of a shot, where
// it would land, the ruler, a chip that would lie there. Reads where pieces are only while
// something is asked, so that nothing of it is made anew in a flight.
import type { Answer } from "../../generated/micro-mutants";
import type { Only } from "../choices";
import { pulledTo, reach } from "./aim.svelte";
import type { Look, Marks, Ruler } from "./board";
import { measure, performed, placeable, shootable, throwing, type Context } from "./context";
import { handOf, type Ground } from "./ground";
import { facing } from "./looks";
import type { Lies } from "./flight";
import type { Changed, Flown } from "./reels";
import { flat, radians, type Point } from "./units";
import { kindOf, seatOf } from "./words";

/** What the rules answered about the plan, as far as they have. */
export interface Answers {
  readonly landing: Only<Answer, "landing"> | null;
  readonly measure: Only<Answer, "measure"> | null;
  readonly region: Only<Answer, "region"> | null;
}

export function marksOf(
  c: Context,
  lies: () => Lies,
  answers: Answers,
  {
    grounds,
    area,
    turns,
    looks,
    flown,
    since,
  }: {
    grounds: Ground[];
    area: Ground | null;
    turns: number[];
    looks: Look[];
    flown: Flown | null;
    since: Changed[];
  },
): Marks {
  const { plan, box, you } = c;
  const outline = plan.piece ? box.outline(kindOf(plan.piece)) : null;
  const aiming = !plan.pair && !plan.spot && shootable(c, plan.piece);
  const from = aiming ? lies().get(plan.piece!) : undefined;
  const foretold = from ? answers.landing : null;
  const own = grounds[you ?? 0];
  return {
    cast: throwing(c) && own ? castOf(c, own) : null,
    aim: from && outline ? { from, outline, aim: plan.aim, far: farOf(from, foretold) } : null,
    sling: from && performed(c) ? slingOf(c, from) : null,
    touchdown: foretold?.touchdown
      ? { x: foretold.touchdown.x / 1000, y: foretold.touchdown.y / 1000 }
      : null,
    areas: foretold?.areas ?? [],
    landings: foretold?.landings ?? [],
    landing: outline,
    ruler: rulerOf(c, lies, answers),
    spots: plan.pair
      ? (answers.region?.places ?? []).map((p) => ({
          id: p.towards,
          x: p.x / 1000,
          y: p.y / 1000,
          chosen: p.towards === plan.towards,
        }))
      : [],
    ghost: ghostOf(c, answers, turns, looks),
    area,
    flown: flown && { ...flown, outline: box.outline(kindOf(flown.piece)) },
    since: since.map(({ piece, from, to }) => ({ from, to, outline: box.outline(kindOf(piece)) })),
  };
}

/** A ring shows where to let go for the shot that was proposed. */
const slingOf = ({ plan: { finger, proposed } }: Context, from: Point): Marks["sling"] => ({
  from,
  finger,
  ring: proposed && pulledTo(from, proposed.aim),
});

/** From the chip to the middle of where it will probably lie. */
function farOf(from: Point, foretold: Answers["landing"]): number | null {
  const [area] = foretold?.areas ?? [];
  return area ? Math.hypot(area.x / 1000 - from.x, area.y / 1000 - from.y) : null;
}

const castOf = ({ plan: { aim } }: Context, own: Ground): Marks["cast"] => ({
  from: handOf(own),
  direction: aim.direction,
  far: reach(aim.press),
  strength: aim.press,
});

function rulerOf(c: Context, lies: () => Lies, answers: Answers): Ruler | null {
  const pair = measure(c);
  if (!pair || !answers.measure) return null;
  const [from, to] = pair.map((name) => lies().get(name));
  return from && to ? { from, to, parts: c.box.ruler } : null;
}

function ghostOf(c: Context, answers: Answers, turns: number[], looks: Look[]): Marks["ghost"] {
  const { plan, box, view } = c;
  const name = plan.pair?.[0] ?? plan.piece;
  const place = plan.pair
    ? answers.region?.places.find((p) => p.towards === plan.towards)
    : undefined;
  const spot = place ? { x: place.x / 1000, y: place.y / 1000, turn: place.turn } : plan.spot;
  if (!name || !spot) return null;
  const kind = kindOf(name);
  const outline = box.outline(kind);
  return {
    doubleSided: false,
    damaged: false,
    web: null,
    doomed: false,
    covered: false,
    lit: false,
    chosen: false,
    struck: false,
    read: false,
    ...looks.find((look) => look.name === plan.piece),
    name,
    kind,
    army: view.armies[seatOf(name)] ?? null,
    outline,
    facing: facing(outline, turns[seatOf(name)] ?? 0),
    lie: flat(spot.x, spot.y, (radians(spot.turn) * 180) / Math.PI),
    fits: plan.pair !== null || placeable(c, name),
  };
}

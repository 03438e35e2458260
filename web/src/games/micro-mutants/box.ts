// Everything that is printed: armies, breeds, shapes, the ruler. Asked of the server when it
// is needed first, and kept; sizes are generated. The client has no copy of its own.
import {
  BODIES,
  SHAPES,
  THICKNESS,
  type Answer,
  type Army,
  type ArmyInfo,
  type BreedInfo,
  type Shape,
} from "../../generated/micro-mutants";
import { api } from "../../lib/api";
import type { Only } from "../choices";
import { question } from "./notation";

export const GAME = "micro-mutants";
type Printed = Only<Answer, "box">;

/** A chip as it is made: a disc, a rectangle or a hexagon. Sizes in millimetres. */
export type Outline =
  | { form: "disc"; r: number }
  | { form: "rect"; x: number; y: number }
  | { form: "hex"; apothem: number };

/** Made sizes are micrometres. */
function drawn(made: Outline): Outline {
  switch (made.form) {
    case "disc":
      return { form: "disc", r: made.r / 1000 };
    case "rect":
      return { form: "rect", x: made.x / 1000, y: made.y / 1000 };
    case "hex":
      return { form: "hex", apothem: made.apothem / 1000 };
  }
}
const drawnAll = (made: Record<string, Outline>): Map<string, Outline> =>
  new Map(Object.entries(made).map(([name, outline]) => [name, drawn(outline)]));
const CHIPS = drawnAll(SHAPES);
const OTHERS = drawnAll(BODIES);
export const THICK = THICKNESS / 1000;

export class Box {
  readonly armies: ArmyInfo[];
  readonly ruler: number[];
  /** How deep the area for bugs is, in millimetres. */
  readonly area: number;
  #shapes = new Map<string, Shape>();
  #breeds = new Map<string, { army: Army; info: BreedInfo }>();

  constructor(printed: Printed) {
    this.armies = printed.armies;
    this.ruler = printed.ruler.map((length) => length / 1000);
    this.area = printed.area / 1000;
    for (const { army, breeds } of printed.armies)
      for (const info of breeds) {
        this.#breeds.set(info.breed, { army, info });
        this.#shapes.set(info.breed, info.shape);
      }
    for (const { projectile, shape } of printed.projectiles) this.#shapes.set(projectile, shape);
  }

  outline = (kind: string, small = false): Outline => {
    const shape = this.#shapes.get(kind);
    if (shape) return CHIPS.get(shape)!;
    // Before its upgrade in the Advanced game a base is small.
    return OTHERS.get(kind === "base" && small ? "small-base" : kind) ?? OTHERS.get("base")!;
  };
  /** The name of a base, by its number: left, main, right. */
  site = (army: Army | null | undefined, number: number): string | null =>
    this.armies.find((a) => a.army === army)?.sites[number - 1] ?? null;
  breed = (kind: string) => this.#breeds.get(kind) ?? null;
  /** It has a side of its own on the back. */
  doubleSided = (kind: string): boolean => this.#breeds.get(kind)?.info.double_sided ?? false;
}

let kept: Promise<Box> | null = null;
export function openBox(): Promise<Box> {
  kept ??= api.answer<Printed>(GAME, question.box).then(
    (printed) => new Box(printed),
    (error) => {
      kept = null;
      throw error;
    },
  );
  return kept;
}

/** From the middle of a chip to its rim, along its own x. */
export function halfOf(outline: Outline): number {
  return outline.form === "disc"
    ? outline.r
    : outline.form === "rect"
      ? outline.x
      : outline.apothem;
}

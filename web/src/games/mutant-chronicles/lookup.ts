// Finding things by name: figures on the table, units and cards in the box.
import type { CommandCard, Figure, UnitCard, View } from "../../generated/mutant-chronicles";
import { standing } from "./board";
import type { Board, Box } from "./box";

export class Lookup {
  #units: Map<string, UnitCard>;
  #cards: Map<string, CommandCard>;
  #figures: Map<string, Figure>;
  #standing: Map<string, Figure>;
  #ground: Map<string, "hindering" | "cover">;

  constructor(
    readonly box: Box,
    readonly board: Board,
    readonly view: View,
  ) {
    this.#units = new Map(box.units.map((u) => [u.name, u]));
    this.#cards = new Map(box.cards.map((c) => [c.name, c]));
    this.#figures = new Map(view.figures.map((f) => [f.name, f]));
    this.#standing = standing(view);
    const cover = [...board.cover, ...view.cover].map((h) => [h, "cover"] as const);
    this.#ground = new Map([...board.hindering.map((h) => [h, "hindering"] as const), ...cover]);
  }

  unit = (name: string): UnitCard | null => this.#units.get(name) ?? null;
  card = (name: string): CommandCard | null => this.#cards.get(name) ?? null;
  figure = (name: string | null): Figure | null =>
    name === null ? null : (this.#figures.get(name) ?? null);
  /** Who stands on a hex. */
  at = (hex: string | null): Figure | null =>
    hex === null ? null : (this.#standing.get(hex) ?? null);
  ground = (hex: string): "open" | "hindering" | "cover" => this.#ground.get(hex) ?? "open";
  /** The index of the zone a hex belongs to. */
  zone = (hex: string): number => this.view.zones.findIndex((z) => z.hexes.includes(hex));
}

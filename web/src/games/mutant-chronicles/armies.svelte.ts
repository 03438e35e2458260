// Armies as they are put together, and the shelf they are kept on. Whether one is legal is for the
// server to say.
import type { Army, CommandCard, Rank, UnitCard } from "../../generated/mutant-chronicles";
import { Shelf } from "../../lib/shelf.svelte";
import { GAME, RANKS, type Box } from "./box";
import { armyText } from "./notation";

/** One's own armies, each as it is shared, without its name. */
export const shelf = new Shelf(GAME, "microcosm-mutant-chronicles-armies");

/** The army that is brought to the next table without asking, as it is shared; null: none. */
export const next = $state<{ army: string | null }>({ army: null });

/** The army on the workbench. */
export class Draft {
  name = $state("");
  size = $state(5);
  units = $state<Record<string, number>>({});
  cards = $state<Record<string, number>>({});
  orders = $state<[number, number, number]>([0, 0, 0]);

  constructor(readonly box: Box) {}

  take(army: Army, name = army.name): void {
    this.name = name;
    this.size = army.size;
    this.units = Object.fromEntries(army.units);
    this.cards = Object.fromEntries(army.cards);
    this.orders = [...army.orders];
  }
  clear(): void {
    this.take({ name: "", size: this.size, units: [], cards: [], orders: [0, 0, 0] });
  }

  add(kind: "units" | "cards", name: string, more: number): void {
    const count = Math.max(0, (this[kind][name] ?? 0) + more);
    const { [name]: _, ...rest } = this[kind];
    this[kind] = count > 0 ? { ...rest, [name]: count } : rest;
  }
  addOrder(rank: Rank, more: number): void {
    const i = RANKS.indexOf(rank);
    this.orders[i] = Math.max(0, this.orders[i]! + more);
  }

  #of<T extends UnitCard | CommandCard>(
    all: T[],
    counts: Record<string, number>,
  ): { entry: T; count: number }[] {
    return all
      .filter((entry) => counts[entry.name])
      .map((entry) => ({ entry, count: counts[entry.name]! }));
  }
  get unitList(): { entry: UnitCard; count: number }[] {
    return this.#of(this.box.units, this.units);
  }
  get cardList(): { entry: CommandCard; count: number }[] {
    return this.#of(this.box.cards, this.cards);
  }
  /** How many components of a rank: units, orders, cards. */
  parts(rank: Rank): { units: number; orders: number; cards: number } {
    const sum = (list: { entry: { rank: Rank }; count: number }[]) =>
      list.reduce((n, { entry, count }) => n + (entry.rank === rank ? count : 0), 0);
    return {
      units: sum(this.unitList),
      orders: this.orders[RANKS.indexOf(rank)]!,
      cards: sum(this.cardList),
    };
  }
  get empty(): boolean {
    return (
      this.unitList.length +
        this.cardList.length +
        this.orders[0] +
        this.orders[1] +
        this.orders[2] ===
      0
    );
  }

  /** As it is shared. */
  get text(): string {
    const counts = (of: { entry: { number: number }; count: number }[]) =>
      of.map(({ entry, count }) => ({ number: entry.number, count }));
    return armyText(this.size, counts(this.unitList), this.orders, counts(this.cardList));
  }
}

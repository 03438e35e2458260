// What others have done since this player acted last: who came from where, who was hurt, who is
// gone. Marked on the map until the player acts again. Nothing here decides anything.
import type { Event, View } from "../../generated/mutant-chronicles";
import type { Step } from "../../generated/socket";

export class Since {
  /** Where those who moved came from: by figure, every place on the way. */
  ways = $state.raw(new Map<string, string[]>());
  hurt = $state.raw(new Set<string>());
  /** Where the destroyed stood. */
  gone = $state.raw<string[]>([]);
  #places = new Map<string, string>();
  #newest: number | null = null;

  /** The step that led to a view; null: nothing is known of what led there. */
  follow(entry: Step | null, view: View, you: number | null): void {
    if (!entry) this.#forget();
    else if (entry.seat !== null && entry.n !== this.#newest) {
      if (entry.seat === you) this.#forget();
      for (const event of entry.events as Event[]) this.#mark(event);
    }
    this.#newest = entry?.n ?? null;
    for (const { name, place } of view.figures) if (place) this.#places.set(name, place);
  }

  #forget(): void {
    this.ways = new Map();
    this.hurt = new Set();
    this.gone = [];
  }

  #mark(event: Event): void {
    switch (event.type) {
      case "stepped": {
        const way = this.ways.get(event.figure) ?? [event.from];
        this.ways = new Map(this.ways).set(event.figure, [...way, event.to]);
        this.#places.set(event.figure, event.to);
        return;
      }
      case "wounded":
        this.hurt = new Set(this.hurt).add(event.figure);
        return;
      case "destroyed": {
        const place = this.#places.get(event.figure);
        if (place) this.gone = [...this.gone, place];
        return;
      }
      case "round":
        // A new round begins with a clean table.
        this.ways = new Map();
        return;
      default:
        return;
    }
  }
}

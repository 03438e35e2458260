// How far the table has shown what happened: a blow is seen on the map first, and whoever it hurts
// or destroys stands there as before until then. Of somebody else's, and of the last, words and
// points wait too. It holds back what is drawn and told, never a press.
import type { Event, Figure, View } from "../../generated/mutant-chronicles";
import type { Step } from "../../generated/socket";
import { settings } from "../../lib/settings.svelte";
import { hexesOf } from "./board";

/** How long a blow is seen on the map, in milliseconds. */
export const SEEN = 1600;

export class Blows {
  /** The last step that has been shown; null: none yet. */
  shown = $state<number | null>(null);
  /** How it stood before the blow that is being shown, if words and points wait for it. */
  before = $state.raw<View | null>(null);
  /** Those whose blow is being shown, as they were before it. */
  held = $state.raw<ReadonlyMap<string, Figure>>(new Map());
  #newest: number | null = null;
  #known: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The step that led to a view; null: it is looked at without one, as after a jump, and what is
      there is there. */
  follow(entry: Step | null, view: View, you: number | null): void {
    const known = this.#known;
    const fresh = entry !== null && entry.n !== this.#newest && known !== null;
    // Whoever goes on has seen it.
    if (view !== known && (entry === null || entry.seat === you)) this.end();
    this.#newest = entry?.n ?? null;
    this.#known = view;
    if (fresh && settings.motion === "full" && !document.hidden) {
      const events = entry.events as Event[];
      this.#makeRoom(events);
      const hurt = this.#hold(events, known);
      if (hurt || struck(events)) {
        if (!own(events, view, you)) this.before ??= known;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(this.end, SEEN);
      }
    }
    if (this.before === null) this.shown = this.#newest;
  }

  /** Whoever goes on has seen it. */
  end = (): void => {
    clearTimeout(this.#timer);
    this.before = null;
    if (this.held.size > 0) this.held = new Map();
    this.shown = this.#newest;
  };

  /** Whoever is hurt or destroyed stands as before; said is whether anybody does. */
  #hold(events: Event[], known: View): boolean {
    const hurt = events.flatMap((event) =>
      event.type === "wounded" || event.type === "destroyed" ? [event.figure] : [],
    );
    const before = known.figures.filter((f) => f.place !== null && hurt.includes(f.name));
    if (before.length > 0)
      this.held = new Map([...this.held, ...before.map((f) => [f.name, f] as const)]);
    return before.length > 0;
  }

  /** Somebody comes where one stands who is no more. */
  #makeRoom(events: Event[]): void {
    const taken = events.flatMap((event) =>
      event.type === "stepped"
        ? hexesOf(event.to)
        : event.type === "placed"
          ? hexesOf(event.place)
          : [],
    );
    const stays = [...this.held].filter(
      ([, figure]) => !hexesOf(figure.place).some((hex) => taken.includes(hex)),
    );
    if (stays.length < this.held.size) this.held = new Map(stays);
  }
}

/** An attack came to its result. */
const struck = (events: Event[]): boolean =>
  events.some(({ type }) => type === "struck" || type === "missed");

/** One's own blow needs no waiting for its words, unless it is the last of all. */
function own(events: Event[], view: View, you: number | null): boolean {
  if (events.some(({ type }) => type === "over")) return false;
  const blow = events.find((event) => event.type === "struck" || event.type === "missed");
  return blow !== undefined && view.figures.find((f) => f.name === blow.attacker)?.seat === you;
}

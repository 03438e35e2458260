// How far the table has shown what happened: a blow of somebody else is seen on the map first, and
// told only then. It holds back words and points, never a press.
import type { Event, View } from "../../generated/mutant-chronicles";
import type { Step } from "../../generated/socket";
import { settings } from "../../lib/settings.svelte";

/** How long a blow is seen on the map, in milliseconds. */
export const SEEN = 1600;

export class Blows {
  /** The last step that has been shown; null: none yet. */
  shown = $state<number | null>(null);
  /** How it stood before the blow that is being shown. */
  before = $state.raw<View | null>(null);
  #newest: number | null = null;
  #known: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The step that led to a view, if any: what came before this page is not shown any more. */
  follow(entry: Step | null, view: View, you: number | null): void {
    const fresh = entry !== null && entry.n !== this.#newest && this.#known !== null;
    this.#newest = entry?.n ?? this.#newest;
    if (fresh && settings.motion === "full" && !document.hidden && struck(entry, view, you)) {
      this.before ??= this.#known;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.end, SEEN);
    }
    this.#known = view;
    if (this.before === null) this.shown = this.#newest;
  }

  /** Whoever goes on has seen it. */
  end = (): void => {
    clearTimeout(this.#timer);
    this.before = null;
    this.shown = this.#newest;
  };
}

/** Somebody else's attack came to its result. */
const struck = ({ events }: Step, view: View, you: number | null): boolean =>
  (events as Event[]).some(
    (event) =>
      (event.type === "struck" || event.type === "missed") &&
      view.figures.find(({ name }) => name === event.attacker)?.seat !== you,
  );

// What happened at a table while one did not look: between the last step that was seen, on this
// device or another, and the first that is seen again. It ends when one has acted, or says so.
// Who only watches is remembered by the browser.
import { lookedAt, lookAt } from "../lib/looked";
import type { Session } from "../lib/session.svelte";
import { ownLast } from "./past";

export interface Span {
  /** The last step that was seen. */
  from: number;
  /** The last that was missed. */
  to: number;
}

export class Away {
  span = $state.raw<Span | null>(null);
  /** The page was hidden after this step. */
  #hid: number | null = null;
  #opened = false;

  constructor(
    readonly session: Session,
    readonly seen: () => boolean,
  ) {}

  get count(): number {
    return this.span ? this.span.to - this.span.from : 0;
  }
  close = (): void => {
    this.span = null;
  };

  /** To be called whenever something changes. */
  follow(): void {
    const { info, state, entries, pending } = this.session;
    if (!info || !state) return;
    const you = info.you;
    const own = ownLast(entries, you) ?? -1;
    if (!this.#opened) {
      this.#opened = true;
      this.#miss(you === null ? lookedAt(info.id) : (info.looked ?? null), own, state.n);
    }
    if (this.span && (pending || own > this.span.from)) this.span = null;
    if (you === null && this.seen()) lookAt(info.id, state.n);
    // The first line that is new is marked in the log: it has to be there.
    const first = entries[0]?.n ?? 0;
    if (this.span && first > this.span.from + 1) this.session.older();
  }

  /** A page that stood behind others was not looked at. */
  turn(): void {
    const { state, entries, info } = this.session;
    if (!this.seen()) this.#hid = state?.n ?? null;
    else if (state && this.#hid !== null)
      this.#miss(this.span?.from ?? this.#hid, ownLast(entries, info?.you ?? null) ?? -1, state.n);
  }

  #miss(looked: number | null, own: number, to: number): void {
    const from = looked === null ? null : Math.max(looked, own);
    this.span = from !== null && to > from ? { from, to } : null;
  }
}

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

  /** How much others did meanwhile; what is not known yet counts as theirs. */
  get count(): number {
    if (!this.span) return 0;
    const { from, to } = this.span;
    const { info, entries } = this.session;
    const own = entries.filter(({ n, seat }) => n > from && n <= to && seat === info?.you);
    return to - from - own.length;
  }
  close = (): void => {
    this.span = null;
  };

  /** To be called whenever something changes. */
  follow(): void {
    const { info, state, entries, pending } = this.session;
    if (!info || !state) return;
    const you = info.you;
    if (!this.#opened) {
      this.#opened = true;
      this.#miss(you === null ? lookedAt(info.id) : (info.looked ?? null), state.n);
    }
    const own = ownLast(entries, you) ?? -1;
    if (this.span && (pending || own > this.span.to)) this.span = null;
    if (you === null && this.seen()) lookAt(info.id, state.n);
    // The first line that is new is marked in the log: it has to be there.
    const first = entries[0]?.n ?? 0;
    if (this.span && first > this.span.from + 1) this.session.older();
  }

  /** A page that stood behind others was not looked at. */
  turn(): void {
    const { state } = this.session;
    if (!this.seen()) this.#hid = state?.n ?? null;
    else if (state && this.#hid !== null) this.#miss(this.span?.from ?? this.#hid, state.n);
  }

  #miss(from: number | null, to: number): void {
    this.span = from !== null && to > from ? { from, to } : null;
  }
}

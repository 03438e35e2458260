// Pieces in the air: what is on its way from one place of the page to another. Places are
// elements with `data-place`; a piece may be sent to one that is about to change.
export interface Flight<T> {
  id: number;
  what: T;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

/** No more than this many pieces travel together. */
const CROWD = 8;

export class Sky<T> {
  flights = $state.raw<Flight<T>[]>([]);
  #ids = 0;

  /** Sends `n` pieces one after the other; none where a place is not on the page. */
  send(from: DOMRect | undefined, to: DOMRect | undefined, what: T, n = 1): void {
    if (!from || !to) return;
    const fresh = Array.from({ length: Math.min(n, CROWD) }, (_, i) => ({
      id: ++this.#ids,
      what,
      from,
      to,
      delay: i * 90,
    }));
    this.flights = [...this.flights, ...fresh];
  }

  land(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }
}

export function place(name: string): DOMRect | undefined {
  return document.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
}

// A piece carried by hand: pressed and moved it follows the pointer, and is laid down where
// something with `data-drop` lies under it. For mouse, pen and finger; keys have the buttons.
// Knows no game, and sends nothing.
import type { Attachment } from "svelte/attachments";

/** A hand that trembles this much, in pixels, still only presses. */
const SLACK = 8;

interface Held<T> {
  what: T;
  x: number;
  y: number;
  /** The place under it. */
  over: string | null;
}

const placeAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement | SVGElement>("[data-drop]")?.dataset.drop ??
  null;

/** What was carried is not pressed as well. */
function noClick(): void {
  const swallow = (event: Event) => (event.stopPropagation(), event.preventDefault());
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

export class Carry<T> {
  held = $state.raw<Held<T> | null>(null);

  constructor(
    readonly on: {
      /** It is picked up. */
      lift: (what: T) => void;
      /** It is over this place now, or over none. */
      over?: (place: string | null) => void;
      drop: (what: T, place: string) => void;
    },
  ) {}

  /** What lies here can be picked up. */
  from(what: T): Attachment<HTMLElement> {
    return (element) => {
      const press = (event: PointerEvent) => {
        if (event.button === 0 && event.isPrimary) this.#press(what, element, event);
      };
      element.addEventListener("pointerdown", press);
      return () => element.removeEventListener("pointerdown", press);
    };
  }

  // The page is listened to, not the piece: what is picked up may be drawn anew meanwhile.
  #press(what: T, element: HTMLElement, { pointerId, clientX, clientY }: PointerEvent): void {
    const end = new AbortController();
    const { signal } = end;
    const stop = () => {
      end.abort();
      this.held = null;
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const [x, y] = [event.clientX, event.clientY];
      if (!this.held) {
        if (Math.hypot(x - clientX, y - clientY) < SLACK) return;
        // Whatever a long press would do is not meant.
        element.dispatchEvent(new Event("pointercancel"));
        this.on.lift(what);
      }
      const over = placeAt(x, y);
      if (over !== this.held?.over) this.on.over?.(over);
      this.held = { what, x, y, over };
    };
    const drop = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const { held } = this;
      stop();
      if (!held) return;
      noClick();
      // It may be gone at once: a keyboard goes on from the prompt.
      element.blur();
      if (held.over !== null) this.on.drop(what, held.over);
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", drop, { signal });
    addEventListener("pointercancel", stop, { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && stop(), { signal });
  }
}

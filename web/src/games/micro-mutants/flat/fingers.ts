// Fingers and the mouse on the flat mat: what begins on something of the game's is handed on,
// everything else moves the picture. What a touch means is decided elsewhere.
import { nearest, type Board, type Pointing, type Touch } from "../board";
import type { Point } from "../units";
import type { Camera } from "./camera.svelte";

/** A hand that moves less than this has only touched, in pixels. */
const TREMBLE = 6;
/** How much nearer a notch of the wheel brings. */
const NOTCH = 0.0014;
/** What a pointer covers, in pixels. */
const MOUSE = 12;
const FINGER = 24;

interface Pressed {
  id: number;
  x: number;
  y: number;
  ours: boolean;
  moved: boolean;
}
type Spot = Pick<MouseEvent, "clientX" | "clientY">;

export class Fingers {
  #pressed: Pressed | null = null;
  /** Those that move the picture, where they were last. */
  #dragging = new Map<number, Point>();

  constructor(
    readonly camera: Camera,
    readonly board: () => Board,
    readonly pointing: () => Pointing,
    readonly picture: () => SVGSVGElement,
  ) {}

  /** A point of the page in the picture. */
  within({ clientX, clientY }: Spot): Point {
    const { left, top } = this.picture().getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }
  #touch(event: PointerEvent): Touch {
    const at = this.camera.under(this.within(event));
    const reach = this.camera.scale * (event.pointerType === "mouse" ? MOUSE : FINGER);
    return { at, reach, piece: nearest(this.board().pieces, at, reach) };
  }

  #middle(): Point & { apart: number } {
    const [a, b = a] = [...this.#dragging.values()];
    const apart = Math.hypot(a!.x - b!.x, a!.y - b!.y);
    return { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2, apart };
  }
  #drag(event: PointerEvent): void {
    const from = this.#middle();
    this.#dragging.set(event.pointerId, this.within(event));
    const to = this.#middle();
    this.camera.look(from, to, to.apart > 0 && from.apart > 0 ? from.apart / to.apart : 1);
  }
  #press(pressed: Pressed | null): void {
    this.#pressed = pressed;
    this.camera.held = pressed !== null;
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0 || this.#pressed?.ours) return;
    this.picture().setPointerCapture(event.pointerId);
    this.#dragging.set(event.pointerId, this.within(event));
    if (this.#pressed) {
      this.#pressed.moved = true;
      return;
    }
    const ours = this.pointing().down(this.#touch(event));
    if (ours) this.#dragging.clear();
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.#press({ id, x, y, ours, moved: false });
  };
  move = (event: PointerEvent): void => {
    const pressed = this.#pressed;
    if (!pressed) {
      if (event.pointerType === "mouse") this.pointing().hover(this.#touch(event).piece);
      return;
    }
    if (event.pointerId === pressed.id)
      pressed.moved ||= Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > TREMBLE;
    if (!pressed.moved) return;
    if (this.#dragging.has(event.pointerId)) this.#drag(event);
    else if (pressed.ours && event.pointerId === pressed.id)
      this.pointing().move(this.#touch(event));
  };
  up = (event: PointerEvent): void => {
    this.#dragging.delete(event.pointerId);
    const pressed = this.#pressed;
    if (!pressed || this.#dragging.size > 0) return;
    if (pressed.ours && event.pointerId !== pressed.id) return;
    this.#press(null);
    if (pressed.ours || !pressed.moved) this.pointing().up(this.#touch(event), pressed.moved);
  };
  lose = (): void => {
    this.#dragging.clear();
    this.#press(null);
  };
  leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") this.pointing().hover(null);
  };
  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (this.#pressed) return;
    const at = this.within(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    this.camera.look(at, at, Math.exp(event.deltaY * lines * NOTCH));
  };
}

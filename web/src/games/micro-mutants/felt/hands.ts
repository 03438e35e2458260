// Fingers and the mouse on the felt: what begins on something of the game's is handed on, and
// the camera keeps still for it; everything else is for the camera.
import { nearest, type Picture, type Pointing, type Touch } from "../board";
import type { Camera } from "./camera";

const TOUCH = 24;

/** Listens to the canvas until what it gives back is called. */
export function listen(
  canvas: HTMLCanvasElement,
  camera: () => Camera,
  pointing: Pointing,
  board: () => Picture | null,
): () => void {
  function touchOf(event: PointerEvent): Touch | null {
    const at = camera().under(event.clientX, event.clientY);
    if (!at) return null;
    const beside = camera().screen({ x: at.x + 10, y: at.y });
    const here = camera().screen(at);
    const reach =
      (TOUCH / Math.max(0.5, Math.hypot(beside.x - here.x, beside.y - here.y))) *
      (event.pointerType === "mouse" ? 5 : 10);
    return { at, reach, piece: nearest(board()?.pieces ?? [], at, reach) };
  }
  let pressed: { id: number; x: number; y: number; ours: boolean; moved: boolean } | null = null;
  // Above the horizon is no mat: what was touched last stands.
  let last: Touch | null = null;
  const tell = (event: PointerEvent, say: (touch: Touch) => void) => {
    last = touchOf(event) ?? last;
    if (last) say(last);
  };
  const on: Record<string, (event: PointerEvent) => unknown> = {
    pointerdown: (event) => {
      if (event.button !== 0 || pressed) return;
      last = null;
      tell(event, (touch) => {
        const ours = pointing.down(touch);
        pressed = { id: event.pointerId, x: event.clientX, y: event.clientY, ours, moved: false };
        if (!ours) return;
        camera().keepOff(true);
        canvas.setPointerCapture(event.pointerId);
      });
    },
    pointermove: (event) => {
      if (!pressed) {
        if (event.pointerType === "mouse") tell(event, (touch) => pointing.hover(touch.piece));
        return;
      }
      if (event.pointerId !== pressed.id) return;
      pressed.moved ||= Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 6;
      if (pressed.ours && pressed.moved) tell(event, (touch) => pointing.move(touch));
    },
    pointerup: (event) => {
      if (event.pointerId !== pressed?.id) return;
      const { ours, moved } = pressed;
      pressed = null;
      camera().keepOff(false);
      if (ours || !moved) tell(event, (touch) => pointing.up(touch, moved));
      if (ours) camera().reframe();
    },
    pointercancel: () => {
      pressed = null;
      camera().keepOff(false);
    },
    pointerleave: (event) => event.pointerType === "mouse" && pointing.hover(null),
  };
  for (const [name, listener] of Object.entries(on))
    canvas.addEventListener(name, listener as EventListener);
  return () => {
    for (const [name, listener] of Object.entries(on))
      canvas.removeEventListener(name, listener as EventListener);
  };
}

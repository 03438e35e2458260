// Which part of the map is in sight: a window over the drawing that keeps the shape of the
// element it is shown in. Mouse, fingers, keys and buttons all move it here.
import type { Point } from "./hex";

interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How far one can go in: this many drawing units across the shorter side. */
const CLOSEST = 170;

export class Camera {
  #frame = $state.raw<Frame>({ x: 0, y: 0, w: 1, h: 1 });
  #size = $state.raw({ width: 1, height: 1 });
  #window = $state.raw<Frame>({ x: 0, y: 0, w: 1, h: 1 });
  /** Moved by hand: a resize no longer fits the whole map in. */
  #touched = false;

  get viewBox(): string {
    const { x, y, w, h } = this.#window;
    return `${x.toFixed(2)} ${y.toFixed(2)} ${w.toFixed(2)} ${h.toFixed(2)}`;
  }
  /** Drawing units per pixel. */
  get grain(): number {
    return this.#window.w / this.#size.width;
  }
  get closest(): boolean {
    return Math.min(this.#window.w, this.#window.h) <= CLOSEST * 1.01;
  }
  get whole(): boolean {
    return this.#window.w >= this.#frame.w * 0.99 && this.#window.h >= this.#frame.h * 0.99;
  }

  /** Where in the drawing a pixel of the element lies. */
  drawn({ x, y }: Point): Point {
    return { x: this.#window.x + x * this.grain, y: this.#window.y + y * this.grain };
  }

  lay(frame: Frame, size: { width: number; height: number }): void {
    if (size.width < 1 || size.height < 1) return;
    const other = frame.w !== this.#frame.w || frame.x !== this.#frame.x;
    this.#frame = frame;
    this.#size = size;
    if (other) this.#touched = false;
    if (this.#touched)
      this.#set(
        this.#window.x + this.#window.w / 2,
        this.#window.y + this.#window.h / 2,
        this.#window.w,
      );
    else this.fit();
  }

  fit = (): void => {
    const { x, y, w, h } = this.#frame;
    this.#touched = false;
    this.#set(x + w / 2, y + h / 2, Math.max(w, h * this.#aspect));
  };

  /** The map as wide as the screen, for a screen that is too short to show all of it well. */
  fill(around: Point): void {
    this.#set(around.x, around.y, Math.min(this.#frame.w, this.#frame.h * this.#aspect));
    this.#touched = true;
  }

  /** Closer (above 1) or further, keeping `at` (in pixels of the element) where it is. */
  zoom(factor: number, at = { x: this.#size.width / 2, y: this.#size.height / 2 }): void {
    const { x, y, w } = this.#window;
    const held = { x: x + at.x * this.grain, y: y + at.y * this.grain };
    const wide = Math.min(Math.max(w / factor, CLOSEST * Math.max(1, this.#aspect)), this.#widest);
    const grain = wide / this.#size.width;
    this.#touched = true;
    this.#set(
      held.x - at.x * grain + wide / 2,
      held.y - at.y * grain + wide / this.#aspect / 2,
      wide,
    );
  }

  /** By pixels, as a hand drags. */
  pan(dx: number, dy: number): void {
    const { x, y, w, h } = this.#window;
    this.#touched = true;
    this.#set(x + w / 2 - dx * this.grain, y + h / 2 - dy * this.grain, w);
  }

  /** Brings points into sight, without moving more than it must. */
  show(points: Point[], margin = 45): void {
    if (points.length === 0) return;
    const { x, y, w, h } = this.#window;
    const move = (from: number, length: number, values: number[]) => {
      const [low, high] = [Math.min(...values) - margin, Math.max(...values) + margin];
      if (high - low > length) return (low + high - length) / 2;
      return low < from ? low : high > from + length ? high - length : from;
    };
    const to = {
      x: move(
        x,
        w,
        points.map((p) => p.x),
      ),
      y: move(
        y,
        h,
        points.map((p) => p.y),
      ),
    };
    if (to.x !== x || to.y !== y) this.#set(to.x + w / 2, to.y + h / 2, w);
  }

  get #aspect(): number {
    return this.#size.width / this.#size.height;
  }
  get #widest(): number {
    return Math.max(this.#frame.w, this.#frame.h * this.#aspect);
  }

  #set(cx: number, cy: number, wide: number): void {
    const w = Math.min(wide, this.#widest);
    const h = w / this.#aspect;
    const { x, y, w: fw, h: fh } = this.#frame;
    // The map never leaves the window; where it is smaller, it lies in the middle.
    const clamp = (centre: number, from: number, full: number, shown: number) =>
      shown >= full
        ? from + full / 2
        : Math.min(Math.max(centre, from + shown / 2), from + full - shown / 2);
    this.#window = { x: clamp(cx, x, fw, w) - w / 2, y: clamp(cy, y, fh, h) - h / 2, w, h };
  }
}

// The table everything lies on: planks with their grain, drawn once, dark on nothing, so that
// whoever lays it down says what wood it is. No luck of the browser's: the same planks always.

/** So many millimetres of the table a tile shows; it can be laid side by side. */
export const TILE = 640;
const SIZE = 640;
const PLANKS = 5;

/** `ground`: what is under the grain, where it must not be seen through. */
export function wood(ground: string | null): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const context = canvas.getContext("2d")!;
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, SIZE, SIZE);
  }
  let seed = 11;
  const luck = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const high = SIZE / PLANKS;
  for (let plank = 0; plank < PLANKS; plank++) {
    const top = plank * high;
    context.fillStyle = `rgb(0 0 0 / ${0.02 + luck() * 0.14})`;
    context.fillRect(0, top, SIZE, high);
    for (let line = 0; line < 34; line++) {
      const [y, bend, phase] = [top + luck() * high, 1 + luck() * 3, luck() * Math.PI * 2];
      context.strokeStyle =
        luck() > 0.3
          ? `rgb(20 8 0 / ${0.04 + luck() * 0.1})`
          : `rgb(255 235 205 / ${0.02 + luck() * 0.05})`;
      context.lineWidth = 0.5 + luck() * 1.6;
      context.beginPath();
      // A whole wave in a tile: its ends meet.
      for (let x = 0; x <= SIZE; x += 16)
        context.lineTo(
          x,
          Math.min(
            top + high - 1,
            Math.max(top + 1, y + bend * Math.sin((x / SIZE) * Math.PI * 2 + phase)),
          ),
        );
      context.stroke();
    }
    context.fillStyle = "rgb(0 0 0 / 0.34)";
    context.fillRect(0, top, SIZE, 1.6);
    // Where two boards meet end to end.
    context.fillRect(luck() * SIZE, top, 1.6, high);
  }
  return canvas;
}

let kept: string | null = null;
/** As a picture for a style sheet. */
export const woodPicture = (): string => (kept ??= `url(${wood(null).toDataURL()})`);

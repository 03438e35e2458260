// Short, quiet, synthesised sounds. Silent until the first touch of the page, as browsers
// demand and as people like. One volume for all. Beside it, for hands that hold a telephone, a
// shake.
import { settings } from "./settings.svelte";

export type Sound =
  | "slide"
  | "thud"
  | "tap"
  | "grow"
  | "claim"
  | "hit"
  | "turn"
  | "call"
  | "win"
  | "lose"
  | "press"
  | "felt"
  | "click"
  | "crack";

let context: AudioContext | null = null;
function wake(): void {
  context ??= new AudioContext();
}
window.addEventListener("pointerdown", wake, { once: true });
window.addEventListener("keydown", wake, { once: true });

function tone(
  at: number,
  from: number,
  to: number,
  length: number,
  loud: number,
  type: OscillatorType,
): void {
  if (!context) return;
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud * settings.volume, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + length + 0.02);
}

function hiss(at: number, length: number, pitch: number, loud: number): void {
  if (!context) return;
  const size = Math.floor(context.sampleRate * length);
  const buffer = context.createBuffer(1, size, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < size; i++) data[i] = (Math.random() * 2 - 1) * Math.sin((Math.PI * i) / size);
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud * settings.volume;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
}

/** `strength` from 0 to 1, for what sounds harder or softer. */
export function play(sound: Sound, strength = 1): void {
  if (!context || settings.muted || settings.volume <= 0) return;
  const now = context.currentTime;
  switch (sound) {
    case "slide":
      return hiss(now, 0.12, 2600, 0.22);
    case "thud":
      tone(now, 140, 70, 0.14, 0.3, "sine");
      return hiss(now, 0.06, 500, 0.2);
    case "tap":
      return tone(now, 420, 300, 0.07, 0.12, "triangle");
    case "grow":
      return tone(now, 220, 520, 0.22, 0.16, "sine");
    case "claim":
      return [392, 523, 659].forEach((f, i) => tone(now + i * 0.09, f, f, 0.3, 0.14, "sine"));
    case "hit":
      tone(now, 180, 60, 0.25, 0.2, "sawtooth");
      return hiss(now, 0.2, 900, 0.3);
    case "turn":
      return [587, 784].forEach((f, i) => tone(now + i * 0.12, f, f, 0.18, 0.1, "sine"));
    // A small bell from another room: it is somebody's turn who is not looking.
    case "call":
      return [880, 1175, 880].forEach((f, i) => tone(now + i * 0.16, f, f, 0.4, 0.12, "triangle"));
    case "press":
      tone(now, 300, 900, 0.05, 0.08 + 0.1 * strength, "triangle");
      return hiss(now, 0.05, 3200, 0.1 + 0.15 * strength);
    // What lands: dull on cloth, bright on plastic, and sharp with a body where it hurts.
    case "felt":
      tone(now, 130, 80, 0.09, 0.16 * strength, "sine");
      return hiss(now, 0.06, 380, 0.4 * strength);
    case "click":
      tone(now, 2600, 1900, 0.035, 0.1 + 0.1 * strength, "triangle");
      return hiss(now, 0.02, 5200, 0.1 + 0.15 * strength);
    case "crack":
      tone(now, 1400, 240, 0.08, 0.14 + 0.12 * strength, "square");
      tone(now, 170, 70, 0.16, 0.12 + 0.16 * strength, "sine");
      return hiss(now, 0.07, 3000, 0.3 + 0.35 * strength);
    // Kind: it goes down, and ends where one can begin again.
    case "lose":
      return [440, 370, 294, 330].forEach((f, i) => tone(now + i * 0.2, f, f, 0.45, 0.1, "sine"));
    case "win":
      return [523, 659, 784, 1047].forEach((f, i) => tone(now + i * 0.12, f, f, 0.5, 0.14, "sine"));
  }
}

/** Shakes a device that can, in milliseconds: on, off, on. Not for who wants less motion. */
export function shake(...pattern: number[]): void {
  if (settings.shake && settings.motion === "full") navigator.vibrate?.(pattern);
}

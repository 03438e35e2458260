// Time used per seat: what the server counted up to the last entry, and what runs since for
// those who are asked.
import type { Clock } from "../generated/socket";

export function used(clock: Clock, asked: number[], now: number): number[] {
  return clock.used.map((ms, seat) =>
    asked.includes(seat) ? ms + Math.max(0, now - clock.since) : ms,
  );
}

export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

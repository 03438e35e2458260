// Time used per seat, from the log alone: the span before an entry belongs to who made it,
// the span since the last entry to those who are asked now.
import type { Entry } from "../generated/socket";

export function used(entries: Entry[], asked: number[], now: number, seats: number): number[] {
  const spent = Array.from({ length: seats }, () => 0);
  let before = entries[0]?.at ?? now;
  for (const entry of entries) {
    if (entry.seat !== null) spent[entry.seat]! += entry.at - before;
    before = entry.at;
  }
  for (const seat of asked) if (seat < seats) spent[seat]! += Math.max(0, now - before);
  return spent;
}

export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

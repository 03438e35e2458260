// At which moments the player wants to be asked for guards and cards. Elsewhere the table
// passes by itself. Kept in this browser.
const KEY = "microcosm-mutant-chronicles-stops";

/** Guards, with or without a chance to hit, and the moments at which command cards are played. */
export const MOMENTS = [
  "guards",
  "hopeless",
  "turn-start",
  "activation",
  "declared",
  "combined",
  "rolled",
  "hit",
  "damage",
  "would-be-destroyed",
  "destroyed",
  "survived",
  "attack-done",
  "activation-end",
  "turn-end",
  "round-end",
  "card-played",
] as const;

/** What nobody wants to be asked until they say so. */
const FIRST = ["hopeless"];

function load(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") ?? FIRST;
  } catch {
    return FIRST;
  }
}
/** Moments at which nobody stops. */
export const stops = $state<{ off: string[] }>({ off: load() });

export function toggleStop(moment: string): void {
  stops.off = stops.off.includes(moment)
    ? stops.off.filter((m) => m !== moment)
    : [...stops.off, moment];
  try {
    localStorage.setItem(KEY, JSON.stringify(stops.off));
  } catch {
    // It holds as long as the page is open.
    return;
  }
}

// Clocks a table may have, in words, and the few that are offered. How they run is the server's
// affair.
import type { TimeControl } from "../generated/tables";
import { t } from "./say.svelte";

const [MINUTE, DAY] = [60, 86400];
const none = { per_move: 0, increment: 0, flag: "lose" } as const;

/** What is offered without a further question; the first is none. */
export const OFFERED: { id: string; time: TimeControl | null }[] = [
  { id: "none", time: null },
  { id: "short", time: { ...none, bank: 10 * MINUTE, increment: 10 } },
  { id: "long", time: { ...none, bank: 30 * MINUTE, increment: 20 } },
  { id: "day", time: { ...none, bank: 0, per_move: DAY } },
  { id: "days", time: { ...none, bank: 7 * DAY, per_move: 3 * DAY } },
];

/** A clock that somebody sets: minutes and seconds, or days for a move and in reserve. */
export const live = (minutes: number, seconds: number): TimeControl => ({
  ...none,
  bank: Math.round(minutes * MINUTE),
  increment: Math.round(seconds),
});
export const slow = (days: number, reserve: number): TimeControl => ({
  ...none,
  bank: Math.round(reserve * DAY),
  per_move: Math.round(days * DAY),
});

export type Pace = "none" | "live" | "slow";
export const paceOf = (time: TimeControl | null | undefined): Pace =>
  !time ? "none" : time.per_move > 0 ? "slow" : "live";

/** How late those are who watch. */
export const delayWords = (seconds: number): string =>
  seconds % MINUTE === 0
    ? t("delay-minutes", { count: seconds / MINUTE })
    : t("delay-seconds", { count: seconds });

/** In a few words. */
export function timeWords(time: TimeControl | null | undefined): string {
  if (!time) return t("time-none");
  if (time.per_move > 0) {
    const args = { days: time.per_move / DAY, reserve: time.bank / DAY };
    return t(time.bank > 0 ? "time-days-reserve" : "time-days", args);
  }
  return time.bank % MINUTE === 0
    ? t("time-live", { minutes: time.bank / MINUTE, seconds: time.increment })
    : t("time-live-seconds", { bank: time.bank, seconds: time.increment });
}

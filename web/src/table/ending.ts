// Who has won, in a few words: for the scene at the end, and for who hears it. Decides nothing.
import type { Outcome } from "../generated/game";
import type { Step } from "../generated/socket";
import { list, say, t, type Names } from "../lib/say.svelte";

export function headline({ winners }: Outcome, you: number | null, names: Names): string {
  if (winners.length === 0) return t("end-nobody");
  if (you !== null && winners.includes(you)) return t("end-you-win");
  return t("end-winner", { names: list(winners.map(names)), count: winners.length });
}

/** Why it is over; a clock that ran out says more than what the rules made of it. */
export function reason({ reason }: Outcome, steps: Step[], names: Names): string {
  const flag = steps.at(-1)?.says.find(({ key }) => key === "table-event-flag");
  return say(flag ?? reason, names);
}

// Who has won, in a few words: for the scene at the end, and for who hears it. Decides nothing.
import type { Outcome } from "../generated/game";
import { list, t, type Names } from "../lib/say.svelte";

export function headline({ winners }: Outcome, you: number | null, names: Names): string {
  if (winners.length === 0) return t("end-nobody");
  if (you !== null && winners.includes(you)) return t("end-you-win");
  return t("end-winner", { names: list(winners.map(names)), count: winners.length });
}

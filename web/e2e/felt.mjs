// New tables of Micro Mutants.
import { ask } from "./visitor.mjs";

/** Hands that do not tremble, and the visitor begins: nothing is left to luck but the dice. */
export const CALM = { "army-a": "chitinians", "army-b": "flyborgs", hand: "perfect", first: "0" };

export async function mat(page, options = {}, seats = ["me", "bot:random"]) {
  return (
    await ask(page, "POST", "/api/tables", {
      game: "micro-mutants",
      seats,
      options: { ...CALM, ...options },
    })
  ).id;
}

// New tables of Mutant Chronicles.
import { ask } from "./visitor.mjs";

/** Without pauses for those who hold no card (MC-B16). */
export async function battle(page, options = {}) {
  return (
    await ask(page, "POST", "/api/tables", {
      game: "mutant-chronicles",
      seats: ["me", "bot:random"],
      options: { pause: "holders", ...options },
    })
  ).id;
}

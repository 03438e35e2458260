// Positions as the server would tell them, no more of them than a test needs.
import type { Choices } from "../src/generated/game";
import type { Step, FromServer, State } from "../src/generated/socket";

/** Choices that list these actions; the data of each is what is given, or its text as a type. */
export function asked(...listed: (string | { text: string; action: unknown })[]): Choices {
  const all = listed.map((it) =>
    typeof it === "string" ? { text: it, action: { type: it } } : it,
  );
  return { listed: all, forms: [] };
}

/** Choices to be filled in. */
export const open = (...verbs: string[]): Choices => ({
  listed: [],
  forms: verbs.map((verb) => ({ verb, clause: "", fields: [] })),
});

export const step = (told: Partial<Step>): Step => ({
  n: 0,
  seat: null,
  text: "",
  events: [],
  says: [],
  at: 0,
  ...told,
});

export const state = (n: number, choices: Choices | null, step?: Step): FromServer =>
  ({
    type: "state",
    table: "t",
    n,
    step,
    choices,
    view: {},
    asked: [],
  }) as Partial<State> as FromServer;

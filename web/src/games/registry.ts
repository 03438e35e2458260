// The games this client can show: one line each, loaded when a table opens.
import type { GameModule } from "./contract";

type Load = () => Promise<GameModule>;

export const tables: Record<string, Load> = {
  microscopic: () => import("./microscopic/Table.svelte"),
  micropolis: () => import("./micropolis/Table.svelte"),
};

/** All games of the house, in the order of the stage; those without a table say so. */
export const GAMES = ["microscopic", "micropolis", "mutant-chronicles", "micro-mutants"] as const;

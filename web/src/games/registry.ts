// The games this client can show: one line each, loaded when a table opens.
import type { GameModule, Room } from "./contract";

type Load = () => Promise<GameModule>;

export const tables: Record<string, Load> = {
  microscopic: () => import("./microscopic/Table.svelte"),
  micropolis: () => import("./micropolis/Table.svelte"),
  "mutant-chronicles": () => import("./mutant-chronicles/Table.svelte"),
  "micro-mutants": () => import("./micro-mutants/Table.svelte"),
};

/** What games offer beside their tables. */
export const rooms: Record<string, Room[]> = {
  "mutant-chronicles": [
    {
      id: "armies",
      label: "room-armies",
      load: () => import("./mutant-chronicles/builder/Builder.svelte"),
    },
  ],
  "micro-mutants": [
    {
      id: "practice",
      label: "room-practice",
      load: () => import("./micro-mutants/practice/Practice.svelte"),
    },
  ],
};

/** All games of the house, in the order of the stage. */
export const GAMES = ["microscopic", "micropolis", "mutant-chronicles", "micro-mutants"] as const;

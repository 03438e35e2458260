// What Mutant Chronicles brings to the house.
import type { GameFolder } from "../contract";
import creature from "./Creature.svelte";

export default {
  colour: "#c2452d",
  creature,
  table: () => import("./Table.svelte"),
  fills: true,
  armies: true,
  rooms: [{ id: "armies", load: () => import("./builder/Builder.svelte") }],
} satisfies GameFolder;

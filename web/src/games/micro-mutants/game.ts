// What Micro Mutants brings to the house.
import type { GameFolder } from "../contract";
import creature from "./Creature.svelte";

export default {
  colour: "#6aa84f",
  creature,
  table: () => import("./Table.svelte"),
  fills: true,
  rooms: [{ id: "practice", load: () => import("./practice/Practice.svelte") }],
} satisfies GameFolder;

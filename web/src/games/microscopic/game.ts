// What Microscopic brings to the house.
import type { GameFolder } from "../contract";
import creature from "./Creature.svelte";

export default {
  colour: "#2bb3a3",
  creature,
  table: () => import("./Table.svelte"),
  fills: true,
} satisfies GameFolder;

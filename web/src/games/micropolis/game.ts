// What Micropolis brings to the house.
import type { GameFolder } from "../contract";
import creature from "./Creature.svelte";

export default {
  colour: "#d99a2b",
  creature,
  table: () => import("./Table.svelte"),
  fills: true,
} satisfies GameFolder;

// What Crumbs brings to the house: a toy that the tests play, as small as a game can be.
import type { GameFolder } from "../contract";
import creature from "./Creature.svelte";

export default {
  colour: "#c79a6b",
  creature,
  table: () => import("./Table.svelte"),
} satisfies GameFolder;

// What bots are called by strength, and which of them somebody meets who has not chosen.
import { maybe } from "./say.svelte";

/** In words; a program of the house has only its own name. */
export const levelName = (level: string): string => maybe(`level-${level}`) ?? level;

/** An equal: the gentlest that has a plan. The levels come weakest first. */
export const equal = (levels: string[]): string => levels[1] ?? levels[0] ?? "random";

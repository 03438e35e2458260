// What entries of the log are, where it is not an action of the game.
import type { Entry } from "../generated/socket";

/** Somebody took something back. */
export const isUndo = (entry: Entry | null): boolean => entry?.text.startsWith("undo") ?? false;

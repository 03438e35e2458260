// What entries of the log are, where it is not an action of the game.
import type { Step } from "../generated/socket";

/** Somebody took something back. */
export const isUndo = (entry: Step | null): boolean => entry?.text.startsWith("undo") ?? false;

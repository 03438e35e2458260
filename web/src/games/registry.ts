// The games this client can show: every folder here with a `game.ts`. Which of them there are to
// play, and in which order, is for the server to say.
import type { GameFolder } from "./contract";

const folders = import.meta.glob<GameFolder>("./*/game.ts", { eager: true, import: "default" });

/** What the folder of a game brings; undefined for a game that only the server has. */
export const folderOf = (game: string): GameFolder | undefined => folders[`./${game}/game.ts`];

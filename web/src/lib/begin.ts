// Opens a table and goes there: a chapter of a lesson, a game against an equal, a table for
// friends, which nobody finds without its link, a game that goes on from a step of another.
import type { Game } from "../generated/game";
import type { TimeControl } from "../generated/tables";
import { api } from "./api";
import { equal } from "./levels";
import { go } from "./router.svelte";

export async function begin({ game, chapter }: { game: string; chapter?: number }): Promise<void> {
  const made = await api.create(
    chapter === undefined
      ? { game, seats: ["me", `bot:${equal(await levels(game))}`] }
      : { game, chapter },
  );
  go(`/table/${made.id}`, chapter !== undefined);
}

/** As few seats as the game allows: who wants more opens a table of their own making. */
export async function invite(
  { id: game, seats: [least] }: Game,
  time: TimeControl | null,
): Promise<void> {
  const open = Array<string>(Math.max(1, least - 1)).fill("open");
  const seats = ["me", ...open];
  go(`/table/${(await api.create({ game, seats, private: true, time })).id}`);
}

/** Goes on after a step of a game that is over, at one seat, against equals at the others. */
export async function playOn(
  of: string,
  game: string,
  at: number,
  seat: number,
  seats: number,
): Promise<void> {
  const bot = `bot:${equal(await levels(game))}`;
  const who = Array.from({ length: seats }, (_, i) => (i === seat ? "me" : bot));
  go(`/table/${(await api.continueAt(of, at, who)).id}`);
}

const levels = async (game: string): Promise<string[]> =>
  (await api.games()).find(({ id }) => id === game)?.levels ?? [];

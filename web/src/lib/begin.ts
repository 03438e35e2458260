// Opens a table and goes there: a chapter of a lesson, or a game against an equal.
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

const levels = async (game: string): Promise<string[]> =>
  (await api.games()).find(({ id }) => id === game)?.levels ?? [];

// Opens a table and goes there: a chapter of a lesson, or a first game against the gentlest bot
// that still has a plan.
import { api } from "./api";
import { go } from "./router.svelte";

export async function begin({ game, chapter }: { game: string; chapter?: number }): Promise<void> {
  const made = await api.create(
    chapter === undefined
      ? { game, seats: ["me", `bot:${await gentle(game)}`] }
      : { game, chapter },
  );
  go(`/table/${made.id}`, chapter !== undefined);
}

/** The level a beginner meets first: not the one that plays at random, if there is another. */
async function gentle(game: string): Promise<string> {
  const levels = (await api.games()).find(({ id }) => id === game)?.levels ?? [];
  return levels[1] ?? levels[0] ?? "random";
}

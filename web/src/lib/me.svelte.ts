// Who sits here, and which games there are: asked once, shared by all screens.
import type { Game } from "../generated/game";
import type { Me } from "../generated/tables";
import { api } from "./api";

/** `blocked`: whom the visitor does not want to hear. */
export const house = $state<{ me: Me | null; games: Game[]; blocked: string[] }>({
  me: null,
  games: [],
  blocked: [],
});

export async function arrive(): Promise<void> {
  [house.me, house.games] = await Promise.all([api.me(), api.games()]);
  if (house.me.account) await hush();
}

/** Asks again whom the visitor has blocked. */
export async function hush(): Promise<void> {
  const ties = await api.friends().catch(() => []);
  house.blocked = ties.filter(({ tie }) => tie === "blocked").map(({ name }) => name);
}

// Who sits here, and which games there are: asked once, shared by all screens.
import type { Game } from "../generated/game";
import type { Me } from "../generated/tables";
import { api } from "./api";

export const house = $state<{ me: Me | null; games: Game[] }>({ me: null, games: [] });

export async function arrive(): Promise<void> {
  [house.me, house.games] = await Promise.all([api.me(), api.games()]);
}

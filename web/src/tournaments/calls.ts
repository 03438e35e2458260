// What this room asks of the server. Keeps nothing.
import type { Made } from "../generated/tables";
import type { NewTournament, Tournaments, TournamentView } from "../generated/tournaments";
import { call } from "../lib/api";

const at = (id: string) => `/tournaments/${encodeURIComponent(id)}`;
const wish = (id: string, what: string, body: unknown = {}) =>
  call<TournamentView>("POST", `${at(id)}/${what}`, body);

export const calls = {
  list: () => call<Tournaments>("GET", "/tournaments"),
  create: (tournament: NewTournament) => call<Made>("POST", "/tournaments", tournament),
  view: (id: string) => call<TournamentView>("GET", at(id)),
  join: (id: string, army: string | null) => wish(id, "join", army === null ? {} : { army }),
  leave: (id: string) => wish(id, "leave"),
  start: (id: string) => wish(id, "start"),
  season: (id: string) => wish(id, "season"),
  cancel: (id: string) => wish(id, "cancel"),
  drop: (id: string, player: number) => wish(id, "drop", { player }),
  decide: (id: string, table: number, places: number[] | null) =>
    wish(id, "decide", { table, places }),
};

// What is asked of the server about people. Loaded with the screens that show it.
import type { FinishedGame, History, Leaders, Profile, Tie, Verdict } from "../generated/people";
import type { Made } from "../generated/tables";
import { call } from "../lib/api";

const id = encodeURIComponent;

/** What is looked for in a history; empty where nothing is. */
export interface Search {
  game: string;
  opponent: string;
  result: Verdict | "";
  /** One of the facts of a game that was found. */
  fact: string;
  /** Days, as a date field gives them. */
  from: string;
  until: string;
}
export const EVERYTHING: Search = {
  game: "",
  opponent: "",
  result: "",
  fact: "",
  from: "",
  until: "",
};

/** Midnight here at the beginning of a day, or of the day after. */
function day(date: string, after = 0): string {
  const [year, month, of] = date.split("-").map(Number);
  return `${new Date(year!, month! - 1, of! + after).getTime()}`;
}

function query(search: Search, after: string | null): string {
  const asked = new URLSearchParams();
  const { game, opponent, result, fact, from, until } = search;
  for (const [name, value] of Object.entries({ game, opponent, result, fact, after: after ?? "" }))
    if (value.trim()) asked.set(name, value.trim());
  if (from) asked.set("from", day(from));
  if (until) asked.set("until", day(until, 1));
  return asked.toString();
}

/** The time classes, which have ratings of their own. */
export const PACES = ["none", "live", "days"] as const;

export const people = {
  profile: (name: string) => call<Profile>("GET", `/people/${id(name)}`),
  games: (name: string, search: Search, after: string | null) =>
    call<History>("GET", `/people/${id(name)}/games?${query(search, after)}`),
  leaders: (game: string, form: string, pace: string, after: string | null) =>
    call<Leaders>(
      "GET",
      `/games/${id(game)}/leaders?form=${id(form)}&pace=${id(pace)}${after ? `&after=${id(after)}` : ""}`,
    ),
  result: (table: string) => call<FinishedGame>("GET", `/tables/${id(table)}/result`),
  tie: (name: string, tie: Tie | null) => call<null>("POST", "/friends", { name, tie }),
  /** A private table of two with a chair kept for a friend. */
  invite: (game: string, name: string, rated: boolean) =>
    call<Made>("POST", "/tables", {
      game,
      seats: ["me", "open"],
      private: true,
      rated,
      invite: [name],
    }),
};

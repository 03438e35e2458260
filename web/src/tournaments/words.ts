// How a tournament is spoken of in a line or two.
import type { TournamentSummary, TournamentView } from "../generated/tournaments";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/say.svelte";

/** Minutes in words, in the largest unit that fits. */
export function time(minutes: number): string {
  if (minutes % 1440 === 0) return t("tournament-time-days", { count: minutes / 1440 });
  if (minutes % 60 === 0) return t("tournament-time-hours", { count: minutes / 60 });
  return t("tournament-time-minutes", { count: minutes });
}

/** A day and a time, as they are written here. */
export const moment = (at: number): string =>
  new Date(at).toLocaleString(settings.language, { dateStyle: "medium", timeStyle: "short" });

/** Who meets whom, and how often. */
export function format({ format }: TournamentSummary): string {
  const name = t(`tournament-${format.kind}`);
  switch (format.kind) {
    case "swiss":
      return `${name}, ${t("tournament-rounds-of", { count: format.rounds })}`;
    case "robin":
      return `${name}, ${t("tournament-legs-of", { count: format.legs })}`;
    case "arena":
      return `${name}, ${t("tournament-minutes-of", { count: format.minutes })}`;
    case "league":
      return `${name}, ${t("tournament-size-of", { count: format.size })}`;
  }
}

/** Where it is in its life. */
export function stage(it: TournamentSummary): string {
  if (it.stage === "open" && it.starts !== null)
    return t("tournament-starts", { time: moment(it.starts) });
  if (it.stage !== "running" || it.round === 0 || it.format.kind === "arena")
    return t(`tournament-stage-${it.stage}`);
  return it.rounds === null
    ? t("tournament-at-game", { round: it.round })
    : t("tournament-at-round", { round: it.round, rounds: it.rounds });
}

/** Two of one name are told apart by their numbers. */
export function names({ players }: TournamentView): (player: number) => string {
  const twice = players.map(
    ({ name }) => players.filter((other) => other.name === name).length > 1,
  );
  return (player) => {
    const name = players[player]?.name ?? "";
    return twice[player] ? `${name} (${player + 1})` : name;
  };
}

/** Points without a needless fraction: 2, 1.5, 0.67. */
export const number = (points: number): string =>
  points.toLocaleString(settings.language, { maximumFractionDigits: 2 });

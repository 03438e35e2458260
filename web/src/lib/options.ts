// What a host can choose: which options apply, and what they are called. The server says what
// there is; nothing here decides what is allowed.
import type { Game, GameOption } from "../generated/game";
import { t } from "./say.svelte";

/** The value of an option, as chosen or as usual. */
export const valueOf = (option: GameOption, chosen: Record<string, string>): string =>
  chosen[option.name] ?? option.default;

/** The message key of a value. */
export const valueKey = (game: string, option: GameOption, value: string): string =>
  `${game}-option-${option.name}-value-${value.replaceAll(",", "-")}`;

/** Whether an option is about nobody, such as the army of a third player among two. */
const idle = (option: GameOption, seats: number): boolean =>
  option.values.every((v) => v === option.default || (option.seats[v]?.[0] ?? 0) > seats);

/** The options that apply with so many seats, beside what is chosen. */
export function applying(game: Game, chosen: Record<string, string>, seats: number): GameOption[] {
  return game.options.filter(
    (option) =>
      !idle(option, Math.max(seats, game.seats[0])) &&
      Object.entries(option.when ?? {}).every(([name, values]) => {
        const other = game.options.find((one) => one.name === name);
        return other ? values.includes(valueOf(other, chosen)) : true;
      }),
  );
}

/** How a table is played, in words; the game's own words must be here. */
export const inWords = (
  game: Game,
  chosen: Record<string, string>,
  seats: number,
): { name: string; label: string; value: string }[] =>
  applying(game, chosen, seats).map((option) => ({
    name: option.name,
    label: t(option.label),
    value: t(valueKey(game.id, option, valueOf(option, chosen))),
  }));

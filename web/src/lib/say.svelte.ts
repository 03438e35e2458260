// Words: Fluent messages of the chosen language. The house's words and every game's cover are
// here from the start, what is said at a game's tables comes when it is learned. No sentence is
// written anywhere else in the client.
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentFunction,
  type FluentVariable,
} from "@fluent/bundle";
import type { Arg, Said } from "../generated/said";
import { Problem } from "./api";
import { articles, feminineIn } from "./gender";
import { settings, type Language } from "./settings.svelte";

const house = import.meta.glob<string>(
  ["../../../messages/*/*.ftl", "!../../../messages/*/{letters,keeper,people,tournaments}.ftl"],
  { query: "?raw", import: "default" },
);
// Words of screens that few open first, learned as those of a game are.
const rooms = import.meta.glob<string>("../../../messages/*/{keeper,people,tournaments}.ftl", {
  query: "?raw",
  import: "default",
});
// A few lines for each game: no request of its own is worth them.
const covers = import.meta.glob<string>("../../../crates/*/messages/*/cover.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const plays = import.meta.glob<string>("../../../crates/*/messages/*/play.ftl", {
  query: "?raw",
  import: "default",
});

let bundle = $state.raw(new FluentBundle("en"));
/** The games whose words are in the bundle. */
let known = $state.raw<string[]>([]);
let wanted: string[] = [];

/** Loads what is said at the tables of `game`, or among `people`, beside the words already here. Fails with a
    `Problem`. */
export function learn(game: string): Promise<void> {
  if (wanted.includes(game)) return newest;
  wanted = [...wanted, game];
  return speak(settings.language);
}

/** Whether the words of a game are here. Before, nothing of its tables can be shown. */
export const knows = (game: string): boolean => known.includes(game);

/** Switches every word on the page to `language`. */
export function speak(language: Language): Promise<void> {
  newest = load(language, ++calls);
  return newest;
}

/** `AN($piece)`: a word with the English article that its first sound wants, with `case: "upper"`
    at the beginning of a sentence. The command line has the same. */
const withArticle: FluentFunction = ([word], { case: letter }) => {
  const article = /^[aeio]/i.test(`${word}`) ? "an" : "a";
  return `${letter === "upper" ? article.replace("a", "A") : article} ${word}`;
};

/** Who is alone of a name at the table that is looked at, and so needs no number. */
let alone = $state.raw<ReadonlySet<string>>(new Set());
/** To be said by a table whose figures have numbers. */
export function tellAlone(names: Iterable<string>): void {
  alone = new Set(names);
}

/** `NTH($figure, $number)`: a name with its number; a number of 0 is not told, nor that of who is
    alone. The command line has the same, but knows no table. */
const withNumber: FluentFunction = ([word, number]) => {
  const n = Number(number instanceof FluentNumber ? number.value : number);
  return n > 0 && !alone.has(`${word}`) ? `${word} ${n}` : `${word}`;
};

let calls = 0;
let newest = Promise.resolve();
async function load(language: Language, call: number): Promise<void> {
  const games = wanted;
  const here = <T>(files: Record<string, T>): T[] =>
    Object.keys(files)
      .filter((path) => path.includes(`messages/${language}/`))
      .map((path) => files[path]!);
  const texts = await Promise.all([
    ...here(house).map((file) => file()),
    ...here(covers),
    ...games.map(
      (name) =>
        plays[`../../../crates/${name}/messages/${language}/play.ftl`]?.() ??
        rooms[`../../../messages/${language}/${name}.ftl`]?.() ??
        "",
    ),
  ]).catch(() => {
    throw new Problem({ key: "error-offline", args: {} }, 0);
  });
  // A later call knows more words, or another language.
  if (call !== calls) return newest;
  const files = texts.map((text) => new FluentResource(text ?? ""));
  // Isolation marks would end up in names that people copy and tests read.
  const next = new FluentBundle(language, {
    useIsolating: false,
    functions: { AN: withArticle, NTH: withNumber, ...articles(feminineIn(files)) },
  });
  for (const file of files) next.addResource(file);
  bundle = next;
  known = games;
}

export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  // Hardly anybody is ever told what who runs the house decides.
  if (!message && key.startsWith("keeper")) void learn("keeper").catch(() => {});
  return message?.value ? bundle.formatPattern(message.value, args) : key;
}

/** The message, where there is one. */
export const maybe = (key: string): string | null => (bundle.hasMessage(key) ? t(key) : null);

/** The name of a game; one that this client has no words for is called by its id. */
export const gameName = (id: string): string =>
  maybe(`game-${id}`) ??
  id.replace(
    /(^|-)(\w)/g,
    (_, dash: string, letter: string) => (dash ? " " : "") + letter.toUpperCase(),
  );

export function list(words: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(words);
}

/** Three of the same are said once, with a count. */
export function counted(words: string[], single = (word: string) => word): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return list([...counts].map(([word, n]) => (n > 1 ? `${n} × ${word}` : single(word))));
}

export type Names = (seat: number) => string;

export function word(arg: Arg, names: Names): string | number {
  if (typeof arg === "number" || typeof arg === "string") return arg;
  if ("seat" in arg) return names(arg.seat);
  if ("word" in arg) return t(arg.word);
  return counted(arg.words.map((key) => t(key)));
}

export function say(said: Said, names: Names): string {
  const args: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(said.args ?? {})) args[name] = word(arg, names);
  return t(said.key, args);
}

/** A prompt as those hear it who only wait: about the players it is put to. */
export function sayOfOthers(prompt: Said, others: string, names: Names): string {
  const key = `${prompt.key}-other`;
  if (!bundle.hasMessage(key)) return t("waiting-for", { names: others });
  return say({ key, args: { ...prompt.args, seat: others } }, names);
}

export function when(at: number): string {
  const minutes = Math.round((at - Date.now()) / 60000);
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  if (Math.abs(minutes) < 60) return format.format(minutes, "minute");
  if (Math.abs(minutes) < 60 * 24) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 1440), "day");
}

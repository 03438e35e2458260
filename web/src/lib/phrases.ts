// What is often said at a table, in everybody's own language: it travels as a word with a stroke
// before it, and each page says it in its reader's language. Whatever else is said stays as it is.
import { maybe } from "./say.svelte";

export const PHRASES = [
  "hello",
  "luck",
  "moment",
  "nice",
  "sorry",
  "thanks",
  "game",
  "bye",
] as const;

export const coded = (phrase: (typeof PHRASES)[number]): string => `/${phrase}`;

/** A line of talk as its reader hears it. */
export const heardAs = (text: string): string =>
  (text.startsWith("/") ? maybe(`phrase-${text.slice(1)}`) : null) ?? text;

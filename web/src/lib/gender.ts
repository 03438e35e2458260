// French names with their articles. A name is masculine unless its message says `.gender = f`; it
// may be followed by a number. The command line has the same (`crates/words/src/gender.rs`).
import type { FluentFunction, FluentResource } from "@fluent/bundle";

/** The names of these files that are feminine. */
export const feminineIn = (files: FluentResource[]): Set<string> =>
  new Set(
    files.flatMap(({ body }) =>
      body.flatMap(({ value, attributes }) =>
        attributes.gender === "f" && typeof value === "string" ? value : [],
      ),
    ),
  );

/** `LE($piece)`, `DE($piece)` and `GENDER($piece)`; the first with `case: "upper"` at the beginning
    of a sentence. */
export function articles(feminine: Set<string>): Record<string, FluentFunction> {
  const is = (name: string) => feminine.has(name.replace(/\s*\d+$/, ""));
  // The article loses its vowel before another.
  const elides = (name: string) => /^[aeiouéèêîôâ]/i.test(name);
  const the = (name: string) => (elides(name) ? "l’" : is(name) ? "la " : "le ");
  return {
    LE: ([word], { case: letter }) => {
      const name = `${word}`;
      const article = the(name);
      return (letter === "upper" ? article.replace("l", "L") : article) + name;
    },
    DE: ([word]) => {
      const name = `${word}`;
      return elides(name) || is(name) ? `de ${the(name)}${name}` : `du ${name}`;
    },
    GENDER: ([word]) => (is(`${word}`) ? "f" : "m"),
  };
}

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { articles, feminineIn } from "../src/lib/gender";

const file = new FluentResource(`
spider = Araignée
    .gender = f
web = Toile
    .gender = f
worker = Ouvrier
tank = Char
takes = { LE($by, case: "upper") } prend { LE($piece) } à côté { DE($by) }, { GENDER($piece) ->
    [f] perdue
   *[m] perdu
}
`);
const bundle = new FluentBundle("fr", {
  useIsolating: false,
  functions: articles(feminineIn([file])),
});
bundle.addResource(file);
const takes = (by: string, piece: string) =>
  bundle.formatPattern(bundle.getMessage("takes")!.value!, { by, piece });

test("names have their articles, with and without a number", () => {
  expect(takes("Char", "Toile")).toBe("Le Char prend la Toile à côté du Char, perdue");
  expect(takes("Toile 2", "Char 1")).toBe("La Toile 2 prend le Char 1 à côté de la Toile 2, perdu");
  expect(takes("Ouvrier", "Araignée 3")).toBe(
    "L’Ouvrier prend l’Araignée 3 à côté de l’Ouvrier, perdue",
  );
});

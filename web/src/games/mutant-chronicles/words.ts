// The words of Mutant Chronicles' pieces, from its message file.
import type { Figure, Boon, Keyword, Source, Sum, View } from "../../generated/mutant-chronicles";
import { t, type Names } from "../../lib/say.svelte";
import { settings } from "../../lib/settings.svelte";

const own = (key: string, args = {}) => t(`mutant-chronicles-${key}`, args);
/** Empty where there is nothing to say. */
const maybe = (key: string) => {
  const text = own(key);
  return text === `mutant-chronicles-${key}` ? "" : text;
};

export const unitName = (unit: string) => own(`unit-${unit}`);
/** What its card says beside keywords. */
export const unitText = (unit: string) => maybe(`unit-${unit}-text`);
export const cardName = (card: string) => own(`card-${card}`);
export const cardText = (card: string) => own(`card-${card}-text`);
export const momentName = (moment: string) => own(`moment-${moment}`);
export const factionName = (faction: string) => own(`faction-${faction}`);
export const rankName = (rank: string) => own(`rank-${rank}`);
export const dieName = (die: string) => own(`die-${die}`);
export const tokenName = (token: string) => own(`zone-${token}`);
export const tokenText = (token: string) => own(`zone-${token}-text`);
export const traitName = (word: string) => own(`trait-${word}`);
export const modeName = (mode: string) => own(`option-mode-value-${mode}`);
/** What a mode is called beside its size; the sizes in between have no name. */
export const modeTitle = (mode: string) => maybe(`ui-mode-${mode}`);
export const orderName = (rank: string) => own(`ui-order-${rank}`);
/** A prepared army: by a name of its own, or by its faction. */
export const armyName = (army: { name: string; faction: string | null }) =>
  maybe(`ui-army-${army.name}`) || (army.faction ? factionName(army.faction) : army.name);

/** A keyword, or anything else that is a word with or without a number. */
export function parted(keyword: Keyword | Boon): { word: string; amount: number | null } {
  if (typeof keyword === "string") return { word: keyword, amount: null };
  const [[word, amount] = ["", 0]] = Object.entries(keyword);
  return { word, amount };
}

/** `ranger-elite-2` is the second of its kind. */
export const numberOf = (figure: string): string => /\d+$/.exec(figure)?.[0] ?? "";

/** "Ranger Elite", or "Ranger Elite 2" where there are several. */
export function figureName(view: View, name: string): string {
  const figure = view.figures.find((f) => f.name === name);
  if (!figure) return name;
  const alike = view.figures.filter((f) => f.unit === figure.unit).length;
  return alike > 1 ? `${unitName(figure.unit)} ${numberOf(name)}` : unitName(figure.unit);
}
export const figureOf = (view: View, figure: Figure, names: Names): string =>
  t("mutant-chronicles-ui-figure-of", {
    figure: figureName(view, figure.name),
    name: names(figure.seat),
  });

/** Where a part of a sum comes from. */
export function sourceName(from: Source): string {
  if (typeof from === "string")
    return ["accuracy", "armor", "dodge"].includes(from)
      ? own(`keyword-${from}`)
      : own(`part-${from}`);
  if ("card" in from) return cardName(from.card);
  if ("unit" in from) return unitName(from.unit);
  return tokenName(from.zone);
}

/** `4 rolled + 1 Accuracy = 5` */
export function sumWords(sum: Sum): string {
  const [first, ...rest] = sum.parts;
  if (!first) return `${sum.total}`;
  const tail = rest
    .map((p) => ` ${p.amount < 0 ? "−" : "+"} ${Math.abs(p.amount)} ${sourceName(p.from)}`)
    .join("");
  const head = `${first.amount} ${sourceName(first.from)}`;
  return rest.length === 0 ? head : `${head}${tail} = ${sum.total}`;
}

/** A number as it is written here, with one digit behind the point at most. */
export const decimal = (n: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(n);

/** Certain and impossible are said only of what is. */
export const percent = (perMille: number): string => {
  const edge = perMille > 0 && perMille < 1000 && (perMille < 10 || perMille > 990);
  return `${edge ? decimal(perMille / 10) : Math.round(perMille / 10)} %`;
};

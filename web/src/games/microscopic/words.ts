// The words of Microscopic's pieces and commands, from its message file.
import type { Action, Card, Price } from "../../generated/microscopic";
import type { Part } from "../../generated/game";
import { list, t, word, type Names } from "../../lib/say.svelte";
import { face } from "./faces";

export const cardName = (card: Card) => t(`microscopic-card-${card}`);
export const cardText = (card: Card) => t(`microscopic-card-${card}-text`);
export const organismName = (organism: string) => t(`microscopic-organism-${organism}`);
export const organismText = (organism: string) => t(`microscopic-organism-${organism}-text`);

export function kindLabel(card: Card): string {
  const { sort, kind } = face(card);
  return t(`microscopic-kind-${sort === "cell" ? kind : sort}`);
}

export function bonusLabel(card: Card): string {
  const { sort, kind, bonus } = face(card);
  if (sort === "virus") return t("microscopic-bonus-virus");
  if (!bonus) return "";
  if (bonus === "discount" && kind === "simple") return t("microscopic-bonus-discount-all");
  return t(`microscopic-bonus-${bonus}`, { kind: t(`microscopic-kind-${kind}`) });
}

export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

export function priceWords(price: Price, names: Names): string {
  if (price.parts.length === 0) return t("microscopic-price-plain", { price: price.price });
  const reasons = list(
    price.parts.map((part) => `${signed(part.amount)} ${word(part.from, names)}`),
  );
  return t("microscopic-price-why", { printed: price.printed, price: price.price, reasons });
}

/** `2 + 1 + 1 + 2 = 6` */
export function sumFigures(parts: Part[], total: number): string {
  const [first, ...rest] = parts;
  if (!first || rest.length === 0) return `${total}`;
  const tail = rest.map((p) => ` ${p.amount < 0 ? "−" : "+"} ${Math.abs(p.amount)}`).join("");
  return `${first.amount}${tail} = ${total}`;
}

/** The same, in short, where the card is already named beside it. */
export function describeChosen(action: Action): string {
  const price = action.type === "cell" ? action.genes.length : 0;
  return t(`microscopic-offer-${action.type}`, { price });
}

/** What an action does, as a sentence without a subject. */
export function describe(action: Action, draws: number, names: Names): string {
  const key = `microscopic-do-${action.type}`;
  switch (action.type) {
    case "cell":
      return t(key, { card: cardName(action.card), price: action.genes.length });
    case "organism":
      return t(key, { organism: organismName(action.organism) });
    case "virus":
      return t(key, { target: cardName(action.target), of: names(action.of) });
    case "draw":
      return t(key, { count: draws });
    default:
      return t(key, { card: cardName(action.card) });
  }
}

// The notation of Microscopic where it is not listed, written in this one place: payments of
// the player's own choice. Nothing here knows what is legal.
import type { Choices, Form } from "../../generated/game";
import type { Card, Organism } from "../../generated/microscopic";

const OPENINGS = {
  cell: (card: Card) => `cell ${card} paying`,
  organism: (organism: Organism) => `organism ${organism} spending`,
};

const open = (choices: Choices | null, verb: string): Form | null =>
  choices?.forms.find((form) => form.verb === verb) ?? null;

/** The open payment of a cell, where there is more than one. */
export const cellForm = (choices: Choices | null, card: Card): Form | null =>
  open(choices, OPENINGS.cell(card));

/** The same for an organism. */
export const organismForm = (choices: Choices | null, organism: Organism): Form | null =>
  open(choices, OPENINGS.organism(organism));

/** How many pieces a form takes. */
export function bounds(form: Form): { least: number; most: number } {
  const field = form.fields[0];
  return field?.kind === "some" ? field : { least: 0, most: 0 };
}

/** The form filled in with these pieces; null while there are too few or too many. */
export function filled(form: Form, pieces: Card[]): string | null {
  const { least, most } = bounds(form);
  const fits = pieces.length >= least && pieces.length <= most;
  return fits ? `${form.verb} ${[...pieces].sort().join("+")}` : null;
}

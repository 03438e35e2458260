// Where on the table a chosen card can be laid, each place with what is sent then. Every action
// here was listed by the server.
import type { Action, Card } from "../../generated/microscopic";
import type { Move } from "../choices";
import { withCard } from "./plan.svelte";
import { describeChosen } from "./words";

/** A place that takes the card. */
export interface Spot {
  /** Names it for what is carried there. */
  drop: string;
  label: string;
  text: string;
}

const placeOf = (action: Action, partner: number | undefined): string | null => {
  switch (action.type) {
    case "gene":
      return "genes";
    case "cell":
      return "cells";
    case "discard":
    case "replace":
      return "discard";
    case "give":
      return `seat-${partner}`;
    default:
      return null;
  }
};

/** The places for a card of the hand; `partner` is who gets what is passed on. */
export function spotsFor(
  all: Move<Action>[],
  card: Card | null,
  partner: number | undefined,
): Spot[] {
  if (!card) return [];
  return withCard(all, card).flatMap((move) => {
    const drop = placeOf(move.action, partner);
    return drop ? [{ drop, label: describeChosen(move.action), text: move.text }] : [];
  });
}

export const spotAt = (spots: Spot[], drop: string): Spot | null =>
  spots.find((spot) => spot.drop === drop) ?? null;

/** A cell or a mutation in play as a place for a virus. */
export const targetDrop = (card: Card, of: number): string => `target ${card} ${of}`;
/** A dish as a place for a cell. */
export const dishDrop = (organism: string): string => `dish ${organism}`;

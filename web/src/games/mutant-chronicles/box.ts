// Everything that is printed: units, cards, prepared armies, maps. Asked of the server when
// it is needed first, and kept; the client has no copy of its own.
import type { Answer, Rank } from "../../generated/mutant-chronicles";
import type { Said } from "../../generated/said";
import { api } from "../../lib/api";
import type { Only } from "../choices";
import { question } from "./notation";

export type Box = Only<Answer, "box">;
export type Board = Only<Answer, "board">;
/** Why an army is not legal; the shape of words is the contract's. */
export type Reason = { clause: string; why: Said };
export type Verdict = Omit<Only<Answer, "army">, "reasons"> & { reasons: Reason[] };

export const RANKS: Rank[] = ["gold", "silver", "bronze"];
export const GAME = "mutant-chronicles";

const kept = new Map<string, Promise<unknown>>();

function once<T>(question: string): Promise<T> {
  const known = kept.get(question);
  if (known) return known as Promise<T>;
  const asked = api.answer<T>(GAME, question).catch((error) => {
    kept.delete(question);
    throw error;
  });
  kept.set(question, asked);
  return asked;
}

export const openBox = () => once<Box>(question.box);
export const openBoard = (id: string) => once<Board>(question.board(id));
/** A prepared army by name, or any army by its text: its parts, and what forbids it. */
export const judge = (text: string) => once<Verdict>(question.army(text));

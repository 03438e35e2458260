// What every game shares on the wire: choices, outcomes, rules, tutorials.
import type { Arg, Said } from "./said";

export interface Listed {
  text: string;
  action: unknown;
}
export interface Field {
  name: string;
  kind: "some";
  from: string[];
  least: number;
  most: number;
}
export interface Form {
  verb: string;
  clause: string;
  fields: Field[];
}
export interface Choices {
  listed: Listed[];
  forms: Form[];
}
export interface ScoreLine {
  label: string;
  points: number[];
}
export interface Outcome {
  winners: number[];
  places: number[];
  sheet: ScoreLine[];
  reason: Said;
  clause: string;
}
export interface Part {
  amount: number;
  from: Arg;
}
export interface Sum {
  total: number;
  parts: Part[];
}
export interface GameOption {
  name: string;
  values: string[];
  default: string;
  label: string;
  help: string;
  when?: Record<string, string[]>;
  /** How many seats a value allows, where it narrows the game's own range. */
  seats: Record<string, [number, number]>;
}
export interface Game {
  id: string;
  built: boolean;
  seats: [number, number];
  levels: string[];
  options: GameOption[];
  tutorial: boolean;
}
export interface Clause {
  id: string;
  mark: string;
  section: string;
  text: string;
}
export interface RulesPage {
  clauses: Clause[];
}
export interface TutorialStep {
  say: string;
  expect?: string[];
  highlight?: string;
  bot?: string;
}
export interface Tutorial {
  title: string;
  steps: TutorialStep[];
}

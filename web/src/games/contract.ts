// What the client and a game owe each other, and all a game's folder must bring: a `game.ts`
// whose default export is a `GameFolder`. At a table a game gets what the server said, puts
// offers under the player's thumb, and has one way to send; what is sent when, and what comes
// of it, is for the shell.
import type { Component, Snippet } from "svelte";
import type { Choices } from "../generated/game";
import type { Said } from "../generated/said";
import type { Step } from "../generated/socket";

/** One button of the prompt: actions in notation, or a step inside the game's table. */
export interface Offer {
  label: string;
  detail?: string;
  /** The detail can be done without where there is little room. */
  brief?: boolean;
  /** What is sent, in notation, as `send` does; absent when `run` is a step on the table only. */
  actions?: string[];
  run?: () => void;
  /** The button is pointed at or focused, or not any more: the table can show what it would do. */
  look?: (on: boolean) => void;
  /** The main thing to do now. */
  main?: boolean;
  /** Cannot be taken back: asked once more, in place. */
  final?: boolean;
  /** Why it cannot be done yet; the button is then disabled. */
  why?: string;
  /** A key that presses it wherever the focus is, as events name it; named `key-<key>`. */
  key?: string;
}

/** What the game's table puts under the player's thumb. Filled by the game, shown by the shell. */
export interface Desk {
  sentence: string | null;
  /** How it is done, in a quieter line below. */
  note?: string | null;
  offers: Offer[];
  cancel: (() => void) | null;
  /** The table is showing what happened, for the first time or again: nothing is asked, and
      its offers are about that. */
  showing?: boolean;
  /** For a table that shows one step after the other: the last it has shown, null before the
      first. The shell tells of no later one: log, prompt, seats, tutor and end wait. Absent:
      everything is shown at once. */
  shown?: number | null;
  /** It shows again by itself what the others did: the shell offers it no more. */
  recalls?: boolean;
  /** What was shown last, in words, for who saw no motion or can learn from it. Stays until
      something is chosen. */
  told?: string[];
  /** The colour of each seat, where its pieces have one: its mark has it too, everywhere. */
  colours?: (string | null)[];
  /** What a decision needs beside the table: the shell lays it next to the prompt. */
  panel?: Snippet | null;
  /** On an upright phone the table stays as high as it says it must be, whatever is asked: its
      panel is one low strip, and the prompt is scrolled where it is longer than the rest. */
  keeps?: boolean;
}

/** A suggested action: as it is listed, with its data, or only in notation where it is one that
    a form leaves open. */
export interface Hint {
  text: string;
  action: unknown;
}

export interface TableProps {
  view: unknown;
  /** The seat this page plays, or null for those who watch. */
  you: number | null;
  names: (seat: number) => string;
  choices: Choices | null;
  /** The newest entry, for moving the pieces; null when nothing moved (a scrub, a reload). */
  entry: Step | null;
  desk: Desk;
  /** The part of the table the tutorial talks about. */
  glow: string | null;
  /** What a good player would do now. */
  hint: Hint | null;
  /** Sends actions in notation: the first at once, each other one where the server lists it
      after the one before. What comes in between ends the rest. */
  send: (actions: string[]) => void;
  /** Somebody looks back at a step of this seat: what it did should be in sight. */
  by?: number | null;
  /** Asks the rules about this table, in the game's notation; null in a replay. */
  ask: ((question: string) => Promise<unknown>) | null;
}
export type GameTable = Component<TableProps>;

/** A screen of a game beside its tables, such as a workshop for what is brought to one. Its name
    is the message `<game>-room-<id>` on the game's cover. */
export interface Room {
  /** In the address: `/room/<game>/<id>`. */
  id: string;
  load: () => Promise<{ default: Component }>;
}

/** A turn worth telling of at the end: where it ended in the log, and what happened. */
export interface Moment {
  n: number;
  seat: number;
  says: Said[];
}

/** What a line of the log is about, as far as a game can tell it better than in words. There is
    a sentence for each event. */
export interface Told {
  seat: number | null;
  events: unknown[];
}

/** What a game's `Table.svelte` brings. */
export interface GameModule {
  default: GameTable;
  /** The best moment of a game that is over. */
  best: (entries: Step[]) => Moment | null;
  /** The places of the table (their `data-place`) that a line of the log is about: they are lit
      while the line is pointed at. `view` is the table as it is seen now. */
  places?: (told: Told, view: unknown) => string[];
  /** The later line only goes on with what the earlier one told: the log has one line for both. */
  joins?: (earlier: Told, later: Told) => boolean;
  /** A small picture beside a line of the log, 1.75 em high, about what its first sentence says.
      It may show nothing, and nothing its reader does not know. The sentence says it all. */
  Thumb?: Component<{ told: Told; view: unknown }>;
}

/** What a game's folder brings. It is loaded with the first screen, so it is small. */
export interface GameFolder {
  /** Any CSS colour: `--tint` of its dish at home, `--accent` at its tables and in its rooms. */
  colour: string;
  /** The picture in its dish, part of an SVG: box 0 0 200 200. It rests with reduced motion. */
  creature: Component;
  /** Its table, loaded when one opens. */
  table: () => Promise<GameModule>;
  /** Its table fills whatever room it gets, and never wants to be scrolled: it gets the height
      of the window. */
  fills?: boolean;
  /** Everybody begins by choosing an army, which can be handed in before a tournament. What is put
      aside for the game are armies. */
  armies?: boolean;
  rooms?: Room[];
}

// Every message of the WebSocket, protocol version 1.
import type { Choices, Outcome } from "./game";
import type { Said } from "./said";
import type { SeatInfo } from "./tables";

export type ToServer =
  | { type: "hello"; v: number }
  | { type: "subscribe"; table: string; after: number | null; chat?: number }
  | { type: "unsubscribe"; table: string }
  | { type: "act"; table: string; after: number; action: string; id: number }
  | { type: "undo"; table: string; id: number }
  | { type: "resign"; table: string; id: number }
  | { type: "hint"; table: string; id: number }
  | { type: "chat"; table: string; text: string; id: number }
  | { type: "takeover"; table: string; seat: number; level: string; id: number }
  | { type: "return"; table: string; seat: number; id: number };

export interface TableInfo {
  type: "table";
  id: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  commitment: string;
  you: number | null;
  n: number | null;
  tutorial: boolean;
}
export interface Undo {
  ok: boolean;
  why?: Said;
}
export interface Clock {
  used: number[];
  since: number;
}
export interface State {
  type: "state";
  table: string;
  n: number;
  view: unknown;
  asked: number[];
  prompt: Said;
  clause: string;
  choices: Choices | null;
  undo: Undo;
  outcome: Outcome | null;
  seed: string | null;
  clock: Clock;
}
export interface Entry {
  type: "entry";
  table: string;
  n: number;
  seat: number | null;
  text: string;
  events: unknown[];
  says: Said[];
  at: number;
}
export interface Presence {
  type: "presence";
  table: string;
  seats: { seat: number; here: boolean }[];
  watching: number;
}
export interface Chat {
  type: "chat";
  table: string;
  n: number;
  from: string;
  text: string;
  at: number;
}
export type FromServer =
  | { type: "welcome"; v: number; you: { id: string; name: string } }
  | TableInfo
  | State
  | Entry
  | { type: "ack"; id: number; n: number }
  | { type: "refused"; id: number; clause: string | null; why: Said }
  | Presence
  | Chat
  | { type: "hint"; id: number; action: string }
  | { type: "rematch"; table: string; next: string }
  | { type: "error"; why: Said; fatal: boolean; table?: string };

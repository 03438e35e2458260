// Tables as the lobby and the HTTP interface know them.
import type { Said } from "./said";

export interface Me {
  id: string;
  name: string;
  account: boolean;
}
export interface SeatInfo {
  kind: "person" | "bot" | "open";
  name: string;
  you: boolean;
  level?: string;
}
export interface Summary {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  started: boolean;
  over: boolean;
  round?: number;
  updated: number;
}
export interface Tables {
  open: Summary[];
  running: Summary[];
  mine: Summary[];
}
export interface NewTable {
  game: string;
  options?: Record<string, string>;
  seats?: string[];
  tutorial?: boolean;
}
export interface Made {
  id: string;
}
export interface Frame {
  n: number;
  seat: number | null;
  action: string;
  says: Said[];
  view: unknown;
}
export interface ReplayHeader {
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  commitment: string;
  seed: string | null;
}
export interface Replay {
  header: ReplayHeader;
  frames: Frame[];
}

// The small HTTP client. It knows addresses and errors; it keeps nothing.
import type { Game, RulesPage, Chapter } from "../generated/game";
import type { Friend } from "../generated/people";
import type { Said } from "../generated/said";
import type {
  Made,
  Me,
  NewTable,
  Pair,
  Replay,
  Review,
  Reviewing,
  SeatInfo,
  SessionInfo,
  Shelve,
  Shelved,
  Tables,
} from "../generated/tables";

/** A refusal of the server, or a network that is not there, in words. */
export class Problem extends Error {
  constructor(
    readonly why: Said,
    readonly status: number,
  ) {
    super(why.key);
  }
}

async function request(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const text = typeof body === "string";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers:
        body === undefined ? {} : { "content-type": text ? "text/plain" : "application/json" },
      body: body === undefined ? null : text ? body : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch {
    throw new Problem({ key: "error-offline", args: {} }, 0);
  }
  if (!answer.ok) {
    const said = await answer.json().catch(() => null);
    throw new Problem(
      said?.why ?? { key: "error-status", args: { status: answer.status } },
      answer.status,
    );
  }
  return answer;
}

/** For screens that are loaded later and bring their own addresses. */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const raw = await (await request(method, path, body, signal)).text();
  return (raw ? JSON.parse(raw) : null) as T;
}

const id = encodeURIComponent;
/** After so many milliseconds nobody waits for lists any more. */
const PATIENCE = 20000;

/** As whom a game that is over is looked at: `public`, a seat's number, or with everything that was
    hidden. */
export type Seen = "open" | "public" | `${number}`;
const asSeen = (seen: Seen) => (seen === "open" ? "" : `&seen=${seen}`);

/** A replay with all its frames; the server shows it page by page. */
async function whole(path: string, seen: Seen): Promise<Replay> {
  const page = (from: number) => call<Replay>("GET", `${path}?from=${from}${asSeen(seen)}`);
  const replay = await page(0);
  const { frames } = replay;
  while (frames.length < replay.length) {
    const more = (await page(frames.length)).frames;
    if (more.length === 0) break;
    frames.push(...more);
  }
  return replay;
}

/** A review, told as it is worked out: how far it is, and at last what was found. */
async function review(
  table: string,
  far: (progress: { done: number; of: number }) => void,
  signal: AbortSignal,
): Promise<{ seats: SeatInfo[]; review: Review }> {
  const answer = await request("GET", `/tables/${id(table)}/review`, undefined, signal);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = ""; ;) {
    const { value, done } = await reader.read();
    // The line was cut.
    if (done) throw new Problem({ key: "error-offline", args: {} }, 0);
    const messages = (rest + value).split("\n\n");
    rest = messages.pop() ?? "";
    for (const message of messages) {
      if (!message.startsWith("data:")) continue;
      const news = JSON.parse(message.slice("data:".length)) as Reviewing;
      if (news.type === "progress") far(news);
      else if (news.type === "done") return news;
      else throw new Problem(news.why, answer.status);
    }
  }
}

export const api = {
  me: () => call<Me>("GET", "/me"),
  rename: (name: string) => call<Me>("POST", "/me", { name }),
  register: (name: string, password: string) => call<Me>("POST", "/account", { name, password }),
  login: (name: string, password: string) => call<Me>("POST", "/login", { name, password }),
  logout: () => call<null>("POST", "/logout"),
  sessions: () => call<SessionInfo[]>("GET", "/sessions"),
  endSession: (session: string) => call<null>("DELETE", `/sessions/${id(session)}`),
  endOtherSessions: () => call<null>("POST", "/sessions/end"),
  friends: () => call<Friend[]>("GET", "/friends"),
  /** What the visitor has put aside for a game, and one thing more of it, or less. */
  shelf: (game: string) => call<Shelved[]>("GET", `/shelf/${id(game)}`),
  shelve: (game: string, one: Shelve) => call<null>("POST", `/shelf/${id(game)}`, one),
  games: () => call<Game[]>("GET", "/games"),
  /** The newest version of the rules where none is named. */
  rules: (game: string, language: string, version?: number) =>
    call<RulesPage>(
      "GET",
      `/games/${id(game)}/rules?lang=${language}${version ? `&version=${version}` : ""}`,
    ),
  answer: <T>(game: string, question: string) =>
    call<T>("GET", `/games/${id(game)}/answer?question=${id(question)}`),
  lesson: (game: string) => call<Chapter[]>("GET", `/games/${id(game)}/lesson`),
  /** Asked again and again: a line that is dead without a word must not end that. */
  tables: () => call<Tables>("GET", "/tables", undefined, AbortSignal.timeout(PATIENCE)),
  create: (table: NewTable) => call<Made>("POST", "/tables", table),
  /** Finds an opponent who wants the same, or waits for one; again and again the same table. */
  pair: (wanted: Pair) => call<Made>("POST", "/pair", wanted),
  join: (table: string, seat?: number) => call<null>("POST", `/tables/${id(table)}/join`, { seat }),
  leave: (table: string) => call<null>("POST", `/tables/${id(table)}/leave`),
  /** The host sends away who sits there, or lets bots play for whoever is missing. */
  remove: (table: string, seat: number) =>
    call<null>("POST", `/tables/${id(table)}/remove`, { seat }),
  fill: (table: string, level: string) =>
    call<null>("POST", `/tables/${id(table)}/fill`, { level }),
  rematch: (table: string) => call<Made>("POST", `/tables/${id(table)}/rematch`),
  importRecord: (record: string) => call<Made>("POST", "/records", record),
  replay: (table: string, seen: Seen) => whole(`/tables/${id(table)}/replay`, seen),
  imported: (replay: string, seen: Seen) => whole(`/replays/${id(replay)}`, seen),
  /** One step of a game that is over, as somebody saw it. */
  frame: (table: string, n: number, seen: Seen) =>
    call<Replay>("GET", `/tables/${id(table)}/replay?from=${n}${asSeen(seen)}`),
  review,
  continueAt: (table: string, at: number, seats: string[]) =>
    call<Made>("POST", `/tables/${id(table)}/continue`, { at, seats }),
};

// One table as this page sees it: what the server last said, what we have sent but not yet
// heard back, and what follows that. It decides nothing about the game.
import type { Choices, Listed } from "../generated/game";
import type {
  Chat,
  FromServer,
  Hinted,
  Kept,
  Planned,
  Presence,
  State,
  Step,
  TableInfo,
} from "../generated/socket";
import type { Said } from "../generated/said";
import { Queue } from "./queue";
import { apart } from "./seats";
import { socket } from "./socket.svelte";

/** So many positions are kept to look back at. */
const KEPT = 200;
/** And so many steps of what was missed are fetched to be seen again. */
const MISSED = 400;

/** A position to look back at. */
export type Past = Pick<State, "n" | "view" | "step">;

/** What is to be done when this seat is asked. */
export type Intent = Pick<Kept, "action" | "prompt" | "like" | "always">;

export interface Pending {
  id: number;
  after: number;
  action: string;
}

export class Session {
  info = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  entries = $state.raw<Step[]>([]);
  chat = $state.raw<Chat[]>([]);
  presence = $state.raw<Presence | null>(null);
  pending = $state.raw<Pending | null>(null);
  refusal = $state.raw<{ clause: string | null; why: Said } | null>(null);
  trouble = $state.raw<{ why: Said; fatal: boolean } | null>(null);
  hint = $state.raw<Listed | null>(null);
  /** The best few choices, told with the hint; it is one of them. */
  hints = $state.raw<Hinted[]>([]);
  /** What this seat has prepared, in the order in which it is done. */
  intents = $state.raw<Kept[]>([]);
  next = $state.raw<string | null>(null);
  /** The rematch was asked for while this page looked on. */
  called = $state(false);
  /** What of the choices is open here: a lesson leaves fewer. */
  narrow: (choices: Choices | null, done: Step[]) => Choices | null = (choices) => choices;
  /** As far as the table has shown what happened: the number of a step. */
  shown: () => number = () => Infinity;
  /** What this page has seen of the game, for looking back; the newest last. */
  kept = $state.raw<State[]>([]);
  /** Positions from before this page was opened, fetched to be looked at. */
  #recalled = $state.raw<Past[]>([]);
  /** The request for such positions that is under way, how far back they are wanted, and what is
      to be done when they are there. */
  #recall: { id: number; from: number; then: () => void } | null = null;
  /** The last state the table has shown, and those that wait behind it. */
  #states = $state.raw<State[]>([]);
  #queue = new Queue();
  #missed: Step[] = [];
  /** The request for older steps that is under way, and whether all are wanted. */
  #older: number | null = null;
  #recalls = false;
  #leave: () => void;
  #questions = new Map<number, { answer: (value: unknown) => void; refuse: (why: Said) => void }>();

  constructor(readonly table: string) {
    this.#leave = socket.subscribe(table, {
      last: () => {
        // A new line is told what is prepared, if anything is.
        this.intents = [];
        return { after: this.entries.at(-1)?.n ?? null, chat: this.chat.at(-1)?.n ?? 0 };
      },
      hear: (message) => this.#hear(message),
    });
  }

  close(): void {
    this.#leave();
  }

  /** All that can be looked back at; the newest last. */
  get past(): Past[] {
    const first = this.kept[0]?.n ?? 0;
    return [...this.#recalled.filter(({ n }) => n < first), ...this.kept];
  }

  get choices(): Choices | null {
    return this.narrow(this.state?.choices ?? null, this.story);
  }

  /** What the server said last of what has been shown: what the shell tells of. */
  get told(): State | null {
    const upTo = this.shown();
    return this.#states.findLast(({ n }) => n <= upTo) ?? this.#states[0] ?? null;
  }
  /** What comes next, while it is being shown. */
  get awaited(): State | null {
    const told = this.told;
    return this.#states.find(({ n }) => told !== null && n > told.n) ?? null;
  }
  /** What has happened, as far as it has been shown. */
  get story(): Step[] {
    const upTo = this.shown();
    return this.entries.filter(({ n }) => n <= upTo);
  }

  /** Everything that was done is known here, from the first step on. */
  get whole(): boolean {
    return (this.entries[0]?.n ?? 0) === 0;
  }

  #names = $derived(apart(this.info?.seats ?? []));
  name = (seat: number): string => this.#names[seat] ?? `${seat + 1}`;

  /** The one way to act: the first action now, each other one where the server lists it after
      the one before. While an answer is awaited nothing else is sent. */
  send = (actions: string[]): void => {
    const [first] = actions;
    if (this.pending || !this.state || first === undefined) return;
    this.#queue.begin(actions);
    this.#act(this.state.n, first);
  };

  undo = () => socket.send({ type: "undo", table: this.table, id: socket.nextId() });
  /** Asks the others whether the last action may be taken back. */
  askBack = () => socket.send({ type: "offer", table: this.table, id: socket.nextId() });
  /** Answers what is asked now, or withdraws what this player asks. */
  answerOffer = (type: "agree" | "decline"): void => {
    const offer = this.state?.offer?.n;
    if (offer !== undefined) socket.send({ type, table: this.table, offer, id: socket.nextId() });
  };
  /** Fetches the positions since a step, as far as they can be looked at; then does something. */
  lookBack = (from: number, then: (from: number) => void): void => {
    const [first] = this.past;
    if (!first || this.#recall) return;
    const wanted = Math.max(from, (this.state?.n ?? 0) - MISSED);
    if (first.n <= wanted) return then(wanted);
    this.#askViews(first.n, wanted, () => then(wanted));
  };
  #askViews(before: number, from: number, then: () => void): void {
    const id = socket.nextId();
    const sent = socket.send({ type: "log", table: this.table, before, views: true, id });
    this.#recall = sent ? { id, from, then } : null;
  }
  /** In a lesson: the bot is to move. */
  goOn = () => socket.send({ type: "next", table: this.table, id: socket.nextId() });
  resign = () => socket.send({ type: "resign", table: this.table, id: socket.nextId() });
  askHint = () => socket.send({ type: "hint", table: this.table, id: socket.nextId() });
  /** Asks for what was done before the first step that is known. */
  older = (): void => {
    const before = this.entries[0]?.n ?? 0;
    if (before === 0 || this.#older !== null) return;
    const id = socket.nextId();
    if (socket.send({ type: "log", table: this.table, before, views: false, id })) this.#older = id;
  };
  /** Asks for everything that was done. */
  recall = (): void => {
    this.#recalls = true;
    this.older();
  };
  speak = (text: string) =>
    socket.send({ type: "chat", table: this.table, text, id: socket.nextId() });
  takeover = (seat: number, level: string) =>
    socket.send({ type: "takeover", table: this.table, seat, level, id: socket.nextId() });
  comeBack = (seat: number) =>
    socket.send({ type: "return", table: this.table, seat, id: socket.nextId() });

  /** Does something when this seat is asked. */
  prepare = (intent: Intent) =>
    socket.send({ type: "prepare", table: this.table, id: socket.nextId(), ...intent });
  forget = (intent: number) =>
    socket.send({ type: "forget", table: this.table, intent, id: socket.nextId() });
  /** Asks what this seat could be asked next. */
  plan = (): Promise<Planned> =>
    new Promise((answer, refuse) => {
      const id = socket.nextId();
      const hear = (value: unknown) => answer(value as Planned);
      if (socket.send({ type: "plan", table: this.table, id }))
        this.#questions.set(id, { answer: hear, refuse });
      else refuse({ key: "error-offline", args: {} });
    });

  /** Asks the rules something about this table; refused in words, also when the line is down. Who
      has asked for much already asks again later: what is asked last matters most. */
  ask = async (question: string): Promise<unknown> => {
    for (let wait = 250; ; wait *= 2) {
      try {
        return await this.#askOnce(question);
      } catch (why) {
        if ((why as Said).key !== "error-too-fast" || wait > 8000) throw why;
      }
      await new Promise((done) => setTimeout(done, wait));
    }
  };
  #askOnce = (question: string): Promise<unknown> =>
    new Promise((answer, refuse) => {
      const id = socket.nextId();
      if (socket.send({ type: "ask", table: this.table, question, id }))
        this.#questions.set(id, { answer, refuse });
      else refuse({ key: "error-offline", args: {} });
    });

  #act(after: number, action: string): void {
    this.refusal = null;
    this.hint = null;
    this.hints = [];
    this.pending = { id: socket.nextId(), after, action };
    this.#sendPending();
  }

  #sendPending(): void {
    const { pending } = this;
    if (pending) socket.send({ type: "act", table: this.table, ...pending });
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.info = message;
        break;
      case "answer":
        this.#questions.get(message.id)?.answer(message.answer);
        this.#questions.delete(message.id);
        break;
      case "plan":
        this.#questions.get(message.id)?.answer(message);
        this.#questions.delete(message.id);
        break;
      case "intents":
        this.intents = message.intents;
        break;
      case "state":
        // Hints are for the position they were asked in.
        if (message.n !== this.state?.n) this.hints = [];
        this.#take(message);
        break;
      case "log":
        if (message.steps.some(({ view }) => view !== undefined)) this.#takeViews(message.steps);
        else if (this.#isOlder(message.steps)) this.#remember(message.steps);
        // The state that follows shows where it led.
        else this.#missed = message.steps;
        break;
      case "ack":
        if (this.pending?.id === message.id) this.pending = null;
        break;
      case "refused":
        if (this.#older === message.id) this.#older = null;
        if (this.#recall?.id === message.id) this.#recall = null;
        if (this.#questions.has(message.id)) {
          this.#questions.get(message.id)?.refuse(message.why);
          this.#questions.delete(message.id);
          break;
        }
        if (this.pending?.id === message.id) {
          this.pending = null;
          this.#queue.drop();
        }
        this.refusal = { clause: message.clause, why: message.why };
        break;
      case "presence":
        this.presence = message;
        break;
      case "chat":
        // Some of it is heard later than it was said, and some of it again.
        if (!this.chat.some(({ n }) => n === message.n))
          this.chat = [...this.chat, message].sort((a, b) => a.n - b.n);
        break;
      case "hint":
        this.hint = message.choice;
        // One that nobody has words for is marked on the table, and that is all.
        this.hints = message.choices.filter(({ says }) => says.length > 0);
        break;
      case "rematch":
        this.next = message.next;
        // A page that has just come is told of it before it is told who is here.
        this.called = this.presence !== null;
        break;
      case "error":
        // The first end says why; a line that comes back after it is told less.
        if (!this.trouble?.fatal) this.trouble = { why: message.why, fatal: message.fatal };
        break;
    }
  }

  /** What was asked for to be looked at; more, if it does not go back far enough. */
  #takeViews(steps: Step[]): void {
    const asked = this.#recall;
    this.#recall = null;
    const before = this.past[0]?.n ?? 0;
    const found = steps.filter(({ n }) => n < before);
    this.#recalled = [
      ...found.map((step) => ({ n: step.n, view: step.view, step })),
      ...this.#recalled,
    ];
    const [first] = this.past;
    if (!asked || !first) return;
    if (first.n > asked.from && found.length > 0) this.#askViews(first.n, asked.from, asked.then);
    else asked.then();
  }
  #isOlder(steps: Step[]): boolean {
    const [first, last] = [this.entries[0], steps.at(-1)];
    return !!first && !!last && last.n < first.n;
  }
  #remember(steps: Step[]): void {
    this.entries = [...steps, ...this.entries];
    this.#older = null;
    if (this.#recalls) this.older();
  }

  /** The same state again means a new line: what was asked on the old one is not answered. */
  #forget(): void {
    this.#older = null;
    this.#recall = null;
    for (const { refuse } of this.#questions.values()) refuse({ key: "error-offline", args: {} });
    this.#questions.clear();
  }

  #take(state: State): void {
    const steps = [...this.#missed, ...(state.step ? [state.step] : [])];
    // Who was away for long is told the end only: what is known does not join on to it.
    const last = this.entries.at(-1);
    if (last && steps[0] && steps[0].n > last.n + 1) this.entries = [];
    for (const step of steps) {
      // A resumed line may repeat what we know.
      if (step.n <= (this.entries.at(-1)?.n ?? -1)) continue;
      this.entries = [...this.entries, step];
      this.#queue.follow(step, this.info?.you ?? null);
    }
    this.#missed = [];
    if (state.n !== this.state?.n) this.refusal = null;
    else this.#forget();
    const from = this.told?.n ?? 0;
    this.#states = [...this.#states.filter(({ n }) => n >= from && n < state.n), state];
    this.kept = [...this.kept.filter(({ n }) => n < state.n), state].slice(-KEPT);
    this.state = state;
    this.trouble = null;
    // After a lost line: the table has moved on, so the action was stored (or overtaken);
    // it has not, so it never arrived and is sent again.
    if (this.pending && state.n <= this.pending.after) return this.#sendPending();
    this.pending = null;
    if (this.#recalls) this.older();
    // What was begun goes on before all of it has been shown.
    const next = this.#queue.next(this.narrow(state.choices, this.entries));
    if (next !== null) this.#act(state.n, next);
  }
}

// The one WebSocket of the page: connects, comes back after a loss, resumes every table
// where it left off. A line may be dead without a word, so it is listened to: after a silence, or
// a message that nothing answers, it is greeted again, and given up if that is not answered. It
// carries messages; what they mean is for the sessions that listen.
import { PROTOCOL, type FromServer, type ToServer } from "../generated/socket";

type Listener = {
  /** The last entry and the last line of talk this listener has, for resuming. */
  last(): { after: number | null; chat?: number };
  hear(message: FromServer): void;
};

const HELLO: ToServer = { type: "hello", v: PROTOCOL };
/** How often the line is looked at, in milliseconds. */
const LOOK = 1000;
/** After so long without a word it is greeted. */
const SILENCE = 10000;
/** The same after something was said that the other side will answer. */
const ANSWER = 3000;
/** A greeting that is not answered for so long was not heard. */
const GONE = 5000;

class Socket {
  status = $state<"connecting" | "open" | "offline">("connecting");
  #socket: WebSocket | null = null;
  #listeners = new Map<string, Listener>();
  #news = new Set<() => void>();
  #failures = 0;
  #timer = 0;
  #ids = 0;
  /** When something was heard last, said last without an answer, and greeted. */
  #heard = 0;
  #said: number | null = null;
  #greeted: number | null = null;

  nextId(): number {
    return ++this.#ids;
  }

  subscribe(table: string, listener: Listener): () => void {
    this.#listeners.set(table, listener);
    if (this.status === "open") this.send({ type: "subscribe", table, ...listener.last() });
    else this.#connect();
    return () => {
      this.#listeners.delete(table);
      this.send({ type: "unsubscribe", table });
    };
  }

  /** To be called whenever one's own tables may have changed. */
  news(hear: () => void): () => void {
    this.#news.add(hear);
    if (this.status === "open") this.send({ type: "news" });
    return () => this.#news.delete(hear);
  }

  /** A line, whether a table is looked at or not. */
  wake(): void {
    if (this.status !== "open") this.#connect();
  }

  /** False when the line is down: the caller keeps what it wanted to say. */
  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    this.#said ??= Date.now();
    return true;
  }

  /** A new line, for instance because somebody else sits here now. */
  restart(): void {
    this.#failures = 0;
    this.#socket?.close();
  }

  retryNow(): void {
    this.#failures = 0;
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    this.#listen();
    socket.onopen = () => socket.send(JSON.stringify(HELLO));
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#listen();
      this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** Something was heard, or begins: what was said before needs no other answer. */
  #listen(): void {
    this.#heard = Date.now();
    this.#said = this.#greeted = null;
  }

  /** Called again and again. */
  look(): void {
    const { readyState } = this.#socket ?? {};
    if (readyState !== WebSocket.OPEN && readyState !== WebSocket.CONNECTING) return;
    const now = Date.now();
    const open = this.status === "open";
    // Before the welcome there is nobody to greet: it is awaited as a greeting is.
    const greeted = open ? this.#greeted : this.#heard;
    if (greeted !== null && now - greeted > GONE) this.#giveUp();
    else if (!open || this.#greeted !== null) return;
    else if (now - this.#heard > SILENCE || (this.#said !== null && now - this.#said > ANSWER)) {
      this.#greeted = now;
      this.send(HELLO);
    }
  }

  /** To close a line that nobody hears takes long: a new one does not wait for that. */
  #giveUp(): void {
    const dead = this.#socket;
    this.#socket = null;
    dead?.close();
    this.#lost();
  }

  #lost(): void {
    this.status = "offline";
    // Doubling with a little chance, so that a restarted server is not stormed.
    const wait = Math.min(15000, 400 * 2 ** this.#failures++) * (0.7 + 0.6 * Math.random());
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #hear(message: FromServer): void {
    if (message.type === "welcome") {
      // An answer to a greeting in between: the line is well.
      if (this.status === "open") return;
      this.#failures = 0;
      this.status = "open";
      for (const [table, listener] of this.#listeners)
        this.send({ type: "subscribe", table, ...listener.last() });
      if (this.#news.size > 0) this.send({ type: "news" });
      // Nobody knows what was missed before.
      this.#news.forEach((hear) => hear());
      return;
    }
    if (message.type === "news") return this.#news.forEach((hear) => hear());
    const table =
      message.type === "table" ? message.id : "table" in message ? (message.table ?? null) : null;
    for (const [id, listener] of this.#listeners)
      if (table === null || table === id) listener.hear(message);
  }
}

export const socket = new Socket();

window.addEventListener("online", () => socket.retryNow());
setInterval(() => socket.look(), LOOK);

// The one WebSocket of the page: connects, comes back after a loss, resumes every table
// where it left off. It carries messages; what they mean is for the sessions that listen.
import { PROTOCOL, type FromServer, type ToServer } from "../generated/socket";

type Listener = {
  /** The last entry and the last line of talk this listener has, for resuming. */
  last(): { after: number | null; chat?: number };
  hear(message: FromServer): void;
};

class Socket {
  status = $state<"connecting" | "open" | "offline">("connecting");
  #socket: WebSocket | null = null;
  #listeners = new Map<string, Listener>();
  #failures = 0;
  #timer = 0;
  #ids = 0;

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

  /** False when the line is down: the caller keeps what it wanted to say. */
  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
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
    const hello: ToServer = { type: "hello", v: PROTOCOL };
    socket.onopen = () => socket.send(JSON.stringify(hello));
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as FromServer);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #lost(): void {
    this.status = "offline";
    // Doubling with a little chance, so that a restarted server is not stormed.
    const wait = Math.min(15000, 400 * 2 ** this.#failures++) * (0.7 + 0.6 * Math.random());
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #hear(message: FromServer): void {
    if (message.type === "welcome") {
      this.#failures = 0;
      this.status = "open";
      for (const [table, listener] of this.#listeners)
        this.send({ type: "subscribe", table, ...listener.last() });
      return;
    }
    const table =
      message.type === "table" ? message.id : "table" in message ? (message.table ?? null) : null;
    for (const [id, listener] of this.#listeners)
      if (table === null || table === id) listener.hear(message);
  }
}

export const socket = new Socket();

window.addEventListener("online", () => socket.retryNow());

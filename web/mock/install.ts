// Answers the client's requests in the page itself. Tables are named after what they show.
import type { View } from "../src/generated/microscopic";
import type { FromServer, ToServer } from "../src/generated/socket";
import type { Summary } from "../src/generated/tables";
import * as views from "./views";

const options = [
  { name: "variant", values: ["standard", "solitaire", "coop", "teams"], default: "standard", label: "microscopic-option-variant", help: "microscopic-option-variant-help", seats: { standard: [2, 4], solitaire: [1, 1], coop: [2, 2], teams: [4, 4] } },
  { name: "level", values: ["easy", "normal", "hard"], default: "normal", label: "microscopic-option-level", help: "microscopic-option-level-help", when: { variant: ["solitaire", "coop"] } },
];
const seats = (n: number, you = true) =>
  ["Ada Lovelace", "Greta", "Maximilien", "Botany"].slice(0, n).map((name, i) => ({ kind: i === 1 || i === 3 ? ("bot" as const) : ("person" as const), name, you: you && i === 0 }));
const summary = (id: string, extra: Partial<Summary>): Summary => ({ id, game: "microscopic", options: {}, seats: seats(2), started: true, over: false, updated: Date.now() - 4e6, ...extra });
const clause = (id: string, section: string, mark: "R" | "D", text: string) => ({ id, section, mark, text });
const say = (key: string, args = {}) => ({ key: `microscopic-event-${key}`, args });
const who = (seat: number) => ({ seat: { seat } });
const entries = [
  [null, [say("started", { first: { seat: 0 }, organisms: { words: ["microscopic-organism-heat", "microscopic-organism-bacteria"] } })]],
  [0, [say("gene", { ...who(0), card: { word: "microscopic-card-cold" } })]],
  [0, [say("cell", { ...who(0), card: { word: "microscopic-card-heat-double" }, price: 3, cards: { words: ["microscopic-card-simple", "microscopic-card-simple", "microscopic-card-virus"] } })]],
  [1, [say("gene-hidden", who(1)), say("cell-hidden", { ...who(1), card: { word: "microscopic-card-water" }, price: 4 })]],
  [1, [say("virus", { ...who(1), target: { word: "microscopic-card-cold" }, of: { seat: 0 } }), say("drew-hidden", { ...who(1), count: 4 }), say("mutated", { ...who(1), mutation: { word: "microscopic-card-cold-dearer" } })]],
  [0, [say("turn", { ...who(0), round: 8 })]],
] as const;

const api: Record<string, unknown> = {
  "GET /api/me": { id: "u1", name: "Ada Lovelace", account: false },
  "GET /api/games": ["microscopic", "micropolis", "mutant-chronicles", "micro-mutants"].map((id) => ({ id, built: id === "microscopic", seats: [1, 4], levels: ["random", "greedy"], options: id === "microscopic" ? options : [] })),
  "GET /api/tables": {
    mine: [summary("mid", { round: 8 }), summary("end", { over: true, updated: Date.now() - 9e7 })],
    open: [summary("lounge", { started: false, seats: [seats(1, false)[0]!, { kind: "open", name: "", you: false }] })],
    running: [summary("watch", { round: 8, seats: seats(3, false) })],
  },
  "POST /api/tables": { id: "early" },
  "GET /api/games/microscopic/rules": { clauses: [clause("MS-T1", "Turn", "R", "A turn has three phases: play cards, draw, discard down to the hand limit."), clause("MS-T2", "Turn", "R", "Any card may be laid face down as a gene."), clause("MS-T4", "Turn", "D", "The player chooses which genes pay."), clause("MS-E1", "End", "R", "The game ends at once when the winning number of organisms is reached.")] },
  "GET /api/games/microscopic/tutorial": { title: "microscopic-tutorial-title", steps: [{ say: "microscopic-tutorial-welcome" }, { say: "microscopic-tutorial-middle", highlight: "middle" }, { say: "microscopic-tutorial-gene", highlight: "hand", expect: ["gene virus"] }, { say: "microscopic-tutorial-end" }] },
};
const frames = [views.early, views.mid, views.end].map((view, n) => ({ n, seat: n % 2, action: "draw", says: entries[n + 1]![1], view }));
const replay = { header: { game: "microscopic", options: {}, seats: seats(2), commitment: "9f2c", seed: "5eed" }, frames };

window.fetch = async (input, init) => {
  const url = new URL(String(input), location.href);
  const key = `${init?.method ?? "GET"} ${url.pathname}`;
  const found = api[key] ?? (url.pathname.endsWith("/replay") || url.pathname.startsWith("/api/replays") ? replay : null);
  return new Response(JSON.stringify(found ?? { why: { key: "error-unknown-table", args: {} } }), { status: found ? 200 : 404 });
};

const positions: Record<string, View> = { early: views.early, mid: views.mid, late: views.late, discard: views.discard, end: views.end, watch: views.midPublic };

class Line extends EventTarget {
  static OPEN = 1;
  readyState = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  n = 5;
  constructor() {
    super();
    setTimeout(() => {
      if (location.search === "?offline") return this.onclose?.();
      this.readyState = 1;
      this.onopen?.();
    }, 20);
  }
  say(message: FromServer): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }), 10);
  }
  send(text: string): void {
    const m = JSON.parse(text) as ToServer;
    if (m.type === "hello") this.say({ type: "welcome", v: 1, you: { id: "u1", name: "Ada" } });
    if (m.type === "subscribe") this.open(m.table);
    if (m.type === "hint") this.say({ type: "hint", id: m.id, action: "gene virus" });
    if (m.type === "chat") this.say({ type: "chat", table: m.table, from: "Ada Lovelace", text: m.text, at: Date.now() });
    if (m.type !== "act") return;
    if (m.action.startsWith("gene") || m.action === "draw" || m.action.startsWith("organism")) {
      const [type, card] = m.action.split(" ");
      const event = type === "draw" ? { type: "drew", seat: 0, count: 4, cards: null, to: "hand" } : type === "organism" ? { type, seat: 0, organism: card, cells: [] } : { type, seat: 0, card };
      this.say({ type: "entry", table: m.table, n: ++this.n, seat: 0, text: m.action, events: [event], says: [say("gene-hidden", who(0))], at: Date.now() });
      this.say({ type: "ack", id: m.id, n: this.n });
      this.state(m.table);
    } else this.say({ type: "refused", id: m.id, clause: "MS-T4", why: { key: "microscopic-refused-price", args: { price: 3, count: 2 } } });
  }
  open(table: string): void {
    const view = positions[table];
    const open = [seats(1, false)[0]!, { kind: "open" as const, name: "", you: false }];
    this.say({ type: "table", id: table, game: "microscopic", options: {}, seats: view ? seats(view.players.length, table !== "watch") : open, commitment: "9f2c41d07be3a8c5512be7f0", you: table === "watch" || !view ? null : 0, n: this.n });
    if (!view) return;
    entries.forEach(([seat, says], n) => this.say({ type: "entry", table, n, seat, text: "", events: [], says: says as never, at: Date.now() - 60000 * (6 - n) }));
    this.say({ type: "presence", table, seats: [{ seat: 0, here: true }], watching: 2 });
    this.state(table);
  }
  state(table: string): void {
    const view = positions[table]!;
    const prompt = { key: `microscopic-prompt-${view.phase === "over" ? "play" : view.phase}`, args: { count: 2 } };
    const mine = table !== "watch" && !view.outcome;
    this.say({ type: "state", table, n: this.n, view, asked: [view.turn], prompt, clause: "MS-T1", choices: mine ? views.choices(view) : null, undo: { ok: false, why: { key: "undo-luck", args: {} } }, outcome: view.outcome, seed: view.outcome ? "5eed00112233" : null });
  }
}
Object.assign(window, { WebSocket: Line });

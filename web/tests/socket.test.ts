import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PROTOCOL, type FromServer, type ToServer } from "../src/generated/socket";

/** A line that keeps what is sent; the test decides what is heard. */
class Line {
  static all: Line[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = Line.CONNECTING;
  sent: ToServer[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  constructor() {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  /** Nobody hears the farewell either: the browser waits, and says nothing. */
  close() {
    this.readyState = 2;
  }
  open() {
    this.readyState = Line.OPEN;
    this.onopen();
    this.say({ type: "welcome", v: PROTOCOL, you: { id: "a", name: "Ada" } });
    // The table that was asked for answers.
    this.say({ type: "presence", table: "t", seats: [], watching: 0 });
  }
  say(message: FromServer) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  get greetings() {
    return this.sent.filter(({ type }) => type === "hello").length;
  }
}

const load = async () => (await import("../src/lib/socket.svelte")).socket;
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let socket: Awaited<ReturnType<typeof load>>;
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "house" });
  Object.assign(window, { setTimeout: globalThis.setTimeout });
  Line.all = [];
  socket = await load();
  socket.subscribe("t", { last: () => ({ after: 7 }), hear: () => {} });
  Line.all[0]!.open();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a silent line is greeted, and stays while it answers", async () => {
  const [line] = Line.all;
  line!.say({ type: "presence", table: "t", seats: [], watching: 0 });
  for (let i = 0; i < 4; i++) {
    const before = line!.greetings;
    await wait(12000);
    expect(line!.greetings).toBe(before + 1);
    line!.say({ type: "welcome", v: PROTOCOL, you: { id: "a", name: "Ada" } });
  }
  expect(socket.status).toBe("open");
  expect(Line.all).toHaveLength(1);
  // An answer to a greeting is no new beginning.
  expect(line!.sent.filter(({ type }) => type === "subscribe")).toHaveLength(1);
});

test("a line that swallows everything is given up, and a new one resumes", async () => {
  await wait(25000);
  expect(socket.status).toBe("offline");
  expect(Line.all.length).toBeGreaterThan(1);
  Line.all.at(-1)!.open();
  expect(socket.status).toBe("open");
  expect(Line.all.at(-1)!.sent.at(-1)).toEqual({ type: "subscribe", table: "t", after: 7 });
});

test("an action that nothing answers is noticed sooner", async () => {
  socket.send({ type: "act", table: "t", id: 1, after: 7, action: "take 3" });
  await wait(5000);
  expect(Line.all[0]!.greetings).toBe(2);
  await wait(6000);
  expect(socket.status).toBe("offline");
});

test("a line that never welcomes is not waited for", async () => {
  await wait(25000);
  const lines = Line.all.length;
  Line.all.at(-1)!.readyState = Line.OPEN;
  await wait(40000);
  expect(Line.all.length).toBeGreaterThan(lines);
});

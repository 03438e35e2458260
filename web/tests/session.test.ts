import { beforeEach, expect, test, vi } from "vitest";
import type { FromServer, ToServer } from "../src/generated/socket";
import { Session } from "../src/lib/session.svelte";
import { asked, state, step } from "./given";

/** A line that keeps what is sent, and lets the test speak for the server. */
const line = vi.hoisted(() => ({
  sent: [] as ToServer[],
  ids: 0,
  hear: (_: FromServer): void => {},
}));
vi.mock("../src/lib/socket.svelte", () => ({
  socket: {
    nextId: () => ++line.ids,
    send: (message: ToServer) => line.sent.push(message) > 0,
    subscribe: (_: string, listener: { hear: (message: FromServer) => void }) => {
      line.hear = listener.hear;
      return () => {};
    },
  },
}));

const actions = () => line.sent.flatMap((m) => (m.type === "act" ? [m.action] : []));
const tells = (text: string, n: number, seat = 0) =>
  line.hear({ type: "log", table: "t", steps: [step({ n, seat, text })] });
const refuses = (id: number) =>
  line.hear({ type: "refused", id, clause: "TT-S1", why: { key: "error-stale", args: {} } });

let session: Session;
beforeEach(() => {
  line.sent = [];
  session = new Session("t");
  line.hear({ type: "table", id: "t", you: 0, seats: [] } as unknown as FromServer);
  line.hear(state(7, asked("take 3")));
});

test("an action names the entry it follows", () => {
  session.send(["take 3"]);
  expect(line.sent).toEqual([
    { type: "act", table: "t", id: session.pending!.id, after: 7, action: "take 3" },
  ]);
});

test("nothing else is sent while an answer is awaited", () => {
  session.send(["take 3"]);
  session.send(["take 3"]);
  expect(actions()).toEqual(["take 3"]);
});

test("what was decided as a whole is sent one after the other", () => {
  session.send(["take 3", "place left"]);
  tells("take 3", 8);
  line.hear(state(8, asked("place left", "place right")));
  expect(actions()).toEqual(["take 3", "place left"]);
  expect(session.pending?.after).toBe(8);
});

test("a position brings what led to it, once", () => {
  const told = state(8, asked("place left"), step({ n: 8, text: "take 3" }));
  line.hear(told);
  line.hear(told);
  expect(session.entries.map((it) => it.n)).toEqual([8]);
});

test("a lesson that leaves out what comes next ends the rest", () => {
  session.send(["take 3", "place left"]);
  session.narrow = (choices) => choices && { listed: choices.listed.slice(1), forms: [] };
  tells("take 3", 8);
  line.hear(state(8, asked("place left", "place right")));
  expect(actions()).toEqual(["take 3"]);
  expect(session.choices?.listed.map((l) => l.text)).toEqual(["place right"]);
});

test("an acknowledgement ends the wait whether it comes before the position or after", () => {
  session.send(["take 3", "place left"]);
  line.hear({ type: "ack", id: session.pending!.id, n: 8 });
  tells("take 3", 8);
  line.hear(state(8, asked("place left")));
  expect(actions()).toEqual(["take 3", "place left"]);
});

test("a refusal is said, and ends the rest", () => {
  session.send(["take 3", "place left"]);
  refuses(session.pending!.id);
  expect(session.refusal?.clause).toBe("TT-S1");
  expect(session.pending).toBeNull();
  line.hear(state(8, asked("place left")));
  expect(actions()).toEqual(["take 3"]);
});

test("a refusal of something else leaves the action alone", () => {
  session.send(["take 3", "place left"]);
  refuses(999);
  tells("take 3", 8);
  line.hear(state(8, asked("place left")));
  expect(actions()).toEqual(["take 3", "place left"]);
});

test("after a lost line it is sent again unless the table has moved on", () => {
  session.send(["take 3"]);
  line.hear(state(7, asked("take 3")));
  expect(actions()).toEqual(["take 3", "take 3"]);
  expect(line.sent[0]).toEqual(line.sent[1]);
  line.hear(state(8, asked("place left")));
  expect(session.pending).toBeNull();
  expect(actions()).toEqual(["take 3", "take 3"]);
});

test("a new action puts away what was hinted and what was refused", () => {
  const choice = { text: "take 3", action: null };
  const hinted = { choice, says: [{ key: "hint", args: {} }], reasons: [], behind: null };
  line.hear({ type: "hint", id: 1, choice, choices: [hinted] });
  expect(session.hints).toEqual([hinted]);
  refuses(999);
  session.send(["take 3"]);
  expect(session.hint).toBeNull();
  expect(session.hints).toEqual([]);
  expect(session.refusal).toBeNull();
});

test("questions are answered, refused, and given up with the line", async () => {
  const answer = session.ask("reach");
  line.hear({ type: "answer", id: line.ids, answer: { ends: [] } });
  expect(await answer).toEqual({ ends: [] });
  const refused = session.ask("what");
  refuses(line.ids);
  await expect(refused).rejects.toEqual({ key: "error-stale", args: {} });
  expect(session.refusal).toBeNull();
  const lost = session.ask("reach");
  line.hear(state(7, asked("take 3")));
  await expect(lost).rejects.toEqual({ key: "error-offline", args: {} });
});

test("nothing is told before the table has shown it", () => {
  let shown = 7;
  session.shown = () => shown;
  line.hear(state(8, null, step({ n: 8, text: "take 3" })));
  line.hear(state(9, asked("place left"), step({ n: 9, text: "take 4" })));
  expect([session.state?.n, session.told?.n, session.awaited?.n]).toEqual([9, 7, 8]);
  expect(session.story).toEqual([]);
  shown = 8;
  expect([session.told?.n, session.awaited?.n]).toEqual([8, 9]);
  expect(session.story.map(({ n }) => n)).toEqual([8]);
  shown = 9;
  expect([session.told?.n, session.awaited]).toEqual([9, null]);
  expect(session.story.map(({ n }) => n)).toEqual([8, 9]);
});

test("a line that was lost while something was shown tells the rest once", () => {
  session.shown = () => 7;
  const news = state(9, asked("place left"), step({ n: 9, text: "take 4" }));
  tells("take 3", 8);
  line.hear(news);
  line.hear(news);
  expect(session.told?.n).toBe(7);
  session.shown = () => 9;
  expect(session.story.map(({ n }) => n)).toEqual([8, 9]);
  expect([session.told?.n, session.awaited]).toEqual([9, null]);
});

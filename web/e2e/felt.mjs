// Plays Micro Mutants through the socket alone, inside a visitor's page, so that a test or a
// picture starts where it is interesting.
import { ask } from "./visitor.mjs";

/** Hands that do not tremble, and the visitor begins: nothing is left to luck but the dice. */
export const CALM = { "army-a": "chitinians", "army-b": "flyborgs", hand: "perfect", first: "0" };

export async function mat(page, options = {}, seats = ["me", "bot:random"]) {
  return (
    await ask(page, "POST", "/api/tables", {
      game: "micro-mutants",
      seats,
      options: { ...CALM, ...options },
    })
  ).id;
}

/**
 * Plays the visitor's seat until it is asked `what` (such as `placement` or `moves`), from
 * `turn` on, or until the other side is nearly beaten (`late`), or to the end. Says whether
 * the game goes on.
 */
export function flicked(page, table, { what = null, turn = 0, late = false } = {}) {
  return page.evaluate(
    ([id, what, turn, late]) =>
      new Promise((done, failed) => {
        const line = new WebSocket(`ws://${location.host}/ws`);
        const send = (message) => line.send(JSON.stringify(message));
        const stop = (result) => (line.close(), done(result));
        let n = -1;
        line.onopen = () => send({ type: "hello", v: 2 });
        line.onerror = () => failed(new Error("no line"));
        line.onmessage = (event) => {
          const message = JSON.parse(event.data);
          if (message.type === "welcome")
            return send({ type: "subscribe", table: id, after: null });
          // Both sides place at once: one is overtaken now and then, and asked again.
          if (
            message.type === "refused" &&
            !["error-stale", "table-not-asked"].includes(message.why.key)
          )
            return failed(new Error(JSON.stringify(message)));
          if (message.type !== "state") return;
          const { choices, view } = message;
          if (message.outcome) return stop(false);
          if (!choices || message.n === n) return;
          n = message.n;
          const me = view.viewer.seat;
          const left = (base) =>
            view.pieces.filter(
              (p) => p.seat !== me && p.place === "mat" && p.name.startsWith("base-") === base,
            );
          const beaten =
            view.asked.what === "moves" &&
            (left(false).length <= 3 ||
              (left(true).length < 3 && left(true).some((p) => p.damaged)));
          if (late ? beaten : view.asked.what === what && view.turns >= turn) return stop(true);
          const begins = (verb) => choices.listed.find((l) => l.text.split(" ")[0] === verb);
          const move =
            ["army", "ready", "formation", "shoot", "put", "flip", "pass"]
              .map(begins)
              .find(Boolean) ?? choices.listed[0];
          send({ type: "act", table: id, after: n, action: move.text, id: n + 1 });
        };
      }),
    [table, what, turn, late],
  );
}

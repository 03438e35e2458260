// Plays a table through the socket alone, inside a visitor's page, so that a test or a
// picture starts where it is interesting.

/** Plays the visitor's seat until the round is reached, or to the end (`round` null). */
export function quickly(page, table, round = null) {
  return page.evaluate(
    ([id, wanted]) =>
      new Promise((done, failed) => {
        const line = new WebSocket(`ws://${location.host}/ws`);
        const send = (message) => line.send(JSON.stringify(message));
        const stop = (result) => (line.close(), done(result));
        let n = -1;
        line.onopen = () => send({ type: "hello", v: 1 });
        line.onerror = () => failed(new Error("no line"));
        line.onmessage = (event) => {
          const message = JSON.parse(event.data);
          if (message.type === "welcome") return send({ type: "subscribe", table: id, after: null });
          if (message.type === "refused") return failed(new Error(JSON.stringify(message)));
          if (message.type !== "state") return;
          const { choices, view } = message;
          if (message.outcome || (wanted !== null && view.round >= wanted && choices && view.phase === "play")) return stop(message.n);
          if (!choices || message.n === n) return;
          n = message.n;
          const begins = (verb) => choices.listed.find((l) => l.text.startsWith(`${verb} `));
          const me = view.players[view.viewer.seat];
          const gene = me.hand_count > 2 && me.gene_count < 8 ? begins("gene") : null;
          const move = begins("organism") ?? begins("cell") ?? gene ?? choices.listed.find((l) => l.text === "draw") ?? choices.listed[0];
          send({ type: "act", table: id, after: n, action: move.text, id: n + 1 });
        };
      }),
    [table, round],
  );
}

/** A table of bots only, played to its end. */
export async function finished(page, make) {
  const id = await make(page, ["me", "bot:greedy"]);
  if (page.url() === "about:blank") await page.goto("/");
  await quickly(page, id);
  return id;
}

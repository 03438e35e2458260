// Plays a table through the socket alone, inside a visitor's page, so that a test or a
// picture starts where it is interesting.

/**
 * Plays the visitor's seat until a round is reached, or a choice of payments for `form`
 * ("cell" or "organism") is there, or the game waits for the visitor in `phase`, or to the
 * end. Says whether the game is over.
 */
export function quickly(page, table, { round = Infinity, form = null, phase = null } = {}) {
  return page.evaluate(
    ([id, round, form, phase]) =>
      new Promise((done, failed) => {
        // How to play, and the phase in which a round begins for a player.
        const begins = (listed, verb) => listed.find((l) => l.text.startsWith(`${verb} `));
        const games = {
          microscopic: {
            start: "play",
            pick: ({ listed }, view) => {
              const me = view.players[view.viewer.seat];
              const gene = me.hand_count > 2 && me.gene_count < 8 ? begins(listed, "gene") : null;
              const organism = form === "organism" ? null : begins(listed, "organism");
              return (
                organism ?? begins(listed, "cell") ?? gene ?? listed.find((l) => l.text === "draw")
              );
            },
          },
          // The specialist a phase belongs to; else now this, now that.
          micropolis: {
            start: "take",
            pick: ({ listed }, view) => {
              const calls = ({ action }) =>
                view.line[action.position - 1]?.tile.passages.some((p) => p.specialist === phase);
              return (
                (view.phase === "take" && listed.find(calls)) ||
                listed[(view.round * 7) % Math.min(listed.length, 4)]
              );
            },
          },
        };
        const line = new WebSocket(`ws://${location.host}/ws`);
        const send = (message) => line.send(JSON.stringify(message));
        const stop = (result) => (line.close(), done(result));
        let n = -1;
        let game = null;
        line.onopen = () => send({ type: "hello", v: 2 });
        line.onerror = () => failed(new Error("no line"));
        line.onmessage = (event) => {
          const message = JSON.parse(event.data);
          if (message.type === "welcome")
            return send({ type: "subscribe", table: id, after: null });
          if (message.type === "refused") return failed(new Error(JSON.stringify(message)));
          if (message.type === "table") game = games[message.game];
          if (message.type !== "state") return;
          const { choices, view } = message;
          const open = choices?.forms.some((f) => f.verb.startsWith(`${form} `));
          const there =
            choices &&
            (view.phase === phase ||
              (view.phase === game.start && round !== null && view.round >= round));
          if (message.outcome || there || open) return stop(!!message.outcome);
          if (!choices || message.n === n) return;
          n = message.n;
          const move = game.pick(choices, view) ?? choices.listed[0];
          send({ type: "act", table: id, after: n, action: move.text, id: n + 1 });
        };
      }),
    [table, round, form, phase],
  );
}

/** A table of bots only, played to its end. */
export async function finished(page, make) {
  const id = await make(page, ["me", "bot:greedy"]);
  if (page.url() === "about:blank") await page.goto("/");
  await quickly(page, id);
  return id;
}

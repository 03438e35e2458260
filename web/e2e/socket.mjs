// Plays a table through the socket alone, inside a visitor's page: for a game in progress with
// a story behind it, and for whole games whose middle needs no page. Where a position will do,
// see scenario.mjs.

/** What to do first: an action that begins with one of these, in this order; else the first. */
const WISHES = {
  microscopic: ["organism", "cell", "gene", "draw"],
  micropolis: ["take", "place", "fill"],
  "micro-mutants": ["army", "ready", "formation", "shoot", "put", "flip", "pass"],
};

/**
 * Plays the visitor's seat until it is asked something while `until(view, goal)` holds, which
 * is evaluated in the page, or to the end. Says whether the game goes on.
 */
export function played(page, table, until = () => false, goal = null) {
  const player = (id, wishes, until, goal) =>
    new Promise((done, failed) => {
      const line = new WebSocket(`ws://${location.host}/ws`);
      const send = (message) => line.send(JSON.stringify(message));
      const stop = (goesOn) => (line.close(), done(goesOn));
      let game = null;
      let answered = -1;
      line.onopen = () => send({ type: "hello", v: 3 });
      line.onerror = () => failed(new Error("no line"));
      line.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "welcome") return send({ type: "subscribe", table: id, after: null });
        if (message.type === "table") game = message.game;
        // Where several are asked at once, one is overtaken now and then, and asked again.
        if (
          message.type === "refused" &&
          !["error-stale", "table-not-asked"].includes(message.why.key)
        )
          return failed(new Error(data));
        if (message.type !== "state") return;
        const { choices, n, outcome, view } = message;
        if (outcome) return stop(false);
        if (!choices || n === answered) return;
        if (until(view, goal)) return stop(true);
        answered = n;
        const wish = (wishes[game] ?? [])
          .map((verb) => choices.listed.find(({ text }) => text.split(" ")[0] === verb))
          .find(Boolean);
        const { text } = wish ?? choices.listed[0];
        send({ type: "act", table: id, after: n, action: text, id: n + 1 });
      };
    });
  return page.evaluate(
    `(${player})(${JSON.stringify(table)}, ${JSON.stringify(WISHES)}, ${until}, ${JSON.stringify(goal)})`,
  );
}

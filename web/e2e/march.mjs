// Plays a battle through the socket alone, inside a visitor's page, so that a test or a
// picture starts where it is interesting. Advances on the enemy, then stands on guard.
import { ask } from "./visitor.mjs";

// Without pauses for those who hold no card (MC-B16), unless a test is about them.
export async function battle(
  page,
  { seats = ["me", "bot:random"], pause = "holders", ...options } = {},
) {
  return (
    await ask(page, "POST", "/api/tables", {
      game: "mutant-chronicles",
      seats,
      options: { pause, ...options },
    })
  ).id;
}

/**
 * Plays the visitor's seat with a prepared army until `until`: a round, `opening` (the first
 * order of the battle is the visitor's, so nobody stands on guard), `attack` or `guards` (an
 * enemy can be attacked with some hope), `card` (a card may be played in another's turn), or
 * something that the visitor is asked, such as `order` or `reroll`. Says whether it came to
 * that.
 */
export function march(page, table, { army, until, rounds = 30 }) {
  return page.evaluate(
    ([id, army, until, rounds]) =>
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
          if (message.type === "refused") return failed(new Error(JSON.stringify(message)));
          if (message.type !== "state") return;
          const { choices, view } = message;
          if (message.outcome || view.round > rounds) return stop(false);
          if (!choices || message.n === n) return;
          n = message.n;
          const me = view.viewer.seat;
          const { what } = view.asked;
          // Hexes apart; odd rows are shifted to the right by half a hex.
          const axes = (place) => {
            const [column, row] = [place.charCodeAt(0) - 97, Number(place.match(/\d+/)[0]) - 1];
            return [column - (row >> 1), row, column - (row >> 1) + row];
          };
          const apart = (a, b) => Math.max(...axes(a).map((n, i) => Math.abs(n - axes(b)[i])));
          const foes = view.figures.filter((f) => f.seat !== me && f.place);
          const far = (place) => Math.min(...foes.map((f) => apart(place, f.place)));
          const place = (name) => view.figures.find((f) => f.name === name)?.place;
          const type = (t) => choices.listed.filter((l) => l.action.type === t);
          const near = (hexes) =>
            type("attack").find((l) => apart(l.action.at, l.action.from) <= hexes);
          const begun = view.figures.some((f) => f.order);
          if (until === "opening" && begun) return stop(false);
          const there =
            until === "opening"
              ? what === "order"
              : // What every die can reach.
                until === "attack"
                ? near(2)
                : until === "guards"
                  ? type("fire").some((l) => apart(l.action.at, l.action.from) <= 4)
                  : until === "card"
                    ? what === "card" && view.turn !== me
                    : typeof until === "string"
                      ? what === until
                      : view.round >= until && what === "order";
          if (there) return stop(true);
          const say = (text) => choices.listed.find((l) => l.text === text);
          const nearest = (list) =>
            [...list].sort((a, b) => far(a.action.to) - far(b.action.to))[0];
          const walks =
            what === "act" || what === "move"
              ? nearest(
                  type("step").filter(
                    (l) =>
                      !view.activation || far(l.action.to) < far(place(view.activation.figure)),
                  ),
                )
              : null;
          const distance = view.activation ? far(place(view.activation.figure)) : 0;
          const move =
            what === "army"
              ? { text: `army ${army}` }
              : what === "place"
                ? say("place rest")
                : until !== "guards" && near(3)
                  ? near(3)
                  : walks && distance > (until === "guards" ? 4 : 2)
                    ? walks
                    : (say("guard") ?? say("stop") ?? say("pass") ?? choices.listed[0]);
          send({ type: "act", table: id, after: n, action: move.text, id: n + 1 });
        };
      }),
    [table, army, until, rounds],
  );
}

/** A battle that has come to what is asked for; some do not. */
export async function arranged(page, setting, goal) {
  for (let tries = 0; tries < 20; tries++) {
    const id = await battle(page, setting);
    if (await march(page, id, goal)) return id;
  }
  throw new Error(`no battle came to ${goal.until}`);
}

// How long after a move the other's browser says that it is their turn, where that page shows
// Home, and how long until a letter reaches a push service. Measures; asserts nothing.
//
//   MICROCOSM_BIN=… node bench/notice.mjs [MOVES] [DATABASE URL]
//
// Without a database it is one node on SQLite. With one, such as of PostgreSQL, it is two
// nodes on it, and the two people are at one each.
import { spawn } from "node:child_process";
import { createECDH, randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, launch, table, toy, visit } from "../e2e/visitor.mjs";

const moves = Number(process.argv[2] ?? 100);
const shared = process.argv[3];
const database = shared ?? `sqlite:${join(mkdtempSync(join(tmpdir(), "notice-")), "n.db")}`;

let letter = () => {};
const service = createServer((request, answer) => {
  request.resume();
  request.on("end", () => (answer.writeHead(201).end(), letter(Date.now())));
});
await new Promise((done) => service.listen(0, "127.0.0.1", done));
const push = `http://127.0.0.1:${service.address().port}`;

const children = [];
async function node() {
  const args = ["serve", "--listen", "127.0.0.1:0", "--database", database, "--no-limits"];
  const child = spawn(process.env.MICROCOSM_BIN, [...args, "--push-service", push]);
  children.push(child);
  const url = await new Promise((found) => {
    let said = "";
    child.stdout.on("data", (text) => {
      const address = (said += text).match(/listening on (http:\S+)/)?.[1];
      if (address) found(address);
    });
  });
  return { url };
}
const first = await node();
const nodes = shared ? [first, await node()] : [first, first];
const browser = await launch();
const [ada, bea] = await Promise.all(nodes.map((house) => visit(browser, house)));
/** Plays the visitor's seat through a socket of its page: `act` does the next thing that is asked. */
async function sit(page, id) {
  await page.goto("/");
  await page.evaluate((id) => {
    const line = new WebSocket(`ws://${location.host}/ws`);
    let state = null;
    window.act = () => {
      const action = state.choices.listed[0].text;
      line.send(JSON.stringify({ type: "act", table: id, after: state.n, action, id: state.n }));
      state = null;
    };
    window.asked = () => state !== null;
    window.over = false;
    line.onopen = () => line.send('{"type":"hello","v":3}');
    line.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "welcome")
        line.send(JSON.stringify({ type: "subscribe", table: id, after: null }));
      if (message.type !== "state") return;
      state = message.choices ? message : null;
      window.over = message.outcome !== null;
    };
  }, id);
}
/** When the page says so: what its title, and so its tab, reads. */
const told = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const look = () => (/^\(\d/.test(document.title) ? done(Date.now()) : setTimeout(look, 5));
        look();
      }),
  );
const times = { "a page that is open": [], "a push service": [] };

async function measure(from, to) {
  await from.waitForFunction(() => window.asked() || window.over);
  if (await from.evaluate(() => window.over)) return false;
  await to.waitForFunction(() => !/^\(\d/.test(document.title));
  const seen = told(to);
  const begun = await from.evaluate(() => (window.act(), Date.now()));
  // The last move makes it nobody's turn.
  const over = to.waitForFunction(() => window.over).then(() => null);
  const at = await Promise.race([seen, over.catch(() => Infinity)]);
  if (at !== null) times["a page that is open"].push(at - begun);
  return at !== null;
}
while (times["a page that is open"].length < moves) {
  const id = await table(ada, ["me", "open"], { game: await toy(ada) });
  await ask(bea, "POST", `/api/tables/${id}/join`, {});
  await Promise.all([ada, bea].map((page) => sit(page, id)));
  for (let n = 0; await measure(...(n % 2 ? [bea, ada] : [ada, bea])); n++);
}

// One who has closed every page.
const key = createECDH("prime256v1").generateKeys().toString("base64url");
for (let n = 0; n < moves / 5; n++) {
  const away = await visit(browser, nodes[1]);
  const to = { endpoint: `${push}/x`, p256dh: key, auth: randomBytes(16).toString("base64url") };
  await away.request.post("/api/notices", { data: { kind: "push", to, language: "en" } });
  const game = await table(ada, ["me", "open"], { game: await toy(ada) });
  await ask(away, "POST", `/api/tables/${game}/join`, {});
  const came = new Promise((done) => (letter = done));
  const begun = await ada.evaluate(
    (id) =>
      new Promise((done) => {
        const line = new WebSocket(`ws://${location.host}/ws`);
        line.onopen = () => line.send('{"type":"hello","v":3}');
        line.onmessage = ({ data }) => {
          const { type, choices, n } = JSON.parse(data);
          if (type === "welcome")
            line.send(JSON.stringify({ type: "subscribe", table: id, after: null }));
          if (type !== "state" || !choices) return;
          const action = choices.listed[0].text;
          line.send(JSON.stringify({ type: "act", table: id, after: n, action, id: 1 }));
          done(Date.now());
        };
      }),
    game,
  );
  times["a push service"].push((await came) - begun);
  await away.context().close();
}
console.log(`${nodes[0] === nodes[1] ? "one node" : "two nodes"}, ${database.split(":")[0]}`);
for (const [where, all] of Object.entries(times)) {
  all.sort((a, b) => a - b);
  const at = (share) => all[Math.min(all.length - 1, Math.floor(all.length * share))];
  console.log(
    `${where}: ${all.length} moves, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${all.at(-1)} ms`,
  );
}
await browser.close();
for (const child of children) child.kill();
service.close();

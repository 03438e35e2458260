// The line between page and server: reloads, a server that dies, people who only watch.
import assert from "node:assert/strict";
import { end, mouse, play, prompt, touch, turn } from "./player.mjs";
import { played } from "./socket.mjs";
import { stage } from "./stage.mjs";
import { counts, has, QUICK, table } from "./visitor.mjs";

const { house, test, visit } = stage();

const hand = (page) =>
  page
    .locator('[data-testid^="hand-"]')
    .evaluateAll((cards) => cards.map((card) => card.dataset.card));
const log = (page) => page.getByTestId("log").locator("p").allTextContents();

async function inTheMiddle(settings = QUICK) {
  const page = await visit(settings);
  await page.goto("/");
  const id = await table(page);
  assert.ok(await played(page, id, (view) => view.phase === "play" && view.round >= 4));
  await page.goto(`/table/${id}`);
  assert.ok(await turn(page));
  return { page, id };
}

test("a reload in the middle of a game changes nothing", async () => {
  const { page } = await inTheMiddle();
  await touch(page);
  const before = { hand: await hand(page), log: await log(page) };
  assert.ok(before.hand.length > 0 && before.log.length > 8);
  await page.reload();
  await turn(page);
  assert.deepEqual({ hand: await hand(page), log: await log(page) }, before);
  const [resumed] = (await (await page.request.get("/api/tables")).json()).mine;
  await page.goto("/");
  await page.locator(`a[href="/table/${resumed.id}"]`).first().click();
  await turn(page);
  assert.deepEqual(await hand(page), before.hand);
});

test("the server is killed and restarted in the middle of a game, and play goes on", async () => {
  const { page } = await inTheMiddle();
  await turn(page);
  const before = { hand: await hand(page), log: await log(page) };
  await house.kill();
  await page.getByTestId("offline").waitFor();
  assert.deepEqual(await hand(page), before.hand, "the table stays in sight");
  // A move without a line is kept, and sent when there is one.
  await page.locator('[data-testid^="hand-"].lit').first().click();
  await page.locator('[data-testid="offer"][data-action^="gene "]').click();
  await has(prompt(page), "aria-busy", "true");
  await house.start();
  await page.getByTestId("offline").waitFor({ state: "detached" });
  await turn(page);
  await page.waitForFunction(
    (n) => document.querySelectorAll('[data-testid^="hand-"]').length === n,
    before.hand.length - 1,
  );
  const now = await log(page);
  assert.deepEqual(now.slice(0, before.log.length), before.log, "nothing was lost");
  assert.equal(now.length, before.log.length + 1, "and the move was made once");
  await play(page, {
    done: async (touched) => touched.filter((t) => t.includes('"draw"')).length > 2,
  });
  // A line that was refused is a complaint of the browser, not of the page.
  const noise = page.complaints.splice(0);
  assert.deepEqual(
    noise.filter((line) => !/WebSocket|ERR_CONNECTION|Failed to load/.test(line)),
    [],
  );
});

test("who watches sees the table and cannot act", async () => {
  const { page, id } = await inTheMiddle();
  const guest = await visit();
  await guest.goto(`/table/${id}`);
  await prompt(guest).getByText("You are watching.").waitFor();
  await counts(guest.getByTestId("offer"), 0);
  await counts(guest.getByTestId("undo"), 0);
  await counts(guest.getByTestId("command"), 0);
  assert.deepEqual(await hand(guest), [], "hands are hidden");
  await page.getByText("1 person is watching").waitFor();
  // A page that sends an action all the same is refused, and nothing changes.
  const before = await log(page);
  const answer = await guest.evaluate(
    (table) =>
      new Promise((done) => {
        const line = new WebSocket(`ws://${location.host}/ws`);
        line.onopen = () => line.send(JSON.stringify({ type: "hello", v: 3 }));
        line.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === "welcome")
            line.send(JSON.stringify({ type: "subscribe", table, after: null }));
          if (message.type === "state")
            line.send(
              JSON.stringify({ type: "act", table, after: message.n, action: "draw", id: 1 }),
            );
          if (message.type === "refused" || message.type === "ack") done((line.close(), message));
        };
      }),
    id,
  );
  assert.equal(answer.type, "refused");
  assert.equal(answer.why.key, "error-not-seated");
  assert.deepEqual(await log(page), before);
  // And sees what happens.
  const lines = (await log(guest)).length;
  await touch(page, mouse);
  await touch(page, mouse);
  await guest.waitForFunction(
    (n) => document.querySelectorAll('[data-testid="log"] p').length > n,
    lines,
  );
  await counts(end(guest), 0);
});

test("a table that does not exist says so", async () => {
  const page = await visit();
  await page.goto("/table/nosuchtable");
  await page.getByRole("alert").getByText("There is no such table.").waitFor();
  await page.goto("/nowhere");
  await page.getByRole("heading", { name: "There is nothing at this address" }).waitFor();
});

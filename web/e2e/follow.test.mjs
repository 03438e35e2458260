// To follow what happened: the log, what the others did, the past of a running game, replays, and
// the scene at the end.
import assert from "node:assert/strict";
import { play, prompt, touch, turn } from "./player.mjs";
import { played } from "./socket.mjs";
import { stage } from "./stage.mjs";
import { counts, has, noViolations, QUICK, reads, some, soon, table, toy } from "./visitor.mjs";

const { test, visit } = stage();
const log = (page) => page.getByTestId("log");
const line = (page) => log(page).locator("[data-n]");
const past = (page) => page.getByTestId("past");

/** A table of heaps, where a turn is one move. */
async function heaps(settings = {}, options = {}) {
  const page = await visit({ ...QUICK, details: false, ...settings }, options);
  const id = await table(page, ["me", "bot:random"], { game: await toy(page) });
  await page.goto(`/table/${id}`);
  assert.ok(await turn(page));
  return { page, id };
}
const morsels = (page) => page.locator('[data-testid^="crumb-"]').count();

test("the log has a line for each move, and the rest of it on demand", async () => {
  const page = await visit({ ...QUICK, details: false });
  await page.goto(`/table/${await table(page, ["me", "bot:random"], { game: "micropolis" })}`);
  await play(page, { done: async (so) => so.length > 8 });
  await turn(page);
  for (const one of await line(page).all()) assert.equal(await one.locator("p").count(), 1);
  const more = log(page)
    .getByRole("button", { name: /more detail/ })
    .first();
  const count = parseInt(await more.getAttribute("aria-label"));
  await more.click();
  await has(more, "aria-expanded", "true");
  const open = line(page).filter({ has: page.locator('[aria-expanded="true"]') });
  await counts(open.locator("p"), 1 + count);
  await noViolations(page, "an opened line");
});

test("what is new since the last move is marked, and pointing at a line lights its place", async () => {
  const { page } = await heaps();
  await touch(page);
  assert.ok(await turn(page));
  await page.getByTestId("since").waitFor();
  const fresh = page.locator(".line.fresh");
  await counts(fresh, 1, "the one move of the other");
  await fresh.hover();
  await some(page.locator("[data-lit]"));
  const heap = (await fresh.innerText()).match(/heap (\w)/i)[1].toLowerCase();
  await has(page.locator("[data-lit]"), "data-place", `heap-${heap}`);
  await page.locator(".board").hover({ position: { x: 2, y: 2 } });
  await counts(page.locator("[data-lit]"), 0);
});

test("one steps back through the past of a running game, and returns to it", async () => {
  const { page } = await heaps();
  const before = await morsels(page);
  await touch(page);
  assert.ok(await turn(page));
  const now = await morsels(page);
  assert.ok(now < before);
  await line(page).getByRole("button").last().click();
  await past(page).waitFor();
  await counts(page.getByTestId("offer"), 0, "the past asks nothing");
  await past(page).getByText("Meanwhile it is your turn.").waitFor();
  await page.keyboard.press("ArrowLeft");
  await soon(async () => assert.ok((await morsels(page)) > now));
  await page.keyboard.press("ArrowRight");
  await soon(async () => assert.equal(await morsels(page), now));
  await noViolations(page, "the past");
  await page.keyboard.press("Escape");
  await counts(past(page), 0);
  assert.ok(await turn(page));
  assert.equal(await morsels(page), now);
  assert.ok(await touch(page), "and goes on");
});

test("what the other did is shown again, and then it is one's turn", async () => {
  const { page } = await heaps();
  await touch(page);
  assert.ok(await turn(page));
  const now = await morsels(page);
  await page.getByTestId("again").click();
  await past(page).waitFor();
  assert.ok((await morsels(page)) > now, "from before the other's move");
  await counts(past(page), 0);
  assert.equal(await morsels(page), now);
  assert.ok(await turn(page));
});

test("step by step, the other's move waits for a word", async () => {
  const { page } = await heaps({ pace: "step" });
  const before = await morsels(page);
  await touch(page);
  const next = page.getByTestId("offer").filter({ hasText: "Next" });
  await next.waitFor();
  const mine = await morsels(page);
  assert.ok(mine < before, "one's own move does not wait");
  assert.doesNotMatch(await prompt(page).getAttribute("class"), /\bmine\b/);
  await next.click();
  assert.ok(await turn(page));
  assert.ok((await morsels(page)) < mine);
});

test("on a phone the last move is told in one line", async () => {
  const { page } = await heaps({}, { viewport: { width: 390, height: 844 } });
  await touch(page);
  assert.ok(await turn(page));
  const ticker = page.getByTestId("ticker");
  await reads(ticker, /takes \d from heap/);
  assert.ok((await ticker.boundingBox()).height < 24, "and no more");
  await page.getByTestId("more").click();
  await log(page).waitFor();
});

test("a replay is moved by keys, by rounds, and by its address", async () => {
  const page = await visit();
  const id = await table(page, ["me", "bot:greedy"], { game: "micropolis" });
  await page.goto("/");
  await played(page, id);
  await page.goto(`/table/${id}/replay`);
  const step = page.getByTestId("where");
  const at = async () => Number((await step.textContent()).match(/Step (\d+)/)[1]);
  const is = (n) => soon(async () => assert.equal(await at(), n));
  await step.waitFor();
  await page.locator("main").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await is(3);
  await page.keyboard.press("ArrowLeft");
  await is(2);
  await page.keyboard.press("End");
  const last = Number((await step.textContent()).match(/of (\d+)/)[1]);
  await is(last);
  await page.keyboard.press("Home");
  await is(1);
  await page.keyboard.press("PageDown");
  await reads(step, /round 2/);
  const second = await at();
  await page.getByRole("button", { name: "One round on" }).click();
  await reads(step, /round 3/);
  await page.getByRole("button", { name: "One round back" }).click();
  await is(second);
  // The address leads to the same step.
  const address = page.url();
  assert.match(address, /\/replay\/\d+$/);
  await page.goto(address);
  await is(second);
  await reads(page.getByTestId("caption"), /\S/);
  await page.getByLabel("Speed").selectOption("4");
  await page.locator("main").focus();
  await page.keyboard.press(" ");
  await soon(async () => assert.ok((await at()) > second + 1));
  await page.keyboard.press(" ");
  // A line of the log leads to its step.
  await line(page).getByRole("button").first().click();
  await soon(async () => assert.ok((await at()) <= 2));
});

test("the best moment is played, not only shown", async () => {
  const page = await visit();
  await page.goto("/");
  const id = await table(page);
  await played(page, id);
  await page.goto(`/table/${id}`);
  const way = page.getByTestId("moment").getByRole("link");
  const [, from, to] = (await way.getAttribute("href")).match(/replay\/(\d+)\/(\d+)$/);
  assert.ok(Number(from) < Number(to));
  await way.click();
  await page.waitForURL((url) => url.pathname.endsWith(`/replay/${to}`));
});

/** Two people at the heaps; the first of them is asked to look when what is seen. */
async function two() {
  const [ada, bea] = await Promise.all([visit(), visit()]);
  await ada.addInitScript(() => {
    window.seen = {};
    new MutationObserver(() => {
      const note = (name, is) => is && (window.seen[name] ??= performance.now());
      const said = document.querySelector('[data-testid="prompt"]')?.textContent ?? "";
      note("over", said.includes("The game is over."));
      note("end", document.querySelector('[data-testid="end"]'));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const id = await table(ada, ["me", "open"], { game: await toy(ada) });
  await bea.goto(`/table/${id}`);
  await bea.getByRole("button", { name: "Sit here" }).click();
  await ada.goto(`/table/${id}`);
  await Promise.all([ada, bea].map((page) => page.getByTestId("hint").waitFor()));
  return [ada, bea];
}

for (const ending of ["won", "lost"])
  test(`the table is seen before the scene at the end, which is one of a game ${ending}`, async () => {
    const [ada, bea] = await two();
    const leaves = ending === "won" ? bea : ada;
    await leaves.getByRole("button", { name: "Resign" }).click();
    await leaves.getByRole("button", { name: "Really resign" }).click();
    await has(ada.getByTestId("end"), "data-ending", ending);
    const { over, end } = await ada.evaluate(() => window.seen);
    assert.ok(end - over > 1000, `after ${Math.round(end - over)} ms`);
    await noViolations(ada, ending);
  });

// Clocks: how one is chosen, how it runs at a table of two people until it has run out, a game
// that takes days, and two strangers who find each other.
import assert from "node:assert/strict";
import { stage } from "./stage.mjs";
import {
  ask,
  bigTargets,
  counts,
  has,
  noSidewaysScroll,
  noViolationsInBothThemes,
  QUICK,
  reads,
  soon,
  table,
  toy,
} from "./visitor.mjs";

const { test, visit } = stage();
const clockOf = (page, seat) => page.getByTestId(`clock-${seat}`);
const offer = (page) => page.getByTestId("offer").first();
const DAY = 86400;

/** Two people at a table of heaps with a clock; the first of them is asked. */
async function two(time, settings = QUICK, options = {}) {
  const [ada, bea] = [await visit(), await visit(settings, options)];
  await ask(ada, "POST", "/api/me", { name: "Ada" });
  await ask(bea, "POST", "/api/me", { name: "Bea" });
  const id = await table(ada, ["me", "open"], { game: await toy(ada), private: true, time });
  await ask(bea, "POST", `/api/tables/${id}/join`, {});
  await Promise.all([ada, bea].map((page) => page.goto(`/table/${id}`)));
  return { ada, bea, id };
}

/** Takes one crumb from the first heap that has any. */
async function move(page) {
  await page.locator('[data-testid^="crumb-"]').last().click();
  await offer(page).click();
}

test("a clock that runs out: marked, told, and the end says why", async () => {
  const { ada, bea } = await two({ bank: 20 });
  await reads(clockOf(ada, 0), /you\s*0:20/);
  await has(clockOf(ada, 0), "data-runs", "false", "nobody's time runs before the first move");
  await reads(ada.getByTestId("first-0"), /You have [12]:\d\d for your first move/);
  await reads(bea.getByTestId("first-0"), /Ada has [12]:\d\d for the first move/);
  await move(ada);
  await has(clockOf(ada, 1), "data-runs", "false");
  await move(bea);
  // Now it does, on both screens.
  for (const page of [ada, bea]) {
    await has(clockOf(page, 0), "data-runs", "true");
    await has(clockOf(page, 1), "data-runs", "false");
  }
  await noViolationsInBothThemes(ada, "a clock that runs");
  await soon(async () =>
    assert.match(await clockOf(ada, 0).getAttribute("class"), /\blow\b/, "red near its end"),
  );
  await reads(ada.getByTestId("clock-aloud"), /ten seconds left/);
  for (const page of [ada, bea]) {
    await page.getByTestId("end").waitFor();
    await reads(page.getByTestId("end"), /Ada has run out of time\./);
    await reads(page.getByTestId("ending"), /Ada has run out of time\./, "read aloud");
  }
  await reads(bea.getByTestId("end"), /You win/);
});

test("a bot plays on where that was chosen, and the seat is not given back", async () => {
  const { ada, bea } = await two({ bank: 5, flag: "bot" });
  await move(ada);
  await move(bea);
  await reads(ada.getByTestId("seat-0"), /bot/);
  await counts(ada.getByRole("button", { name: "Take my seat back" }), 0);
  await counts(bea.getByTestId("clocks"), 0, "who is alone with a bot has no clock");
});

test("a clock is chosen for a friend, who reads it before sitting down", async () => {
  const ada = await visit();
  await ada.goto("/");
  await ada.getByTestId(`friend-${await toy(ada)}`).click();
  await ada.getByTestId("times").waitFor();
  await noViolationsInBothThemes(ada, "playing a friend");
  await ada.getByTestId("time-own").check();
  await ada.getByRole("spinbutton", { name: "Minutes each" }).fill("7");
  await ada.getByRole("spinbutton", { name: "Seconds more" }).fill("3");
  await ada.getByTestId("flag-bot").check();
  await noViolationsInBothThemes(ada, "a clock of one's own");
  await ada.getByTestId("meet").click();
  await reads(ada.getByTestId("lounge-time"), /7 min \+ 3 s/);
  const bea = await visit();
  await bea.goto(ada.url());
  await reads(bea.getByTestId("lounge-time"), /7 min \+ 3 s/);
  await reads(bea.getByTestId("lounge"), /a bot plays on/);
  await bea.getByTestId("sit-1").click();
  for (const page of [ada, bea]) await reads(clockOf(page, 1), /7:00/);
});

test("a game that takes days says at home until when a move is wanted", async () => {
  const { ada, bea } = await two({ bank: 7 * DAY, per_move: 3 * DAY });
  await reads(clockOf(ada, 0), /10 d 0 h/);
  await move(ada);
  await move(bea);
  await has(clockOf(ada, 0), "data-runs", "true");
  await ada.goto("/");
  await reads(ada.getByTestId("your-turn"), /to move in 10 days at the latest/);
  await reads(ada.getByTestId("your-turn"), /3 days a move, 7 in reserve/);
});

test("two who look for the same find each other, and lists can be narrowed", async () => {
  const [ada, bea, eve] = [await visit(), await visit(), await visit()];
  const game = await toy(ada);
  await ada.goto("/");
  await ada.getByTestId(`find-${game}`).click();
  await ada.getByTestId("time-long").check();
  await noViolationsInBothThemes(ada, "finding an opponent");
  await ada.getByTestId("meet").click();
  await ada.getByTestId("seeking").waitFor();
  await noViolationsInBothThemes(ada, "looking for an opponent");

  // Another of another kind, whom a third can tell apart.
  await table(bea, ["me", "open"], { game: "microscopic" });
  await eve.goto("/");
  const open = eve.locator(".lists section").nth(1);
  await counts(open.getByRole("link", { name: "Join" }), 2);
  await eve.getByTestId("by-time").selectOption("live");
  await counts(open.getByRole("link", { name: "Join" }), 1);
  await reads(open, /30 min \+ 20 s/);
  await eve.getByTestId("by-time").selectOption("slow");
  await counts(open.getByRole("link", { name: "Join" }), 0);

  await bea.goto(`/find/${game}`);
  await bea.getByTestId("time-long").check();
  const before = Date.now();
  await bea.getByTestId("meet").click();
  await Promise.all([ada, bea].map((page) => page.getByTestId("clocks").waitFor()));
  console.log(`sat together after ${Date.now() - before} ms`);
  assert.equal(ada.url(), bea.url());
  await reads(clockOf(ada, 0), /30:00/);
});

test("who stops looking is in no list any more", async () => {
  const [ada, eve] = [await visit(), await visit()];
  const game = await toy(ada);
  await ada.goto(`/find/${game}`);
  await ada.getByTestId("time-day").check();
  await ada.getByTestId("meet").click();
  await ada.getByTestId("seeking").waitFor();
  const listed = async () => (await ask(eve, "GET", "/api/tables")).open.map(({ id }) => id);
  const id = ada.url().split("/").at(-1);
  assert.ok((await listed()).includes(id));
  await ada.getByTestId("leave").click();
  await ada.waitForURL((url) => url.pathname === "/");
  await soon(async () => assert.ok(!(await listed()).includes(id)));
});

for (const [name, viewport] of Object.entries({
  upright: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
}))
  test(`on a phone ${name} both clocks are in sight, in French`, async () => {
    const settings = { ...QUICK, language: "fr" };
    const { bea } = await two({ bank: 600, increment: 10 }, settings, { viewport, hasTouch: true });
    for (const seat of [0, 1])
      await soon(async () => {
        const box = await clockOf(bea, seat).boundingBox();
        assert.ok(box && box.x >= 0 && box.x + box.width <= viewport.width, `clock ${seat}`);
        assert.ok(box.y >= 0 && box.y + box.height <= viewport.height, `clock ${seat}`);
      });
    await noSidewaysScroll(bea, "a table with clocks");
    await bigTargets(bea, "a table with clocks");
    await bea.goto(`/friend/${await toy(bea)}`);
    await bea.getByTestId("times").waitFor();
    await noSidewaysScroll(bea, "the choice of a clock");
    await bigTargets(bea, "the choice of a clock");
  });

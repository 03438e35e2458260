// Micropolis: a whole game by mouse, turns by keyboard and finger, expert mode, and what only this
// table has: previews, galleries, the sentry's editor, anthills large on demand.
import assert from "node:assert/strict";
import { end, finger, keyboard, play, prompt, touch, turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { played } from "./socket.mjs";
import { stage } from "./stage.mjs";
import {
  ask,
  bigTargets,
  counts,
  has,
  noSidewaysScroll,
  noViolations,
  QUICK,
  reads,
  some,
  soon,
  table,
} from "./visitor.mjs";

const { test, visit } = stage();
const BOT = "bot:greedy";
const LINES = ["Population", "Colony", "Harvest", "Royal gallery", "Red army", "Barracks", "Total"];
const tile = (page, position) => page.getByTestId(`line-${position}`);
const lit = (page) => page.locator('[data-testid^="line-"].lit');
const offers = (page) => page.getByTestId("offer");
const laid = (page) => page.locator(".hills [data-place^='tile-']");

async function sitDown(
  settings = QUICK,
  { seats = ["me", BOT], options = {}, round = 1, phase = "take", browser = {} } = {},
) {
  const page = await visit(settings, browser);
  await page.goto("/");
  const id = await table(page, seats, { game: "micropolis", options: { first: "0", ...options } });
  const there = (view, goal) => view.phase === goal.phase && view.round >= goal.round;
  assert.ok(await played(page, id, there, { phase, round }));
  await seated(page, id);
  return page;
}
async function seated(page, id) {
  await page.goto(`/table/${id}`);
  assert.ok(await turn(page));
  await page.locator(".hills .ring").first().waitFor();
}

/** The pad: categories by players; every column adds up. */
async function pad(page) {
  const rows = await end(page).getByRole("row").all();
  const cells = await Promise.all(rows.map((row) => row.locator("th, td").allTextContents()));
  assert.deepEqual(
    cells.slice(1).map(([label]) => label.trim()),
    LINES,
  );
  const points = cells.slice(1).map((row) => row.slice(1).map(Number));
  const total = points.pop();
  total.forEach((sum, i) =>
    assert.equal(
      points.reduce((a, row) => a + row[i], 0),
      sum,
      `column ${i} adds up`,
    ),
  );
  return total;
}

test("a whole game of three against two bots by mouse", async () => {
  const page = await visit();
  await page.goto("/new/micropolis");
  await page.getByRole("button", { name: "3", exact: true }).click();
  await page.getByTestId("create").click();
  await page.waitForURL(/\/table\//);
  const touched = await play(page);
  assert.equal(touched.filter((t) => t.includes('"take ')).length, 10, "ten tiles");
  await end(page).waitFor();
  const total = await pad(page);
  assert.equal(total.length, 3);
  assert.equal(total[0], Math.max(...total), "the best player comes first");
  assert.match(await end(page).getByTestId("clause").getAttribute("data-clause"), /^MP-E\d$/);
  await reads(page.getByTestId("moment"), /The best moment/);
  const log = await page.getByTestId("log").innerText();
  assert.match(log, /takes/);
  assert.doesNotMatch(log, /micropolis-|undefined|\{|\}/, "every line is a sentence");
  await page.getByRole("button", { name: "Look at the table" }).click();
  await counts(laid(page), 10, "a whole ring");
});

test("expert mode is started and played for several rounds", async () => {
  const page = await visit();
  await page.goto("/new/micropolis");
  await page.locator('input[name="expert"][value="yes"]').check();
  await page.getByTestId("create").click();
  await page.waitForURL(/\/table\//);
  await turn(page);
  await counts(page.locator(".hill"), 2, "two anthills of one's own");
  const takes = (touched) => touched.filter((t) => t.includes('"take '));
  const touched = await play(page, { done: async (so) => takes(so).length >= 3 });
  assert.ok(
    takes(touched).every((t) => /into (a|b)/.test(t)),
    "an anthill is named with every tile",
  );
  const id = page.url().split("/").at(-1);
  await page.goto("/");
  assert.ok(await played(page, id, (view) => view.phase === "take" && view.round >= 10));
  await seated(page, id);
  await laid(page).nth(8).waitFor();
  // Either can be chosen, and the choice is shown on its own ring.
  await page.keyboard.press("Escape");
  await tile(page, 1).click();
  for (const hill of ["a", "b"])
    await page.locator(`[data-testid="offer"][data-action*="into ${hill}"]`).first().waitFor();
  await page.locator('[data-testid="offer"][data-action*="into b"]').first().hover();
  await page.locator(".hill").nth(1).locator(".ghost.chosen").waitFor();
  await noViolations(page, "expert mode");
});

test("with taps on a phone of 375 x 740", async () => {
  const page = await sitDown(QUICK, {
    seats: ["me", BOT, BOT, BOT, BOT, BOT],
    round: 6,
    browser: { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true },
  });
  await play(page, {
    hand: finger,
    each: async (so) => {
      await noSidewaysScroll(page, `after ${so.at(-1)}`);
      if (so.length % 6 === 1) await bigTargets(page, `after ${so.at(-1)}`);
    },
  });
  await end(page).waitFor();
  await noSidewaysScroll(page, "the end");
  assert.equal((await pad(page)).length, 6);
});

test("a chosen tile shows what it would do on either side, and does that", async () => {
  const page = await sitDown(QUICK, { round: 4 });
  await tile(page, 1).click();
  await page.locator(".ghost text").nth(1).waitFor();
  await counts(page.locator(".ghost"), 2);
  await counts(page.locator(".ghost.chosen"), 0);
  for (const side of ["left", "right"]) {
    await page.locator(`[data-testid="offer"][data-then="place ${side}"]`).hover();
    await counts(page.locator(".ghost.chosen"), 1);
    await some(page.locator(".ghost.chosen .hall.lit"), "its galleries are tinted");
  }
  const left = page.locator('[data-testid="offer"][data-then="place left"]');
  const promised = Number(
    (await left.textContent()).match(/([+−]\d+) Population/)?.[1].replace("−", "-") ?? 0,
  );
  const population = async () =>
    Number(
      await page
        .getByTestId("score")
        .getByRole("row", { name: /Population/ })
        .locator("td")
        .first()
        .textContent(),
    );
  const before = await population();
  const tiles = await laid(page).count();
  await page.locator('.ghost[data-side="left"]').click();
  await counts(laid(page), tiles + 1);
  await soon(async () => assert.equal(await population(), before + promised));
});

test("what cannot be paid is quiet and says why; escape lets go", async () => {
  const page = await visit();
  await seated(page, await begun(page, "micropolis/too-few-soldiers"));
  // One soldier pays for two of the four tiles.
  const dear = page.locator('[data-testid^="line-"].dear');
  await counts(dear, 2);
  await reads(dear.last(), /\d short/);
  await dear.last().click();
  await prompt(page)
    .getByText(/You lack \d/)
    .waitFor();
  await counts(offers(page), 0);
  await tile(page, 1).click();
  await offers(page).first().waitFor();
  await page.keyboard.press("Escape");
  await has(tile(page, 1), "aria-pressed", "false");
  await counts(page.locator(".ghost"), 0);
});

test("a gallery is tinted when it is pointed at and when it has the focus", async () => {
  const page = await sitDown(QUICK, { round: 6 });
  const gallery = page.locator('[data-testid^="gallery-"]').first();
  assert.match((await gallery.textContent()).trim(), /^Gallery over \d+ tiles?: /);
  await gallery.hover();
  await some(page.locator(".ring .hall.lit"));
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => document.querySelectorAll(".ring .hall.lit").length === 0);
  await gallery.focus();
  await some(page.locator(".ring .hall.lit"));
  await page.keyboard.press("ArrowRight");
  await counts(page.locator('[data-testid^="gallery-"].lit'), 1);
});

test("another anthill is shown large on demand", async () => {
  const page = await sitDown(QUICK, { seats: ["me", BOT, BOT], round: 3 });
  const rival = page.getByTestId("rival-1");
  await rival.click();
  await has(rival, "aria-pressed", "true");
  await page.locator('.hills .ring[data-place="hill-1-own"]').waitFor();
  await page.getByRole("button", { name: "Back to mine" }).click();
  await page.locator('.hills .ring[data-place="hill-0-own"]').waitFor();
});

test("a sentry rearranges soldiers", async () => {
  const page = await visit();
  await seated(page, await begun(page, "micropolis/sentry-rearranges", { before: "sentry" }));
  const barracks = page.locator('[data-testid^="barracks-"]');
  const pressed = await barracks.first().getAttribute("aria-pressed");
  await barracks.first().click();
  await has(barracks.first(), "aria-pressed", pressed === "true" ? "false" : "true");
  if (await offers(page).first().isDisabled()) await barracks.first().click();
  await noViolations(page, "the sentry's editor");
  await offers(page).first().click();
  await page
    .getByTestId("log")
    .getByText(/rearranges soldiers: /)
    .first()
    .waitFor();
  await barracks.first().waitFor({ state: "detached" });
});

test("points are hidden by option until the end", async () => {
  const page = await sitDown(QUICK, { options: { scores: "hidden" }, round: 9 });
  await counts(page.getByTestId("score"), 0);
  await play(page);
  await pad(page);
});

test("a tile that was taken is put back, and another is taken", async () => {
  const page = await sitDown(QUICK, { phase: "place" });
  const before = await page.locator('[data-testid^="line-"]').count();
  await page.getByTestId("undo").click();
  await page.waitForFunction(
    (n) => document.querySelectorAll('[data-testid^="line-"]').length === n,
    before + 1,
  );
  await some(lit(page));
  await touch(page);
  await touch(page);
  await page.waitForFunction(
    (n) => document.querySelectorAll('[data-testid^="line-"]').length !== n,
    before + 1,
  );
});

test("a tile travels from the line to the anthill; with reduced motion it only fades", async () => {
  for (const [motion, moves] of [
    ["full", (n) => n > 5],
    ["less", (n) => n === 1],
  ]) {
    const page = await sitDown({ ...QUICK, motion });
    await page.evaluate(() => {
      window.flown = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, options) {
        if (this.matches(".flight"))
          window.flown.push(new Set(frames.map((frame) => frame.transform)).size);
        return animate.call(this, frames, options);
      };
    });
    await tile(page, 3).click();
    await offers(page).first().click();
    await page.waitForFunction(() => window.flown.length >= 3);
    const flown = await page.evaluate(() => window.flown);
    assert.ok(flown.every(moves), `${motion}: ${flown}`);
  }
});

test("a finished game is looked at again, step by step", async () => {
  const page = await visit();
  await page.goto("/");
  const id = await table(page, ["me", BOT], { game: "micropolis" });
  await played(page, id);
  await page.goto(`/table/${id}/replay`);
  await page.getByRole("slider").fill("20");
  await some(laid(page));
  await tile(page, 1).click();
  await counts(page.locator(".ghost"), 0, "nothing can be placed");
  await page.getByRole("slider").press("End");
  await counts(laid(page), 10);
  await noViolations(page, "the replay");
});

for (const [theme, viewport] of [
  ["dark", { width: 1280, height: 720 }],
  ["paper", { width: 1280, height: 800 }],
  ["dark", { width: 390, height: 844 }],
])
  test(`no violation in ${theme} at ${viewport.width} px, and nothing scrolls that should not`, async () => {
    const page = await sitDown(
      { ...QUICK, theme },
      { seats: ["me", BOT, BOT, BOT, BOT, BOT], round: 9, browser: { viewport } },
    );
    await noViolations(page, "the table");
    await lit(page).first().click();
    await page.locator(".ghost text").first().waitFor();
    await noViolations(page, "a chosen tile");
    await noSidewaysScroll(page, "a chosen tile");
    if (viewport.width >= 1100) {
      const [tall, room] = await page.evaluate(() => [
        document.documentElement.scrollHeight,
        innerHeight,
      ]);
      assert.ok(tall <= room, `${tall} px high in ${room}`);
    }
    await page.keyboard.press("Escape");
    await page.getByTestId("rival-2").click();
    await noViolations(page, "another's anthill");
    await play(page);
    await end(page).waitFor();
    await noViolations(page, "the end");
    await page.goto("/new/micropolis");
    await page.getByTestId("create").waitFor();
    await noViolations(page, "a new table");
  });

test("in French, every word is French", async () => {
  const page = await sitDown({ ...QUICK, language: "fr" }, { seats: ["me", BOT, BOT], round: 4 });
  await lit(page).first().click();
  await page.locator(".ghost text").first().waitFor();
  const hidden = await page
    .locator("[aria-label], [aria-description]")
    .evaluateAll((all) => all.map((e) => `${e.ariaLabel} ${e.ariaDescription}`).join(" "));
  const text = `${await page.locator("body").innerText()} ${hidden}`;
  assert.match(text, /tuile/);
  assert.match(text, /galerie/i);
  assert.doesNotMatch(text, /micropolis-|\b(tiles?|the|your|soldiers|takes|gallery|ants|queen)\b/);
});

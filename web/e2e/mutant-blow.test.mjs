// Mutant Chronicles: a blow is seen before what comes of it. Whoever is hit stands on the map as
// before until it has been shown: one's own blows, those one watches, and in a replay.
import assert from "node:assert/strict";
import { turn } from "./player.mjs";
import { begun, replayed } from "./scenario.mjs";
import { stage } from "./stage.mjs";
import { counts, QUICK, reads, some, soon } from "./visitor.mjs";

const { test, visit } = stage();
const MOVING = { ...QUICK, motion: "full" };
const unit = (page, name) => page.locator(`[data-figure="${name}"]`);
const victim = "cursed-legionnaire-1";
const keep = (page) => page.locator('[data-testid="offer"][data-action="pass"]').first();
const points = (page) => page.getByTestId("side-0").locator(".points");

/** From now on the page notes in which order things are first seen, and then gone. */
async function note(page, name) {
  await page.evaluate((name) => {
    window.seen = [];
    const once = (what, is) => is && !window.seen.includes(what) && window.seen.push(what);
    const look = () => {
      const stands = document.querySelector(`[data-figure="${name}"]`);
      once("sum", document.querySelector('[data-testid="blow"] [data-testid="sum"]'));
      once("standing after the sum", window.seen.includes("sum") && stands);
      once("gone", window.seen.includes("sum") && !stands);
      once("cross", document.querySelector(".trails .gone"));
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  }, name);
}
const order = (page) => page.evaluate(() => window.seen);
const IN_ORDER = ["sum", "standing after the sum", "cross", "gone"];

test("whom one destroys falls after the blow, for who strikes and for who watches", async () => {
  const page = await visit(MOVING);
  await page.goto(`/table/${await begun(page, "mutant-blow", { before: "pass" })}`);
  assert.ok(await turn(page));
  const watcher = await visit(MOVING);
  await watcher.goto(page.url());
  for (const one of [page, watcher]) {
    await unit(one, victim).waitFor({ state: "attached" });
    await note(one, victim);
  }
  const before = await points(watcher).textContent();
  await keep(page).click();
  for (const one of [page, watcher]) {
    await counts(unit(one, victim), 0);
    assert.deepEqual(await order(one), IN_ORDER);
  }
  await reads(points(watcher), new RegExp(`^(?!${before.trim()})`), "points come after the fall");
});

test("whoever does not want motion is not kept waiting", async () => {
  const page = await visit();
  await page.goto(`/table/${await begun(page, "mutant-blow", { before: "pass" })}`);
  assert.ok(await turn(page));
  await note(page, victim);
  await keep(page).click();
  await counts(unit(page, victim), 0);
  await some(page.locator(".trails .gone"));
  assert.ok(!(await order(page)).includes("standing after the sum"));
});

test("in a replay, too, also after a jump, and again when one goes back", async () => {
  const page = await visit(MOVING);
  await page.goto(`/replay/${await replayed(page, "mutant-blow")}`);
  const step = page.getByTestId("where");
  await unit(page, victim).waitFor({ state: "attached" });
  await page.locator("main").focus();
  await page.keyboard.press("End");
  await counts(unit(page, victim), 0, "after a jump what is gone is gone");
  // Back to right before the blow.
  while ((await unit(page, victim).count()) === 0) {
    const at = await step.textContent();
    await page.keyboard.press("ArrowLeft");
    await soon(async () => assert.notEqual(await step.textContent(), at));
  }
  await note(page, victim);
  await page.keyboard.press("ArrowRight");
  await counts(unit(page, victim), 0);
  assert.deepEqual(await order(page), IN_ORDER);
  // The same blow once more.
  await page.keyboard.press("ArrowLeft");
  await counts(unit(page, victim), 1);
  await note(page, victim);
  await page.keyboard.press("ArrowRight");
  await counts(unit(page, victim), 0);
  assert.deepEqual(await order(page), IN_ORDER);
});

test("a wound is marked after the blow", async () => {
  const page = await visit(MOVING);
  await page.goto(`/table/${await begun(page, "mutant-blow", { before: "attack p8" })}`);
  assert.ok(await turn(page));
  const ghoul = unit(page, "ezoghoul-1");
  await ghoul.waitFor({ state: "attached" });
  await counts(ghoul.locator(".wounds"), 0);
  await page.getByTestId("hex-p8").click();
  await page.locator('[data-testid="offer"][data-action^="attack"]').first().click();
  await keep(page).waitFor();
  await page.evaluate(() => {
    window.seen = [];
    const once = (what, is) => is && !window.seen.includes(what) && window.seen.push(what);
    const look = () => {
      once("sum", document.querySelector('[data-testid="blow"] [data-testid="sum"]'));
      once("wound", document.querySelector('[data-figure="ezoghoul-1"] .wounds'));
      if (window.seen.length === 1)
        window.whole = !document.querySelector('[data-figure="ezoghoul-1"] .wounds');
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await keep(page).click();
  await some(ghoul.locator(".wounds"));
  assert.deepEqual(await order(page), ["sum", "wound"]);
  assert.ok(await page.evaluate(() => window.whole), "it was whole while the sum was read");
});

// The frame around a table: undo, payments of one's own choice, hints, rules, languages,
// motion.
import assert from "node:assert/strict";
import { play, prompt, turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { stage } from "./stage.mjs";
import { counts, has, noViolations, QUICK, some, soon, table } from "./visitor.mjs";

const { test, visit } = stage();
const hand = (page) =>
  page
    .locator('[data-testid^="hand-"]')
    .evaluateAll((cards) => cards.map((card) => card.dataset.card));
const offer = (page, opening) =>
  page.locator(`[data-testid="offer"][data-action^="${opening}"]`).first();

async function sitDown(settings = QUICK) {
  const page = await visit(settings);
  await page.goto("/");
  await page.goto(`/table/${await table(page)}`);
  assert.ok(await turn(page));
  return page;
}

async function inPosition(name) {
  const page = await visit();
  await page.goto(`/table/${await begun(page, name)}`);
  assert.ok(await turn(page));
  return page;
}

test("undo takes back what may be taken back, and says why it does not", async () => {
  const page = await sitDown();
  const before = await hand(page);
  await page.locator('[data-testid^="hand-"].lit').first().click();
  await offer(page, "gene ").click();
  await page.waitForFunction(
    (n) => document.querySelectorAll('[data-testid^="hand-"]').length === n,
    before.length - 1,
  );
  await has(page.getByTestId("undo"), "aria-disabled", "false");
  await page.getByTestId("undo").click();
  await page.waitForFunction(
    (n) => document.querySelectorAll('[data-testid^="hand-"]').length === n,
    before.length,
  );
  await soon(async () => assert.deepEqual(await hand(page), before));
  await page.getByTestId("log").getByText("takes the last action back").waitFor();
  // The draw cannot be taken back.
  await offer(page, "draw").click();
  await page.locator('[data-testid="undo"][aria-disabled="true"]').waitFor();
  await page
    .getByText(/No undo: (Luck was drawn|Somebody else has acted|There is nothing of yours)/)
    .waitFor();
  await page.getByTestId("undo").click({ force: true });
  await turn(page);
  await counts(page.getByTestId("log").getByText("takes the last action back"), 1, "only once");
});

test("a cell is paid with genes of one's own choice", async () => {
  const page = await inPosition("microscopic/choose-which-genes-pay");
  const other = page.getByRole("button", { name: "Choose the genes" });
  // One of the cards that can be bought has the choice.
  for (const card of await page.locator('[data-testid^="hand-"].rich').all()) {
    await card.click({ position: { x: 8, y: 60 } });
    if ((await other.count()) > 0) break;
  }
  await other.click();
  await some(
    page.locator('button.gene[aria-pressed="true"]'),
    "the offered payment is where one begins",
  );
  const free = await page.locator('button.gene[aria-pressed="false"]').last().elementHandle();
  await page.locator('button.gene[aria-pressed="true"]').first().click();
  assert.ok(await page.getByTestId("offer").first().isDisabled(), "too few genes cannot be sent");
  await free.click();
  const cells = await page.locator('[data-place="cells-0"] .piece').count();
  await offer(page, "cell ").click();
  await page.waitForFunction(
    (n) => document.querySelectorAll('[data-place="cells-0"] .piece').length === n,
    cells + 1,
  );
});

test("an organism is claimed with one click, or with cells of one's own choice", async () => {
  const page = await inPosition("microscopic-organism");
  const piece = (pressed) => page.locator(`.cells .piece.lit[aria-pressed="${pressed}"]`);
  // One of the dishes that are ready has the choice.
  let dish;
  for (dish of await page.locator(".dish.ready").all()) {
    await dish.click();
    if ((await piece(true).count()) > 0) break;
  }
  const claim = page.getByTestId("offer").first();
  const chosen = await piece(true).count();
  assert.ok(chosen > 0, "the offered payment is preselected");
  assert.ok(await claim.isEnabled(), "and can be sent at once");
  // One cell less, or one more where less is too few for any payment.
  const free = await piece(false).first().elementHandle();
  const spent = await piece(true).first().elementHandle();
  await spent.click();
  if (await claim.isDisabled()) {
    await spent.click();
    await free.click();
  }
  await soon(async () => assert.notEqual(await piece(true).count(), chosen));
  // The server has the last word, and says it in place.
  await claim.click();
  const refusal = prompt(page).getByRole("alert");
  await refusal.getByText(/could be left out|do not cover/).waitFor();
  await some(piece(true), "the choice is still there, to be mended");
  await refusal.getByRole("button", { name: "Show the rule" }).click();
  await page.locator("#clause-MS-T17.now").waitFor();
  // Chosen anew, it is the offered payment again.
  await page.keyboard.press("Escape");
  await dish.click();
  await counts(piece(true), chosen);
  await claim.click();
  await page.locator('[data-place="organisms-0"] .dish').waitFor();
  // The cells it cost lay open, so they can be looked up among the discards.
  await page.getByTestId("discards").click();
  await some(page.getByTestId("open-discards").locator("li"), "what was spent is listed");
  await noViolations(page, "the discards");
});

test("a hint is offered, and can be followed", async () => {
  const page = await sitDown();
  await page.getByTestId("hint").click();
  const hinted = page.getByTestId("offer").filter({ hasText: "Suggested" });
  await hinted.waitFor();
  const lines = await page.getByTestId("log").locator("p").count();
  await hinted.click();
  await page.waitForFunction(
    (n) => document.querySelectorAll('[data-testid="log"] p').length > n,
    lines,
  );
});

test("the rules open at the clause that matters", async () => {
  const page = await sitDown();
  const way = prompt(page).getByRole("button", { name: "Show the rule" });
  const clause = await way.getAttribute("data-clause");
  assert.match(clause, /^MS-/);
  await way.click();
  const now = page.locator(".rules .now");
  await now.getByText(clause).first().waitFor();
  assert.ok(await now.evaluate((e) => e.getBoundingClientRect().bottom <= innerHeight), "in sight");
  await page.getByLabel("Find in the rules").fill("virus");
  await page.locator(".rules dd").nth(1).waitFor();
});

test("in French, every word is French", async () => {
  const page = await visit({ ...QUICK, language: "fr" });
  await page.goto("/");
  await has(page.locator("html"), "lang", "fr");
  await page.getByRole("button", { name: "Jouer" }).first().click();
  await turn(page);
  await play(page, {
    done: async (touched) => touched.filter((t) => t.includes('"draw"')).length > 2,
  });
  await turn(page);
  const text = await page.locator("body").innerText();
  assert.match(text, /Pioche/);
  assert.match(text, /gène/);
  // No key without a message, no English sentence.
  assert.doesNotMatch(text, /microscopic-|table-|error-|\b(cards|draws|the|your|lays|keeps)\b/);
});

test("the language changes at once and is kept", async () => {
  const page = await visit(null, { locale: "en-GB" });
  await page.goto("/settings");
  await page.getByText("Français").click();
  await page.getByRole("heading", { name: "Réglages" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Réglages" }).waitFor();
});

test("with reduced motion nothing travels", async () => {
  const page = await visit(null, { reducedMotion: "reduce", locale: "en-GB" });
  await page.goto("/");
  await has(page.locator("html"), "data-motion", "less");
  await page.getByTestId("play-microscopic").waitFor();
  const moving = () =>
    document
      .getAnimations()
      .filter((a) => a.playState === "running" && a.effect.getComputedTiming().duration > 300)
      .length;
  assert.equal(await page.evaluate(moving), 0, "creatures rest");
  await page.getByTestId("play-microscopic").click();
  await turn(page);
  // Whatever moves only fades: every frame of it has the same place.
  await page.evaluate(() => {
    window.places = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      window.places.push(new Set(frames.map((frame) => frame.transform)).size);
      return animate.call(this, frames, options);
    };
  });
  await page.locator('[data-testid^="hand-"].lit').first().click();
  await offer(page, "gene ").click();
  await page.waitForFunction(() => window.places.length > 0);
  assert.deepEqual(await page.evaluate(() => [...new Set(window.places)]), [1]);
});

test("with full motion pieces travel from where they were", async () => {
  const page = await sitDown({ ...QUICK, motion: "full" });
  await page.evaluate(() => {
    window.places = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      window.places.push(new Set(frames.map((frame) => frame.transform)).size);
      return animate.call(this, frames, options);
    };
  });
  await page.locator('[data-testid^="hand-"].lit').first().click();
  await offer(page, "gene ").click();
  await page.waitForFunction(() => window.places.some((n) => n > 5));
});

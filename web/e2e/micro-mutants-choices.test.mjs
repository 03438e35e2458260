// What the rules leave to the players of Micro Mutants beside their shots: which die moves a
// bug, where small bases lie, which template covers which star.
import assert from "node:assert/strict";
import { mat, openPieces } from "./felt.mjs";
import { prompt, turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { stage } from "./stage.mjs";
import { counts, noViolations, QUICK, reads } from "./visitor.mjs";

const { test, visit } = stage();
const offer = (page, action) =>
  page.locator(`[data-testid="offer"][data-action^="${action}"]`).first();
const log = (page, text) => page.getByTestId("log").getByText(text).first().waitFor();

async function sitDown(make, likes = QUICK) {
  const page = await visit(likes);
  await page.goto("/");
  await page.goto(`/table/${await make(page)}`);
  assert.ok(await turn(page));
  await page.getByTestId("mat").waitFor();
  await openPieces(page);
  return page;
}

test("the only Worker moves by the Red Star, and the other die brings its reinforcement", async () => {
  const page = await sitDown((page) => begun(page, "micro-mutants/a-worker-by-the-red-star"));
  // Nothing is to be chosen for a bug that only one die moves.
  await page.locator('[data-testid="piece-red-guard-a1"].lit').click();
  await offer(page, "shoot red-guard-a1").waitFor();
  await counts(page.getByTestId("by"), 0);
  await page.locator('[data-testid="piece-worker-a1"].lit').click();
  await page.getByTestId("by").selectOption("red-star");
  await noViolations(page, "the choice of a die");
  await offer(page, "shoot worker-a1 by red-star ").click();
  await page.locator('[data-testid="die-red-star"].used').waitFor();
  await page.locator('[data-testid="die-worker"]:not(.used)').waitFor();
  await reads(prompt(page), /reinforcement/i);
});

test("what cannot be taken back is asked about, and never again if so wished", async () => {
  const page = await sitDown((page) => begun(page, "felt-flight"), { ...QUICK, confirm: true });
  await offer(page, "pass").click();
  await reads(prompt(page), /This cannot be taken back/);
  await page.getByRole("button", { name: "Not yet" }).click();
  await offer(page, "pass").click();
  await page.getByRole("button", { name: "Do it, and never ask again" }).click();
  await log(page, /passes/);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("microcosm-settings")));
  assert.equal(kept.confirm, false);
});

test("the small bases of a game of two change places, and back", async () => {
  const page = await sitDown((page) => mat(page, { rules: "advanced" }));
  // Whatever the other side places makes what is chosen here be chosen anew.
  await log(page, /is ready/);
  const choose = async (order) => {
    await page.getByRole("button", { name: "Bases on other spots…" }).click();
    await counts(
      page.locator('[data-testid="offer"][data-action^="bases"]'),
      1,
      "the main base stays in the middle",
    );
    await offer(page, `bases ${order}`).click();
  };
  await choose("3 2 1");
  await log(page, /chooses the spots of the bases/);
  await choose("1 2 3");
});

test("both say which template covers which star, and then it is shown", async () => {
  const page = await sitDown((page) => mat(page, { terrain: "acid-pit,warp-gate" }));
  await counts(page.locator('[data-testid="offer"][data-action^="stars"]'), 2);
  await noViolations(page, "the stars");
  await offer(page, "stars warp-gate acid-pit").click();
  await log(page, /covers the left star/);
  await offer(page, "formation line").waitFor();
});

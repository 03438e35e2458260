// Taking back after others have acted: asked of people, at once against a bot; and what who comes
// back is told of the time in between.
import assert from "node:assert/strict";
import { turn } from "./player.mjs";
import { stage } from "./stage.mjs";
import {
  ask,
  counts,
  noViolations,
  noViolationsInBothThemes,
  reads,
  soon,
  table,
  toy,
} from "./visitor.mjs";

const { test, visit } = stage();
const undo = (page) => page.getByTestId("undo");
const bar = (page) => page.getByTestId("offer-bar");
const heaps = (page) => page.locator(".board").innerText();
/** Takes one crumb from the first heap that has any. */
async function move(page) {
  await turn(page);
  await page.locator('[data-testid^="crumb-"]').first().click();
  await page.getByTestId("offer").first().click();
}

/** Two people at a table of the smallest game; each has moved once, and the first is on turn. */
async function two() {
  const [ada, bea] = [await visit(), await visit()];
  await ask(ada, "POST", "/api/me", { name: "Ada" });
  await ask(bea, "POST", "/api/me", { name: "Bea" });
  const id = await table(ada, ["me", "open"], { game: await toy(ada), private: true });
  await ask(bea, "POST", `/api/tables/${id}/join`, {});
  await Promise.all([ada, bea].map((page) => page.goto(`/table/${id}`)));
  await turn(ada);
  const before = await heaps(ada);
  await move(ada);
  await move(bea);
  await turn(ada);
  return { ada, bea, before, id };
}

test("one asks and the other agrees: the table is as it was", async () => {
  const { ada, bea, before } = await two();
  assert.equal(await undo(ada).innerText(), "Ask to take back");
  await undo(ada).click();
  await reads(bar(ada), /You have asked.*Waiting for/s);
  await bar(bea).waitFor();
  await reads(bea.getByTestId("aloud"), /asks to take the last action back/);
  await noViolationsInBothThemes(bea, "somebody asks to take back");
  // By keyboard: the answer comes before the prompt.
  await bea.getByTestId("offer-agree").press("Enter");
  await soon(async () => assert.equal(await heaps(ada), before));
  await counts(bar(ada), 0);
  await turn(ada);
});

test("a refusal ends it, and it is not asked again", async () => {
  const { ada, bea } = await two();
  const now = await heaps(ada);
  await undo(ada).click();
  await bea.getByTestId("offer-decline").click();
  await counts(bar(ada), 0);
  await reads(ada.locator(".why"), /asked about this already/);
  assert.equal(await undo(ada).getAttribute("aria-disabled"), "true");
  assert.equal(await heaps(ada), now);
});

test("against a bot it goes back at once", async () => {
  const page = await visit();
  const id = await table(page, ["me", "bot:random"], { game: await toy(page) });
  await page.goto(`/table/${id}`);
  await turn(page);
  const before = await heaps(page);
  await move(page);
  await soon(async () => assert.match(await page.getByTestId("log").innerText(), /Hydra|Amoeba/));
  await turn(page);
  assert.equal(await undo(page).innerText(), "Undo");
  await undo(page).click();
  await soon(async () => assert.equal(await heaps(page), before));
});

test("who comes back is told what happened, and watches it", async () => {
  const { ada, bea, id } = await two();
  await bea.goto("/");
  await move(ada);
  await ada.getByTestId("undo").click();
  await turn(ada);
  await move(ada);
  await bea.goto(`/table/${id}`);
  const away = bea.getByTestId("away");
  await reads(away, /3 things happened since you looked/);
  await reads(bea.getByTestId("since"), /Since you last looked/);
  await noViolations(bea, "back at a table");
  await bea.getByTestId("away-watch").click();
  await bea.getByTestId("past").waitFor();
  await bea.getByTestId("past-end").click();
  await turn(bea);
  await move(bea);
  await counts(away, 0, "gone once one has acted");
  // And what was seen is known: nothing is told twice.
  await bea.goto("/");
  await bea.goto(`/table/${id}`);
  await bea.getByTestId("undo").waitFor();
  await counts(away, 0);
});

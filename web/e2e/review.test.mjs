// A finished game with hindsight: from the end of a game by keyboard, from an imported record by
// mouse; seen again and tried another way; never of a game that goes on.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { played } from "./socket.mjs";
import { stage } from "./stage.mjs";
import {
  bigTargets,
  counts,
  imported,
  noSidewaysScroll,
  noViolationsInBothThemes,
  QUICK,
  reads,
  some,
  table,
} from "./visitor.mjs";

const { test, visit } = stage();
const golden = (game, name) =>
  readFileSync(new URL(`../../crates/${game}/golden/${name}.jsonl`, import.meta.url), "utf8");

const drawn = (page) => page.getByRole("img", { name: /graph of the winning chances/ }).waitFor();

test("a record is reviewed by mouse, seen again, and tried another way", async () => {
  const page = await visit();
  const id = await imported(page, golden("micropolis", "micropolis-2-v2"));
  await page.getByTestId("review").click();
  await page.waitForURL(`/replay/${id}/review`);
  await drawn(page);
  await some(page.getByTestId("turning"), "a game against any choice turns");
  const mistake = page.getByTestId("mistake").first();
  await reads(mistake, /Played.*Take tile.*Better.*Take tile/s);
  await reads(mistake, /\d+%.*→.*\d+%/s);
  // The table says what the graph shows.
  await page.getByText("The same as a table").click();
  const rows = page.getByRole("region", { name: "The same as a table" }).getByRole("row");
  const points = await page.locator(".graph polyline").first().getAttribute("points");
  await counts(rows, points.split(" ").length + 1, "a row for each point, and the head");
  // Whose mistakes: fewer of one than of all, and none of one who made none.
  const all = await page.getByTestId("mistake").count();
  await page.getByLabel("Whose mistakes").selectOption("1");
  const some_of_them = await page.getByTestId("mistake").count();
  assert.ok(some_of_them > 0 && some_of_them < all, `${some_of_them} of ${all}`);

  const step = Number((await mistake.textContent()).match(/Step (\d+)/)[1]);
  await mistake.getByRole("link", { name: /See it/ }).click();
  await page.waitForURL(new RegExp(`/replay/${id}/\\d+`));
  await page.getByText(new RegExp(`^Step ${step} of`)).waitFor();
  await page.goBack();
  // At once: it was kept.
  await drawn(page);
  await page.getByLabel("Whose mistakes").selectOption("1");
  await page
    .getByTestId("mistake")
    .first()
    .getByRole("button", { name: /Try it/ })
    .click();
  await page.waitForURL(/\/table\//);
  await turn(page);
});

test("the end of a game leads to its review by keyboard", async () => {
  const page = await visit();
  await page.goto("/");
  const id = await begun(page, "microscopic-last", { before: "organism" });
  await played(page, id);
  await page.goto(`/table/${id}`);
  const review = page.getByTestId("end").getByRole("link", { name: "Review" });
  await review.waitFor();
  await review.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(`/table/${id}/review`);
  await drawn(page);
  const summary = page.getByText("The same as a table");
  await summary.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  assert.equal(
    await page.evaluate(() => document.activeElement.getAttribute("role")),
    "region",
    "the table can be scrolled by keyboard",
  );
  await page.getByRole("link", { name: "Back to the table" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(`/table/${id}`);
});

test("a game that goes on is not reviewed, nor one nobody can judge", async () => {
  const page = await visit();
  const id = await table(page);
  // The refusal is written to the console by the browser itself.
  const refused = await page.request.get(`/api/tables/${id}/review`);
  assert.equal(refused.status(), 409);
  assert.equal((await refused.json()).why.key, "error-not-over");
  const mutants = await imported(page, golden("micro-mutants", "micro-mutants-classic-v2"));
  await page.goto(`/replay/${mutants}/review`);
  await reads(page.getByRole("alert"), /Nobody in this house can judge this game yet/);
  page.complaints.length = 0;
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
])
  test(`a review holds at ${viewport.width} x ${viewport.height}`, async () => {
    const page = await visit(QUICK, { viewport });
    const id = await imported(page, golden("micropolis", "micropolis-2-v2"));
    await page.goto(`/replay/${id}/review`);
    await drawn(page);
    await some(page.getByTestId("mistake"));
    await noSidewaysScroll(page, "a review");
    await bigTargets(page, "a review");
    await noViolationsInBothThemes(page, "a review");
    await page.getByText("The same as a table").click();
    await noViolationsInBothThemes(page, "a review as a table");
  });

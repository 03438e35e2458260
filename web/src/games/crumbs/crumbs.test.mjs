// Whole games of Crumbs in a real browser. The house must have its toys: a binary built with
// `--features toys`.
import assert from "node:assert/strict";
import { end, finger, keyboard, mouse, play, prompt, turn } from "../../../e2e/player.mjs";
import { stage } from "../../../e2e/stage.mjs";
import {
  bigTargets,
  counts,
  noSidewaysScroll,
  noViolations,
  QUICK,
  reads,
} from "../../../e2e/visitor.mjs";

const { test, visit } = stage();
const PLAY = '[data-testid="play-crumbs"]';
const crumbs = (page, heap) => page.locator(`[data-testid^="crumb-${heap}-"]`);
const going = (page) => page.locator("button.going");

/** From home to the first turn, where all crumbs still lie there. */
async function sitDown(page, hand) {
  await page.goto("/");
  await page.locator(PLAY).waitFor();
  await noViolations(page, "home");
  await hand(page, PLAY);
  await page.waitForURL(/\/table\//);
  assert.ok(await turn(page));
  await noViolations(page, "the first turn");
}

/** A crumb in the middle of a heap takes those above it along. */
async function takeTwo(page, hand) {
  const before = await crumbs(page, "c").count();
  await hand(page, '[data-testid="crumb-c-2"]');
  await counts(crumbs(page, "c").and(page.locator('[aria-pressed="true"]')), 2);
  await counts(page.getByTestId("offer"), 1);
  await noViolations(page, "two crumbs chosen");
  await hand(page, '[data-testid="offer"][data-action="take c 2"]');
  assert.ok(await turn(page), "one answer does not end it");
  assert.ok((await crumbs(page, "c").count()) <= before - 2);
}

async function toTheEnd(page, hand) {
  const touched = await play(page, { hand });
  assert.ok(touched.length > 0);
  await end(page).waitFor();
  for (const heap of "abc") await counts(crumbs(page, heap), 0, `heap ${heap} at the end`);
  await page.getByTestId("moment").waitFor();
  await noViolations(page, "the end");
}

for (const [name, hand] of Object.entries({ mouse, keyboard }))
  test(`a whole game against a bot by ${name}`, async () => {
    const page = await visit();
    await sitDown(page, hand);
    await takeTwo(page, hand);
    await toTheEnd(page, hand);
  });

test("a whole game with taps on a phone, in French", async () => {
  const page = await visit(
    { ...QUICK, language: "fr", theme: "paper" },
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  );
  await sitDown(page, finger);
  await reads(prompt(page), /Prenez/);
  await takeTwo(page, finger);
  await noSidewaysScroll(page, "the table");
  await bigTargets(page, "the table");
  await toTheEnd(page, finger);
  const text = await page.locator("body").innerText();
  // No key without a message, no English sentence.
  assert.doesNotMatch(text, /crumbs-|\b(heap|crumbs?|takes?|the)\b/i);
});

test("what is pointed at, suggested or called off is shown on the heaps", async () => {
  const page = await visit();
  await sitDown(page, mouse);
  await counts(page.getByTestId("offer"), 3, "one of each heap");
  await page.getByTestId("offer").first().hover();
  await counts(going(page), 1);
  await mouse(page, '[data-testid="crumb-b-3"]');
  await page.mouse.move(0, 0);
  await counts(going(page), 3);
  await page.keyboard.press("Escape");
  await counts(going(page), 0);
  await page.getByTestId("hint").click();
  const hinted = page.getByTestId("offer").filter({ hasText: "Suggested" });
  const [, heap, count] = (await hinted.getAttribute("data-action")).split(" ");
  await counts(crumbs(page, heap).and(going(page)), Number(count), "what is suggested is marked");
  await hinted.click();
  // What comes next may be offered where the pointer is.
  await page.mouse.move(0, 0);
  await going(page).first().waitFor({ state: "detached" });
});

// Hands on the map of Mutant Chronicles: units are dragged to hexes and onto enemies, and the presses
// of the usual turn (an order, a move, an attack, the dice) are counted on the page. There were 8
// when a unit, an order, a hex, "Move to", an enemy, "Attack", "Let it pass" and "Roll the dice"
// were pressed one by one: 4 by dragging now, 6 by clicks.
import assert from "node:assert/strict";
import { turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { stage } from "./stage.mjs";
import { counts, has, QUICK, reads, soon } from "./visitor.mjs";

const { test, visit } = stage();
const BEFORE = 8;
const hex = (page, name) => page.getByTestId(`hex-${name}`);
const offer = (page, opening) =>
  page.locator(`[data-testid="offer"][data-action^="${opening}"]`).first();
const stands = (page, name, who) =>
  soon(async () => assert.match(await hex(page, name).getAttribute("aria-label"), who));

async function middle(page, name) {
  const { x, y, width, height } = await hex(page, name).boundingBox();
  return [x + width / 2, y + height / 2];
}
async function drag(page, from, to) {
  await page.mouse.move(...(await middle(page, from)));
  await page.mouse.down();
  const [x, y] = await middle(page, to);
  await page.mouse.move(x - 9, y, { steps: 4 });
  await page.mouse.move(x, y, { steps: 2 });
  // Where it may be let go lights up under it.
  await page.locator(`[data-hex="${to}"]:is(.go, .aim)`).waitFor();
  await page.mouse.up();
}
/** Lets the moment for a card pass, and rolls. */
async function toTheDice(page) {
  await reads(page.getByTestId("prompt"), /command card/);
  await offer(page, "pass").click();
  await page.getByTestId("offer").filter({ hasText: "Roll the dice" }).click();
  await page.getByTestId("dice").first().waitFor();
}
const pressed = (page) => page.evaluate(() => window.presses);
async function seated(options, before = "order") {
  const page = await visit(QUICK, options);
  await page.addInitScript(() => {
    window.presses = 0;
    addEventListener("pointerdown", () => window.presses++, { capture: true });
  });
  await page.goto(`/table/${await begun(page, "mutant-battle", { before })}`);
  assert.ok(await turn(page));
  await page.locator(".medal").first().waitFor();
  return page;
}

test("the usual turn by dragging takes half the presses it took", async () => {
  const page = await seated();
  await drag(page, "g5", "h6");
  await stands(page, "h6", /Ranger Elite of /);
  await turn(page);
  await drag(page, "h6", "j5");
  await toTheDice(page);
  const presses = await pressed(page);
  assert.ok(presses <= BEFORE / 2, `${presses} instead of ${BEFORE}`);
});

test("the usual turn by clicks on the map alone takes no more than two for anything", async () => {
  const page = await seated();
  await hex(page, "g5").click();
  await page.locator(`[data-hex="h6"].go`).waitFor();
  await hex(page, "h6").click();
  await stands(page, "h6", /Ranger Elite of /);
  await turn(page);
  await page.locator(`[data-hex="j5"].aim`).waitFor();
  await hex(page, "j5").click();
  await has(hex(page, "j5"), "aria-pressed", "true");
  await hex(page, "j5").click();
  await toTheDice(page);
  assert.equal(await pressed(page), 6);
});

test("a unit and a hex are enough for a move by mouse", async () => {
  const page = await seated();
  await hex(page, "g5").click();
  await page.locator(`[data-hex="h6"].go`).waitFor();
  await hex(page, "h6").click();
  await stands(page, "h6", /Ranger Elite of /);
});

test("a finger sees the way first and goes with the second tap", async () => {
  const page = await seated({
    viewport: { width: 844, height: 390 },
    hasTouch: true,
    isMobile: true,
  });
  await hex(page, "g5").tap();
  await page.locator(`[data-hex="h6"].go`).waitFor();
  await hex(page, "h6").tap();
  await page.locator(".reach .way").waitFor({ state: "attached" });
  await has(hex(page, "h6"), "aria-pressed", "true");
  await hex(page, "h6").tap();
  await stands(page, "h6", /Ranger Elite of /);
});

test("the hex under the hand tells whom one could hit from there", async () => {
  const page = await seated();
  await hex(page, "g5").click();
  await page.locator(`[data-hex="h6"].go`).waitFor();
  await hex(page, "h6").hover();
  await reads(page.locator(".chances text").first(), /^\d+(\.\d)? %$/);
  await page.locator(".lines path.clear").first().waitFor({ state: "attached" });
});

test("one place asks, and the map has the height and most of the width", async () => {
  const page = await seated();
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
    { width: 844, height: 390 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(viewport);
    await soon(async () => {
      const board = await page.locator(".board").boundingBox();
      assert.ok(board.height >= viewport.height - 1, `${board.height} of ${viewport.height}`);
      assert.ok(board.width >= viewport.width * 0.69, `${board.width} of ${viewport.width}`);
      const map = await page.locator('svg[role="application"]').boundingBox();
      assert.ok(map.height >= board.height - 24, "and the map has all of it");
    });
  }
  await counts(page.locator('[data-testid="prompt"] .main'), 0, "nothing is chosen yet");
});

test("dice lie over the map with the sum, and the map below is free", async () => {
  const page = await seated({}, "reroll");
  const blow = page.getByTestId("blow");
  await blow.getByTestId("dice").first().waitFor();
  await offer(page, "pass").click();
  await turn(page);
  await offer(page, "pass").click();
  await reads(page.getByTestId("sum"), /\d.* health: (destroyed|\d+ left)|No damage|Nobody hits/);
});

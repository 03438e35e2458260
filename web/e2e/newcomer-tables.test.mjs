// What newcomers to Micropolis and Microscopic stumbled over the second time: a hint that is not on
// the table, another's move shown again out of sight, buttons that move away, words that lie on
// what is read. Moments of games; whole games and lessons are elsewhere.
import assert from "node:assert/strict";
import { turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { stage } from "./stage.mjs";
import { ask, bigTargets, counts, noViolations, QUICK, reads, soon, table } from "./visitor.mjs";

const { test, visit } = stage();
const PLAYER = { ...QUICK, command: false, details: false };
const phone = (width, height) => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
});
const prompt = (page) => page.getByTestId("prompt");

async function chapter(page, game, n) {
  const { id } = await ask(page, "POST", "/api/tables", { game, chapter: n });
  await page.goto(`/table/${id}`);
  await page.getByTestId("tutor").waitFor();
}

test("while a text waits the bot waits, and the prompt says so; after the last text there is one main way on", async () => {
  const page = await visit(PLAYER);
  const next = page.getByTestId("tutor-next");
  const waits = /When you have read this, press “Next”/;
  await chapter(page, "micropolis", 0);
  for (let read = 0; read < 2; read++) await next.click();
  await page.getByTestId("line-3").click();
  await page.locator(".ghost.can").first().click();
  await reads(page.getByTestId("tutor"), /Two of your soldiers/);
  await reads(prompt(page), waits);
  await next.click();
  await reads(page.getByTestId("tutor"), /Watch the other side/);
  await reads(prompt(page), waits);
  await next.click();
  await page.getByTestId("line-1").click();
  await page.locator(".ghost.can").first().click();
  await page.getByTestId("tutor-on").waitFor();
  // The game may be tried on, but nothing asks for it.
  await page.locator('[data-testid="line-1"].lit').click();
  await page.getByTestId("offer").first().waitFor();
  await counts(page.locator(".main:visible"), 1, "the next chapter");
});

test("a hint is seen on the table: the tile of the line, the card of the hand", async () => {
  const page = await visit(PLAYER);
  await page.goto(`/table/${await table(page, undefined, { game: "micropolis" })}`);
  assert.ok(await turn(page));
  await counts(page.locator(".slot.hinted"), 0);
  await page.getByTestId("hint").click();
  await reads(page.getByTestId("offer").first(), /Suggested/);
  await counts(page.locator(".slot.hinted.lit"), 1);
  await page.goto(`/table/${await begun(page, "microscopic-hands")}`);
  assert.ok(await turn(page));
  await page.getByTestId("hint").click();
  await reads(page.getByTestId("offer").first(), /Suggested/);
  await counts(page.locator('[data-testid^="hand-"].hinted'), 1);
});

for (const [name, size] of [
  ["upright", phone(390, 844)],
  ["sideways", phone(844, 390)],
])
  test(`on a phone held ${name}, another's turn is shown again with their anthill in the middle`, async () => {
    const page = await visit({ ...PLAYER, language: "fr" }, size);
    await page.goto(`/table/${await table(page, undefined, { game: "micropolis" })}`);
    const own = await page.locator(".title .name").textContent();
    do {
      assert.ok(await turn(page));
      await page.locator(".slot.lit").first().tap();
      await page.locator(".ghost.can").first().tap();
      const leave = page.locator('[data-testid="offer"][data-action="leave"]');
      await soon(async () => assert.ok((await leave.count()) || (await turn(page))));
      if (await leave.count()) await leave.tap();
      assert.ok(await turn(page));
    } while (!(await page.getByTestId("again").count()));
    await page.getByTestId("again").tap();
    await reads(page.getByTestId("past"), /Voici où vous en étiez/);
    await soon(async () =>
      assert.notEqual(await page.locator(".title .name").textContent(), own, "the other's anthill"),
    );
    // What is read meanwhile is not closed by the next step.
    const at = await page.getByTestId("past").getAttribute("data-n");
    await page.getByTestId("more").tap();
    const log = page.getByRole("dialog").getByRole("tabpanel");
    await log.waitFor();
    await page.waitForTimeout(3000);
    assert.ok(await log.isVisible(), "the log stays open");
    assert.ok((await log.boundingBox()).height >= 180, "and has room");
    assert.equal(await page.getByTestId("past").getAttribute("data-n"), at);
    await noViolations(page, "the log beside the past");
    await bigTargets(page, "the log beside the past");
  });

test("the buttons below the log stay where they are, whether a move can be taken back or not", async () => {
  const page = await visit(PLAYER, { viewport: { width: 1366, height: 768 } });
  await page.goto(`/table/${await begun(page, "microscopic-hands")}`);
  assert.ok(await turn(page));
  const undo = page.getByTestId("undo");
  const { y } = await undo.boundingBox();
  await reads(page.locator(".why"), /No undo/);
  await page.getByTestId("hand-simple").click();
  await page.getByTestId("spot-genes").click();
  await soon(async () => assert.equal(await undo.getAttribute("aria-disabled"), "false"));
  await reads(page.locator(".why"), /^$/);
  assert.equal((await undo.boundingBox()).y, y);
});

for (const size of [phone(844, 390), phone(740, 360), phone(390, 844)])
  test(`${size.viewport.width} x ${size.viewport.height}: what becomes of a card is written on nothing that lies there`, async () => {
    const page = await visit({ ...PLAYER, language: "fr" }, size);
    await page.goto(`/table/${await begun(page, "microscopic-hands")}`);
    assert.ok(await turn(page));
    await page.getByTestId("hand-heat").tap();
    const label = page.getByTestId("spot-cells").locator("span");
    await reads(label, /Développer/);
    const words = await label.boundingBox();
    const cells = await page.locator(".own .cells .piece").all();
    assert.equal(cells.length, 4);
    for (const cell of cells) {
      const { x, y, width, height } = await cell.boundingBox();
      const apart =
        words.x >= x + width ||
        words.x + words.width <= x ||
        words.y >= y + height ||
        words.y + words.height <= y + 3;
      assert.ok(apart, "beside the cells");
    }
  });

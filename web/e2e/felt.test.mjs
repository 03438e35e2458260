// The felt mat, drawn by WebGL: a shot by mouse, its flight and its replay; and without WebGL
// nothing of three.js is even loaded.
import assert from "node:assert/strict";
import { test } from "node:test";
import { flicked, mat } from "./felt.mjs";
import { turn } from "./player.mjs";
import { stage } from "./stage.mjs";
import { noViolations, QUICK } from "./visitor.mjs";

const { visit } = stage();

const pictures = (page) => page.getByTestId("felt").getAttribute("data-pictures").then(Number);
const drawn = (page) => page.waitForFunction(() => Number(document.querySelector('[data-testid="felt"]')?.dataset.pictures) > 0);

/** Until no picture was drawn for a while; `true` if that comes. */
async function rests(page) {
  for (let looks = 0, before = -1; looks < 40; looks++) {
    const now = await pictures(page);
    if (now === before) return true;
    before = now;
    await page.waitForTimeout(500);
  }
  return false;
}

async function sitDown(settings) {
  const page = await visit(settings);
  page.setDefaultTimeout(30000);
  await page.addInitScript(() => localStorage.getItem("microcosm-felt") ?? localStorage.setItem("microcosm-felt", JSON.stringify({ mat: "felt" })));
  await page.goto("/");
  const id = await mat(page);
  assert.ok(await flicked(page, id, { what: "moves" }));
  await page.goto(`/table/${id}`);
  assert.ok(await turn(page));
  await drawn(page);
  return page;
}

test("a shot by mouse: pulled back and let go; the chip flies and lands", async () => {
  const page = await sitDown({ ...QUICK, motion: "full" });
  await noViolations(page, "the felt");
  assert.ok(await rests(page), "nothing is drawn while nothing changes");
  const row = page.locator('[data-testid="pieces"] .row.lit').first();
  const name = (await row.getAttribute("data-testid")).replace("piece-", "");
  await row.click();
  const tag = page.getByTestId(`tag-${name}`);
  const { x, y } = await tag.evaluate((e) => {
    const frame = e.offsetParent.getBoundingClientRect();
    return { x: frame.left + parseFloat(e.style.left), y: frame.top + parseFloat(e.style.top) };
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y + 30, { steps: 3 });
  const press = Number(await page.getByTestId("aim-press").inputValue());
  await page.mouse.move(x + 3, y + 60, { steps: 3 });
  assert.ok(Number(await page.getByTestId("aim-press").inputValue()) > press, "farther is harder");
  await page.mouse.up();
  // It flies; then the table goes on, and the shot can be seen again.
  await page.getByTestId("log").getByText(/shoots a/).first().waitFor();
  await page.locator('[data-testid="tool-replay"]:not(:disabled)').waitFor();
  await page.getByTestId("tool-replay").click();
  await page.locator('[data-testid="tool-replay"]:not(:disabled)').waitFor();
});

test("the mat is drawn flat for who likes it, and felt again", async () => {
  const page = await sitDown(QUICK);
  await page.getByTestId("tool-flat").click();
  await page.getByTestId("flat").waitFor();
  await page.getByTestId("tool-flat").click();
  await drawn(page);
});

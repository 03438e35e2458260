// The felt mat, drawn by WebGL (in software here, so the page is small): a shot by mouse, its
// flight, its replay, and that nothing is drawn while nothing changes.
import assert from "node:assert/strict";
import { openPieces, tool } from "./felt.mjs";
import { turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { stage } from "./stage.mjs";
import { noViolations, QUICK } from "./visitor.mjs";

const { test, visit } = stage();
const drawn = (page) =>
  page.waitForFunction(
    () => Number(document.querySelector('[data-testid="felt"]')?.dataset.pictures) > 0,
  );

/** Until no picture was drawn for a while; `true` if that comes. */
async function rests(page) {
  for (let looks = 0, same = 0, before = -1; looks < 60; looks++) {
    const now = Number(await page.getByTestId("felt").getAttribute("data-pictures"));
    same = now === before ? same + 1 : 0;
    // On a busy machine a picture may be late.
    if (same === 3) return true;
    before = now;
    await page.waitForTimeout(300);
  }
  return false;
}

test("a shot by mouse: pulled back and let go; the chip flies, lands, and is seen again", async () => {
  const page = await visit({ ...QUICK, motion: "full" }, { viewport: { width: 720, height: 560 } });
  await page.addInitScript(
    () =>
      localStorage.getItem("microcosm-felt") ??
      localStorage.setItem("microcosm-felt", JSON.stringify({ mat: "felt" })),
  );
  await page.goto("/");
  await page.goto(`/table/${await begun(page, "felt-flight")}`);
  assert.ok(await turn(page));
  await drawn(page);
  await noViolations(page, "the felt");
  assert.ok(await rests(page), "nothing is drawn while nothing changes");

  await openPieces(page);
  const row = page.locator('[data-testid="pieces"] .row.lit').first();
  const name = (await row.getAttribute("data-testid")).replace("piece-", "");
  await row.click();
  const tag = page.getByTestId(`tag-${name}`);
  await tag.waitFor();
  await page.getByTestId("close-pieces").click();
  // The camera comes near what is aimed with.
  assert.ok(await rests(page), "the camera stands still");
  const { x, y } = await tag.evaluate((e) => {
    const frame = e.offsetParent.getBoundingClientRect();
    return { x: frame.left + parseFloat(e.style.left), y: frame.top + parseFloat(e.style.top) };
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 2, y + 16, { steps: 2 });
  const pressed = async () => {
    const [, , , press] = (
      await page.locator('[data-testid="offer"].main').getAttribute("data-action")
    ).split(" ");
    return Number(press);
  };
  const press = await pressed();
  await page.mouse.move(x + 2, y + 30, { steps: 2 });
  assert.ok((await pressed()) > press, "farther is harder");
  await page.mouse.up();
  // It flies; then the table goes on, and the shot can be seen again.
  const again = page.locator('[data-testid="tool-replay"]:not(:disabled)');
  await again.waitFor({ state: "attached" });
  await page.getByTestId("more").click();
  await page
    .getByTestId("log")
    .getByText(/shoots a/)
    .first()
    .waitFor();
  await page.keyboard.press("Escape");
  await tool(page, "replay");
  await again.waitFor({ state: "attached" });

  await tool(page, "flat");
  await page.getByTestId("flat").waitFor();
  await tool(page, "flat");
  await drawn(page);
});

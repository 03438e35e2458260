// Home: the games the server lists, whichever they are.
import assert from "node:assert/strict";
import { stage } from "./stage.mjs";
import { ask, noSidewaysScroll, noViolations, QUICK } from "./visitor.mjs";

const { test, visit } = stage();
const names = (page) => page.locator("article h2").allTextContents();

/** A page to which the server lists other games, or lists them later. */
async function told(change, options = {}, later = Promise.resolve()) {
  const page = await visit(QUICK, options);
  const games = change(await ask(page, "GET", "/api/games"));
  await page.route("**/api/games", async (route) => {
    await later;
    await route.fulfill({ json: games });
  });
  return page;
}
const stranger = (game) => ({ ...game, id: "seven-small-stones" });

for (const width of [1280, 820, 360])
  test(`games in the server's order, also one this client does not know, at ${width} px`, async () => {
    const page = await told(([first, second, ...rest]) => [...rest, stranger(first), second], {
      viewport: { width, height: 800 },
    });
    await page.goto("/");
    await page.getByTestId("play-seven-small-stones").waitFor();
    const shown = await names(page);
    assert.deepEqual(shown.slice(-2), ["Seven Small Stones", "Micropolis"]);
    assert.equal(new Set(shown).size, shown.length);
    await noSidewaysScroll(page, "home");
    await noViolations(page, "home");
    // It can be chosen all the same.
    await page.goto("/new/seven-small-stones");
    await page.getByRole("heading", { name: "Seven Small Stones" }).waitFor();
  });

test("a list that comes late pushes nothing aside", async () => {
  let release;
  const page = await told((games) => games, {}, new Promise((open) => (release = open)));
  await page.goto("/");
  const title = page.getByRole("heading", { level: 1 });
  await title.waitFor();
  assert.deepEqual(await names(page), []);
  await page.evaluate(async () => {
    // Those too which only what comes late will be written in.
    await Promise.all([...document.fonts].map((font) => font.load()));
    // What moves in the page from now on; the name of the visitor in the header may.
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const { node } of list.getEntries().flatMap((shift) => shift.sources))
        if (node?.parentElement?.closest("main")) window.moved.push(node.nodeName);
    }).observe({ type: "layout-shift" });
  });
  const before = await title.boundingBox();
  release();
  await page.locator("article").first().waitFor();
  assert.deepEqual(await title.boundingBox(), before);
  // A frame in which a shift would have been told.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
  );
  assert.deepEqual(await page.evaluate(() => window.moved), []);
});

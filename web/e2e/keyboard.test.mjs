// A whole game of each by keyboard alone, from the home page to its end, and what is heard of it:
// every step is read aloud once, whoever made it, and at last who won and why.
import assert from "node:assert/strict";
import { end, keyboard, play } from "./player.mjs";
import { stage } from "./stage.mjs";
import { soon } from "./visitor.mjs";

const { test, visit } = stage();

/** What somebody hears of a game, whatever happens in it. */
const HEARD = {
  microscopic: [
    / draws:? /,
    /keeps .* as a gene|lays down a gene/,
    / pays \d+ genes? for /,
    / claims /,
  ],
  micropolis: [/ takes tile \d of the line /, / places the tile on the (left|right)/],
  "mutant-chronicles": [/ gives .* an? \w+ order/, / moves/, / attacks /],
  "micro-mutants": [/ leads the /, /All bugs are in place/, / shoots an? /],
};

/** Writes down what the page reads aloud, in order, and every pointer that touches it. */
function listen() {
  window.heard = [];
  window.pointed = 0;
  addEventListener("pointerdown", () => window.pointed++, true);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.nodeName === "P" && node.closest('[data-testid="aloud"][aria-live="polite"]'))
          window.heard.push({ n: node.dataset.n ?? "end", text: node.textContent });
  }).observe(document, { childList: true, subtree: true });
}

for (const [game, words] of Object.entries(HEARD))
  test(`a whole game of ${game} by keyboard alone, heard to its end`, async () => {
    const page = await visit();
    await page.addInitScript(listen);
    await page.goto("/");
    const begin = `[data-testid="play-${game}"]`;
    await page.locator(begin).waitFor();
    await keyboard(page, begin);
    await page.waitForURL(/\/table\//);
    await play(page, { hand: keyboard });
    await end(page).waitFor();

    const heading = await end(page).getByRole("heading", { level: 2 }).textContent();
    const heard = await soon(async () => {
      const all = await page.evaluate(() => window.heard);
      assert.equal(all.at(-1)?.n, "end", "the end is heard last");
      return all;
    });
    assert.ok(heard.at(-1).text.startsWith(heading), `"${heard.at(-1).text}" tells who won`);
    assert.ok(heard.at(-1).text.length > heading.length + 5, "and why");
    const said = heard.map(({ text }) => text).join("\n");
    for (const word of words) assert.match(said, word);
    const steps = heard.map(({ n }) => n);
    assert.equal(new Set(steps).size, steps.length, "nothing is heard twice");
    // The whole log, but for what had happened before the page opened; a line may be several steps.
    const lines = await page
      .locator('[data-testid="log"] .line')
      .evaluateAll((all) => all.map((line) => line.dataset.n));
    const silent = lines.filter((n) => Number(n) >= Number(steps[0]) && !steps.includes(n));
    assert.deepEqual(silent, [], "every line is heard");
    assert.equal(await page.evaluate(() => window.pointed), 0, "no pointer was needed");
    await keyboard(page, '[data-testid="end"] a[href$="/replay"]');
    await page.getByRole("slider").waitFor();
  });

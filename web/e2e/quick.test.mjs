// From a press to the next picture: what the browser itself measures of every press at the
// tables. One may be slow because the machine is busy; that half of them are is the page's doing.
import assert from "node:assert/strict";
import { play, turn } from "./player.mjs";
import { stage } from "./stage.mjs";
import { ask, table } from "./visitor.mjs";

const { test, visit } = stage();
/** The bar of the house, in milliseconds. */
const SOON = 200;
const PRESSES = 8;

test("at every table a press is answered by a picture within 200 ms", async () => {
  const games = await ask(await visit(), "GET", "/api/games");
  for (const { id: game, levels } of games) {
    const page = await visit();
    await page.addInitScript(() => {
      window.presses = new Map();
      new PerformanceObserver((list) => {
        for (const { interactionId: id, duration } of list.getEntries())
          if (id) window.presses.set(id, Math.max(duration, window.presses.get(id) ?? 0));
      }).observe({ type: "event", durationThreshold: 16, buffered: true });
    });
    await page.goto(`/table/${await table(page, ["me", `bot:${levels[0]}`], { game })}`);
    assert.ok(await turn(page));
    const touched = await play(page, { done: async (so) => so.length >= PRESSES });
    const { clicks, slow } = await page.evaluate(() => ({
      clicks: performance.eventCounts.get("click"),
      slow: [...window.presses.values()],
    }));
    assert.ok(clicks >= touched.length, `${game}: ${clicks} clicks were measured`);
    // What took less than 16 ms is not told.
    const all = [...Array(Math.max(0, clicks - slow.length)).fill(0), ...slow];
    all.sort((a, b) => a - b);
    console.log(`${game}: ${all.join(" ")} ms`);
    assert.ok(all[Math.floor(all.length / 2)] < SOON, `${game}: ${all.join(", ")}`);
  }
});

// How soon a table is there, from the address to its prompt, and from a press to the next picture:
// what the browser itself measures of every press at the tables, in milliseconds. `MICROCOSM_BIN=… node --test bench/press.mjs` on a quiet machine.
import assert from "node:assert/strict";
import { play, prompt, turn } from "../e2e/player.mjs";
import { stage } from "../e2e/stage.mjs";
import { ask, table } from "../e2e/visitor.mjs";

const { test, visit } = stage();
const PRESSES = 8;

test("how soon a press is answered by a picture", async () => {
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
    await prompt(page).waitFor();
    const opened = await page.evaluate(() => performance.now());
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
    console.log(`${game}: there after ${Math.round(opened)} ms; presses ${all.join(" ")} ms`);
  }
});

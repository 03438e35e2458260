// Microscopic: turns and an end by mouse, what the keyboard reaches, and two people by link.
import assert from "node:assert/strict";
import { end, mouse, play, prompt, turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { stage } from "./stage.mjs";
import { counts, QUICK, reads, soon } from "./visitor.mjs";

const { test, visit } = stage();

/** The scene at the end tells who won, why, and what the luck was. */
async function assertEnd(page) {
  await end(page).waitFor();
  const heading = await end(page).getByRole("heading", { level: 2 }).textContent();
  assert.match(heading, /win/i);
  await counts(end(page).locator("thead .who"), 2, "a column for each player");
  await soon(async () =>
    assert.match(await end(page).getByTestId("clause").getAttribute("data-clause"), /^MS-E\d$/),
  );
  await reads(page.getByTestId("seed"), /^[0-9a-f]{64}$/);
  await reads(page.getByTestId("moment"), /The best moment.*(claims|pays)/s);
}

test("a game against a bot is begun by mouse, and one brought to its end, with all that is asked", async () => {
  const page = await visit({ ...QUICK, confirm: true });
  await page.goto("/");
  await page.getByTestId("play-microscopic").click();
  await page.waitForURL(/\/table\//);
  const turns = (touched) => touched.filter((t) => t.includes('"draw"')).length;
  const begin = await play(page, { done: async (so) => turns(so) >= 8 });
  await page.goto(`/table/${await begun(page, "microscopic-last", { before: "organism" })}`);
  const touched = [...begin, ...(await play(page))];
  await assertEnd(page);
  assert.ok(
    !touched.includes('[data-testid="confirm"]'),
    "a draw that leaves nothing undone is not asked about",
  );
  assert.ok(
    touched.some((t) => t.includes('"cell ')),
    "cells were bought",
  );
  const first = page.url();
  await page.getByTestId("rematch").click();
  await page.waitForURL((url) => url.href !== first);
  await end(page).waitFor({ state: "detached" });
  assert.ok(await turn(page), "the rematch is a game of its own");
});

test("what the keyboard reaches beside the moves: rivals' cells, escape, the command line", async () => {
  const page = await visit();
  await page.goto("/");
  await page.getByTestId("play-microscopic").click();
  const rival = page.locator(".rival .piece");
  // Until the bot has grown something.
  await play(page, { done: async () => (await rival.count()) > 0 });
  await turn(page);
  await page.locator("main").focus();
  await page.keyboard.press("Tab");
  assert.ok(
    await page.evaluate(() => document.activeElement.matches(".rival .piece")),
    "the first stop is a rival's cell",
  );
  await page.getByTestId("command").fill("gene nonsense");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: "not an action" }).waitFor();
  await page.keyboard.press("Escape");
  const card = (pressed) => page.locator(`[data-testid^="hand-"][aria-pressed="${pressed}"]`);
  await card(true).waitFor({ state: "detached" });
  await card(false).first().focus();
  await page.keyboard.press("Enter");
  await card(true).waitFor();
  await page.keyboard.press("Escape");
  await card(true).waitFor({ state: "detached" });
});

test("two people play each other by link, talk, and one resigns", async () => {
  const [ada, bea] = await Promise.all([visit(), visit()]);
  await ada.goto("/new/microscopic");
  await ada.locator("#seat-1").selectOption("open");
  await ada.getByTestId("create").click();
  const link = await ada.getByLabel("Send this link").inputValue();
  await bea.goto(link);
  await bea.getByRole("button", { name: "Sit here" }).click();
  await Promise.all([ada, bea].map((page) => prompt(page).waitFor()));
  let moves = 0;
  while (moves < 24) {
    const mine = (page) =>
      page
        .locator('[data-testid="prompt"].mine[aria-busy="false"]')
        .waitFor()
        .then(() => page);
    const page = await Promise.any([mine(ada), mine(bea)]);
    // A turn of whoever is on.
    await play(page, {
      hand: mouse,
      done: async (touched) => ++moves && touched.at(-1).includes('"draw"'),
    });
  }
  // Nobody sees the other's cards.
  for (const page of [ada, bea]) {
    await counts(page.locator(".rival [data-card]"), 0);
    await reads(page.getByTestId("log"), /lays down a gene/);
  }
  await ada.getByRole("tab", { name: "Talk" }).click();
  await bea.getByRole("tab", { name: "Talk" }).click();
  await ada.getByLabel("Say something").fill("Well played");
  await ada.keyboard.press("Enter");
  await bea.getByRole("log", { name: "Talk" }).getByText("Well played").waitFor();
  await ada.getByRole("button", { name: "Resign" }).click();
  await ada.getByRole("button", { name: "Really resign" }).click();
  await bea.getByTestId("end").getByRole("heading", { name: "You win!" }).waitFor();
  await ada.getByTestId("end").waitFor();
  assert.doesNotMatch(await ada.getByTestId("end").textContent(), /You win/);
});

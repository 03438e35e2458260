// Words that come late: nothing of a table is shown before there are words for it.
import assert from "node:assert/strict";
import { turn } from "./player.mjs";
import { played } from "./socket.mjs";
import { stage } from "./stage.mjs";
import { ask, some, soon, table } from "./visitor.mjs";

const { test, visit } = stage();

/** A page whose words of games are held back until `release`; `flashed` tells which keys stood
    there without their words at any moment. */
async function late() {
  const page = await visit();
  let release;
  let held = 0;
  const gate = new Promise((open) => (release = open));
  await page.route(/\/assets\/play-[^/]*\.js$/, async (route) => {
    held++;
    await gate;
    await route.continue();
  });
  await page.addInitScript(() => {
    const key = /^[a-z]+(-[a-z0-9]+)+$/;
    window.flashed = new Set();
    const look = () => {
      const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode.data.trim();
        if (key.test(text) && !texts.currentNode.parentElement.closest("script, style, code"))
          window.flashed.add(text);
      }
      for (const name of ["aria-label", "placeholder", "title"])
        for (const element of document.querySelectorAll(`[${name}]`))
          if (key.test(element.getAttribute(name))) window.flashed.add(element.getAttribute(name));
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  return {
    page,
    release,
    held: () => soon(async () => assert.equal(held, 1, "the words are asked for once")),
    flashed: () => page.evaluate(() => [...window.flashed]),
  };
}

test("no key is shown at a table of any game", async () => {
  const games = await ask(await visit(), "GET", "/api/games");
  for (const { id: game, levels } of games) {
    const { page, held, release, flashed } = await late();
    const id = await table(page, ["me", `bot:${levels[0]}`], { game });
    await page.goto(`/table/${id}`);
    await held();
    // Whoever sits here is known; what they are asked is not yet said.
    await page.getByTestId("seat-0").waitFor();
    assert.deepEqual(await flashed(), [], game);
    await page.getByTestId("prompt").getByText("One moment").waitFor();
    release();
    assert.ok(await turn(page));
    assert.deepEqual(await flashed(), [], game);
  }
});

test("no key is shown in a lesson or a replay", async () => {
  const lesson = await late();
  await lesson.page.goto("/learn/micropolis");
  await lesson.held();
  await lesson.page.getByRole("main").getByText("One moment").waitFor();
  lesson.release();
  await lesson.page.getByTestId("chapter-0").click();
  await lesson.page.getByTestId("tutor").waitFor();
  assert.deepEqual(await lesson.flashed(), []);

  const replay = await late();
  await replay.page.goto("/");
  const id = await table(replay.page);
  await played(replay.page, id);
  await replay.page.goto(`/table/${id}/replay`);
  await replay.held();
  replay.release();
  await replay.page.getByRole("slider").waitFor();
  await some(replay.page.getByTestId("log").locator("p"));
  assert.deepEqual(await replay.flashed(), []);
});

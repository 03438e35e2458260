// Somebody who has never seen a game takes its lesson: reads what the tutor says, does that and
// nothing else, and waits until the words change. What to touch for a step is the game's matter.
import assert from "node:assert/strict";
import { ask, noSidewaysScroll, noViolations } from "./visitor.mjs";

/** One look at the page: what the tutor says, where it stands, and which button waits. */
export const look = (page) =>
  page.getByTestId("tutor").evaluate((tutor) => ({
    text: tutor.querySelector("p").textContent,
    at: tutor.querySelector("progress").value,
    button: ["tutor-play", "tutor-on", "tutor-retry", "tutor-next"].find((id) =>
      tutor.querySelector(`[data-testid="${id}"]:enabled`),
    ),
  }));

/** What was done has led to something else; if not, what the page says then is told. */
export const goesOn = (page, { text, button, at }) =>
  page
    .waitForFunction(
      (text) => document.querySelector('[data-testid="tutor"] p')?.textContent !== text,
      text,
    )
    .catch(async () => {
      const now = await look(page);
      const prompt = await page.getByTestId("prompt").innerText();
      assert.fail(
        `nothing came of "${button ?? "a hand"}" at step ${at}, now ${now.at}: ${text}\n${prompt}`,
      );
    });

/** From now on it is seen how much of the height is left to the table beside a lesson's text. */
export const watchTable = (page) =>
  page.addInitScript(() => {
    window.leastTable = 1;
    const look = () => {
      const dock =
        document.querySelector("[data-testid=tutor]") && document.querySelector(".bottom");
      const board = dock && document.querySelector("main > .board");
      if (board) {
        const seen = dock.getBoundingClientRect().top - board.getBoundingClientRect().top;
        window.leastTable = Math.min(window.leastTable, seen / innerHeight);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
/** The least of it so far, as a part of the window. */
export const leastTable = (page) => page.evaluate(() => window.leastTable);

/** A hand on the page: a mouse, or a finger. */
export const handOf = (touch) => (locator) => (touch ? locator.tap() : locator.click());

/**
 * Every chapter of a game's lesson from its first word to its last, each begun with the button of
 * the one before. `follow(page, steps, press)` does what the first of `steps` asks for, and those
 * after it that say the same.
 */
export async function taken(page, game, follow, { touch = false } = {}) {
  await page.goto(`/learn/${game}`);
  const lesson = await ask(page, "GET", `/api/games/${game}/lesson`);
  assert.ok(lesson.length > 4, "a lesson in chapters");
  const press = handOf(touch);
  await press(page.getByTestId("chapter-0"));
  for (const [i, { steps }] of lesson.entries()) {
    await page.getByTestId("tutor").waitFor();
    const said = new Set();
    for (;;) {
      const seen = await look(page);
      assert.doesNotMatch(seen.text, new RegExp(`${game}-`), "every word is a word");
      said.add(seen.text);
      const step = steps[seen.at];
      if (step.highlight && !step.bot)
        await page.locator(".glow, .call, .spoken").first().waitFor();
      if (seen.at === steps.length - 1) break;
      if (seen.button) await press(page.getByTestId(seen.button));
      else if (step.expect)
        await follow(
          page,
          steps.slice(seen.at).filter(({ say, expect }) => say === step.say && expect),
          press,
        );
      await goesOn(page, seen);
    }
    const texts = new Set(steps.map(({ say }) => say));
    assert.equal(said.size, texts.size, `every text of chapter ${i + 1} was read`);
    await noViolations(page, `chapter ${i + 1}`);
    await noSidewaysScroll(page, `chapter ${i + 1}`);
    if (i === lesson.length - 1) break;
    const before = page.url();
    await press(page.getByTestId("tutor-on"));
    await page.waitForURL((url) => url.href !== before);
  }
  await page.getByTestId("tutor-play").waitFor();
  return lesson.length;
}

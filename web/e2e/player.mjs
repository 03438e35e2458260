// Somebody who plays on the page, with a hand of their own: a mouse, a keyboard or a
// finger. What to touch next is the game's matter: `next` of the module here that has its name,
// or `anything` where there is none.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";

/** The main offer of the prompt, or the first that can be taken. Null when it is not our turn. */
function anything() {
  if (document.querySelector('[data-testid="confirm"]')) return '[data-testid="confirm"]';
  if (!document.querySelector('[data-testid="prompt"].mine[aria-busy="false"]')) return null;
  const open = '[data-testid="offer"]:not(:disabled)';
  return [`${open}.main`, open].find((selector) => document.querySelector(selector)) ?? null;
}

const players = new Map();
/** How somebody plays a game. */
async function player(game) {
  if (!players.has(game)) {
    const module = new URL(`./${game}.mjs`, import.meta.url);
    players.set(game, existsSync(module) ? (await import(module)).next : anything);
  }
  return players.get(game);
}

const LIMIT = 1500;
export const prompt = (page) => page.getByTestId("prompt");
export const end = (page) => page.getByTestId("end");

/** A mouse goes there and clicks; cards of a full hand overlap, so near their left edge. */
export const mouse = (page, selector) =>
  page
    .locator(selector)
    .first()
    .click(selector.includes('"hand-') ? { position: { x: 8, y: 60 } } : {});
/** A finger taps there. */
export const finger = (page, selector) => page.locator(selector).first().tap();
/** Tab and the arrows go there, Enter presses. */
export async function keyboard(page, selector) {
  for (let presses = 0; presses < 120; presses++) {
    const key = await page.evaluate((wanted) => {
      const [here, all] = [document.activeElement, [...document.querySelectorAll(wanted)]];
      if (all.includes(here)) return "Enter";
      const there = all[0];
      if (!there) return null;
      // Within a group with one stop the arrows go on.
      const group = (e) => e.closest("ul, .dishes, [role=tablist]");
      // Over a map the arrows go that way.
      if (here.matches(".hex") && there.matches(".hex")) {
        const [from, to] = [here, there].map((hex) => hex.getBoundingClientRect());
        const [x, y] = [to.x - from.x, to.y - from.y];
        if (Math.abs(y) > from.height / 2) return y > 0 ? "ArrowDown" : "ArrowUp";
        return x > 0 ? "ArrowRight" : "ArrowLeft";
      }
      const behind = !!(here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_FOLLOWING);
      if (
        here.matches("button") &&
        there.tabIndex < 0 &&
        group(here) &&
        group(here) === group(there)
      )
        return behind ? "ArrowRight" : "ArrowLeft";
      return behind ? "Tab" : "Shift+Tab";
    }, selector);
    assert.ok(key, `${selector} is gone`);
    await page.keyboard.press(key);
    if (key === "Enter") return;
  }
  assert.fail(`the keyboard does not reach ${selector}`);
}

/** Waits until it is our turn (true) or the game is over (false), with the table in sight. */
export async function turn(page) {
  const table = "main:not(:has(.board [aria-busy=true]))";
  await page.waitForSelector(
    `${table} [data-testid="prompt"].mine[aria-busy="false"], [data-testid="end"]`,
  );
  return (await end(page).count()) === 0;
}

/** One touch; says what was touched, or null when the game is over. */
export async function touch(page, hand = mouse) {
  if (!(await turn(page))) return null;
  const game = await page.locator("main").getAttribute("data-game");
  const selector = await page.evaluate(await player(game));
  // The turn may have passed between two looks.
  if (selector) await hand(page, selector);
  return selector ?? "";
}

/** Plays until `done`, or to the end of the game. */
export async function play(
  page,
  { hand = mouse, done = async () => false, each = async () => {} } = {},
) {
  const touched = [];
  while (touched.length < LIMIT) {
    const what = await touch(page, hand);
    if (what === null) return touched;
    if (what) touched.push(what);
    if (await done(touched)) return touched;
    await each(touched);
  }
  assert.fail(`no end after ${LIMIT} touches`);
}

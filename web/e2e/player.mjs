// Somebody who plays Microscopic on the page, with a hand of their own: a mouse, a
// keyboard or a finger. Buys what can be bought and ends the turn; looks only at what is lit.
import assert from "node:assert/strict";

const LIMIT = 1500;
export const prompt = (page) => page.getByTestId("prompt");
export const end = (page) => page.getByTestId("end");

/** What to touch next: a lit piece, or an offer of the prompt. Null when it is not our turn. */
function next() {
  const offers = [...document.querySelectorAll('[data-testid="offer"]:not(:disabled)')];
  const offer = (opening) => offers.find((o) => o.dataset.action.startsWith(opening));
  const selector = (o) => `[data-testid="offer"][data-action="${o.dataset.action}"]`;
  const sure = document.querySelector('[data-testid="confirm"]');
  if (sure) return '[data-testid="confirm"]';
  if (!document.querySelector('[data-testid="prompt"].mine[aria-busy="false"]')) return null;
  // Something is chosen: the best that can become of it.
  for (const opening of ["organism", "cell", "discard", "cull", "gene"]) if (offer(opening)) return selector(offer(opening));
  const dish = document.querySelector('.dish.ready[aria-pressed="false"]');
  if (dish) return `[data-testid="${dish.dataset.testid}"]`;
  const hand = [...document.querySelectorAll('[data-testid^="hand-"].lit[aria-pressed="false"]')];
  const genes = document.querySelectorAll('[data-place^="genes-"] .gene').length;
  const draw = offer("draw");
  const card = hand.find((c) => c.classList.contains("rich")) ?? (draw && (hand.length < 2 || genes > 7) ? null : hand[0]);
  if (card) return `[data-testid="${card.dataset.testid}"]`;
  const gene = document.querySelector('button.gene[aria-pressed="false"]');
  if (!draw && gene) return `[data-testid="${gene.dataset.testid}"]`;
  return draw ? selector(draw) : null;
}

/** A mouse goes there and clicks; cards of a full hand overlap, so near their left edge. */
export const mouse = (page, selector) =>
  page.locator(selector).first().click(selector.includes('"hand-') ? { position: { x: 8, y: 60 } } : {});
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
      const group = (e) => e.closest("ul, .dishes, [role=tablist]");
      const behind = !!(here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_FOLLOWING);
      if (here.matches("button") && group(here) && group(here) === group(there)) return behind ? "ArrowRight" : "ArrowLeft";
      return behind ? "Tab" : "Shift+Tab";
    }, selector);
    assert.ok(key, `${selector} is gone`);
    await page.keyboard.press(key);
    if (key === "Enter") return;
  }
  assert.fail(`the keyboard does not reach ${selector}`);
}

/** Waits until it is our turn (true) or the game is over (false). */
export async function turn(page) {
  await page.waitForSelector('[data-testid="prompt"].mine[aria-busy="false"], [data-testid="end"]');
  return (await end(page).count()) === 0;
}

/** One touch; says what was touched, or null when the game is over. */
export async function touch(page, hand = mouse) {
  if (!(await turn(page))) return null;
  const selector = await page.evaluate(next);
  // The turn may have passed between two looks.
  if (selector) await hand(page, selector);
  return selector ?? "";
}

/** Plays until `done`, or to the end of the game. */
export async function play(page, { hand = mouse, done = async () => false, each = async () => {} } = {}) {
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

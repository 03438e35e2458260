// Somebody who plays Mutant Chronicles on the page, with a hand of their own. Advances on
// the nearest enemy, attacks what can be hit, answers every interrupt; looks only at what is
// lit and said.
import assert from "node:assert/strict";
import { end, mouse, turn } from "./player.mjs";

const LIMIT = 4000;

/** What to touch next: a lit hex, a card, or an offer of the prompt. Null when it is not our turn. */
function next(army) {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const named = (element) => `[data-testid="${element.dataset.testid}"]`;
  if (document.querySelector('[data-testid="confirm"]')) return '[data-testid="confirm"]';
  if (!document.querySelector('[data-testid="prompt"].mine[aria-busy="false"]')) return null;
  if (document.querySelector('[data-testid="muster"]')) {
    if (document.querySelector('[data-testid="bring"]:not(:disabled)')) return '[data-testid="bring"]';
    const armies = all('button[data-testid^="army-"]:not(:disabled)');
    const wanted = armies.find((button) => button.dataset.testid === `army-${army}`) ?? armies[0];
    return wanted ? named(wanted) : null;
  }
  const answer = document.querySelector('[data-testid="interrupt"] li button');
  if (answer) return `[data-testid="interrupt"] [data-action="${answer.dataset.action}"]`;
  const offers = all('[data-testid="offer"]:not(:disabled)');
  const main = offers.find((offer) => offer.classList.contains("main"));
  // An attack that cannot hit is thought better of, once.
  const aimed = document.querySelector('.hex.aim[aria-pressed="true"]');
  const hopeless = aimed && /^0 %/.test(document.querySelector('[data-testid="odds-hit"]')?.textContent ?? "0 %");
  if (main && !hopeless) return '[data-testid="offer"].main:not(:disabled)';
  const spot = (hex) => [hex.dataset.hex.charCodeAt(0), Number(hex.dataset.hex.slice(1))];
  const apart = (a, b) => Math.hypot(...spot(a).map((n, i) => n - spot(b)[i]));
  // One's own side is told first.
  const [, ...others] = all('[data-testid^="side-"]').map((side) => side.ariaLabel);
  const foes = all(".hex").filter((hex) => others.some((name) => hex.ariaLabel.includes(` of ${name}`)));
  const far = (hex) => Math.min(...foes.map((foe) => apart(hex, foe)));
  for (const kind of hopeless ? ["go"] : ["own", "aim", "go", "put"]) {
    const [lit] = all(`.hex.${kind}`).sort((a, b) => far(a) - far(b));
    if (lit) return named(lit);
  }
  return offers.length > 0 ? `[data-testid="offer"][data-action="${offers.at(-1).dataset.action}"]` : null;
}

/** Plays until `done`, or to the end of the battle; says what was touched. */
export async function fight(page, { army = "", hand = mouse, done = async () => false, each = async () => {} } = {}) {
  const touched = [];
  while (touched.length < LIMIT) {
    if (!(await turn(page))) return touched;
    const selector = await page.evaluate(next, army);
    // The turn may have passed between two looks.
    if (selector) {
      await hand(page, selector);
      touched.push(selector);
    } else if (await end(page).count()) return touched;
    if (await done(touched)) return touched;
    await each(touched);
  }
  assert.fail(`no end after ${LIMIT} touches`);
}

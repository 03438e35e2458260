// How somebody plays Mutant Chronicles: advances on the nearest enemy, attacks what can be
// hit, answers every interrupt.

/** What to touch next: a lit hex, or an offer of the prompt. Null when it is not our turn. */
export function next() {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const named = (element) => `[data-testid="${element.dataset.testid}"]`;
  if (document.querySelector('[data-testid="confirm"]')) return '[data-testid="confirm"]';
  if (!document.querySelector('[data-testid="prompt"].mine[aria-busy="false"]')) return null;
  if (document.querySelector('[data-testid="muster"]')) {
    const army = document.querySelector('button[data-testid^="army-"]:not(:disabled)');
    const chosen = document.querySelector('[data-testid="offer"].main');
    return chosen ? '[data-testid="offer"].main' : army && named(army);
  }
  // What is only a setting sends nothing.
  const offers = all('[data-testid="offer"]:not(:disabled)').filter((o) => o.dataset.action);
  // An attack that cannot hit is thought better of.
  const aimed = document.querySelector('.hex.aim[aria-pressed="true"]');
  const odds = '[data-testid="offer"][data-action^="attack"] small';
  const hopeless =
    aimed && /\b0 %/.test(document.querySelector(odds)?.textContent.split(",")[0] ?? "0 %");
  if (offers.some((offer) => offer.classList.contains("main")) && !hopeless)
    return '[data-testid="offer"].main:not(:disabled)';
  const spot = (hex) => [hex.dataset.hex.charCodeAt(0), Number(hex.dataset.hex.slice(1))];
  const apart = (a, b) => Math.hypot(...spot(a).map((n, i) => n - spot(b)[i]));
  // One's own side is told first.
  const [, ...others] = all('[data-testid^="side-"]').map((side) => side.ariaLabel);
  const foes = all(".hex").filter((hex) =>
    others.some((name) => hex.ariaLabel.includes(` of ${name}`)),
  );
  const far = (hex) => Math.min(...foes.map((foe) => apart(hex, foe)));
  for (const kind of hopeless ? ["go"] : ["own", "aim", "go", "put"]) {
    const [lit] = all(`.hex.${kind}`).sort((a, b) => far(a) - far(b));
    if (lit) return named(lit);
  }
  return offers.length > 0
    ? `[data-testid="offer"][data-action="${offers.at(-1).dataset.action}"]`
    : null;
}

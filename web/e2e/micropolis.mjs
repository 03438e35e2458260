// How somebody plays Micropolis: takes the furthest tile there are soldiers for and puts it
// where the table thinks best; fills barracks; leaves the sentry's editor as it is.

/** What to touch next: a lit tile, or an offer of the prompt. Null when it is not our turn. */
export function next() {
  if (!document.querySelector('[data-testid="prompt"].mine[aria-busy="false"]')) return null;
  const offers = [...document.querySelectorAll('[data-testid="offer"]:not(:disabled)')].filter(
    (o) => o.dataset.action,
  );
  const offer = offers.find((o) => o.classList.contains("main")) ?? offers[0];
  const then = offer?.dataset.then ? `[data-then="${offer.dataset.then}"]` : "";
  if (offer) return `[data-testid="offer"][data-action="${offer.dataset.action}"]${then}`;
  const lit = [...document.querySelectorAll('[data-testid^="line-"].lit[aria-pressed="false"]')];
  // Not always all soldiers: the third tile at most.
  const tile = lit[Math.min(2, lit.length - 1)];
  return tile ? `[data-testid="${tile.dataset.testid}"]` : null;
}

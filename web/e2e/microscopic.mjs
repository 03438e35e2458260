// How somebody plays Microscopic: buys what can be bought and ends the turn; looks only at
// what is lit.

/** What to touch next: a lit piece, or an offer of the prompt. Null when it is not our turn. */
export function next() {
  const offers = [...document.querySelectorAll('[data-testid="offer"]:not(:disabled)')];
  const offer = (opening) => offers.find((o) => o.dataset.action.startsWith(opening));
  const selector = (o) => `[data-testid="offer"][data-action="${o.dataset.action}"]`;
  const sure = document.querySelector('[data-testid="confirm"]');
  if (sure) return '[data-testid="confirm"]';
  if (!document.querySelector('[data-testid="prompt"].mine[aria-busy="false"]')) return null;
  // Something is chosen: the best that can become of it.
  for (const opening of ["organism", "cell", "discard", "cull", "gene"])
    if (offer(opening)) return selector(offer(opening));
  const dish = document.querySelector('.dish.ready[aria-pressed="false"]');
  if (dish) return `[data-testid="${dish.dataset.testid}"]`;
  const hand = [...document.querySelectorAll('[data-testid^="hand-"].lit[aria-pressed="false"]')];
  const genes = document.querySelectorAll('[data-place^="genes-"] .gene').length;
  const draw = offer("draw");
  const card =
    hand.find((c) => c.classList.contains("rich")) ??
    (draw && (hand.length < 2 || genes > 7) ? null : hand[0]);
  if (card) return `[data-testid="${card.dataset.testid}"]`;
  const gene = document.querySelector('button.gene[aria-pressed="false"]');
  if (!draw && gene) return `[data-testid="${gene.dataset.testid}"]`;
  return draw ? selector(draw) : null;
}

// How somebody plays Micro Mutants: shoots what is lit at the nearest enemy, as proposed.

/** What to touch next: a lit piece of the list, or an offer of the prompt. Null when it is not
    our turn. */
export function next() {
  if (document.querySelector('[data-testid="confirm"]')) return '[data-testid="confirm"]';
  if (!document.querySelector('[data-testid="prompt"].mine[aria-busy="false"]')) return null;
  const offers = [...document.querySelectorAll('[data-testid="offer"]:not(:disabled)')];
  const begins = (word) => offers.find((offer) => offer.dataset.action.startsWith(word));
  const found =
    begins("army") ??
    begins("ready") ??
    begins("formation line") ??
    begins("shoot") ??
    begins("put") ??
    begins("flip");
  if (found) return `[data-testid="offer"][data-action="${found.dataset.action}"]`;
  const list = document.querySelector('[data-testid="pieces"]');
  if (!list && document.querySelector('[data-testid="mat"]')) return '[data-testid="open-pieces"]';
  const lit = list?.querySelector(".row.lit");
  if (lit && lit.getAttribute("aria-pressed") === "false")
    return `[data-testid="${lit.dataset.testid}"]`;
  const last = offers.at(-1);
  return last ? `[data-testid="offer"][data-action="${last.dataset.action}"]` : null;
}

// Which screen is shown: the path of the address bar, nothing else. Links are real links,
// so that they can be opened in a new tab and shared.
let path = $state(location.pathname);

window.addEventListener("popstate", () => {
  path = location.pathname;
});

export const route = {
  get parts(): string[] {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  },
};

/** `instead`: the way back does not lead to the screen that is left. */
export function go(to: string, instead = false): void {
  if (instead) history.replaceState(null, "", to);
  else if (to !== location.pathname) history.pushState(null, "", to);
  path = location.pathname;
  window.scrollTo(0, 0);
  // The next screen is read from its beginning by a screen reader.
  requestAnimationFrame(() => document.querySelector<HTMLElement>("main")?.focus());
}

/** The address tells more of the screen that is shown; the screen stays. */
export function note(to: string): void {
  if (to !== location.pathname) history.replaceState(null, "", to);
}

/** Follows plain clicks on links of this site without loading the page again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(link.pathname);
}

// Lights a place of the table for who reads about it elsewhere. Places are elements with
// `data-place`; `[data-lit]` is how they look meanwhile.
export function light(place: string | null): void {
  for (const lit of document.querySelectorAll("[data-lit]")) lit.removeAttribute("data-lit");
  if (place === null) return;
  for (const found of document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`))
    found.setAttribute("data-lit", "");
}

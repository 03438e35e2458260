// Lights places of the table for who reads about them elsewhere. Places are elements with
// `data-place`; `[data-lit]` is how they look meanwhile. A table whose places are no elements
// reads `lit`.
export const lit = $state<{ places: string[] }>({ places: [] });

export function light(places: string[]): void {
  lit.places = places;
  for (const one of document.querySelectorAll("[data-lit]")) one.removeAttribute("data-lit");
  for (const place of places)
    for (const found of document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`))
      found.setAttribute("data-lit", "");
}

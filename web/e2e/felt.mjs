// New tables of Micro Mutants, how they come to an end, and what lies folded beside their mat.
import { ask } from "./visitor.mjs";

/** Hands that do not tremble, and the visitor begins: nothing is left to luck but the dice. */
export const CALM = { "army-a": "chitinians", "army-b": "flyborgs", hand: "perfect", first: "0" };

export async function mat(page, options = {}, seats = ["me", "bot:random"]) {
  return (
    await ask(page, "POST", "/api/tables", {
      game: "micro-mutants",
      seats,
      options: { ...CALM, ...options },
    })
  ).id;
}

/** Whether the other side has few bugs left, or a damaged base; runs in the page. */
export function nearlyBeaten(view) {
  const theirs = view.pieces.filter(
    (piece) => piece.seat !== view.viewer.seat && piece.place === "mat",
  );
  const bases = theirs.filter((piece) => piece.name.startsWith("base-"));
  return (
    view.asked.what === "moves" &&
    (theirs.length - bases.length <= 3 ||
      (bases.length < 3 && bases.some((piece) => piece.damaged)))
  );
}

/** Opens the list of all pieces, unless it lies open. */
export async function openPieces(page) {
  const opener = page.getByTestId("open-pieces");
  if ((await opener.getAttribute("aria-expanded")) === "false") await opener.click();
  await page.getByTestId("pieces").waitFor();
}
/** On a small screen: opens the numbers of a shot, or folds them again. */
export const details = (page) => page.getByTestId("open-details").click();
/** Changes how the mat is looked at. */
export async function tool(page, id) {
  await page.getByTestId("open-view").click();
  await page.getByTestId(`tool-${id}`).click();
  await page.keyboard.press("Escape");
}

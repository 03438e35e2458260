// New tables of Mutant Chronicles, and the way to deployment.
import { ask } from "./visitor.mjs";

/** Without pauses for those who hold no card (MC-B16). */
export async function battle(page, options = {}) {
  return (
    await ask(page, "POST", "/api/tables", {
      game: "mutant-chronicles",
      seats: ["me", "bot:random"],
      options: { pause: "holders", ...options },
    })
  ).id;
}

/** Brings a prepared army, and takes the first zone if there is a choice; units are waiting then. */
export async function bring(page, army) {
  await page.getByTestId(`army-${army}`).click();
  await page.locator('[data-testid="offer"][data-action^="army"]').click();
  const tray = page.locator('[data-testid^="tray-"]').first();
  const zone = page.locator('[data-testid="offer"][data-action^="zone"]').first();
  await tray.or(zone).first().waitFor();
  if ((await zone.count()) > 0) await zone.click();
  await tray.waitFor();
}

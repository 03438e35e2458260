// Mutant Chronicles on an upright phone: whatever is asked, the map keeps half of the window with
// whom it is about in sight, and everything else is in reach.
import assert from "node:assert/strict";
import { turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { stage } from "./stage.mjs";
import { bigTargets, noSidewaysScroll, noViolations, QUICK, soon } from "./visitor.mjs";

const { test, visit } = stage();
const hex = (page, name) => page.getByTestId(`hex-${name}`);
const offer = (page, opening) =>
  page.locator(`[data-testid="offer"][data-action^="${opening}"]`).first();

/** How much of a hex is in sight, on the map and under nothing. */
const inSight = (page, name) =>
  hex(page, name).evaluate((hex) => {
    const { x, y, width, height } = hex.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === hex;
  });

/** Asked, measured, and looked at. */
async function holds(page, what, hexes) {
  await soon(async () => {
    const map = await page.locator(".field").boundingBox();
    const { height, width } = page.viewportSize();
    assert.ok(map.height >= height / 2, `${what}: the map has ${map.height} of ${height}`);
    assert.ok(map.width >= width * 0.9);
    for (const name of hexes) assert.ok(await inSight(page, name), `${what}: ${name} is in sight`);
  });
  await noSidewaysScroll(page, what);
  await bigTargets(page, what);
}

for (const [width, height, language] of [
  [390, 844, "en"],
  [360, 740, "fr"],
])
  test(`${width} x ${height}, ${language}: an attack, supporters, dice, a card, a guard`, async () => {
    const page = await visit(
      { ...QUICK, language, details: false, command: false },
      { viewport: { width, height }, hasTouch: true, isMobile: true },
    );
    const at = async (before, scenario = "mutant-battle") => {
      await page.goto(`/table/${await begun(page, scenario, { before })}`);
      assert.ok(await turn(page));
    };
    await at("attack");
    await hex(page, "j5").tap();
    await offer(page, "attack").locator("small").waitFor();
    await holds(page, "an attack", ["j5", "h6"]);
    // What makes the odds is one touch away, over the map and not instead of it.
    await page.getByTestId("look-strike").tap();
    await page.getByTestId("odds").waitFor();
    await holds(page, "the odds", ["j5"]);
    await noViolations(page, "the odds");
    await page.getByTestId("look-strike").tap();

    await at("support");
    await hex(page, "h4").tap();
    await offer(page, "support").locator("small").waitFor();
    await holds(page, "supporters", ["j5", "h6", "h4"]);

    await at("reroll");
    await page.getByTestId("dice").waitFor();
    await holds(page, "dice", ["j5"]);

    await at("play", "mutant-card");
    await offer(page, "play").waitFor();
    await holds(page, "a card", ["d1", "a1"]);
    await page.locator('[data-testid^="hand-"].lit').first().tap();
    await offer(page, "play").waitFor();
    await holds(page, "a chosen card", ["d1"]);

    await at("fire");
    await offer(page, "fire").locator("small").waitFor();
    await holds(page, "a guard", ["h6", "k7"]);
  });

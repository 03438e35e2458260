// The table of Mutant Chronicles for everybody: by keyboard alone, on a phone, in French,
// with axe, for those who watch, and in a replay.
import assert from "node:assert/strict";
import { battle, bring } from "./battle.mjs";
import { finger, keyboard, play, prompt, turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { stage } from "./stage.mjs";
import { bigTargets, counts, noSidewaysScroll, noViolations, QUICK, reads } from "./visitor.mjs";

const { test, visit } = stage();
const focused = (page) => page.evaluate(() => document.activeElement.dataset.hex ?? null);
const PHONE = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };

/** At a battle, before the first deed of the scenario that begins so. */
async function at(before, { settings = QUICK, scenario = "mutant-battle" } = {}) {
  const page = await visit(settings);
  await seated(page, await begun(page, scenario, { before }));
  return page;
}
async function seated(page, id) {
  await page.goto(`/table/${id}`);
  assert.ok(await turn(page));
  await page.locator(".medal").first().waitFor();
}

test("by keyboard alone: an order, a move over the map, and the end of the activation", async () => {
  const page = await at("order");
  // One stop of Tab is the map; the arrows walk on it.
  await page.locator("main").focus();
  for (let i = 0; i < 40 && !(await focused(page)); i++) await page.keyboard.press("Tab");
  const start = await focused(page);
  assert.ok(start, "Tab reaches the map");
  // Away from the nearest edge: the map ends there.
  const across = start[0] < "j" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  await page.keyboard.press(across[0]);
  assert.notEqual(await focused(page), start);
  await page.keyboard.press(across[1]);
  assert.equal(await focused(page), start, "and back again");
  await page.keyboard.press(Number(start.slice(1)) < 6 ? "ArrowDown" : "ArrowUp");
  assert.notEqual(await focused(page), start);
  // The full stop goes from lit hex to lit hex.
  await page.keyboard.press(".");
  assert.ok(await page.locator(`[data-hex="${await focused(page)}"].own`).count());
  await page.keyboard.press("Enter");
  await keyboard(page, '[data-testid="offer"][data-action^="order "]');
  await page.locator(".hex.go").first().waitFor();
  await turn(page);
  await page.locator(".hex[tabindex='0']").focus();
  for (
    let i = 0;
    i < 60 && !(await page.locator(`[data-hex="${await focused(page)}"].go`).count());
    i++
  )
    await page.keyboard.press(".");
  const goal = await focused(page);
  await page.keyboard.press("Enter");
  await page.getByTestId("offer").filter({ hasText: "Move here" }).first().waitFor();
  // Escape backs out, Enter twice goes.
  await page.keyboard.press("Escape");
  await counts(page.getByTestId("offer").filter({ hasText: "Move here" }), 0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page
    .getByTestId("log")
    .getByText(/moves (on|onto|into)/)
    .first()
    .waitFor();
  await turn(page);
  assert.match(
    await page.getByTestId(`hex-${goal}`).getAttribute("aria-label"),
    new RegExp(`^${goal}, (open|rough|cover).* of `),
  );
});

test("the list of units is the map's twin", async () => {
  const page = await at("order");
  await page.getByTestId("look-roster").click();
  const own = page.locator('[data-testid^="roster-"].lit').first();
  await reads(own, /[a-s]\d+ · \d of \d health/);
  await own.click();
  await page.locator('[data-testid="offer"][data-action^="order "]').first().waitFor();
});

test("several turns with taps on a phone of 375 x 740", async () => {
  const page = await visit(QUICK, PHONE);
  await page.goto("/");
  const id = await battle(page, { mode: "5-5-5" });
  await page.goto(`/table/${id}`);
  await page.getByTestId("muster").waitFor();
  await noSidewaysScroll(page, "the armies");
  await bigTargets(page, "the armies");
  await seated(page, await begun(page, "mutant-battle"));
  // The whole map, so that every hex is in sight.
  const whole = page.getByRole("button", { name: "The whole map" });
  if (await whole.isEnabled()) await whole.tap();
  const touched = await play(page, {
    hand: finger,
    done: async (so) => so.length > 30,
    each: async (so) => {
      await noSidewaysScroll(page, `after ${so.at(-1)}`);
      if (so.length % 10 === 1) await bigTargets(page, `after ${so.at(-1)}`);
    },
  });
  assert.ok(
    touched.some((t) => t.includes("hex-")),
    "hexes are tapped",
  );
});

test("the map is dragged, pinched, and zoomed by wheel, keys and buttons", async () => {
  const page = await at("order");
  const box = () => page.locator('svg[role="application"]').getAttribute("viewBox");
  const map = await page.locator('svg[role="application"]').boundingBox();
  const whole = await box();
  await page.mouse.move(map.x + 300, map.y + 150);
  await page.mouse.wheel(0, -600);
  const closer = await box();
  assert.notEqual(closer, whole);
  await page.mouse.down();
  await page.mouse.move(map.x + 200, map.y + 100, { steps: 5 });
  await page.mouse.up();
  assert.notEqual(await box(), closer, "dragged");
  await counts(page.locator('.hex[aria-pressed="true"]'), 0, "a drag is no press");
  await page.getByRole("button", { name: "The whole map" }).click();
  assert.equal(await box(), whole);
  await page.getByRole("button", { name: "Closer" }).click();
  assert.notEqual(await box(), whole);
  await page.locator(".hex[tabindex='0']").focus();
  await page.keyboard.press("0");
  assert.equal(await box(), whole);
});

test("in French, every word is French", async () => {
  const page = await at("play", {
    settings: { ...QUICK, language: "fr" },
    scenario: "mutant-card",
  });
  await prompt(page).waitFor();
  const text = await page.locator("body").innerText();
  assert.match(text, /Manche \d/);
  assert.match(text, /Cartes? de commandement|carte de commandement/);
  assert.doesNotMatch(
    text,
    /mutant-chronicles-|table-|\b(rounds?|orders?|the|your|health|wounds|plays|moves)\b/i,
  );
});

for (const { theme, viewport } of [
  { theme: "dark", viewport: { width: 1280, height: 720 } },
  { theme: "paper", viewport: { width: 1280, height: 720 } },
  { theme: "dark", viewport: { width: 375, height: 740 } },
])
  test(`no violation in ${theme} at ${viewport.width} px`, async () => {
    const page = await visit({ ...QUICK, theme }, { viewport });
    await page.goto("/");
    const muster = await battle(page, { mode: "5-5-5" });
    await page.goto(`/table/${muster}`);
    await page.getByTestId("muster").waitFor();
    await noViolations(page, "the armies");
    await bring(page, "capitol-5-ii");
    await noViolations(page, "deployment");
    for (const [scenario, before] of [
      ["mutant-battle", "attack"],
      ["mutant-battle", "fire"],
      ["mutant-card", "play"],
    ]) {
      await seated(page, await begun(page, scenario, { before }));
      if (before === "attack") {
        await page.locator(".hex.aim").first().focus();
        await page.keyboard.press("Enter");
        // Upright they are looked up.
        const closed = page.getByTestId("look-strike");
        if (viewport.width < 900) await closed.click();
        await page.getByTestId("odds").waitFor();
      }
      await noSidewaysScroll(page, before);
      await noViolations(page, before);
    }
    for (const what of ["unit", "roster", "zones", "dice", "stops"]) {
      await page.getByTestId(`look-${what}`).click();
      await noViolations(page, what);
    }
  });

test("who watches sees the battle and no hand", async () => {
  const page = await at("order");
  const guest = await visit();
  await guest.goto(page.url());
  await prompt(guest).getByText("You are watching.").waitFor();
  await guest.locator(".medal").first().waitFor();
  await counts(guest.locator('[data-testid^="hand-"]'), 0);
  await counts(guest.getByTestId("offer"), 0);
});

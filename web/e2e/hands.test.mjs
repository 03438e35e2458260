// Hands on the boards of Micropolis and Microscopic: how often the usual turn presses (counted
// on the page), what is dragged where, what is asked before a draw, and how much of the window the
// board has. The figures of before: a tile 2, a gene 2, a cell 2, a virus 4, a draw 2.
import assert from "node:assert/strict";
import { turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { stage } from "./stage.mjs";
import { counts, noViolations, QUICK, reads, soon } from "./visitor.mjs";

const { test, visit } = stage();
/** Somebody who has changed nothing: what is asked is asked. */
const LIKES = { ...QUICK, confirm: true };
const PHONE = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };

async function sitDown(name, settings = LIKES, options = {}) {
  const page = await visit(settings, options);
  await page.addInitScript(() => {
    window.presses = 0;
    addEventListener("pointerdown", () => window.presses++, { capture: true });
  });
  await page.goto(`/table/${await begun(page, name)}`);
  assert.ok(await turn(page));
  return page;
}
const pressed = (page) => page.evaluate(() => window.presses);
const middle = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
};

/** From one to the other with the button held down. */
async function drag(page, from, to) {
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  // It is in the air before it is known where it may go.
  const [x, y] = await middle(from);
  await page.mouse.move(x + 12, y + 12, { steps: 3 });
  await to.waitFor();
  await page.mouse.move(...(await middle(to)), { steps: 5 });
  await page.mouse.up();
}
const ghost = (page, side) => page.locator(`.ghost.can[data-side="${side}"]`);
const laid = (page) => page.locator(".hills [data-place^='tile-']");
const card = (page, name) => page.getByTestId(`hand-${name}`).first();
const cells = (page) => page.locator('[data-place="cells-0"] .piece');
const genes = (page) => page.locator('[data-place="genes-0"] .gene');

test("Micropolis: a tile is laid with one drag, or with two clicks; before, with two", async () => {
  const dragged = await sitDown("micropolis-hands");
  const before = await laid(dragged).count();
  await drag(dragged, dragged.getByTestId("line-1"), ghost(dragged, "left"));
  await counts(laid(dragged), before + 1);
  assert.equal(await pressed(dragged), 1);

  const clicked = await sitDown("micropolis-hands");
  await clicked.getByTestId("line-1").click();
  await ghost(clicked, "right").click();
  await counts(laid(clicked), before + 1);
  assert.equal(await pressed(clicked), 2);
});

test("a tile that is dropped nowhere is only chosen, and Escape lets it go", async () => {
  const page = await sitDown("micropolis-hands");
  const before = await laid(page).count();
  await page.mouse.move(...(await middle(page.getByTestId("line-1"))));
  await page.mouse.down();
  await page.mouse.move(500, 30, { steps: 4 });
  await page.locator(".carried").waitFor();
  await page.keyboard.press("Escape");
  await counts(page.locator(".carried"), 0);
  await page.mouse.up();
  await counts(laid(page), before);
  await counts(page.locator('[data-testid^="line-"]'), await page.locator(".slot").count());
});

test("the main button of a tile is the better side", async () => {
  const page = await sitDown("micropolis-hands");
  for (const position of [1, 2, 3]) {
    await page.getByTestId(`line-${position}`).click();
    const offers = page.getByTestId("offer");
    await soon(async () => {
      const all = await offers.evaluateAll((buttons) =>
        buttons.map((b) => ({
          main: b.classList.contains("main"),
          worth: Number(
            b.textContent
              .match(/[+−±]\d+/)?.[0]
              .replace("−", "-")
              .replace("±", ""),
          ),
        })),
      );
      assert.equal(all.length, 2);
      assert.ok(
        all.every((o) => !Number.isNaN(o.worth)),
        "the rules have said what it is worth",
      );
      assert.equal(all.find((o) => o.main).worth, Math.max(...all.map((o) => o.worth)));
    });
    // Looking at the other one changes nothing of that.
    const main = page.locator('[data-testid="offer"].main');
    const label = await main.textContent();
    await page.locator('[data-testid="offer"]:not(.main)').hover();
    await page.locator(".ghost.chosen").waitFor();
    assert.equal(await main.textContent(), label);
    await page.keyboard.press("Escape");
  }
});

test("a hint in the sentry's phase says what it would do", async () => {
  const page = await visit();
  const id = await begun(page, "micropolis/sentry-rearranges", { before: "sentry" });
  await page.goto(`/table/${id}`);
  assert.ok(await turn(page));
  await page.getByTestId("hint").click();
  await page.getByTestId("offer").filter({ hasText: "Suggested" }).click();
  await page.locator('[data-testid^="barracks-"]').first().waitFor({ state: "detached" });
});

test("what the others did since the last turn is marked until the next", async () => {
  const page = await sitDown("micropolis-hands");
  await counts(page.getByTestId("last-1"), 0);
  await page.getByTestId("line-1").click();
  await ghost(page, "right").click();
  await turn(page);
  await reads(page.getByTestId("last-1"), /Took tile \d (for free|for \d soldiers?)/);
  await page.locator(".rival .fresh").waitFor();
});

/** The pile is pressed, and the log tells of it. */
async function draw(page) {
  await page.getByTestId("pile").click();
  const told = page.getByTestId("log").getByText(/draws?:? /);
  await told.first().waitFor();
}

test("Microscopic: a gene, a cell and the draw are one hand each; before, two each", async () => {
  const page = await sitDown("microscopic-hands");
  const had = await genes(page).count();
  await drag(page, card(page, "simple"), page.getByTestId("spot-genes"));
  await counts(genes(page), had + 1);
  await drag(page, card(page, "heat"), page.getByTestId("spot-cells"));
  await counts(cells(page), 5);
  await drag(page, cells(page).last(), page.getByTestId("organism-heat"));
  await page.locator('[data-place="organisms-0"] .dish').waitFor();
  await draw(page);
  assert.equal(await pressed(page), 4);
});

test("Microscopic: the same with clicks on the table, two at most for anything", async () => {
  const page = await sitDown("microscopic-hands");
  const had = await genes(page).count();
  await card(page, "simple").click();
  await page.getByTestId("spot-genes").click();
  await counts(genes(page), had + 1);
  await card(page, "heat").click();
  await noViolations(page, "places for a card");
  await page.getByTestId("spot-cells").click();
  await counts(cells(page), 5);
  await page.getByTestId("organism-heat").click();
  await page.locator('[data-testid="organism-heat"][aria-pressed="true"]').click();
  await page.locator('[data-place="organisms-0"] .dish').waitFor();
  await card(page, "virus").click();
  await page.getByTestId("target-water-double-1").click();
  await counts(page.locator('[data-place="cells-1"] .piece'), 1);
  await draw(page);
  assert.equal(await pressed(page), 9);
});

test("a virus is dragged to what it destroys", async () => {
  const page = await sitDown("microscopic-hands");
  await drag(page, card(page, "virus"), page.getByTestId("target-water-1"));
  await counts(page.locator('[data-place="cells-1"] .piece'), 1);
  assert.equal(await pressed(page), 1);
});

test("a draw is asked about only where something useful is left, and never again if so wished", async () => {
  const page = await sitDown("microscopic-hands");
  await page.getByTestId("pile").click();
  await reads(page.getByTestId("prompt"), /You could still grow .*heat/);
  await page.keyboard.press("Escape");
  await page.locator('[data-testid="offer"].main').click();
  await reads(page.getByTestId("prompt"), /Draw all the same/);
  await page.getByRole("button", { name: "Draw, and never ask again" }).click();
  await page
    .getByTestId("log")
    .getByText(/draws?:? /)
    .first()
    .waitFor();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("microcosm-settings")));
  assert.equal(kept.confirm, false);
});

for (const game of ["micropolis-hands", "microscopic-hands"]) {
  test(`${game}: the board is the stage`, async () => {
    const page = await sitDown(game, QUICK, { viewport: { width: 1440, height: 900 } });
    const { width, height } = await page.locator("main > .board").boundingBox();
    assert.ok(width >= 0.7 * 1440, `${width} px wide`);
    assert.equal(height, 900);
  });
  for (const [wide, high] of [
    [844, 390],
    [740, 360],
  ])
    test(`${game}: ${wide} x ${high} has the board at full height and nothing over it`, async () => {
      const page = await sitDown(game, QUICK, {
        ...PHONE,
        viewport: { width: wide, height: high },
      });
      const board = await page.locator("main > .board").boundingBox();
      assert.equal(board.height, high);
      assert.ok(board.width >= 0.64 * wide, `${board.width} px wide`);
      const rail = await page.locator("main > .side").boundingBox();
      assert.ok(rail.x >= board.x + board.width, "the rail is beside it");
      await counts(page.locator("header.compact:visible"), 0);
    });
}

test("Micropolis on a phone held sideways: a tile is laid with two touches", async () => {
  const page = await sitDown("micropolis-hands", QUICK, PHONE);
  const before = await laid(page).count();
  const ring = await page.locator(".hills .ring").boundingBox();
  assert.ok(ring.height >= 0.85 * 390, `the anthill is ${ring.height} px high`);
  await page.getByTestId("line-2").tap();
  await ghost(page, "left").tap();
  await counts(laid(page), before + 1);
});

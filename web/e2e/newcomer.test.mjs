// What somebody stumbled over who had never seen these tables: two questions at once in a lesson,
// a press that nothing answered, a panel that moved away, an organism out of sight, a draw with a
// price that was not told, a number without a word.
import assert from "node:assert/strict";
import { turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { stage } from "./stage.mjs";
import { ask, QUICK, reads, soon, table } from "./visitor.mjs";

const { test, visit } = stage();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const prompt = (page) => page.getByTestId("prompt");
const box = (locator) => locator.boundingBox();

async function chapter(page, game, n) {
  const { id } = await ask(page, "POST", "/api/tables", { game, chapter: n });
  await page.goto(`/table/${id}`);
  await page.getByTestId("tutor").waitFor();
}

test("a lesson asks for one thing at a time, and answers a hand that goes astray", async () => {
  const page = await visit();
  await chapter(page, "micropolis", 0);
  await reads(prompt(page), /When you have read this, press “Next”/);
  assert.doesNotMatch(await prompt(page).textContent(), /Take a tile/);
  const tile = (n) => page.getByTestId(`line-${n}`);
  await tile(1).click();
  await page.getByRole("alert").filter({ hasText: "First read this" }).waitFor();
  for (let read = 0; read < 2; read++) await page.getByTestId("tutor-next").click();
  await reads(prompt(page), /Take a tile of the line/);
  await page.getByRole("alert").waitFor({ state: "detached" });
  // The third is wanted.
  await tile(2).click();
  await page.getByRole("alert").filter({ hasText: "waits for what glows" }).waitFor();
  assert.doesNotMatch(await prompt(page).textContent(), /lack/, "nothing is lacking for it");
  await tile(3).click();
  await page.getByRole("alert").waitFor({ state: "detached" });
  await page.locator(".ghost.can").first().click();
  await reads(page.getByTestId("tutor"), /Two of your soldiers/);
});

test("what glows on a phone is in sight: the organism of a lesson, one that can be claimed", async () => {
  const page = await visit(QUICK, PHONE);
  await chapter(page, "microscopic", 2);
  const dish = page.getByTestId("organism-bacteria");
  const inSight = async () => {
    const { x, width } = await box(dish);
    return x >= 0 && x + width <= PHONE.viewport.width;
  };
  await dish.waitFor();
  assert.ok(!(await inSight()), "it begins beyond the edge");
  await page.getByTestId("tutor-next").tap();
  await page.locator('[data-testid^="hand-cold"]').tap();
  await page.locator('[data-testid="offer"].main').tap();
  await reads(page.getByTestId("tutor"), /Bacteria costs any six cells/);
  await soon(async () => assert.ok(await inSight(), "it comes by itself"));
});

test("the score sheet stays where it is while galleries come and go", async () => {
  const page = await visit();
  await page.goto("/");
  const id = await table(page, ["me", "bot:random"], {
    game: "micropolis",
    options: { first: "0" },
  });
  await page.goto(`/table/${id}`);
  assert.ok(await turn(page));
  const sheet = page.locator(".score");
  const { y } = await box(sheet);
  await page.getByTestId("line-1").click();
  await page.locator(".ghost.can").first().click();
  await page.locator(".galleries button").first().waitFor();
  assert.equal((await box(sheet)).y, y);
});

test("a draw says what will be too much for the hand", async () => {
  const page = await visit({ ...QUICK, confirm: true });
  await page.goto(`/table/${await begun(page, "microscopic-hands")}`);
  assert.ok(await turn(page));
  const draw = page.locator('[data-testid="offer"][data-action="draw"]');
  const held = await page.locator('[data-testid^="hand-"]').count();
  const [draws, limit] = await page
    .locator(".sums .figures")
    .evaluateAll((sums) => sums.map((sum) => Number(sum.textContent.split("=").at(-1))));
  const over = held + draws - limit;
  assert.ok(over > 1, `${held} in hand, ${draws} drawn, ${limit} allowed`);
  await reads(draw, new RegExp(`${over} more than your hand may hold`));
});

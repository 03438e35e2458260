// The lesson of Micropolis as a newcomer takes it, chapter by chapter: what the text says, and
// nothing else; by mouse, and by touch on a phone held sideways.
import assert from "node:assert/strict";
import { leastTable, taken, watchTable } from "./lesson.mjs";
import { stage } from "./stage.mjs";
import { QUICK, reads } from "./visitor.mjs";

const { test, visit } = stage();

/** The faint tile on that side, beside that anthill. */
const ghost = (page, side, hill) =>
  page
    .locator(".hill")
    .nth(hill === "b" ? 1 : 0)
    .locator(`.ghost.can${side ? `[data-side="${side}"]` : ""}`)
    .first();

async function follow(page, [step, next], press) {
  const [, verb, what, hill] = step.expect[0].match(/^(\w+) ?(\S+)?(?:.* into (\w))?/);
  switch (verb) {
    case "take":
      await press(page.getByTestId(`line-${what}`));
      return press(ghost(page, next.expect[0].split(" ")[1], hill));
    case "place":
      return press(ghost(page, what));
    case "sentry":
      await press(page.locator('[data-testid^="barracks-"][aria-pressed="true"]'));
      await press(page.getByTestId(`barracks-${what}`));
      return press(page.locator('[data-testid="offer"]:enabled'));
    default:
      return press(page.locator(`[data-testid="offer"][data-action="${verb}"]`));
  }
}

test("the lesson is finished by mouse, and leads to a first game", async () => {
  const page = await visit();
  const chapters = await taken(page, "micropolis", follow);
  await page.getByTestId("tutor-play").click();
  await page.getByTestId("tutor").waitFor({ state: "detached" });
  await page.goto("/learn/micropolis");
  await reads(page.getByTestId(`chapter-${chapters - 1}`), /done/);
});

test("the lesson is finished by touch on a phone held sideways, in French", async () => {
  const page = await visit(
    { ...QUICK, language: "fr" },
    { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  );
  await taken(page, "micropolis", follow, { touch: true });
});

test("another side than the one a lesson wants says so, and a chapter can be taken alone", async () => {
  const page = await visit();
  await page.goto("/learn/micropolis");
  await page.getByTestId("chapter-2").click();
  await page.getByTestId("tutor-next").click();
  await page.getByTestId("line-1").click();
  await page.locator('.ghost[data-side="left"]').click();
  // The tile is taken; it still has to go to the right.
  await page.locator('.ghost.can[data-side="right"]').waitFor();
  await page.locator('.ghost[data-side="left"]:not(.can)').click();
  await reads(page.getByTestId("prompt"), /the lesson wants the other one/);
  await page.locator('.ghost[data-side="right"]').click();
  await reads(page.getByTestId("tutor"), /finds a cherry/);
});

test("held upright, in French, the table keeps 45 % of the window, whatever is read or asked", async () => {
  const page = await visit(
    { ...QUICK, language: "fr", theme: "paper" },
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  );
  await watchTable(page);
  await taken(page, "micropolis", follow, { touch: true });
  const least = await leastTable(page);
  assert.ok(least < 1, "it was looked at");
  assert.ok(least >= 0.45, `the table had ${least} of the window`);
});

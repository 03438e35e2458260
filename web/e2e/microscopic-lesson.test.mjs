// The lesson of Microscopic as a newcomer takes it, chapter by chapter: what the text says, and
// nothing else; by mouse, and by touch on a phone held sideways.
import assert from "node:assert/strict";
import { leastTable, taken, watchTable } from "./lesson.mjs";
import { stage } from "./stage.mjs";
import { QUICK, reads } from "./visitor.mjs";

const { test, visit } = stage();

/** What lies on the table takes the card of the hand. */
async function lay(page, card, spot, press) {
  await press(page.getByTestId(`hand-${card}`).first());
  await press(page.getByTestId(spot));
}

async function follow(page, steps, press) {
  for (const step of steps) {
    const [verb, what, , of] = step.expect[0].split(" ");
    const held = await page.locator('[data-testid^="hand-"]').count();
    const any = () => page.locator('[data-testid^="hand-"].lit').first();
    switch (verb) {
      case "gene":
      case "cell":
        await lay(page, what, `spot-${verb}s`, press);
        break;
      case "give":
        await lay(page, what, "spot-seat-1", press);
        break;
      case "virus":
        await lay(page, "virus", `target-${what}-${of}`, press);
        break;
      case "discard":
        await press(any());
        await press(page.getByTestId("spot-discard"));
        await page.waitForFunction(
          (n) => document.querySelectorAll('[data-testid^="hand-"]').length === n - 1,
          held,
        );
        break;
      case "organism":
        await press(page.getByTestId(`organism-${what}`));
        await press(page.locator(`[data-testid="organism-${what}"][aria-pressed="true"]`));
        break;
      default:
        await press(page.getByTestId("pile"));
    }
  }
}

test("the lesson is finished by mouse; what happened is marked, and a reload finds its place", async () => {
  const page = await visit();
  const chapters = await taken(page, "microscopic", follow);
  // What the partner did is marked, since the last turn.
  await page.locator(".rival .dish.fresh").waitFor();
  // A reload finds its place again.
  await page.reload();
  await reads(page.getByTestId("tutor"), /counts for both|against the clock|whole of Microscopic/);
  await page.goto("/learn/microscopic");
  await reads(page.getByTestId(`chapter-${chapters - 1}`), /done/);
  await page.getByTestId(`chapter-${chapters - 1}`).click();
  await page.getByTestId("tutor").waitFor();
});

test("by touch on a phone held sideways, in French, it leads to a first game", async () => {
  const page = await visit(
    { ...QUICK, language: "fr" },
    { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  );
  await taken(page, "microscopic", follow, { touch: true });
  await page.getByTestId("tutor-play").tap();
  await page.getByTestId("tutor").waitFor({ state: "detached" });
  await page.getByTestId("prompt").waitFor();
});

test("held upright, in French, the table keeps 45 % of the window, whatever is read or asked", async () => {
  const page = await visit(
    { ...QUICK, language: "fr", theme: "paper" },
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  );
  await watchTable(page);
  await taken(page, "microscopic", follow, { touch: true });
  const least = await leastTable(page);
  assert.ok(least < 1, "it was looked at");
  assert.ok(least >= 0.45, `the table had ${least} of the window`);
});

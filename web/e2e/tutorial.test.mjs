// The lesson, from its first word to its last, on a real table.
import assert from "node:assert/strict";
import { stage } from "./stage.mjs";
import { ask, noViolations } from "./visitor.mjs";

const { test, visit } = stage();

test("the tutorial is played through to its end", async () => {
  const page = await visit();
  await page.goto("/");
  const [{ steps }] = await ask(page, "GET", "/api/games/microscopic/lesson");
  await page.getByRole("link", { name: "Learn" }).first().click();
  const tutor = page.getByTestId("tutor");
  const lit = (opening) => page.locator(`[data-testid="offer"][data-action^="${opening}"]`).first();
  await tutor.waitFor();
  const heard = [];
  for (const step of steps) {
    heard.push(await tutor.locator("p").textContent());
    // One text for several moves of the bot needs one button.
    if (step.bot && steps[steps.indexOf(step) - 1].say === step.say) continue;
    if (step.bot) {
      const before = await tutor.locator("p").textContent();
      await page.getByTestId("tutor-next").click();
      await page.waitForFunction(
        (text) => document.querySelector('[data-testid="tutor"] p').textContent !== text,
        before,
      );
      continue;
    }
    if (!step.expect) {
      if (step !== steps.at(-1)) await page.getByTestId("tutor-next").click();
      continue;
    }
    const [verb, what] = step.expect[0].split(" ");
    // Only what the lesson waits for is lit.
    const before = await tutor.locator("p").textContent();
    if (verb === "organism") await page.getByTestId(`organism-${what}`).click();
    else if (verb === "virus") {
      await page.getByTestId("hand-virus").click();
      await page.getByRole("button", { name: "Release the virus" }).click();
      await page.getByTestId(`target-${what}-1`).click();
    } else if (what) await page.getByTestId(`hand-${what}`).first().click();
    await lit(verb).click();
    await page.waitForFunction(
      (text) => document.querySelector('[data-testid="tutor"] p').textContent !== text,
      before,
    );
  }
  assert.ok(new Set(heard).size >= 9, "a thought for every step");
  await tutor.getByText("That is the whole game").waitFor();
  await noViolations(page, "the tutorial");
  // A reload finds its place again.
  await page.reload();
  await tutor.getByText("That is the whole game").waitFor();
  // The last button leads to a first game.
  await page.getByTestId("tutor-play").click();
  await tutor.waitFor({ state: "detached" });
  await page.getByTestId("prompt").waitFor();
});

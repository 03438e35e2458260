// The lesson of Mutant Chronicles, from its first word to its last, on a real table.
import assert from "node:assert/strict";
import { stage } from "./stage.mjs";
import { ask, noViolations } from "./visitor.mjs";

const { test, visit } = stage();

/** Does what a step of the lesson waits for, as somebody at the table would. */
async function follow(page, expected) {
  const [verb, what] = expected.split(" ");
  const offer = page.locator(`[data-testid="offer"][data-action^="${verb}"]`).first();
  const main = page.locator('[data-testid="offer"].main').first();
  const answer = page.locator(`[data-testid="interrupt"] [data-action^="${verb}"]`).first();
  switch (verb) {
    case "order":
      await page.locator(".hex.own").first().click();
      return offer.click();
    case "step":
      await page.getByTestId(`hex-${what}`).click();
      return main.click();
    case "attack":
      await page.getByTestId(`hex-${what}`).click();
      return offer.click();
    case "play":
    case "fire":
      return answer.click();
    case "support":
      await page.getByTestId("supporters").getByRole("button").last().click();
      return main.click();
    case "reroll":
      return page
        .getByTestId("dice")
        .getByRole("button")
        .nth(Number(what) - 1)
        .click();
    case "stop":
      // The table ends a move that has reached its goal.
      return;
    default:
      return offer.click();
  }
}

test("the lesson is played through to its end", async () => {
  const page = await visit();
  await page.goto("/");
  const [{ steps }] = await ask(page, "GET", "/api/games/mutant-chronicles/lesson");
  await page.goto("/learn/mutant-chronicles");
  const tutor = page.getByTestId("tutor");
  await tutor.waitFor();
  const at = () =>
    page.evaluate(() => document.querySelector('[data-testid="tutor"] progress').value);
  const heard = [];
  for (let step = await at(); step < steps.length - 1; step = await at()) {
    heard.push(await tutor.locator("p").textContent());
    const { expect } = steps[step];
    if (expect) await follow(page, expect[0]);
    else await page.getByTestId("tutor-next").click();
    await page.waitForFunction(
      (n) => document.querySelector('[data-testid="tutor"] progress').value > n,
      step,
    );
  }
  assert.ok(new Set(heard).size >= 20, "a thought for every step");
  await tutor.getByText("That is the heart of it").waitFor();
  // What the lesson promised has come: the zone and the enemy.
  assert.match(await page.getByTestId("log").innerText(), /Victory points: 6 : 0/);
  await noViolations(page, "the lesson");
});

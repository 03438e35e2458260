// A hint: the best few choices in words, how much is between them and why; the first is marked on
// the table, and any other can be.
import assert from "node:assert/strict";
import { turn } from "./player.mjs";
import { played } from "./socket.mjs";
import { stage } from "./stage.mjs";
import {
  bigTargets,
  counts,
  has,
  noSidewaysScroll,
  noViolationsInBothThemes,
  QUICK,
  reads,
  some,
  table,
} from "./visitor.mjs";

const { test, visit } = stage();

/** On turn in the middle of a game. */
async function midway(page, game, phase) {
  await page.goto("/");
  const id = await table(page, ["me", "bot:greedy"], { game });
  const begins = (view, goal) => view.phase === goal && view.round >= 3;
  await played(page, id, begins, phase);
  await page.goto(`/table/${id}`);
  await turn(page);
  return id;
}
const hints = (page) => page.getByTestId("hints").getByRole("listitem");

/** Where there is little room the button is behind another. */
async function ask(page) {
  if ((await page.viewportSize()).width < 1100) await page.getByTestId("more").click();
  await page.getByTestId("hint").click();
  await some(hints(page), "somebody says what to do");
}

test("three choices with reasons, one of them marked", async () => {
  const page = await visit();
  await midway(page, "micropolis", "take");
  await ask(page);
  await counts(hints(page), 3);
  await reads(hints(page).first(), /Take tile \d.*best/s);
  await reads(page.getByTestId("hints"), /[+−]\d|soldiers? (more|less)/, "in parts of the score");
  const [first, second] = [0, 1].map((n) => hints(page).nth(n).getByRole("button"));
  await has(first, "aria-pressed", "true");
  await some(page.getByTestId("prompt").getByText("Suggested"), "as it always was");
  await second.focus();
  await page.keyboard.press("Enter");
  await has(second, "aria-pressed", "true");
  await has(first, "aria-pressed", "false");
  await noViolationsInBothThemes(page, "hints");
  await page.getByTestId("prompt").getByText("Suggested").first().click();
  await counts(page.getByTestId("hints"), 0, "they are for one position");
});

test("in another game, and put away", async () => {
  const page = await visit();
  await midway(page, "microscopic", "play");
  await ask(page);
  assert.ok((await hints(page).count()) >= 2);
  await reads(hints(page).nth(1), /as good|worse/);
  await page.getByRole("button", { name: "Close the hints" }).click();
  await counts(page.getByTestId("hints"), 0);
});

test("on a phone", async () => {
  const page = await visit(QUICK, { viewport: { width: 390, height: 844 } });
  await midway(page, "micropolis", "take");
  await ask(page);
  // Nothing lies over them.
  await hints(page).nth(1).getByRole("button").click();
  await has(hints(page).nth(1).getByRole("button"), "aria-pressed", "true");
  await noSidewaysScroll(page, "hints");
  await bigTargets(page, "hints");
});

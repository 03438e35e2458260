// Those who watch: they see the table late and are told so, talk apart from those who play, and
// look at what is over as anybody saw it.
import assert from "node:assert/strict";
import { stage } from "./stage.mjs";
import {
  ask,
  bigTargets,
  counts,
  noSidewaysScroll,
  noViolations,
  noViolationsInBothThemes,
  QUICK,
  reads,
  some,
  soon,
  table,
  toy,
} from "./visitor.mjs";

const { test, visit } = stage();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** Two who play, each at their page, and one who watches. */
async function three(more, options = {}) {
  const people = [await visit(), await visit(), await visit(QUICK, options)];
  const [ada, bea, eve] = people;
  for (const [page, name] of [
    [ada, "Ada"],
    [bea, "Bea"],
    [eve, "Eve"],
  ])
    await ask(page, "POST", "/api/me", { name });
  const id = await table(ada, ["me", "open"], { game: await toy(ada), ...more });
  await ask(bea, "POST", `/api/tables/${id}/join`, {});
  await Promise.all(people.map((page) => page.goto(`/table/${id}`)));
  return { ada, bea, eve, id };
}

const tab = (page, name) => page.getByRole("tab", { name }).click();
const lines = (page) => page.getByRole("log", { name: "Talk" });
async function say(page, text) {
  await page.getByLabel("Say something").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

test("who watches sees it late, is told so, and sees the end at once", async () => {
  const { ada, bea, eve } = await three({ delay: 3 }, PHONE);
  await reads(eve.getByTestId("late"), /You see this table 3 seconds late\./);
  await counts(ada.getByTestId("late"), 0);
  const left = (page) => page.locator('[data-testid^="crumb-"]').count();
  await ada.locator('[data-testid^="crumb-"]').last().click();
  const all = await left(ada);
  await ada.getByTestId("offer").first().click();
  await soon(async () => assert.ok((await left(ada)) < all));
  const [before, at] = [await left(ada), Date.now()];
  await soon(async () => assert.equal(await left(bea), before, "who plays sees it at once"));
  await eve.locator('[data-testid^="crumb-"]').first().waitFor();
  await soon(async () => assert.equal(await left(eve), before));
  assert.ok(Date.now() - at > 1500, "later than those who play");
  await noViolations(eve, "a table that is seen late");
  await noSidewaysScroll(eve, "a table that is seen late");
  await ada.getByRole("button", { name: "Resign" }).click();
  await ada.getByRole("button", { name: "Really resign" }).click();
  await eve.getByTestId("end").waitFor();
  await counts(eve.getByTestId("late"), 0);
});

test("those who watch talk apart, and what is over is seen as anybody saw it", async () => {
  const { ada, bea, eve, id } = await three({ game: "microscopic", options: { first: "0" } });
  for (const page of [ada, bea, eve]) await tab(page, "Talk");
  await reads(eve.locator("#chat-apart"), /do not hear you before the game is over/);
  await say(eve, "My money is on Bea");
  await reads(lines(eve), /Eve\s*watching\s*My money is on Bea/);
  await say(ada, "Have fun");
  await reads(lines(eve), /Ada\s*Have fun/);
  await reads(lines(bea), /^\s*Ada\s*Have fun\s*$/, "who plays hears who plays");
  await ada.getByRole("button", { name: "Resign" }).click();
  await ada.getByRole("button", { name: "Really resign" }).click();
  await reads(lines(bea), /Eve\s*watching\s*My money is on Bea/, "now all hear all");

  // Everybody's view, then Bea's own hand, then everything.
  await eve.getByTestId("end").waitFor();
  const hand = (page) => page.locator('[data-testid^="hand-"]');
  assert.equal(await hand(eve).count(), 0);
  await eve.getByTestId("seen-by").selectOption({ label: "Bea" });
  await some(hand(eve), "as Bea saw it");
  await counts(eve.getByTestId("end"), 0);
  await noViolationsInBothThemes(eve, "as somebody else saw it");
  await eve.getByTestId("seen-by").selectOption({ label: "everybody" });
  await eve.getByTestId("end").waitFor();
  await bea.goto(`/table/${id}/replay`);
  await some(bea.getByTestId("held-1").locator("li"), "everything is in sight");
  await bea.getByTestId("seen-by").selectOption({ label: "everybody" });
  await counts(bea.getByTestId("held-1").locator("li"), 0);
});

test("a delay is chosen under the details, and read in list and lounge", async () => {
  const [ada, eve] = [await visit(), await visit(QUICK, PHONE)];
  await ada.goto("/new/microscopic");
  await ada.getByTestId("others-friends").click();
  await ada.getByText("Details").click();
  await ada.getByTestId("new-delay").selectOption({ label: "sees it 5 minutes later" });
  await ada.getByText("Everybody", { exact: true }).click();
  await noViolations(ada, "the choice of a delay");
  await ada.getByTestId("create").click();
  await reads(ada.getByTestId("lounge-delay"), /sees it 5 minutes later/);
  await eve.goto("/");
  await eve.getByText("sees it 5 minutes later").waitFor();
  await eve.goto(new URL(ada.url()).pathname);
  await reads(eve.getByTestId("lounge-delay"), /sees it 5 minutes later/);
  const bea = await visit();
  await ask(bea, "POST", `/api${new URL(ada.url()).pathname.replace("table", "tables")}/join`, {});
  await reads(eve.getByTestId("lounge"), /You see this table 5 minutes late/);
  await bigTargets(eve, "a table that has not begun for who watches");
});

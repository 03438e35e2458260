// Moves prepared in advance: somebody chooses what to do next, closes the page, and it is done when
// the other has moved; and whoever never plays a card is not asked whether to.
import assert from "node:assert/strict";
import { turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { stage } from "./stage.mjs";
import {
  ask,
  counts,
  noSidewaysScroll,
  noViolationsInBothThemes,
  QUICK,
  reads,
  soon,
  table,
  toy,
} from "./visitor.mjs";

const { test, visit } = stage();
const DAYS = { bank: 86400, per_move: 86400, increment: 0, flag: "lose" };
const offer = (page, opening) =>
  page.locator(`[data-testid="offer"][data-action^="${opening}"]`).first();

test("what was prepared is done while its page is closed, and its owner is told", async () => {
  const [ada, bea] = [await visit(), await visit({ ...QUICK, language: "fr" })];
  const id = await table(ada, ["me", "open"], { game: await toy(ada), time: DAYS, private: true });
  await ask(bea, "POST", `/api/tables/${id}/join`, {});
  await ada.goto(`/table/${id}`);
  assert.ok(await turn(ada));
  await bea.goto(`/table/${id}`);
  await bea.getByTestId("prepare").click();
  await reads(bea.getByTestId("plan"), /Supposons/);
  await noViolationsInBothThemes(bea, "preparing a move");
  await offer(bea, "take c 1").click();
  await counts(bea.getByTestId("forget"), 1);
  await noViolationsInBothThemes(bea, "what is prepared");
  await noSidewaysScroll(bea, "what is prepared");
  assert.equal(await ada.getByTestId("forget").count(), 0, "nobody else sees it");
  await bea.close();

  await offer(ada, "take a 1").click();
  await reads(ada.getByTestId("log"), /takes 1[^]*takes 1/, "both have moved");
  assert.ok(await turn(ada), "and it is Ada's turn again");
  assert.doesNotMatch(await ada.getByTestId("log").innerText(), /Prepared in advance/);
  const { mine } = await ask(bea, "GET", "/api/tables");
  assert.equal(mine.find((one) => one.id === id).turn, false, "nobody is called");
  const again = await bea.context().newPage();
  await again.goto(`/table/${id}`);
  await reads(again.getByTestId("log"), /Préparé à l’avance/);
  await counts(again.getByTestId("forget"), 0);
});

test("who always lets the moment for a card pass is not asked again", async () => {
  const page = await visit();
  const hex = (name) => page.getByTestId(`hex-${name}`);
  const labelled = (text) => page.getByTestId("offer").filter({ hasText: text });
  const attack = async () => {
    await page.locator('[data-hex="j5"].aim').waitFor();
    await hex("j5").click();
    await soon(async () => assert.equal(await hex("j5").getAttribute("aria-pressed"), "true"));
    await hex("j5").click();
  };
  await page.goto(`/table/${await begun(page, "mutant-battle", { before: "order" })}`);
  assert.ok(await turn(page));
  await hex("g5").click();
  await page.locator('[data-hex="h6"].go').waitFor();
  await hex("h6").click();
  await attack();
  await reads(page.getByTestId("prompt"), /command card/);
  await page.getByTestId("every").check();
  await offer(page, "pass").click();
  await labelled("Roll the dice").click();
  await reads(page.getByTestId("prepared"), /Every time I am asked “Play a command card/);
  await labelled("Keep these dice").click();
  await labelled("End this activation").click();
  await hex("h4").click();
  await labelled("Silver").click();
  await attack();
  await soon(async () => {
    const told = (await page.getByTestId("log").innerText()).match(/Prepared in advance/g);
    assert.equal(told?.length, 2, "it was answered both times");
  });
  await page.getByTestId("forget").click();
  await counts(page.getByTestId("forget"), 0);
});

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
} from "./visitor.mjs";

const { test, visit } = stage();
const DAYS = { bank: 86400, per_move: 86400, increment: 0, flag: "lose" };
const offer = (page, opening) =>
  page.locator(`[data-testid="offer"][data-action^="${opening}"]`).first();

test("what was prepared is done while its page is closed, and its owner is told", async () => {
  const [ada, bea] = [await visit(), await visit({ ...QUICK, language: "fr" })];
  const id = await table(ada, ["me", "open"], {
    game: "microscopic",
    options: { first: "0" },
    time: DAYS,
    private: true,
  });
  await ask(bea, "POST", `/api/tables/${id}/join`, {});
  await ada.goto(`/table/${id}`);
  assert.ok(await turn(ada));
  await bea.goto(`/table/${id}`);
  await bea.getByTestId("prepare").click();
  await reads(bea.getByTestId("plan"), /Supposons/);
  await noViolationsInBothThemes(bea, "preparing a move");
  await offer(bea, "gene").click();
  await counts(bea.getByTestId("forget"), 1);
  await noViolationsInBothThemes(bea, "what is prepared");
  await noSidewaysScroll(bea, "what is prepared");
  assert.equal(await ada.getByTestId("forget").count(), 0, "nobody else sees it");
  await bea.goto("about:blank");

  await offer(ada, "gene").click();
  assert.ok(await turn(ada), "it is Ada's turn again");
  await soon(async () => {
    const { mine } = await ask(bea, "GET", "/api/tables");
    assert.equal(mine.find((one) => one.id === id).turn, false);
  });
  assert.doesNotMatch(await ada.getByRole("log").innerText(), /Prepared in advance/);
  await bea.goto(`/table/${id}`);
  await reads(bea.getByRole("log"), /Préparé à l’avance/);
  await counts(bea.getByTestId("forget"), 0);
});

test("an answer for every time is given until it is taken back", async () => {
  const page = await visit();
  await page.goto(`/table/${await begun(page, "mutant-battle", { before: "order" })}`);
  assert.ok(await turn(page));
});

// Mutant Chronicles: battles against the bot by mouse: a tournament, deployment, what is
// shown before an attack, guards and cards in the middle of another's turn.
import assert from "node:assert/strict";
import { battle, bring } from "./battle.mjs";
import { play, prompt, touch, turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { stage } from "./stage.mjs";
import { counts, has, reads, some } from "./visitor.mjs";

const { test, visit } = stage();
const hex = (page, name) => page.getByTestId(`hex-${name}`);
const offer = (page, opening) =>
  page.locator(`[data-testid="offer"][data-action^="${opening}"]`).first();
const log = (page) => page.getByTestId("log");
const round = async (page) =>
  Number((await page.getByTestId("round").textContent()).match(/\d+/)?.[0] ?? 0);
const lit = (page, kind) => page.locator(`.hex.${kind}`);

/** At a battle, before the first deed of the scenario that begins so. */
async function at(before, scenario = "mutant-battle") {
  const page = await visit();
  await page.goto(`/table/${await begun(page, scenario, { before })}`);
  assert.ok(await turn(page));
  return page;
}
/** At the first order of a battle, with one unit chosen and ordered. */
async function ordered() {
  const page = await at("order");
  await lit(page, "own").first().click();
  await offer(page, "order").click();
  await page.locator(".reach > path").first().waitFor({ state: "attached" });
  return page;
}

test("a tournament battle against the bot, for several rounds", async () => {
  const page = await visit();
  await page.goto("/new/mutant-chronicles");
  await page.getByLabel("Size of the battle").selectOption("tournament");
  await page.locator("#seat-1").selectOption("bot:greedy");
  await page.getByTestId("create").click();
  await page.waitForURL(/\/table\//);
  await page.getByTestId("army-capitol-10-ii").click();
  await offer(page, "army").click();
  const seen = new Set();
  const touched = await play(page, {
    done: async () => (await page.getByTestId("muster").count()) === 0 && (await round(page)) >= 3,
    each: async () => {
      for (const what of [
        ".reach",
        '[data-testid="odds"]',
        '[data-testid="dice"]',
        '[data-testid="result"]',
        ".units .medal",
      ])
        if (!seen.has(what) && (await page.locator(what).count()) > 0) seen.add(what);
    },
  });
  assert.ok(touched.length > 60, "two rounds of ten orders and more");
  assert.deepEqual([...seen].sort(), [
    ".reach",
    ".units .medal",
    '[data-testid="dice"]',
    '[data-testid="odds"]',
    '[data-testid="result"]',
  ]);
  const story = await log(page).innerText();
  assert.match(story, /Round 2 begins/);
  assert.match(story, /Victory points/);
  assert.match(story, /attacks/);
  assert.doesNotMatch(story, /mutant-chronicles-|undefined|\{|\}/, "every line is a sentence");
});

test("four in teams on A02, also in Epic, come from New table", async () => {
  const page = await visit();
  for (const mode of ["5-5-5", "epic"]) {
    await page.goto("/new/mutant-chronicles");
    await page.getByRole("button", { name: "4", exact: true }).click();
    await page.getByLabel("Size of the battle").selectOption(mode);
    await page.locator('input[type="radio"][value="a02"]').check();
    await page.locator('input[type="radio"][value="teams"]').check();
    await page.getByTestId("create").click();
    await page.waitForURL(/\/table\//);
    await page.getByTestId("muster").waitFor();
    await counts(page.locator('[data-testid^="seat-"]'), 4);
  }
});

test("units are deployed by press, by drag and by the game", async () => {
  const page = await visit();
  await page.goto("/");
  const id = await battle(page);
  await page.goto(`/table/${id}`);
  await bring(page, "capitol-5-ii");
  await turn(page);
  const tray = page.locator('[data-testid^="tray-"]');
  const count = await tray.count();
  await has(tray.first(), "aria-pressed", "true", "one is in hand already");
  await tray.nth(1).click();
  const name = (await tray.nth(1).textContent()).trim();
  const spot = lit(page, "put").first();
  const where = await spot.getAttribute("data-hex");
  await spot.click();
  await page.waitForFunction(
    (n) => document.querySelectorAll('[data-testid^="tray-"]').length === n,
    count - 1,
  );
  assert.match(await hex(page, where).getAttribute("aria-label"), new RegExp(`${name} of `));
  // What has been put down can be taken back.
  await page.getByTestId("undo").click();
  await page.waitForFunction(
    (n) => document.querySelectorAll('[data-testid^="tray-"]').length === n,
    count,
  );
  const [from, to] = [
    await tray.first().boundingBox(),
    await lit(page, "put").nth(3).boundingBox(),
  ];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await page.waitForFunction(
    (n) => document.querySelectorAll('[data-testid^="tray-"]').length === n,
    count - 1,
  );
  await offer(page, "place rest").click();
  await tray.first().waitFor({ state: "detached" });
  await page.waitForFunction((n) => document.querySelectorAll(".units .medal").length >= n, count);
});

test("a move shows where it can go and what stops it, and is one line of the log", async () => {
  const page = await ordered();
  await lit(page, "go").nth(3).waitFor({ state: "attached" });
  const reached = await lit(page, "go").evaluateAll((all) =>
    all.map((h) => [h.dataset.hex, h.ariaLabel]),
  );
  assert.ok(reached.length > 3);
  assert.ok(
    reached.every(([, words]) => /reached in \d step|ends the move there/.test(words)),
    "every hex says how far",
  );
  const [goal] = reached
    .map(([name, words]) => [name, Number(words.match(/(?:in|after) (\d)/)[1])])
    .sort((a, b) => b[1] - a[1]);
  const steps = log(page).getByText(/moves (on|onto|into)/);
  const before = await steps.count();
  // The hand over a hex sees the way; a press goes it.
  await hex(page, goal[0]).hover();
  await page.locator(".reach .way").waitFor({ state: "attached" });
  await hex(page, goal[0]).click();
  await counts(steps, before + 1, "one line for the move");
  // Escape lets go of what was chosen.
  await turn(page);
  await page.keyboard.press("Escape");
});

test("a line of sight says what blocks it", async () => {
  const page = await ordered();
  await page.getByRole("button", { name: "Line of sight to every hex" }).click();
  const shown = page.locator(".lines path.clear, .lines path.blocked");
  const kinds = new Set();
  for (const name of ["j6", "a11", "s1", "e5", "m7", "d9", "p2"]) {
    await hex(page, name).hover();
    await shown.first().waitFor({ state: "attached" });
    kinds.add((await page.locator(".lines path.clear").count()) > 0 ? "clear" : "blocked");
    if ((await page.locator(".lines path.blocked").count()) > 0)
      await some(page.locator(".lines .block"), "what blocks is marked");
  }
  assert.ok(kinds.has("blocked"));
});

test("an attack is shown with its odds before it is made, then with its dice and its sum", async () => {
  const page = await at("attack");
  const odds = page.getByTestId("odds-hit");
  await lit(page, "aim").first().waitFor();
  // Some target can be hit.
  for (const target of await lit(page, "aim").all()) {
    await target.click();
    await odds.waitFor();
    if (!/^0 %/.test(await odds.textContent())) break;
    await page.keyboard.press("Escape");
  }
  await reads(odds, /^[1-9][\d.]* %$/);
  await reads(page.getByTestId("strike"), /needs \d+ distance/, "what is needed, and why");
  const spread = await page.getByTestId("odds").getByRole("img").getAttribute("aria-label");
  const total = [...spread.matchAll(/([\d.]+) %/g)].reduce((sum, [, p]) => sum + Number(p), 0);
  assert.ok(Math.abs(total - 100) <= 3, `${spread} is everything`);
  await offer(page, "attack").click();
  await log(page)
    .getByText(/attacks/)
    .last()
    .waitFor();
  // Through cards, supporters and rerolls to the result.
  await play(page, { done: async () => (await page.getByTestId("result").count()) > 0 });
  await reads(
    page.getByTestId("result"),
    /(hits|misses): accuracy \d+ rolled.*needed \d+ distance/,
  );
  await some(page.getByTestId("dice").locator("svg"));
});

test("supporters join with the odds before the eyes", async () => {
  const page = await at("support");
  const shots = page.getByTestId("strike").locator(".sums li");
  await shots.first().waitFor();
  await counts(shots, 1, "the leader alone");
  const [button] = await page.getByTestId("supporters").getByRole("button").all();
  await button.click();
  await has(button, "aria-pressed", "true");
  await shots.nth(1).waitFor();
  await page.getByTestId("odds").waitFor();
  await page.getByTestId("offer").filter({ hasText: "Roll with 1 supporter" }).click();
  await log(page)
    .getByText(/supports|joins/)
    .first()
    .waitFor();
});

test("a guard interrupts the move of an enemy", async () => {
  const page = await at("fire");
  await prompt(page)
    .getByText(/has come into sight\. Does a guard fire\?/)
    .waitFor();
  const fire = offer(page, "fire ");
  await fire.filter({ hasText: /fires at .*damage [\d.]+ %/ }).waitFor();
  const guard = (await fire.getAttribute("data-action")).split(" ")[1];
  const shots = log(page).getByText(/, on guard, attacks /);
  const before = await shots.count();
  await page.getByTestId("look-roster").click();
  await fire.click();
  // The guard is spent once it has rolled: it keeps its order and guards no more.
  const spent = page.getByTestId(`roster-${guard}`).filter({ hasNotText: "on guard" });
  await play(page, { done: async () => (await spent.count()) > 0 });
  await shots.nth(before).waitFor();
});

test("a command card is played in the opponent's turn", async () => {
  const page = await at("play", "mutant-card");
  await prompt(page)
    .getByText(/Play a command card\? Now: /)
    .waitFor();
  await some(page.locator('[data-testid="side-1"].turn'), "it is the other's turn");
  const before = await log(page)
    .getByText(/ plays /)
    .count();
  const watcher = await visit();
  await watcher.goto(page.url());
  await prompt(watcher).waitFor();
  await offer(page, "play ").click();
  await watcher.getByTestId("revealed").getByRole("heading").first().waitFor();
  await page.waitForFunction(
    (n) =>
      [...document.querySelectorAll('[data-testid="log"] p')].filter((p) =>
        / plays /.test(p.textContent),
      ).length > n,
    before,
  );
  const story = await log(page).locator("p").allTextContents();
  const name = await page.getByTestId("side-0").getAttribute("aria-label");
  assert.ok(
    story.some((line) => line.startsWith(`${name} plays`)),
    "and the log says so",
  );
});

test("who does not want to be asked is passed by", async () => {
  const page = await at("play", "mutant-card");
  const lines = await log(page).locator("p").count();
  await page.getByTestId("offer").filter({ hasText: "Do not ask at this moment" }).click();
  // The table goes on by itself.
  await page.waitForFunction(
    (n) => document.querySelectorAll('[data-testid="log"] p').length > n,
    lines,
  );
  // Guards without a chance are off from the start.
  const off = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("microcosm-mutant-chronicles-stops")));
  const [hopeless, moment, ...more] = await off();
  assert.deepEqual([hopeless, more], ["hopeless", []]);
  await page.getByTestId("look-stops").click();
  assert.equal(await page.getByTestId(`stop-${moment}`).isChecked(), false);
  await page.getByTestId(`stop-${moment}`).check();
  assert.deepEqual(await off(), ["hopeless"]);
});

test("a reload in the middle of an attack shows the same dice", async () => {
  const page = await at("reroll");
  const dice = () =>
    page
      .getByTestId("dice")
      .locator("button")
      .evaluateAll((all) => all.map((b) => b.ariaLabel));
  const before = await dice();
  assert.ok(before.length > 0);
  await page.reload();
  await turn(page);
  await page.getByTestId("dice").waitFor();
  assert.deepEqual(await dice(), before);
  await page.getByTestId("dice").getByRole("button").first().click();
  await log(page).getByText(/again/).last().waitFor();
  await touch(page);
  await prompt(page).waitFor();
});

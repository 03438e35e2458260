// The rest of Micro Mutants, from positions that were laid for it: the Advanced game, templates,
// four players, the Classic game in French, abilities that measure, and the lesson.
import assert from "node:assert/strict";
import { openPieces } from "./felt.mjs";
import { end, turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { stage } from "./stage.mjs";
import {
  ask,
  counts,
  has,
  noSidewaysScroll,
  noViolations,
  QUICK,
  reads,
  soon,
} from "./visitor.mjs";

const { test, visit } = stage();
const BOT = "bot:random";
const row = (page, name) => page.getByTestId(`piece-${name}`);
const offer = (page, action) =>
  page.locator(`[data-testid="offer"][data-action^="${action}"]`).first();
const log = (page, text) => page.getByTestId("log").getByText(text).first().waitFor();

async function sitDown(scenario, { settings = QUICK, seats = ["me", BOT] } = {}) {
  const page = await visit(settings);
  await page.goto(`/table/${await begun(page, scenario, { seats })}`);
  assert.ok(await turn(page));
  await page.getByTestId("mat").waitFor();
  await openPieces(page);
  return page;
}
/** Chooses a piece in the list as soon as something can be done with it. */
const choose = (page, name) => page.locator(`[data-testid="piece-${name}"].lit`).click();
/** Chooses a bug and shoots it; where it lands is laid down. */
async function shoot(page, name) {
  await choose(page, name);
  await offer(page, `shoot ${name}`).click();
}

test("the Advanced game: a resource is collected, a base upgraded, a card put in play", async () => {
  const page = await sitDown("felt-upgrade");
  await reads(page.getByTestId("resources-0"), /^\s*1/);
  await reads(row(page, "base-a3"), /Mutator.*small/s);
  await shoot(page, "warrior-a1");
  await log(page, /collects a resource/);
  await reads(page.getByTestId("resources-0"), /^\s*2/);
  await page.getByTestId("offer").getByText("Spend 2 resources").click();
  await noViolations(page, "what can be bought");
  await offer(page, "upgrade base-a3 frenzy").click();
  await log(page, /upgrades a base: Mutator/);
  await reads(page.getByTestId("card-frenzy"), /Exterminator moves again/);
  await reads(page.getByTestId("resources-0"), /^\s*0/);
  await reads(row(page, "base-a3"), /^(?!.*small)/s);
  // What the other side has can be read as well.
  await page.getByTestId("wealth-1").locator("summary").click();
  await reads(page.getByTestId("card-radar-room"), /Laboratory/);
  await noViolations(page, "the cards");
});

test("four players: whoever is down to two bugs is out, and the last one wins", async () => {
  const page = await sitDown("felt-last-of-four", { seats: ["me", BOT, BOT, BOT] });
  await counts(page.locator('[data-testid^="tag-seat-"]'), 4, "names around the mat");
  await shoot(page, "soldier-a1");
  await reads(page.getByTestId("wealth-1"), /out of the game/);
  await log(page, /is out/);
  await reads(row(page, "warrior-b2"), /not on the mat/, "all its pieces leave");
  await noViolations(page, "four players");
  await shoot(page, "soldier-a2");
  await reads(page.getByTestId("wealth-2"), /out of the game/);
  await shoot(page, "soldier-a3");
  await end(page).waitFor();
  await noViolations(page, "the end of four");
});

test("the Classic game in French: a base is destroyed, a bug goes with it, the last base wins", async () => {
  const page = await sitDown("felt-classic-bases", { settings: { ...QUICK, language: "fr" } });
  const french = async () => {
    const hidden = await page
      .locator("[aria-label], [aria-description]")
      .evaluateAll((all) => all.map((e) => `${e.ariaLabel} ${e.ariaDescription}`).join(" "));
    return `${await page.locator("body").innerText()} ${hidden}`;
  };
  await reads(page.getByTestId("pieces"), /USAtropodes.*Russoptères/s);
  await shoot(page, "soldier-a1");
  await choose(page, "worker-b1");
  await offer(page, "eliminate worker-b1").click();
  await reads(row(page, "worker-b1"), /hors du tapis/);
  const text = await french();
  assert.deepEqual(
    text.match(/micro-mutants-\S+|\b(the|your|bugs|shoots?|special side|right)\b/g) ?? [],
    [],
  );
  await noViolations(page, "Classic");
  await shoot(page, "soldier-a2");
  await end(page).waitFor();
  assert.deepEqual(
    (await french()).match(/micro-mutants-\S+|\b(the|your|bugs|wins?)\b/g) ?? [],
    [],
  );
});

test("templates: a bug is lost on one, and four meteors are thrown by dragging", async () => {
  const page = await sitDown("felt-meteors");
  await reads(row(page, "warp-gate-1"), /Warp Gate/);
  await shoot(page, "worker-a1");
  await reads(row(page, "worker-a1"), /not on the mat/);
  // By keyboard, in numbers, and with a finger on the mat.
  const strength = page.getByTestId("aim-press");
  await strength.waitFor();
  await page.getByTestId("mat").focus();
  const before = Number(await strength.inputValue());
  await page.keyboard.press("ArrowUp");
  await soon(async () => assert.equal(Number(await strength.inputValue()), before + 2));
  await strength.fill("70");
  await strength.press("Tab");
  await has(offer(page, "throw"), "data-action", "throw 9000 700");
  const { x, y, width, height } = await page.getByTestId("mat").boundingBox();
  await page.mouse.move(x + width / 2, y + height * 0.7);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.6, y + height * 0.4, { steps: 3 });
  await page.mouse.up();
  await log(page, /throws four tokens/);
});

test("the ruler is drawn for a Carrier and a Repulsor, and both are used", async () => {
  const page = await sitDown("felt-carrier");
  await choose(page, "carrier-a1");
  await offer(page, "use carrier-a1 on soldier-a1").hover();
  await reads(page.getByTestId("tag-ruler"), /^\d+ mm: close$/);
  await offer(page, "use carrier-a1 on soldier-a1").click();
  await reads(row(page, "soldier-a1"), /being carried/);

  await page.goto(`/table/${await begun(page, "felt-repulsor")}`);
  assert.ok(await turn(page));
  await choose(page, "repulsor-a1");
  await offer(page, "use repulsor-a1 on warrior-b1").hover();
  await page.getByTestId("tag-ruler").waitFor();
  await offer(page, "use repulsor-a1 on warrior-b1").click();
  // Now the enemy's bug is shot.
  await offer(page, "shoot warrior-b1").click();
  await log(page, /shoots a/);
});

test("the lesson is played through to its end", async () => {
  const page = await visit();
  await page.goto("/");
  const { steps } = await ask(page, "GET", "/api/games/micro-mutants/tutorial");
  await page.goto("/learn/micro-mutants");
  const tutor = page.getByTestId("tutor");
  await tutor.waitFor();
  await openPieces(page);
  const at = () =>
    page.evaluate(() => document.querySelector('[data-testid="tutor"] progress').value);
  for (let step = await at(); step < steps.length - 1; step = await at()) {
    const { expect, bot } = steps[step];
    if (expect) await follow(page, expect[0]);
    else if (!bot) await page.getByTestId("tutor-next").click();
    await page.waitForFunction(
      (n) => document.querySelector('[data-testid="tutor"] progress').value > n,
      step,
    );
  }
  await log(page, /captures/);
  await noViolations(page, "the lesson");
  await noSidewaysScroll(page, "the lesson");
});

/** Does what a step of the lesson waits for: `shoot warrior-a1`, `put web-a1 beside spider-a1`. */
async function follow(page, expected) {
  const button = offer(page, expected);
  const [verb, name] = expected.split(" ");
  await page
    .locator(
      `[data-testid="offer"][data-action^="${expected}"], [data-testid="piece-${name}"].lit, [data-testid="offer"][data-action=""]`,
    )
    .first()
    .waitFor();
  if ((await button.count()) === 0)
    await (
      verb === "put"
        ? page.locator('[data-testid="offer"][data-action=""]').first()
        : row(page, name)
    ).click();
  await button.click();
}

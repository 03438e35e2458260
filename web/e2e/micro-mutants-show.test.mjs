// Show, then tell, at the table of Micro Mutants: log, prompt, dice and end wait for the flight;
// one key ends it; without motion everything is said in words; a miss says how.
import assert from "node:assert/strict";
import { openPieces, tool } from "./felt.mjs";
import { end, prompt, turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { stage } from "./stage.mjs";
import { counts, noViolations, QUICK, reads, some, soon } from "./visitor.mjs";

const { test, visit } = stage();
const MOVING = { ...QUICK, motion: "full" };
const flying = (page) => page.locator('[data-testid="mat"][data-flying]');
const log = (page, text) => page.getByTestId("log").getByText(text);
const offer = (page, action) =>
  page.locator(`[data-testid="offer"][data-action^="${action}"]`).first();

async function sitDown(scenario, { before = null, settings = MOVING, browser } = {}) {
  const page = await visit(settings, browser);
  await page.addInitScript(watch);
  await page.goto(`/table/${await begun(page, scenario, { before })}`);
  assert.ok(await turn(page));
  await page.getByTestId("mat").waitFor();
  await openPieces(page);
  return page;
}
async function shoot(page, name, direction = null) {
  await page.locator(`[data-testid="piece-${name}"].lit`).click();
  if (direction !== null) {
    await page.getByTestId("aim-direction").fill(String(direction));
    await page.getByTestId("aim-direction").press("Tab");
  }
  await offer(page, `shoot ${name}`).click();
}

/** Runs in the page: keeps what the server said, and looks at the page at every frame. */
function watch() {
  const seen = (window.seen = { states: [], frames: [] });
  const Line = window.WebSocket;
  window.WebSocket = class extends Line {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const { type, n, step, view } = JSON.parse(data);
        if (type === "state") seen.states.push({ n, step, dice: view.dice });
      });
    }
  };
  const text = (id) => document.querySelector(`[data-testid="${id}"]`)?.textContent ?? "";
  const look = () => {
    const lines = [...document.querySelectorAll('[data-testid="log"] [data-n]')];
    seen.frames.push({
      flying: document.querySelector('[data-testid="mat"]')?.dataset.flying ?? null,
      told: Math.max(0, ...lines.map(({ dataset }) => Number(dataset.n))),
      prompt: text("prompt"),
      aloud: Math.max(
        0,
        ...[...document.querySelectorAll('[data-testid="aloud"] [data-n]')].map(({ dataset }) =>
          Number(dataset.n),
        ),
      ),
      dice: [...document.querySelectorAll('[data-testid="dice"] .die')].map(
        ({ dataset }) => dataset.testid,
      ),
      at: performance.now(),
      sight: document.querySelector('[data-testid="flat"] > svg')?.viewBox.baseVal.width ?? 0,
      caption: document.querySelector('[data-testid="tag-told"]') !== null,
      end: !!document.querySelector('[data-testid="end"]'),
    });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
/** Every frame with something in the air, with the step it belongs to. */
async function flights(page) {
  const { states, frames } = await page.evaluate(() => window.seen);
  const lines = await page
    .locator('[data-testid="log"] [data-n]')
    .evaluateAll((all) =>
      all.map((e) => [Number(e.dataset.n), [...e.querySelectorAll("p")].map((p) => p.textContent)]),
    );
  const words = new Map(lines);
  return frames
    .filter((frame) => frame.flying)
    .map((frame) => {
      const shot = states.find(
        ({ n, step }) => n > frame.told && step?.events.some(({ type }) => type === "shot"),
      );
      const before = states.findLast(({ n }) => n <= frame.told);
      return { frame, shot, before, words: words.get(shot?.n) ?? [] };
    });
}

test("while something flies, nothing tells how it ends: log, prompt, dice", async () => {
  const page = await sitDown("felt-flight");
  await page.evaluate(() => (window.seen.frames = []));
  await offer(page, "pass").click();
  const sure = page.getByTestId("confirm");
  if (await sure.count()) await sure.click();
  // The other side has its turn, and it is ours again.
  await log(page, /^Turn 7/).waitFor();
  const all = await flights(page);
  assert.ok(new Set(all.map(({ shot }) => shot?.n)).size > 1, "several shots were seen");
  for (const { frame, shot, before, words } of all) {
    const piece = shot?.step.events.find(({ type }) => type === "shot").piece;
    assert.equal(piece, frame.flying, `the log is at ${frame.told} while ${frame.flying} flies`);
    assert.ok(frame.aloud < shot.n, "read aloud too early");
    for (const result of words.slice(1))
      assert.ok(!frame.prompt.includes(result), `the prompt says: ${result}`);
    assert.deepEqual(
      frame.dice,
      before.dice.map(({ symbol }) => `die-${symbol}`),
      "the dice",
    );
  }
  // The whole turn can be seen again, and nothing is told twice.
  const told = await page.locator('[data-testid="log"] [data-n]').count();
  const again = page.getByTestId("offer").getByText("Watch again");
  await again.click();
  await flying(page).waitFor();
  await reads(prompt(page), /shoots/);
  await again.waitFor();
  await counts(page.locator('[data-testid="log"] [data-n]'), told);
});

test("the moment of a capture is slow and seen from close by", async () => {
  const page = await sitDown("felt-flight");
  await page.getByTestId("command").fill("shoot warrior-a1 8241 442 3500");
  await page.getByTestId("command").press("Enter");
  await log(page, /captures a Zealot/).waitFor();
  const { frames } = await page.evaluate(() => window.seen);
  const air = frames.filter((frame) => frame.flying && !frame.caption);
  const whole = Math.max(...frames.map(({ sight }) => sight));
  const closest = Math.min(...air.map(({ sight }) => sight));
  // The flight itself takes less than a third of a second.
  assert.ok(air.at(-1).at - air[0].at > 600, "slow");
  assert.ok(closest < 0.8 * whole, "close by");
  await soon(async () =>
    assert.ok((await page.evaluate(() => window.seen.frames.at(-1).sight)) > closest),
  );
});

test("the game is not over before the last chip lies", async () => {
  const page = await sitDown("felt-classic-bases", { before: "shoot soldier-a2" });
  await shoot(page, "soldier-a2");
  await end(page).waitFor();
  const { frames } = await page.evaluate(() => window.seen);
  const air = frames.filter((frame) => frame.flying);
  assert.ok(air.length > 3, "it was seen");
  assert.ok(air.every((frame) => !frame.end && !/game is over/.test(frame.prompt)));
  assert.match(await prompt(page).textContent(), /The game is over/);
});

test("one key ends the show, and everything is told", async () => {
  const page = await sitDown("felt-turns", { before: "shoot warrior-a1" });
  await tool(page, "slow");
  await shoot(page, "warrior-a1");
  await flying(page).waitFor();
  await reads(prompt(page), /Skip.*Esc/);
  await counts(log(page, /captures/), 0);
  await page.keyboard.press("Escape");
  await log(page, /captures a Zealot/).waitFor({ timeout: 1500 });
  await counts(flying(page), 0);
  // And one button, from which a keyboard goes on.
  await page.getByTestId("open-view").click();
  await page.getByTestId("tool-replay").click();
  await flying(page).waitFor();
  await prompt(page).getByRole("button", { name: "Skip" }).focus();
  await page.keyboard.press("Enter");
  await counts(flying(page), 0);
  await soon(async () =>
    assert.ok(await prompt(page).evaluate((e) => e.contains(document.activeElement))),
  );
});

test("who goes away while something flies finds it told on return", async () => {
  const page = await sitDown("felt-turns", { before: "shoot warrior-a1" });
  await tool(page, "slow");
  await shoot(page, "warrior-a1");
  await flying(page).waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await log(page, /captures a Zealot/).waitFor({ timeout: 1500 });
});

test("without motion: nothing flies, and every result is said, seen and heard once", async () => {
  const page = await sitDown("felt-turns", { before: "shoot spider-a1", settings: QUICK });
  await some(log(page, /captures a Zealot/), "what happened before is in the log");
  await counts(page.getByTestId("aloud").locator("p"), 0, "and not read aloud");
  await shoot(page, "spider-a1");
  await reads(page.getByTestId("told"), /shoots a Spider.*Spider 1 lies here now: /s);
  await reads(page.getByTestId("mat-aloud"), /Spider 1 lies here now: left 120, near 40 mm/);
  await counts(page.getByTestId("aloud").getByText(/shoots a Spider/), 1);
  const { frames } = await page.evaluate(() => window.seen);
  assert.ok(frames.every((frame) => !frame.flying));
  await noViolations(page, "the words");
});

test("a miss says by how much, shows its ghost, and the aim can be had again", async () => {
  const page = await sitDown("felt-miss");
  await shoot(page, "warrior-a1", 0);
  await reads(page.getByTestId("tag-told"), /^80 mm too long$/);
  await reads(page.getByTestId("told"), /Warrior 1 missed Zealot 1: 80 mm too long\./);
  await reads(page.getByTestId("mat-aloud"), /80 mm too long/);
  await reads(page.getByTestId("tag-miss"), /^80 mm too long$/);
  await some(page.locator("polyline.flown"));
  await noViolations(page, "a miss");
  await page.getByTestId("offer").getByText("Same aim again").click();
  const press = () => page.getByTestId("aim-press").inputValue();
  await page.locator('[data-testid="piece-warrior-a2"].lit').click();
  await counts(page.getByTestId("tag-miss"), 0, "what was read goes with the next choice");
  await counts(page.locator("polyline.flown"), 0);
  await soon(async () =>
    assert.equal(Number(await page.getByTestId("aim-direction").inputValue()), 0),
  );
  assert.ok(Number(await press()) > 0);
  await offer(page, "shoot warrior-a2").click();
  await reads(page.getByTestId("tag-told"), /^40 mm too long and 7.5 mm to the left$/);
});

test("a miss in French has its words, and its comma", async () => {
  const page = await sitDown("felt-miss", {
    before: "shoot warrior-a2",
    settings: { ...QUICK, language: "fr" },
  });
  await shoot(page, "warrior-a2", 0);
  await reads(
    page.getByTestId("told"),
    /a manqué le Fanatique 2 : 40 mm trop long et 7,5 mm à gauche\./,
  );
});

test("silence at the table is remembered", async () => {
  const page = await sitDown("felt-flight");
  await page.getByTestId("mute").click();
  await reads(page.getByTestId("mute"), /Unmute/);
  await page.reload();
  await reads(page.getByTestId("mute"), /Unmute/);
});

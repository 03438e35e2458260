// The lesson of Micro Mutants as a newcomer takes it: what the text says, and nothing else, with
// real misses and further tries; by mouse, and by touch on a phone held sideways.
import assert from "node:assert/strict";
import { goesOn, look } from "./lesson.mjs";
import { pull } from "./pull.mjs";
import { stage } from "./stage.mjs";
import { ask, noSidewaysScroll, noViolations, QUICK, reads } from "./visitor.mjs";

const { test, visit } = stage();

/** Does what the tutor asks for; short of the ring when it asks for the first time. */
async function follow(page, { text, button }, step, missed, touch) {
  if (button === "tutor-play") return;
  if (button) return page.getByTestId(button).click();
  // The bot moves.
  if (!step.expect) return;
  const [expected] = step.expect;
  // Where any chip will do: the next one that lights up.
  const choose = () => page.getByTestId("mat").press(".");
  if (expected.startsWith("put")) {
    const offer = page.getByTestId("offer").first();
    return (await offer.count()) ? offer.click() : choose();
  }
  if (!expected.includes(" ")) await choose();
  const short = !missed.has(text);
  missed.add(text);
  await pull(page, { part: short ? 0.7 : 1, touch });
}

async function taken(page, { touch = false } = {}) {
  await page.goto("/learn/micro-mutants");
  const lesson = await ask(page, "GET", "/api/games/micro-mutants/lesson");
  await page.getByTestId("chapter-0").click();
  await page.getByTestId("tutor").waitFor();
  const [missed, said] = [new Set(), new Set()];
  let [chapter, retries] = [0, 0];
  for (let turn = 0; turn < 200; turn++) {
    const seen = await look(page);
    said.add(seen.text);
    const step = lesson[chapter].steps[seen.at];
    await follow(page, seen, step, missed, touch);
    if (seen.button === "tutor-play") break;
    if (seen.button === "tutor-on") chapter++;
    if (seen.button === "tutor-retry") retries++;
    if (!seen.button && step.expect?.[0].startsWith("put")) await page.waitForTimeout(300);
    else await goesOn(page, seen);
  }
  await page.getByTestId("tutor-play").waitFor();
  assert.ok(retries >= 4, `${retries} misses, each taken back`);
  const steps = lesson.flatMap((chapter) => chapter.steps);
  assert.ok(said.size >= steps.length, `${said.size} texts for ${steps.length} steps`);
  await noViolations(page, "the lesson");
  await noSidewaysScroll(page, "the lesson");
}

test("the lesson is finished by mouse, with misses and tries", async () => {
  const page = await visit();
  await taken(page);
  // The chapters know that they are done, and the last button leads to a first game.
  await page.getByTestId("tutor-play").click();
  await page.getByTestId("tutor").waitFor({ state: "detached" });
  await page.goto("/learn/micro-mutants");
  await reads(page.getByTestId("chapter-6"), /done/);
});

test("the lesson is finished by touch on a phone held sideways, in French", async () => {
  const page = await visit(
    { ...QUICK, language: "fr" },
    { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  );
  await taken(page, { touch: true });
});

test("whoever misses again and again is shown how", async () => {
  const page = await visit();
  await page.goto("/learn/micro-mutants");
  await page.getByTestId("chapter-5").click();
  for (let miss = 0; miss < 2; miss++) {
    await pull(page, { part: 0.4 });
    await page.getByTestId("tutor-retry").click();
  }
  await page.getByTestId("tutor-show").click();
  await reads(page.getByTestId("tutor"), /A hit!/);
});

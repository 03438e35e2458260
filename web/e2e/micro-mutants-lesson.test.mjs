// The lesson of Micro Mutants as a newcomer takes it: what the text says, and nothing else, with
// real misses and further tries; by mouse, and by touch on a phone held sideways.
import assert from "node:assert/strict";
import { pull } from "./pull.mjs";
import { stage } from "./stage.mjs";
import { ask, noSidewaysScroll, noViolations, QUICK, reads } from "./visitor.mjs";

const { test, visit } = stage();

/** One look at the page, and what it asks for; says what that was. Short of the ring at first. */
async function follow(page, steps, missed, touch) {
  const tutor = page.getByTestId("tutor");
  const there = (id) => page.locator(`[data-testid="${id}"]:enabled`);
  const offer = page.getByTestId("offer").first();
  for (const id of ["tutor-play", "tutor-on", "tutor-retry", "tutor-next"])
    if (await there(id).count()) {
      if (id === "tutor-retry") missed.count++;
      if (id !== "tutor-play") await there(id).click();
      return id;
    }
  const at = await tutor.locator("progress").evaluate((bar) => bar.value);
  // Where any chip will do: the next one that lights up.
  const choose = () => page.getByTestId("mat").press(".");
  const [expected] = steps[at].expect;
  if (expected.startsWith("put")) {
    await ((await offer.count()) ? offer.click() : choose());
    return "offer";
  }
  if (!expected.includes(" ")) await choose();
  const text = await tutor.innerText();
  const short = !missed.texts.has(text);
  missed.texts.add(text);
  await pull(page, { part: short ? 0.7 : 1, touch });
  return "pull";
}

/** What was done has led to something else. */
const goesOn = (page, did, before) =>
  page
    .waitForFunction(
      (text) => document.querySelector('[data-testid="tutor"]')?.innerText !== text,
      before,
    )
    .catch(() => assert.fail(`nothing came of "${did}" at: ${before}`));

async function taken(page, { touch = false } = {}) {
  await page.goto("/learn/micro-mutants");
  const lesson = await ask(page, "GET", "/api/games/micro-mutants/lesson");
  await page.getByTestId("chapter-0").click();
  const tutor = page.getByTestId("tutor");
  await tutor.waitFor();
  const missed = { texts: new Set(), count: 0 };
  let chapter = 0;
  const said = new Set();
  for (let turn = 0; turn < 200; turn++) {
    const before = await tutor.innerText();
    said.add(before);
    const did = await follow(page, lesson[chapter].steps, missed, touch);
    if (did === "tutor-play") break;
    if (did === "tutor-on") chapter++;
    if (did === "offer") await page.waitForTimeout(300);
    else await goesOn(page, did, before);
  }
  await page.getByTestId("tutor-play").waitFor();
  assert.ok(missed.count >= 4, `${missed.count} misses, each taken back`);
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

// The lesson of Mutant Chronicles as a newcomer takes it: what the text says and what pulses, and
// nothing else; by mouse, and by touch on a phone held sideways.
import assert from "node:assert/strict";
import { stage } from "./stage.mjs";
import { ask, noSidewaysScroll, noViolations, QUICK, reads, soon } from "./visitor.mjs";

const { test, visit } = stage();
const PHONE = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };

/** One look at the page: what the tutor says, and what to press: the tutor's button, or what
    pulses. Null while nothing does. As the eye goes: the map, a die, an army, the prompt. */
function seen() {
  const tutor = document.querySelector('[data-testid="tutor"]');
  if (!tutor || document.querySelector('[data-testid="prompt"][aria-busy="true"]')) return null;
  const named = (e) => e && `[data-testid="${e.dataset.testid}"]`;
  const found = (selector) => document.querySelector(selector) && selector;
  const press =
    ["tutor-play", "tutor-on", "tutor-next"]
      .map((id) => found(`[data-testid="${id}"]:enabled`))
      .find(Boolean) ??
    named(document.querySelector(".hex.wanted")) ??
    found(".again.wanted") ??
    named(document.querySelector(".army.pulse")) ??
    found('[data-testid="offer"].main:enabled') ??
    named(document.querySelector(".hex.put"));
  return press && { text: tutor.querySelector("p").textContent, press };
}
/** Waits until there is something else to read or to press than before. */
const look = (page, before) =>
  soon(async () => {
    const now = await page.evaluate(seen);
    const other = now && (now.text !== before?.text || now.press !== before?.press);
    assert.ok(other, `nothing came of ${before?.press}: ${before?.text}`);
    return now;
  });

async function taken(page, press) {
  await page.goto("/learn/mutant-chronicles");
  const lesson = await ask(page, "GET", "/api/games/mutant-chronicles/lesson");
  assert.ok(lesson.length >= 8, "moves, attacks, guards, cards, abilities, wide, zones, armies");
  await page.getByTestId("chapter-0").click();
  await page.getByTestId("tutor").waitFor();
  const said = new Set();
  let now = null;
  for (let turn = 0; turn < 250; turn++) {
    now = await look(page, now);
    said.add(now.text);
    assert.doesNotMatch(now.text, /\b[a-s](1[01]|[1-9])\b/, "no codes on a map without any");
    if (now.press.includes("tutor-play")) break;
    await press(page, now.press);
  }
  await page.getByTestId("tutor-play").waitFor();
  const texts = new Set(lesson.flatMap(({ steps }) => steps.map((step) => step.say)));
  assert.ok(said.size >= texts.size, `${said.size} texts read of ${texts.size}`);
  await noViolations(page, "the lesson");
  await noSidewaysScroll(page, "the lesson");
}

test("the lesson is finished by mouse, and leads to a first game", async () => {
  const page = await visit();
  await taken(page, (page, what) => page.locator(what).first().click());
  await page.getByTestId("tutor-play").click();
  await page.getByTestId("tutor").waitFor({ state: "detached" });
  await page.goto("/learn/mutant-chronicles");
  await reads(page.getByTestId("chapter-7"), /done/);
});

test("the lesson is finished by touch on a phone held sideways, in French", async () => {
  const page = await visit({ ...QUICK, language: "fr" }, PHONE);
  await taken(page, (page, what) => page.locator(what).first().tap());
});

test("on a phone held upright, what pulses comes into sight", async () => {
  const page = await visit(QUICK, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto("/learn/mutant-chronicles");
  await page.getByTestId("chapter-4").tap();
  await page.getByTestId("tutor").waitFor();
  let pulsed = 0;
  for (let now = null; ;) {
    now = await look(page, now);
    if (now.press.includes("tutor-on")) break;
    if (now.press.includes("hex-")) {
      const map = await page.locator('svg[role="application"]').boundingBox();
      await soon(async () => {
        const hex = await page.locator(now.press).first().boundingBox();
        const inside =
          hex.x >= map.x &&
          hex.y >= map.y &&
          hex.x + hex.width <= map.x + map.width &&
          hex.y + hex.height <= map.y + map.height;
        assert.ok(inside, `${now.press} is out of sight at: ${now.text}`);
      });
      pulsed++;
    }
    await page.locator(now.press).first().tap();
  }
  assert.ok(pulsed >= 4, "two orders, a move and an attack");
});

test("who presses something else is told what the lesson waits for", async () => {
  const page = await visit();
  await page.goto("/learn/mutant-chronicles");
  await page.getByTestId("chapter-0").click();
  await page.getByTestId("tutor-next").click();
  await page.locator(".hex.wanted").first().waitFor();
  await page.getByTestId("hex-a11").click();
  await reads(page.getByTestId("prompt"), /waits for what pulses/);
  await page.locator(".hex.wanted").first().click();
  await page.locator('[data-testid="offer"].main').click();
  await reads(page.getByTestId("tutor"), /sandbags/);
});

test("nobody to support is no dead end", async () => {
  const page = await visit();
  await page.goto("/learn/mutant-chronicles");
  await page.getByTestId("chapter-1").click();
  await page.getByTestId("tutor-next").click();
  await page.locator(".hex.wanted").first().click();
  await page.locator('[data-testid="offer"].main').click();
  await reads(page.getByTestId("tutor"), /red rim/);
  await page.locator(".hex.wanted").first().click();
  await page.locator('[data-testid="offer"].main').click();
  await reads(page.getByTestId("tutor"), /Friends without an order/);
  // The dice wait for who shall join.
  await page.locator('[data-testid="offer"]:disabled').waitFor();
  await page.locator(".hex.wanted").first().click();
  await page.locator('[data-testid="offer"].main:enabled').click();
  await reads(page.getByTestId("tutor"), /roll one die again/);
});

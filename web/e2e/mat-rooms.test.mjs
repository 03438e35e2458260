// Lessons and practice on the stage: on every screen the mat, the words and what can be pressed
// are in sight together, and a shot is pulled to its ring by mouse or finger.
import assert from "node:assert/strict";
import { pull } from "./pull.mjs";
import { stage } from "./stage.mjs";
import {
  bigTargets,
  counts,
  noSidewaysScroll,
  noViolations,
  QUICK,
  reads,
  soon,
} from "./visitor.mjs";

const { test, visit } = stage();
const PHONES = [
  { name: "an upright phone", width: 390, height: 844, phone: true, across: 1, down: 0.55 },
  {
    name: "a small phone on its side",
    width: 740,
    height: 360,
    phone: true,
    across: 0.55,
    down: 1,
  },
  { name: "a phone on its side", width: 844, height: 390, phone: true, across: 0.55, down: 1 },
];
const DESK = { name: "a desk", width: 1280, height: 720, phone: false, across: 0.65, down: 1 };

const arrive = ({ width, height, phone }, settings = QUICK) =>
  visit(settings, { viewport: { width, height }, hasTouch: phone, isMobile: phone });

/** All of it is in the window, and nothing lies over its middle. */
async function inSight(page, locator, what) {
  await soon(async () => {
    const { x, y, width, height } = await locator.boundingBox();
    const room = page.viewportSize();
    const so = `${what}: ${Math.round(x)} ${Math.round(y)}, ${Math.round(width)} x ${Math.round(height)}`;
    assert.ok(x >= 0 && y >= 0 && x + width <= room.width && y + height <= room.height, so);
  });
}
async function fits(page, { name, width, height, across, down }) {
  const mat = await page.getByTestId("mat").boundingBox();
  assert.ok(mat.width >= width * across, `${mat.width} px of ${width}`);
  assert.ok(mat.height >= height * down, `${mat.height} px of ${height}`);
  await noSidewaysScroll(page, name);
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  assert.ok(tall <= height, `${tall} px high in ${height}`);
}
for (const language of ["en", "fr"])
  for (const size of PHONES)
    test(`a lesson on ${size.name}: words, button and chip together, in ${language}`, async () => {
      const page = await arrive(size, { ...QUICK, language });
      await page.goto("/learn/micro-mutants");
      await page.getByTestId("chapter-0").tap();
      const tutor = page.getByTestId("tutor");
      const chip = page.locator("[data-piece]:has(.chosen) .rim");
      await tutor.waitFor();
      await page.getByTestId("flat").waitFor();
      await inSight(page, tutor.locator("p"), "the text");
      await inSight(page, page.getByTestId("tutor-next"), "its button");
      await inSight(page, page.getByTestId("more"), "the way to the rest");
      await noSidewaysScroll(page, size.name);
      await bigTargets(page, size.name);
      await noViolations(page, size.name);
      await page.getByTestId("tutor-next").tap();
      await page.getByTestId("ring").waitFor();
      await inSight(page, tutor.locator("p"), "what to do");
      await counts(page.getByTestId("tutor-open"), 0, "nothing of it is cut off");
      await inSight(page, chip, "the chip");
      await inSight(page, page.getByTestId("ring"), "where to let go");
      await pull(page, { part: 0.55, touch: size.phone });
      await inSight(page, page.getByTestId("tutor-retry"), "another try");
      await inSight(page, page.getByTestId("told"), "how it missed");
      await page.getByTestId("tutor-retry").tap();
      const ring = page.getByTestId("ring").waitFor();
      await ring.catch(async () => assert.fail(await page.locator("body").innerText()));
      await pull(page, { part: 1, touch: size.phone });
      await inSight(page, page.getByTestId("tutor-on"), "the next chapter");
      await inSight(page, tutor.locator("p"), "what was learnt");
    });

test("a text that is cut off can be opened", async () => {
  const page = await arrive({ width: 640, height: 280, phone: true });
  await page.goto("/learn/micro-mutants");
  await page.getByTestId("chapter-0").tap();
  const text = page.getByTestId("tutor").locator(".text");
  const high = async () => (await text.boundingBox()).height;
  const cut = page.getByTestId("tutor-open");
  await cut.waitFor();
  const folded = await high();
  await cut.tap();
  await soon(async () => assert.ok((await high()) > folded + 10, "opened"));
  await page.getByTestId("tutor-next").tap();
  await soon(async () => assert.notEqual(await cut.getAttribute("aria-expanded"), "true"));
});

for (const size of [...PHONES, DESK])
  test(`practice on ${size.name}: the range`, async () => {
    const page = await arrive(size);
    await page.goto("/room/micro-mutants/practice");
    await page.getByTestId("flat").waitFor();
    await fits(page, size);
    await inSight(page, page.getByTestId("said"), "what to do");
    if (size.phone) {
      await bigTargets(page, size.name);
      await page.getByTestId("more").tap();
    }
    await noViolations(page, size.name);
    await page.getByTestId("course-range").click();
    await counts(page.locator("dialog[open]"), 0, "who has chosen sees the mat");
    await pull(page, { part: 0.6, touch: size.phone });
    await reads(page.getByTestId("miss"), /\d+ mm too short/);
    await inSight(page, page.getByTestId("miss"), "how it missed");
    await inSight(page, page.getByTestId("next"), "the next shot");
    await fits(page, size);
    await page.getByTestId("next").click();
    await reads(page.getByTestId("points"), /^Shot 2 of 10/);
    await pull(page, { part: 1, touch: size.phone });
    await page.getByTestId("next").waitFor();
    await inSight(page, page.getByTestId("next"), "the next shot");
  });

test("while a shot is aimed the name of its chip covers nothing of it", async () => {
  const page = await arrive(DESK);
  await page.goto("/room/micro-mutants/practice");
  await page.getByTestId("course-range").click();
  await page.getByTestId("ring").waitFor();
  await soon(async () => {
    const name = await page.locator('[data-testid^="tag-"]').first().boundingBox();
    for (const what of [".shooter", ".arrow .head", '[data-testid="ring"]', "[data-piece] .rim"])
      for (const found of await page.getByTestId("flat").locator(what).all()) {
        const { x, y, width, height } = await found.boundingBox();
        const beside =
          x >= name.x + name.width ||
          x + width <= name.x ||
          y >= name.y + name.height ||
          y + height <= name.y;
        assert.ok(beside, `${what} under the name`);
      }
  });
});

// On a phone: a game with taps, no sideways scroll, targets for a finger.
import assert from "node:assert/strict";
import { end, finger, play, turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { stage } from "./stage.mjs";
import { bigTargets, noSidewaysScroll, QUICK } from "./visitor.mjs";

const { test, visit } = stage();
const phone = (width, height) => ({ viewport: { width, height }, hasTouch: true, isMobile: true });

test("with taps on 390 x 844 a game is begun, and one brought to its end", async () => {
  const page = await visit(QUICK, phone(390, 844));
  await page.goto("/");
  await page.getByTestId("play-microscopic").tap();
  await turn(page);
  const each = async (so) => {
    // Every step is wide enough; some are looked at closely.
    await noSidewaysScroll(page, `after ${so.at(-1)}`);
    if (so.length % 15 === 1) await bigTargets(page, `after ${so.at(-1)}`);
  };
  const touched = await play(page, { hand: finger, done: async (so) => so.length > 30, each });
  assert.ok(touched.length > 20);
  await page.goto(`/table/${await begun(page, "microscopic-middle")}`);
  await turn(page);
  await bigTargets(page, "the middle of a game");
  await page.goto(`/table/${await begun(page, "microscopic-last", { before: "organism" })}`);
  await play(page, { hand: finger, each });
  await end(page).getByTestId("moment").waitFor();
  await noSidewaysScroll(page, "the end");
  await bigTargets(page, "the end");
});

test("every screen fits 360 px", async () => {
  const page = await visit({ ...QUICK, language: "fr" }, phone(360, 740));
  for (const path of ["/", "/new/microscopic", "/account", "/settings", "/nowhere"]) {
    await page.goto(path);
    await page.locator("h1").first().waitFor();
    await noSidewaysScroll(page, path);
    await bigTargets(page, path);
  }
  await page.goto("/");
  await page.getByTestId("play-microscopic").tap();
  await turn(page);
  await play(page, {
    hand: finger,
    done: async (touched) => touched.length > 25,
    each: () => noSidewaysScroll(page, "the table"),
  });
  await bigTargets(page, "the table");
  await page.getByTestId("more").tap();
  await page.getByRole("dialog").waitFor();
  await noSidewaysScroll(page, "the drawer");
  await bigTargets(page, "the drawer");
  await page.getByRole("tab", { name: "Règles" }).tap();
  await page.getByText("MS-T2").first().waitFor();
  await noSidewaysScroll(page, "the rules");
});

// Looks at every screen of a real server: PNGs at all sizes, themes and languages, and
// axe-core on each. Makes its own tables. Usage: MICROCOSM_BIN=… node scripts/shots.mjs OUT_DIR [only]
import { mkdirSync } from "node:fs";
import { House } from "../e2e/house.mjs";
import { flicked, mat } from "../e2e/felt.mjs";
import { arranged as position } from "../e2e/felt-position.mjs";
import * as scenes from "../e2e/felt-scenes.mjs";
import { arranged, battle } from "../e2e/march.mjs";
import { turn } from "../e2e/player.mjs";
import { quickly } from "../e2e/quick.mjs";
import {
  ask,
  launch,
  noSidewaysScroll,
  noViolations,
  QUICK,
  table,
  visit,
} from "../e2e/visitor.mjs";

const [out = "shots", only = ""] = process.argv.slice(2);
const SIZES = {
  wide: [1440, 900],
  laptop: [1280, 720],
  tablet: [820, 1180],
  phone: [390, 844],
  small: [360, 740],
};
const LIKES = [
  ["dark", "en"],
  ["paper", "fr"],
];
const BOT = "bot:greedy";
/** Pictures in software are slow. */
const LONG = { timeout: 60000 };

/** Screens of one visitor: plain ones (and `quiet` ones), and tables at moments worth a picture
    (some only `now`). */
async function prepare(page) {
  await page.goto("/");
  await ask(page, "POST", "/api/me", { name: "Ada Lovelace" });
  const at = async (round, seats, more = {}) => {
    const id = await table(page, seats, more);
    await quickly(page, id, { round });
    return `/table/${id}`;
  };
  const polis = (round, others, options = {}) =>
    at(round, ["me", ...Array(others).fill(BOT)], { game: "micropolis", options });
  const choose = () => page.locator('[data-testid^="line-"].lit').last().click();
  const mutant = async (until, army = "capitol-5") =>
    `/table/${await arranged(page, { mode: "5-5-5", map: "a02" }, { army, until })}`;
  // By keyboard: on a phone the hex may be out of sight.
  const press = async (kind) => {
    await page.locator(`.hex.${kind}`).first().focus();
    await page.keyboard.press("Enter");
  };
  const reach = async () => {
    // At the first size the order is given; it stays given.
    const order = page.locator('[data-testid="offer"][data-action^="order "]').first();
    await page.locator(".hex.own, .hex.go").first().waitFor({ state: "attached" });
    if ((await page.locator(".hex.own").count()) > 0) {
      await press("own");
      await order.click();
    }
    await page.locator(".reach > path").first().waitFor({ state: "attached" });
    await press("go");
  };
  const openArmy = async () => {
    await page.getByTestId("army-load").selectOption({ index: 3 });
    await page.locator('[data-testid="verdict"].legal').waitFor();
  };
  // Tables of Micro Mutants are made when they are looked at: their bots think longer.
  await page.evaluate(() =>
    localStorage.setItem("microcosm-felt", JSON.stringify({ mat: "felt" })),
  );
  const felt =
    (goal, options = {}) =>
    async () => {
      const id = await mat(page, options);
      await flicked(page, id, goal);
      return `/table/${id}`;
    };
  const laid = (scene) => async () => `/table/${await position(page, scene, scene.seats)}`;
  const aimed = async (name = null) => {
    if (!(await page.getByTestId("pieces").evaluate((list) => list.open)))
      await page.locator('[data-testid="pieces"] > summary').click();
    await page
      .locator(name ? `[data-testid="piece-${name}"]` : '[data-testid="pieces"] .row.lit')
      .first()
      .click();
    await page.getByTestId("aim").waitFor();
    await page.evaluate(() => scrollTo(0, 0));
  };
  const offered = (action) =>
    page.locator(`[data-testid="offer"][data-action^="${action}"]`).first();
  /** With motion from here on, slowly: a chip is shot. */
  const shot = async (name) => {
    await page.evaluate(() =>
      localStorage.setItem(
        "microcosm-settings",
        JSON.stringify({
          ...JSON.parse(localStorage.getItem("microcosm-settings")),
          motion: "full",
        }),
      ),
    );
    await page.reload();
    await turn(page);
    await aimed(name);
    await page.getByTestId("tool-slow").click();
    await offered(`shoot ${name}`).click();
  };
  const midway = async () => {
    await page.locator('[data-testid="mat"][data-flying]').waitFor(LONG);
    const pictures = () => page.getByTestId("felt").getAttribute("data-pictures").then(Number);
    for (const from = await pictures(); (await pictures()) < from + 4;)
      await page.waitForTimeout(50);
  };
  const lost = async () => {
    await aimed("worker-a1");
    await offered("shoot worker-a1").click();
    await offered("throw").waitFor();
    await page.evaluate(() => scrollTo(0, 0));
  };
  const end = await at(null, ["me", BOT]);
  const ring = await polis(7, 2);
  return {
    home: "/",
    new: "/new/microscopic",
    account: "/account",
    settings: "/settings",
    lost: "/nowhere",
    lounge: `/table/${await table(page, ["me", "open"])}`,
    early: { path: await at(1, ["me", BOT]) },
    mid: { path: await at(7, ["me", BOT]) },
    late: { path: await at(10, ["me", BOT, BOT, BOT]) },
    alone: { path: await at(6, ["me"], { options: { variant: "solitaire" } }) },
    end,
    replay: `${end}/replay/60`,
    learn: "/learn/microscopic",
    "polis-new": "/new/micropolis",
    "polis-early": { path: await polis(1, 1) },
    "polis-mid": { path: ring },
    "polis-choose": { path: ring, then: choose },
    "polis-late": { path: await polis(9, 5) },
    "polis-expert": { path: await polis(11, 2, { expert: "yes" }), then: choose },
    "polis-end": await polis(null, 2),
    "mutant-new": "/new/mutant-chronicles",
    "mutant-muster": { path: `/table/${await battle(page, { mode: "5-5-5" })}` },
    "mutant-place": { path: await mutant("place") },
    "mutant-reach": { path: await mutant("order"), then: reach },
    "mutant-odds": { path: await mutant("attack"), then: () => press("aim") },
    "mutant-guard": { path: await mutant("guards") },
    "mutant-card": { path: await mutant("card", "brotherhood-5") },
    "mutant-dice": { path: await mutant("reroll") },
    "flick-new": "/new/micro-mutants",
    "flick-armies": { path: felt({ what: "army" }, { "army-a": "choose" }) },
    "flick-place": { path: felt({ what: "placement" }) },
    "flick-aim": { path: felt({ what: "moves", turn: 3 }, { preview: "on" }), then: () => aimed() },
    "flick-late": { path: felt({ late: true }) },
    "flick-flight": {
      path: laid(scenes.FLIGHT),
      then: async () => (await shot("warrior-a1"), midway()),
      now: true,
    },
    "flick-capture": {
      path: laid(scenes.CAPTURE),
      then: async () => (await shot("warrior-a1"), page.getByTestId("tag-told").waitFor(LONG)),
    },
    "flick-advanced": { path: laid(scenes.ADVANCED), then: () => aimed("warrior-a2") },
    "flick-spend": {
      path: laid(scenes.ADVANCED),
      then: () => page.getByTestId("offer").filter({ hasText: "…" }).click(),
    },
    "flick-four": { path: laid(scenes.FOUR) },
    "flick-throw": { path: laid(scenes.METEORS), then: lost },
    "flick-classic": { path: laid(scenes.CLASSIC), then: () => aimed("soldier-a1") },
    "flick-end": felt({}),
    "flick-practice": { path: "/room/micro-mutants/practice", quiet: true },
    "mutant-armies": { path: "/room/mutant-chronicles/armies", then: openArmy, quiet: true },
  };
}

async function look(page, id, screen) {
  const { path, then, quiet, now } = typeof screen === "object" ? screen : { path: screen };
  const live = typeof screen === "object" && !quiet;
  await page.goto(typeof path === "function" ? await path() : path);
  await page.locator("h1").first().waitFor();
  if (live) await turn(page);
  await then?.();
  if (!now) await page.waitForTimeout(500);
  await page.screenshot({ path: `${out}/${id}.png` });
  await noSidewaysScroll(page, id);
  const down = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  if (down && live && page.viewportSize().width >= 1100)
    throw new Error(`${id}: the page scrolls down`);
  await noViolations(page, id);
}

mkdirSync(out, { recursive: true });
const house = await new House().start();
const browser = await launch();
let problems = 0;
try {
  for (const [theme, language] of LIKES) {
    const page = await visit(browser, house, { ...QUICK, theme, language, confirm: true });
    const screens = await prepare(page);
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      await page.setViewportSize({ width, height });
      for (const [name, screen] of Object.entries(screens)) {
        const id = `${name}-${size}-${theme}-${language}`;
        if (only && !id.match(only)) continue;
        await look(page, id, screen).catch((error) => {
          problems++;
          console.error(`${id}: ${error.message}`);
        });
      }
    }
    for (const complaint of page.complaints) console.error("page:", complaint);
    await page.context().close();
  }
} finally {
  await browser.close();
  await house.stop();
}
console.log(`${problems} problems`);
if (problems > 0) process.exit(1);

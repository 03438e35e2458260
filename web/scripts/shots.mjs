// Looks at every screen of a real server: PNGs at all sizes, themes and languages, and
// axe-core on each. Makes its own tables. Usage: MICROCOSM_BIN=… node scripts/shots.mjs OUT_DIR [only]
import { mkdirSync } from "node:fs";
import { battle, bring } from "../e2e/battle.mjs";
import { mat, nearlyBeaten, openPieces, tool } from "../e2e/felt.mjs";
import { House } from "../e2e/house.mjs";
import { turn } from "../e2e/player.mjs";
import { begun } from "../e2e/scenario.mjs";
import { played } from "../e2e/socket.mjs";
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
  low: [740, 360],
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
    const begins = (view, goal) =>
      ["play", "take"].includes(view.phase) && goal !== null && view.round >= goal;
    await played(page, id, begins, round);
    return `/table/${id}`;
  };
  const polis = (round, others, options = {}) =>
    at(round, ["me", ...Array(others).fill(BOT)], { game: "micropolis", options });
  const choose = () => page.locator('[data-testid^="line-"].lit').last().click();
  /** A table that begins in a scenario, made when it is looked at: a deed changes it. */
  const laid = (scenario, options) => async () => `/table/${await begun(page, scenario, options)}`;
  const muster = async () => `/table/${await battle(page, { mode: "5-5-5" })}`;
  // By keyboard: on a phone the hex may be out of sight.
  const press = async (kind) => {
    await page.locator(`.hex.${kind}`).first().focus();
    await page.keyboard.press("Enter");
  };
  const reach = async () => {
    await press("own");
    await page.locator('[data-testid="offer"][data-action^="order "]').first().click();
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
    (options = {}, until = () => true) =>
    async () => {
      const id = await mat(page, options);
      await played(page, id, until);
      return `/table/${id}`;
    };
  const aimed = async (name = null) => {
    await openPieces(page);
    await page
      .locator(name ? `[data-testid="piece-${name}"]` : '[data-testid="pieces"] .row.lit')
      .first()
      .click();
    await page.getByTestId("close-pieces").click();
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
    await tool(page, "slow");
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
    "mutant-muster": { path: muster },
    "mutant-place": { path: muster, then: () => bring(page, "capitol-5-ii") },
    "mutant-reach": { path: laid("mutant-battle"), then: reach },
    "mutant-odds": {
      path: laid("mutant-battle", { before: "attack" }),
      then: () => press("aim"),
    },
    "mutant-guard": { path: laid("mutant-battle", { before: "fire" }) },
    "mutant-card": { path: laid("mutant-card", { before: "play" }) },
    "mutant-dice": { path: laid("mutant-battle", { before: "reroll" }) },
    "flick-new": "/new/micro-mutants",
    "flick-armies": { path: felt({ "army-a": "choose" }) },
    "flick-place": { path: felt() },
    "flick-aim": {
      path: felt({ preview: "on" }, (view) => view.asked.what === "moves" && view.turns >= 3),
      then: () => aimed(),
    },
    "flick-late": { path: felt({}, nearlyBeaten) },
    "flick-flight": {
      path: laid("felt-flight"),
      then: async () => (await shot("warrior-a1"), midway()),
      now: true,
    },
    "flick-capture": {
      path: laid("felt-turns"),
      then: async () => (await shot("warrior-a1"), page.getByTestId("tag-told").waitFor(LONG)),
    },
    "flick-advanced": { path: laid("felt-advanced"), then: () => aimed("warrior-a2") },
    "flick-spend": {
      path: laid("felt-advanced"),
      then: () => page.getByTestId("offer").filter({ hasText: "…" }).click(),
    },
    "flick-four": { path: laid("felt-four", { seats: ["me", ...Array(3).fill("bot:random")] }) },
    "flick-throw": { path: laid("felt-meteors"), then: lost },
    "flick-classic": { path: laid("felt-classic"), then: () => aimed("soldier-a1") },
    "flick-end": felt({}, () => false),
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

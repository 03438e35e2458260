// Visitors of a house: browser contexts with settings of their own, whose pages must not
// complain; and what a test asks of any page.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

// Without a graphics card: WebGL is drawn in software, and the rest is six times as quick.
const FLAGS = ["--no-sandbox", "--disable-gpu"];
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const { CHROMIUM = "/usr/bin/chromium", CHROMIUM_SHELL = CHROMIUM } = process.env;

/** The `whole` browser has what is around a page, such as notices, and starts in three times the time. */
export const launch = (whole = false) =>
  chromium.launch({ executablePath: whole ? CHROMIUM : CHROMIUM_SHELL, args: FLAGS });

/** How long a page may take for anything, in milliseconds: longer than a busy machine needs. */
const PATIENCE = 90000;

/** Quick to test with: no motion, no second question; every word of the log in sight, and a line to
    type into. */
export const QUICK = {
  language: "en",
  theme: "dark",
  motion: "less",
  confirm: false,
  volume: 0,
  details: true,
  command: true,
};

/** A page with `settings`; `page.complaints` is what it wrote to the console in anger. */
export async function visit(browser, house, settings = QUICK, options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    baseURL: house.url,
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  // Somebody before the first page: two who ask at once would be two guests.
  await context.request.get("/api/me");
  if (settings)
    await context.addInitScript((likes) => {
      if (!localStorage.getItem("microcosm-settings"))
        localStorage.setItem("microcosm-settings", JSON.stringify(likes));
    }, settings);
  const page = await context.newPage();
  page.complaints = [];
  page.on("pageerror", (error) => page.complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") page.complaints.push(message.text());
  });
  return page;
}

/** Calls the interface as the visitor, with the visitor's cookie. */
export async function ask(page, method, path, body) {
  const answer = await page.request.fetch(path, {
    method,
    ...(body === undefined ? {} : { data: body }),
  });
  assert.ok(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** A new table; `seats` as the interface takes them. */
export async function table(page, seats = ["me", "bot:greedy"], more = {}) {
  return (await ask(page, "POST", "/api/tables", { game: "microscopic", seats, ...more })).id;
}

/** What a page shows comes when it comes: looks again until it holds, or time is up. */
export async function soon(holds) {
  for (const late = Date.now() + PATIENCE; ;)
    try {
      return await holds();
    } catch (error) {
      if (Date.now() > late) throw error;
      await new Promise((again) => setTimeout(again, 50));
    }
}
export const counts = (locator, n, why) =>
  soon(async () => assert.equal(await locator.count(), n, why));
export const some = (locator, why) =>
  soon(async () => assert.ok((await locator.count()) > 0, why ?? `${locator}`));
export const reads = (locator, text, why) =>
  soon(async () => assert.match(await locator.textContent(), text, why));
export const has = (locator, name, value, why) =>
  soon(async () => assert.equal(await locator.getAttribute(name), value, why));

/** Nothing that axe finds. */
export const noViolations = (page, screen) => assertClean(page, screen, {});

/** The same, and the contrast of its colours in the other theme, too. */
export async function noViolationsInBothThemes(page, screen) {
  await noViolations(page, screen);
  const theme = await otherTheme(page);
  await assertClean(page, `${screen}, ${theme}`, { runOnly: ["color-contrast"] });
  await otherTheme(page);
}

const otherTheme = (page) =>
  page.evaluate(() => {
    const root = document.documentElement.dataset;
    return (root.theme = root.theme === "dark" ? "paper" : "dark");
  });

async function assertClean(page, screen, options) {
  // A colour on its way to another has a contrast of neither.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((a) => a.playState !== "running" || a.effect.getComputedTiming().endTime === Infinity),
  );
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  // What is well need not be told.
  const { violations } = await page.evaluate(
    (options) => window.axe.run({ resultTypes: ["violations"], ...options }),
    options,
  );
  const said = violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(", ")}`);
  assert.deepEqual(said, [], `axe on ${screen}`);
}

export async function noSidewaysScroll(page, screen) {
  const [wide, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  assert.ok(wide <= room, `${screen} is ${wide} px wide in ${room}`);
}

/** Everything that can be touched answers to a finger of 44 px. */
export async function bigTargets(page, screen) {
  const small = await page.evaluate(() => {
    const half = 21.5;
    const page = document.querySelector("dialog[open]") ?? document;
    const shown = [
      ...page.querySelectorAll(
        "a[href], button:not(:disabled), select, input:not([type=hidden]), summary",
      ),
    ];
    const answers = (element, x, y) => {
      const hit = document.elementFromPoint(x, y);
      return !!hit && (element.contains(hit) || (hit.contains(element) && !!hit.closest("label")));
    };
    return shown.flatMap((element) => {
      const touched = element.closest("label") ?? element;
      const { width, height } = touched.getBoundingClientRect();
      if (
        width === 0 ||
        !element.checkVisibility({ visibilityProperty: true }) ||
        touched.matches(".hidden, .skip")
      )
        return [];
      if (width >= 44 && height >= 44) return [];
      const reached = () => {
        const { left, top } = touched.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        // What is out of sight is looked at when it is in sight.
        if (y < half || y > innerHeight - half || x < half || x > innerWidth - half) return true;
        const reaches =
          width >= 44 || (answers(touched, x - half, y) && answers(touched, x + half, y));
        const rises =
          height >= 44 || (answers(touched, x, y - half) && answers(touched, x, y + half));
        return reaches && rises;
      };
      if (reached()) return [];
      // A bar that stays may lie over its edge just now.
      touched.scrollIntoView({ block: "center" });
      return reached()
        ? []
        : [
            `${element.tagName} "${element.textContent.trim().slice(0, 30)}" ${Math.round(width)}x${Math.round(height)}`,
          ];
    });
  });
  assert.deepEqual(small, [], `targets on ${screen}`);
}

/** The smallest game there is, which is listed last: for what is the same at every table. */
export const toy = async (page) => (await ask(page, "GET", "/api/games")).at(-1).id;

/** Imports a record by hand, and looks at its replay; its id. */
export async function imported(page, record) {
  await page.goto("/");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "a.jsonl", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.waitForURL(/\/replay\//);
  await page.getByText(/^Step 1 of \d+$/).waitFor();
  return new URL(page.url()).pathname.split("/")[2];
}

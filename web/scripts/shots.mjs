// Looks at every screen: PNGs at all sizes, themes and languages, and axe-core on each.
// Usage: node scripts/shots.mjs BASE_URL OUT_DIR [only]
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

const [base = "http://localhost:5173", out = "shots", only = ""] = process.argv.slice(2);
const axe = createRequire(import.meta.url).resolve("axe-core");
const SCREENS = {
  home: "/", new: "/new/microscopic", account: "/account", settings: "/settings",
  early: "/table/early", mid: "/table/mid", late: "/table/late", discard: "/table/discard",
  end: "/table/end", watch: "/table/watch", lounge: "/table/lounge", learn: "/table/early/learn",
  replay: "/table/end/replay", offline: "/table/mid?offline", lost: "/nowhere",
};
const SIZES = { wide: [1440, 900], laptop: [1280, 720], tablet: [820, 1180], phone: [390, 844], small: [360, 740] };
const LIKES = [["dark", "en"], ["paper", "fr"]];

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"] });
let problems = 0;
for (const [size, [width, height]] of Object.entries(SIZES)) {
  for (const [theme, language] of LIKES) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce", bypassCSP: true });
    await context.addInitScript(([t, l]) => localStorage.setItem("microcosm-settings", JSON.stringify({ theme: t, language: l, motion: "less" })), [theme, language]);
    const page = await context.newPage();
    page.on("pageerror", (error) => console.error("page error:", error.message));
    page.on("console", (m) => m.type() === "error" && console.error("console:", m.text()));
    for (const [name, path] of Object.entries(SCREENS)) {
      const id = `${name}-${size}-${theme}-${language}`;
      if (only && !id.match(new RegExp(only))) continue;
      await page.goto(base + path);
      await page.waitForTimeout(700);
      await page.screenshot({ path: `${out}/${id}.png` });
      await page.addScriptTag({ path: axe });
      const { violations } = await page.evaluate(() => window.axe.run());
      const scroll = await page.evaluate(() => [document.documentElement.scrollWidth > innerWidth, document.documentElement.scrollHeight > innerHeight]);
      if (scroll[0] || (scroll[1] && width >= 1100 && /^(early|mid|late|end)/.test(name))) console.error(`${id}: the page scrolls ${scroll[0] ? "sideways" : "down"}`);
      for (const v of violations) {
        problems++;
        console.error(`${id}: ${v.id} ${v.nodes.length}x ${v.nodes[0].target} ${v.nodes[0].failureSummary?.split("\n")[1] ?? ""}`);
      }
    }
    await context.close();
  }
}
await browser.close();
console.log(`${problems} violations`);
if (problems > 0) process.exit(1);

// Pictures of a review of a real game, for docs/images/review. Usage:
// MICROCOSM_BIN=… node scripts/review-shots.mjs OUT_DIR [game]
import { mkdirSync, readFileSync } from "node:fs";
import { House } from "../e2e/house.mjs";
import { launch, QUICK, visit } from "../e2e/visitor.mjs";

const [out = "shots"] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const SIZES = { desktop: [1440, 900], phone: [390, 844], sideways: [844, 390] };
const only = process.argv[3];
const GAMES = {
  micropolis: "micropolis-2-v2",
  microscopic: "microscopic-2-v2",
  "mutant-chronicles": "mutant-chronicles-skirmish-v2",
};
const house = await new House().start();
const browser = await launch();
for (const [game, name] of Object.entries(GAMES)) {
  if (only && game !== only) continue;
  const file = new URL(`../../crates/${game}/golden/${name}.jsonl`, import.meta.url);
  for (const [language, theme] of [
    ["en", "dark"],
    ["fr", "paper"],
  ])
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      const likes = { ...QUICK, language, theme };
      const page = await visit(browser, house, likes, { viewport: { width, height } });
      const record = readFileSync(file, "utf8");
      const { id } = await (await page.request.post("/api/records", { data: record })).json();
      await page.goto(`/replay/${id}/review`);
      // A whole game is judged on a machine that may be busy.
      await page.locator("svg.graph").waitFor({ timeout: 600000 });
      await page.screenshot({ path: `${out}/${game}-${size}-${language}.png` });
      if (size !== "desktop") {
        await page.getByTestId("mistake").first().scrollIntoViewIfNeeded();
        await page.screenshot({ path: `${out}/${game}-${size}-${language}-mistake.png` });
      } else
        await page.screenshot({ path: `${out}/${game}-whole-${language}.png`, fullPage: true });
      await page.context().close();
    }
}
await browser.close();
await house.stop();

// How often a scripted hand hits on the practice range, by the gesture itself in a real browser:
//
//     MICROCOSM_BIN=target/release/microcosm node web/bench/hand.mjs [COURSES] [DEGREES] [PERCENT]
//
// It pulls the chip back to the ring and lets go, astray by so many degrees and so many percent
// of the length of the pull (standard deviations; 1.5 and 3 unless told). Counted are shots at
// 170 to 235 mm. The mouse knows whole pixels only, as everybody's does.
import { House } from "../e2e/house.mjs";
import { launch } from "../e2e/visitor.mjs";

const [courses = 20, degrees = 1.5, percent = 3] = process.argv.slice(2).map(Number);
const [NEAR, FAR] = [170, 235];

/** From a seed, so that a run can be run again. */
let state = 20261117;
function random() {
  state = (state * 1664525 + 1013904223) % 2 ** 32;
  return (state + 0.5) / 2 ** 32;
}
const normal = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());

const house = await new House().start();
const chromium = await launch();
const page = await chromium.newPage({
  viewport: { width: 1440, height: 900 },
  reducedMotion: "reduce",
});
await page.goto(`${house.url}/room/micro-mutants/practice`);
const middle = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};
const { exercises } = await (
  await page.request.get(`${house.url}/api/games/micro-mutants/answer?question=course range`)
).json();
const counted = { shots: 0, hits: 0, all: 0, allHits: 0 };
for (let course = 0; course < courses; course++) {
  await page.getByTestId("course-range").click();
  for (let shot = 0; shot < 10; shot++) {
    const ring = page.getByTestId("ring");
    await ring.waitFor();
    const { chip, others } = exercises[shot];
    const far = Math.hypot(others[0].at.x - chip.at.x, others[0].at.y - chip.at.y) / 1000;
    const to = await middle(ring);
    const from = await middle(page.getByTestId("sling"));
    const way = Math.hypot(to.x - from.x, to.y - from.y) * (1 + (normal() * percent) / 100);
    const turn = Math.atan2(to.y - from.y, to.x - from.x) + (normal() * degrees * Math.PI) / 180;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (let part = 1; part <= 8; part++)
      await page.mouse.move(
        from.x + (Math.cos(turn) * way * part) / 8,
        from.y + (Math.sin(turn) * way * part) / 8,
      );
    await page.mouse.up();
    await page.getByTestId(shot < 9 ? "next" : "again").waitFor();
    const hit = (await page.getByTestId("said").getAttribute("data-gained")) === "3";
    counted.all++;
    counted.allHits += hit;
    if (far > NEAR && far < FAR) {
      counted.shots++;
      counted.hits += hit;
    }
    if (shot < 9) await page.getByTestId("next").click();
  }
}
console.log(JSON.stringify({ degrees, percent, ...counted }));
await chromium.close();
await house.stop();

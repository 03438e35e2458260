// The mat is the stage: how much of the window it gets, that what is chosen is in sight and
// large enough, that nothing lies over a chip, and that a hand moves the camera and a button
// brings it back.
import assert from "node:assert/strict";
import { openPieces } from "./felt.mjs";
import { turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { stage } from "./stage.mjs";
import { bigTargets, counts, noSidewaysScroll, noViolations, QUICK, soon } from "./visitor.mjs";

const { test, visit } = stage();
const BOT = "bot:random";
const SIZES = [
  { name: "an upright phone", width: 390, height: 844, phone: true, across: 1, down: 0.6 },
  {
    name: "a small phone on its side",
    width: 740,
    height: 360,
    phone: true,
    across: 0.55,
    down: 1,
  },
  { name: "a phone on its side", width: 844, height: 390, phone: true, across: 0.55, down: 1 },
  { name: "a desk", width: 1440, height: 900, phone: false, across: 0.7, down: 1 },
];
const TABLES = [
  { scenario: "felt-flight", seats: ["me", BOT] },
  { scenario: "felt-four", seats: ["me", BOT, BOT, BOT] },
];

async function sitDown({ width, height, phone }, { scenario, seats }) {
  const page = await visit(QUICK, {
    viewport: { width, height },
    hasTouch: phone,
    isMobile: phone,
  });
  await page.goto("/");
  await page.goto(`/table/${await begun(page, scenario, { seats })}`);
  assert.ok(await turn(page));
  await page.getByTestId("flat").waitFor();
  return page;
}
/** By keyboard: the first piece that is lit. */
async function choose(page) {
  await page.getByTestId("mat").focus();
  await page.keyboard.press(".");
  await page.locator("[data-piece]:has(.chosen)").waitFor();
}
/** What lies over a chip that is in the picture: nothing but the mat itself should answer to a
    finger on its middle, as far as it is in the window. */
const covered = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-piece]")].flatMap((piece) => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      const frame = document.querySelector('[data-testid="flat"]').getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const seen = x > frame.left && x < frame.right - 1 && y > frame.top && y < frame.bottom - 1;
      const hit = seen ? document.elementFromPoint(x, y) : null;
      return seen && !hit?.closest('[data-testid="flat"]')
        ? [`${piece.dataset.piece} under ${hit?.outerHTML.slice(0, 80)}`]
        : [];
    }),
  );

for (const size of SIZES)
  for (const table of TABLES)
    test(`on ${size.name} the mat is the stage: ${table.seats.length} players`, async () => {
      const page = await sitDown(size, table);
      const { width, height } = size;
      const mat = await page.getByTestId("mat").boundingBox();
      assert.ok(mat.width >= width * size.across, `${mat.width} px of ${width}`);
      assert.ok(mat.height >= height * size.down, `${mat.height} px of ${height}`);
      await noSidewaysScroll(page, size.name);
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      assert.ok(tall <= height, `${tall} px high in ${height}`);
      assert.deepEqual(await covered(page), []);
      for (const offer of await page.getByTestId("offer").all()) {
        const { y, height: high } = await offer.boundingBox();
        assert.ok(y >= 0 && y + high <= height, "buttons are within reach");
      }

      await choose(page);
      const chip = await soon(async () => {
        const found = await page.locator("[data-piece]:has(.chosen) .chosen").boundingBox();
        const whole = await page.getByTestId("mat").boundingBox();
        assert.ok(
          found.x >= whole.x &&
            found.y >= whole.y &&
            found.x + found.width <= whole.x + whole.width &&
            found.y + found.height <= whole.y + whole.height,
          "what is chosen is in sight",
        );
        return page.locator("[data-piece]:has(.chosen) .rim").boundingBox();
      });
      assert.ok(chip.width >= 22, `${chip.width} px across`);
      assert.deepEqual(await covered(page), []);
      const main = await page.locator('[data-testid="offer"].main').boundingBox();
      assert.ok(main.y + main.height <= height, "the shot is within reach");
      if (size.phone) await bigTargets(page, size.name);
      if (size.phone) await noViolations(page, size.name);
    });

const OPENING = { scenario: "felt-opening", seats: ["me", BOT] };
const within = (inner, outer) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
for (const size of SIZES)
  test(`on ${size.name} a chip can be pulled back as far as is proposed`, async () => {
    const page = await sitDown(size, OPENING);
    await choose(page);
    await page.getByTestId("ring").waitFor();
    await soon(async () => {
      const [ring, mat] = await Promise.all(
        ["ring", "mat"].map((id) => page.getByTestId(id).boundingBox()),
      );
      assert.ok(within(ring, mat), `the ring at ${ring.y} in ${mat.y} to ${mat.y + mat.height}`);
    });
  });

test("a hand moves the camera, a button brings it back", async () => {
  const page = await sitDown(SIZES.at(-1), TABLES[0]);
  const at = () => page.locator('[data-piece="base-b2"]').boundingBox();
  const first = await at();
  await counts(page.getByTestId("camera-back"), 0);
  // The wheel brings near what is under it.
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2);
  await page.mouse.wheel(0, -400);
  await soon(async () => assert.ok((await at()).width > first.width * 1.4, "nearer"));
  await page.getByTestId("camera-back").click();
  await soon(async () => assert.ok(Math.abs((await at()).width - first.width) < 1, "and back"));
  // Bare felt is dragged, and nothing is chosen by it.
  const { x, y, width, height } = await page.getByTestId("mat").boundingBox();
  await page.mouse.move(x + width * 0.3, y + height * 0.4);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.3 + 80, y + height * 0.4 + 60, { steps: 4 });
  await page.mouse.up();
  await soon(async () => assert.ok(Math.abs((await at()).x - first.x - 80) < 2, "moved"));
  await counts(page.locator("[data-piece] .chosen"), 0);
  await page.getByTestId("camera-back").click();
  await soon(async () => assert.ok(Math.abs((await at()).x - first.x) < 1, "back again"));
});

test("two fingers bring the mat near on a phone", async () => {
  const page = await sitDown(SIZES[0], TABLES[0]);
  const across = async () =>
    (await page.locator('[data-piece="digger-a1"] .rim').boundingBox()).width;
  const first = await across();
  const { x, y, width } = await page.getByTestId("mat").boundingBox();
  const line = await page.context().newCDPSession(page);
  const touch = (type, apart) =>
    line.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        apart === null
          ? []
          : [-1, 1].map((side, id) => ({ id, x: x + width / 2 + side * apart, y: y + 60 })),
    });
  await touch("touchStart", 30);
  for (const apart of [40, 50, 60]) await touch("touchMove", apart);
  await touch("touchEnd", null);
  await soon(async () => assert.ok((await across()) > first * 1.5, "nearer"));
  await page.getByTestId("camera-back").tap();
  await soon(async () => assert.ok(Math.abs((await across()) - first) < 1, "and back"));
});

test("the list of all pieces is a drawer: closed at first, reached by keyboard, remembered", async () => {
  const page = await sitDown(SIZES.at(-1), TABLES[0]);
  await counts(page.getByTestId("pieces"), 0);
  await page.getByTestId("open-pieces").focus();
  await page.keyboard.press("Enter");
  await page.getByTestId("pieces").waitFor();
  await noViolations(page, "the drawer");
  await page.getByTestId("open-view").click();
  await page.getByTestId("tool-flat").waitFor();
  await noViolations(page, "how to look at the mat");
  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByTestId("pieces").waitFor();
  await openPieces(page);
  await page.getByTestId("close-pieces").click();
  await counts(page.getByTestId("pieces"), 0);
});

test("a seat has the colour of its army, everywhere", async () => {
  const page = await sitDown(SIZES.at(-1), TABLES[1]);
  const colours = await page.evaluate(() => {
    const of = (selector) => {
      const mark = document.querySelector(`${selector} span[aria-hidden="true"]`);
      return getComputedStyle(mark).color;
    };
    return [0, 1, 2, 3].map((seat) => [
      of(`[data-testid="seat-${seat}"]`),
      of(`[data-testid="tag-seat-${seat}"]`),
      of(`[data-testid="wealth-${seat}"]`),
    ]);
  });
  for (const [seat, ...others] of colours) for (const other of others) assert.equal(other, seat);
  assert.equal(new Set(colours.map(([seat]) => seat)).size, 4, `${colours}`);
  // Blue, purple, yellow, green: by what is most of each.
  const [usarthropods, , , sovietopters] = colours.map(([seat]) => seat.match(/\d+/g).map(Number));
  assert.ok(usarthropods[2] > usarthropods[0] && usarthropods[2] > usarthropods[1], "blue");
  assert.ok(sovietopters[1] > sovietopters[0] && sovietopters[1] > sovietopters[2], "green");
});

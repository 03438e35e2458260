// The table of Micro Mutants, drawn flat: a shot by keyboard, one by touch, placement, a whole
// game, axe, French, and those who watch.
import assert from "node:assert/strict";
import { details, mat, nearlyBeaten, openPieces, tool } from "./felt.mjs";
import { pull, steady } from "./pull.mjs";
import { end, play, prompt, turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { played } from "./socket.mjs";
import { stage } from "./stage.mjs";
import {
  bigTargets,
  counts,
  has,
  noSidewaysScroll,
  noViolations,
  QUICK,
  reads,
  soon,
} from "./visitor.mjs";

const { test, visit } = stage();
const PHONE = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };
const shots = (page) => page.getByTestId("log").getByText(/shoots a/);

/** In the middle of the first turn, unless told. */
async function sitDown({
  make = (page) => begun(page, "felt-flight"),
  settings = QUICK,
  browser = {},
} = {}) {
  const page = await visit(settings, browser);
  await page.goto("/");
  await page.goto(`/table/${await make(page)}`);
  assert.ok(await turn(page));
  await page.getByTestId("mat").waitFor();
  await openPieces(page);
  return page;
}
/** Two turns on, with a story. */
const later = (page) => begun(page, "felt-turns", { before: "shoot warrior-a2" });
const lit = (page) => page.locator('[data-testid="pieces"] .row.lit');

test("a shot by keyboard alone: arrows aim and press, Enter shoots", async () => {
  const page = await sitDown();
  await page.getByTestId("mat").focus();
  await page.keyboard.press(".");
  const press = page.getByTestId("aim-press");
  await press.waitFor();
  const [before, way] = [
    Number(await press.inputValue()),
    Number(await page.getByTestId("aim-direction").inputValue()),
  ];
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  assert.equal(Number(await press.inputValue()), Math.min(100, before + 2));
  assert.equal(
    Number(await page.getByTestId("aim-direction").inputValue()).toFixed(1),
    (way + 2).toFixed(1),
  );
  const had = await shots(page).count();
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    (n) =>
      [...document.querySelectorAll('[data-testid="log"] *')].filter(
        (e) => e.children.length === 0 && /shoots a/.test(e.textContent),
      ).length > n,
    had,
  );
});

test("a shot by typed numbers, and a proposed one", async () => {
  const page = await sitDown();
  await lit(page).first().click();
  await page.getByTestId("aim-direction").fill("12.5");
  await page.getByTestId("aim-press").fill("60");
  await page.getByTestId("aim-edge").fill("3");
  await page.getByTestId("aim-edge").press("Tab");
  const offer = page.locator('[data-testid="offer"].main');
  assert.match(await offer.getAttribute("data-action"), /^shoot \S+ 7750 600 3000$/);
  await page.getByTestId("proposals").selectOption({ index: 1 });
  // The rules are asked for it.
  await page.locator('[data-testid="offer"].main:not([data-action$=" 7750 600 3000"])').waitFor();
  await offer.click();
  await shots(page).first().waitFor();
});

test("a shot with a finger on a phone: pulled back and let go", async () => {
  const page = await sitDown({ browser: PHONE });
  await noSidewaysScroll(page, "the mat");
  const name = (await lit(page).first().getAttribute("data-testid")).replace("piece-", "");
  const before = await page.getByTestId(`piece-${name}`).textContent();
  await lit(page).first().tap();
  await page.getByTestId("close-pieces").tap();
  await details(page);
  await page.getByTestId("aim").waitFor();
  await bigTargets(page, "the shot");
  await noSidewaysScroll(page, "the shot");
  await details(page);
  await counts(page.getByTestId("aim"), 0);
  const { x, y } = await steady(page, () => spot(page, name));
  const line = await page.context().newCDPSession(page);
  const touch = (type, points) =>
    line.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [{ x, y }]);
  for (const step of [10, 25, 40]) await touch("touchMove", [{ x: x + 4, y: y + step }]);
  await touch("touchEnd", []);
  await openPieces(page);
  // Its row in the list says that it has moved.
  await page.waitForFunction(
    ([name, was]) => document.querySelector(`[data-testid="piece-${name}"]`).textContent !== was,
    [name, before],
  );
});

test("a finger on a piece that cannot be used: what it is, and why not", async () => {
  const page = await visit(QUICK, PHONE);
  await page.goto(`/table/${await begun(page, "felt-flight")}`);
  assert.ok(await turn(page));
  const { x, y, width, height } = await page.locator('[data-piece="digger-a1"]').boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.getByTestId("undiced").waitFor();
});

/** Where a chosen piece is on the page. */
async function spot(page, name) {
  return page.getByTestId(`tag-${name}`).evaluate((tag) => {
    const frame = tag.offsetParent.getBoundingClientRect();
    const { left, top } = getComputedStyle(tag);
    return { x: frame.left + parseFloat(left), y: frame.top + parseFloat(top) };
  });
}

for (const kind of ["flat", "felt"])
  test(`a bug at the near edge has room to be pulled back: ${kind}`, async () => {
    const page = await visit({ ...QUICK, confirm: true });
    await page.addInitScript(
      (kind) => localStorage.setItem("microcosm-felt", JSON.stringify({ mat: kind, near: false })),
      kind,
    );
    await page.goto(`/table/${await begun(page, "felt-edge")}`);
    assert.ok(await turn(page));
    await page.getByTestId(kind).waitFor();
    await openPieces(page);
    await page.getByTestId("piece-warrior-a1").click();
    const { x, y } = await soon(async () => {
      const at = await spot(page, "warrior-a1");
      // Even with the whole mat in sight.
      assert.ok(719 - at.y > 60, `${719 - at.y} px`);
      return at;
    });
    const aim = () =>
      Promise.all(
        ["aim-direction", "aim-press"].map((id) => page.getByTestId(id).inputValue().then(Number)),
      );
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, 719, { steps: 3 });
    const [way, press] = await aim();
    assert.ok(Math.abs(way) < 12, `${way}`);
    await page.mouse.move(x, y + 40, { steps: 3 });
    const [, shorter] = await aim();
    assert.ok(press > shorter, `${press} > ${shorter}`);
    await reads(prompt(page), /Let go to shoot/);
    // Back onto the chip: it is called off.
    await page.mouse.move(x, y + 2, { steps: 3 });
    await page.mouse.up();
    await reads(prompt(page), /pull it back and let go/);
  });

test("bugs are placed one by one, in a formation, and by the game", async () => {
  const page = await sitDown({ make: mat });
  // Whatever the other side places makes what is chosen here be chosen anew.
  await page.getByTestId("log").getByText("is ready").waitFor();
  const offer = (action) => page.locator(`[data-testid="offer"][data-action="${action}"]`);
  const waiting = page.locator('[data-testid^="tray-"]');
  const all = await waiting.count();
  assert.ok(all > 10);
  // Dragged from the tray into the own area.
  const from = await waiting.first().boundingBox();
  const area = await page.getByTestId("mat").boundingBox();
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(area.x + area.width / 2 + 60, area.y + area.height * 0.9, { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction(
    (n) => document.querySelectorAll('[data-testid^="tray-"]').length === n,
    all - 1,
  );
  // By numbers, and with a reason why not.
  await waiting.first().click();
  await page.getByTestId("place-y").fill("0");
  await page.getByTestId("place-y").press("Tab");
  await page.locator('[data-testid="offer"].main').click();
  await page.locator(".refusal").waitFor();
  await noViolations(page, "the placement");
  await offer("rest").click();
  await page.getByTestId("tray").waitFor({ state: "detached" });
  await offer("formation wings").click();
  await offer("ready").click();
  await page.getByTestId("log").getByText("All bugs are in place.").waitFor();
});

test("a whole game against a bot, from the choice of an army to the end", async () => {
  const page = await visit();
  await page.goto("/");
  const id = await mat(page, { "army-a": "choose", "army-b": "choose" });
  await page.goto(`/table/${id}`);
  await turn(page);
  await noViolations(page, "the armies");
  await page.getByTestId("army-chitinians").click();
  await play(page, {
    done: async (touched) => touched.filter((what) => what.includes("shoot")).length >= 2,
  });
  // The long middle of the game needs no page; its end does.
  await page.goto("/");
  await played(page, id, nearlyBeaten);
  await page.goto(`/table/${id}`);
  await play(page);
  await end(page).waitFor();
  await noViolations(page, "the end");
  await page.goto(`/table/${id}/replay`);
  await page.getByRole("slider").press("End");
  await page.getByTestId("mat").waitFor();
  await noViolations(page, "the replay");
});

test("the table foretells landings where it is told to, in words too", async () => {
  const page = await sitDown({
    make: async (page) => {
      const id = await mat(page, { preview: "on" });
      assert.ok(await played(page, id, (view) => view.asked.what === "moves"));
      return id;
    },
  });
  await lit(page).first().click();
  await page.getByTestId("likely").waitFor();
  await reads(page.getByTestId("likely"), /^\s*Likely: \d+ % on an enemy/);
  await counts(page.locator(".landing"), 24);
  await counts(page.locator("ellipse.likely"), 2);
  // A proposal says how often it succeeds.
  await page.getByTestId("proposals").selectOption({ index: 1 });
  await reads(page.getByTestId("proposed"), /\d+ of 100 such shots cover /);
});

for (const [theme, viewport] of [
  ["dark", { width: 1280, height: 720 }],
  ["paper", { width: 390, height: 844 }],
])
  test(`no violation in ${theme} at ${viewport.width} px, and nothing scrolls that should not`, async () => {
    const page = await sitDown({
      make: later,
      settings: { ...QUICK, theme },
      browser: { viewport },
    });
    await noViolations(page, "the table");
    await lit(page).first().click();
    if (viewport.width < 1100) await details(page);
    await page.getByTestId("aim").waitFor();
    await noViolations(page, "the shot");
    await noSidewaysScroll(page, "the shot");
    if (viewport.width >= 1100) {
      const [tall, room] = await page.evaluate(() => [
        document.documentElement.scrollHeight,
        innerHeight,
      ]);
      assert.ok(tall <= room, `${tall} px high in ${room}`);
    }
    await page.goto("/new/micro-mutants");
    await page.getByTestId("create").waitFor();
    await noViolations(page, "a new table");
    const text = await page.locator("main").innerText();
    assert.doesNotMatch(text, /(level|seat|new|micro-mutants)-[a-z]/, "a word is missing");
    assert.match(text, /Second army/);
    assert.doesNotMatch(text, /Third army/, "two sit down");
  });

test("in French, every word is French", async () => {
  const page = await sitDown({ make: later, settings: { ...QUICK, language: "fr" } });
  await lit(page).first().click();
  const hidden = await page
    .locator("[aria-label], [aria-description]")
    .evaluateAll((all) => all.map((e) => `${e.ariaLabel} ${e.ariaDescription}`).join(" "));
  const text = `${await page.locator("body").innerText()} ${hidden}`;
  assert.match(text, /Guerrier|Fouisseur/);
  assert.deepEqual(
    text.match(/micro-mutants-\S+|\b(the|your|bugs|shoots?|special side|right)\b/g) ?? [],
    [],
  );
});

test("practice: free shots, a drill with rings, the day's ten by eye, and what it brought", async () => {
  const page = await visit();
  await page.goto("/room/micro-mutants/practice");
  // A free shot by keyboard: held and let go.
  const mat = page.getByTestId("mat");
  await mat.focus();
  await page.keyboard.down("Space");
  await page.waitForTimeout(600);
  await page.keyboard.up("Space");
  await tool(page, "replay");
  await page.getByTestId("course-range").click();
  for (let shot = 1; shot <= 10; shot++) {
    await reads(page.getByTestId("points"), new RegExp(`^Shot ${shot} of 10`));
    // Half as far once: the page says how it missed.
    await pull(page, { part: shot === 2 ? 0.5 : 1 });
    await has(page.getByTestId("said"), "data-gained", shot === 2 ? "0" : "3");
    if (shot === 2) await reads(page.getByTestId("miss"), /missed .*mm too short/);
    if (shot < 10) await page.getByTestId("next").click();
  }
  await reads(page.getByTestId("said"), /^Ten shots, 27 points. Your best: 27/);
  await reads(page.getByTestId("curve"), /^Today: 10 shots, 9 hit, \d+ mm/);
  await noViolations(page, "practice");
  await page.getByTestId("course-day").click();
  await reads(page.getByTestId("points"), /^Shot 1 of 10/);
  await page.getByTestId("sling").waitFor();
  await counts(page.getByTestId("ring"), 0);
  await page.setViewportSize({ width: 375, height: 740 });
  await noSidewaysScroll(page, "practice");
});

test("who watches sees the mat and can do nothing", async () => {
  const page = await sitDown();
  const guest = await visit();
  await guest.goto(page.url());
  await guest.getByTestId("mat").waitFor();
  await openPieces(guest);
  await guest.locator('[data-testid^="piece-warrior"]').first().click();
  await counts(guest.getByTestId("aim"), 0);
  await counts(lit(guest), 0);
  await reads(prompt(guest), /is moving bugs/);
});

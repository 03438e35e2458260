// The army builder: build, be refused with reasons, save, share, import; without any table.
import assert from "node:assert/strict";
import { stage } from "./stage.mjs";
import {
  ask,
  bigTargets,
  counts,
  noSidewaysScroll,
  noViolations,
  QUICK,
  reads,
  some,
  soon,
} from "./visitor.mjs";

const { test, visit } = stage();
const ROOM = "/room/mutant-chronicles/armies";
const verdict = (page) => page.getByTestId("verdict");
const more = (page, what) =>
  page.getByRole("button", { name: `One ${what} more`, exact: true }).first();
const total = async (page, rank) =>
  (await page.getByTestId(`meter-${rank}`).locator("b").first().textContent()).trim();

async function open(settings = QUICK, options = {}) {
  const page = await visit(settings, options);
  await page.goto(ROOM);
  await page.getByTestId("army-load").waitFor();
  return page;
}

test("the builder is reached from the stage", async () => {
  const page = await visit();
  await page.goto("/");
  await page.getByRole("link", { name: "Army builder" }).click();
  await page.waitForURL(`**${ROOM}`);
  await page.getByRole("heading", { name: "Army builder" }).waitFor();
});

test("an army is built, refused with every reason and its clause, and becomes legal", async () => {
  const page = await open();
  await page.getByRole("button", { name: /3 of each/ }).click();
  for (const unit of [
    "Ranger Elite",
    "Martian Banshee Sergeant",
    "Free Marine Soldier",
    "Necromutant",
  ])
    await more(page, unit).click();
  // Humans beside demons, too few of everything, no order.
  await verdict(page)
    .getByText(/things are in the way/)
    .waitFor();
  const rule = (clause) => verdict(page).locator(`[data-clause="${clause}"]`);
  for (const clause of ["MC-A1", "MC-A2", "MC-A7"]) await some(rule(clause));
  assert.doesNotMatch(await verdict(page).innerText(), /MC-/, "in words, not by number");
  await rule("MC-A1").first().click();
  await verdict(page).locator(".law").waitFor();
  await page.getByRole("button", { name: "One Necromutant less" }).first().click();
  for (const rank of ["gold", "gold", "bronze"]) await more(page, `${rank} order`).click();
  await page.getByRole("button", { name: "Command cards" }).click();
  for (const card of ["Bait and Switch", "Command Intercept", "Fire at Will"])
    await more(page, card).click();
  await verdict(page).getByText("A legal army: 3 gold, 3 silver, 3 bronze.").waitFor();
  assert.deepEqual(
    [await total(page, "gold"), await total(page, "silver"), await total(page, "bronze")],
    ["3/3", "3/3", "3/3"],
  );
  // One too many is said at once.
  await more(page, "Fire at Will").click();
  await some(verdict(page).locator(`[data-clause="MC-A2"]`));
});

test("an army is saved, shared as a short text, and imported elsewhere", async () => {
  const page = await open();
  await page.getByTestId("army-load").selectOption({ label: "Starter: Capitol" });
  await verdict(page).getByText("A legal army: 3 gold, 3 silver, 3 bronze.").waitFor();
  await page.getByTestId("army-name").fill("Red Planet");
  await page.getByTestId("army-save").click();
  await page.getByText("“Red Planet” is kept.").waitFor();
  const text = await page.getByTestId("army-text").inputValue();
  assert.match(text, /^Red Planet = 3:[\d,x]+;\d-\d-\d;[\d,x]*$/);
  // Kept over a reload, and opened again.
  await page.reload();
  await page.getByRole("button", { name: /^Red Planet/ }).click();
  await verdict(page).getByText("A legal army: 3 gold, 3 silver, 3 bronze.").waitFor();
  const other = await open();
  await other.getByTestId("army-import").fill(text);
  await other.getByRole("button", { name: "Import", exact: true }).click();
  await verdict(other).getByText("A legal army: 3 gold, 3 silver, 3 bronze.").waitFor();
  await soon(async () => assert.equal(await other.getByTestId("army-text").inputValue(), text));
  assert.equal(await other.getByTestId("army-name").inputValue(), "Red Planet");
  await other.getByTestId("army-import").fill("nonsense");
  await other.getByRole("button", { name: "Import", exact: true }).click();
  await other.getByRole("alert").waitFor();
  other.complaints.splice(
    0,
    Infinity,
    ...other.complaints.filter((line) => !/Failed to load resource/.test(line)),
  );
  // Forgotten when it is not wanted any more.
  await page.getByRole("button", { name: "Forget Red Planet" }).click();
  await counts(page.getByRole("button", { name: /^Red Planet/ }), 0);
});

test("units are found by faction, rank and word", async () => {
  const page = await open();
  const units = page.locator('[data-testid^="unit-"]');
  await units.nth(51).waitFor();
  await page.getByRole("button", { name: "Bauhaus", exact: true }).click();
  await counts(units, 12);
  await page.getByRole("button", { name: "gold", exact: true }).click();
  await counts(units, 4);
  await page.getByLabel("Find").fill("incendiary");
  await counts(units, 1);
  await reads(units, /Max Steiner/);
  await page.getByLabel("Find").fill("nothing of the kind");
  await page.getByText("Nothing fits that.").waitFor();
});

test("an own army is brought to a table", async () => {
  const page = await open();
  await page.getByTestId("army-load").selectOption({ label: "Starter: Algeroth" });
  await verdict(page).getByText("A legal army: 3 gold, 3 silver, 3 bronze.").waitFor();
  await page.getByTestId("army-name").fill("Night Shift");
  await page.getByTestId("army-save").click();
  const made = await page.request.post("/api/tables", {
    data: { game: "mutant-chronicles", seats: ["me", "bot:random"], options: { mode: "skirmish" } },
  });
  await page.goto(`/table/${(await made.json()).id}`);
  await page.getByTestId("army-Night Shift").click();
  await page.locator('[data-testid="offer"][data-action^="army"]').click();
  await page.locator('[data-testid^="side-"]').first().waitFor();
  await page.getByTestId("look-roster").click();
  await page.getByTestId("roster-ezoghoul-1").waitFor();
});

/** Saves a prepared army under a name. */
async function save(page, name) {
  await page.getByTestId("army-load").selectOption({ label: "Starter: Algeroth" });
  await verdict(page).getByText("A legal army: 3 gold, 3 silver, 3 bronze.").waitFor();
  await page.getByTestId("army-name").fill(name);
  await page.getByTestId("army-save").click();
}
const own = (page, name) => page.getByRole("button", { name: new RegExp(`^${name}`) });

test("an army follows the account to another browser, and a guest's comes along", async () => {
  const ann = { name: "Ann of the Armies", password: "many legs in one row" };
  const desk = await open();
  await save(desk, "Desk Army");
  await reads(desk.getByTestId("kept-where"), /as a guest/);
  await ask(desk, "POST", "/api/account", ann);
  await desk.reload();
  await own(desk, "Desk Army").waitFor();
  await reads(desk.getByTestId("kept-where"), /with your account/);

  const phone = await open();
  await save(phone, "Phone Army");
  await own(phone, "Phone Army").waitFor();
  await counts(own(phone, "Desk Army"), 0, "another's");
  await ask(phone, "POST", "/api/login", ann);
  await phone.reload();
  await own(phone, "Desk Army").waitFor();
  await own(phone, "Phone Army").waitFor();

  // What is taken away in one browser is away in the other, and stays away.
  await phone.getByRole("button", { name: "Forget Desk Army" }).click();
  await counts(own(phone, "Desk Army"), 0);
  await desk.reload();
  await own(desk, "Phone Army").waitFor();
  await counts(own(desk, "Desk Army"), 0);
  await desk.reload();
  await own(desk, "Phone Army").waitFor();
  await counts(own(desk, "Desk Army"), 0);

  // An account's armies do not stay behind in a browser that is logged out.
  await phone.request.post("/api/logout");
  await phone.reload();
  await phone.getByTestId("army-load").waitFor();
  await counts(own(phone, "Phone Army"), 0);
});

test("without the server an army waits in the browser, and is sent later", async () => {
  const page = await open();
  await page.route("**/api/shelf/**", (route) => route.abort());
  await save(page, "Night Watch");
  await reads(page.getByTestId("kept-where"), /until the server answers/);
  assert.deepEqual(await ask(page, "GET", "/api/shelf/mutant-chronicles"), []);
  await page.unroute("**/api/shelf/**");
  await page.reload();
  await own(page, "Night Watch").waitFor();
  await reads(page.getByTestId("kept-where"), /as a guest/);
  const [kept] = await ask(page, "GET", "/api/shelf/mutant-chronicles");
  assert.equal(kept.name, "Night Watch");
  page.complaints.splice(0, Infinity, ...page.complaints.filter((l) => !/ERR_FAILED/.test(l)));
});

test("armies from before the server kept them are sent to it", async () => {
  const page = await visit();
  await page.addInitScript(() => {
    const key = "microcosm-mutant-chronicles-armies";
    if (!localStorage.getItem(key))
      localStorage.setItem(key, JSON.stringify([{ name: "Old Guard", text: "3:20;1-1-1;" }]));
  });
  await page.goto(ROOM);
  await own(page, "Old Guard").waitFor();
  await soon(async () => {
    const [kept] = await ask(page, "GET", "/api/shelf/mutant-chronicles");
    assert.equal(kept?.name, "Old Guard");
  });
});

test("a link holds the army, also where there is no clipboard", async () => {
  const page = await open();
  await page.getByTestId("army-load").selectOption({ label: "Capitol" });
  await verdict(page)
    .getByText(/A legal/)
    .waitFor();
  const text = await page.getByTestId("army-text").inputValue();
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByTestId("army-link").click();
  await page.getByText("Copy the text by hand.").waitFor();
  const link = await page.getByTestId("army-text").inputValue();
  const other = await visit();
  await other.goto(link);
  await verdict(other)
    .getByText(/A legal/)
    .waitFor();
  assert.equal(await other.getByTestId("army-text").inputValue(), text);
});

test("an army is played from the workbench", async () => {
  const page = await open();
  await page.getByTestId("army-load").selectOption({ label: "Starter: Algeroth" });
  await verdict(page).getByText("A legal army: 3 gold, 3 silver, 3 bronze.").waitFor();
  await page.getByTestId("army-name").fill("Day Shift");
  await page.getByTestId("army-play").click();
  await page.waitForURL(/\/table\//);
  await page.locator('[data-testid^="side-"]').first().waitFor();
  await page.getByTestId("look-roster").click();
  await page.getByTestId("roster-ezoghoul-1").waitFor();
});

for (const width of [1366, 1920])
  test(`no stepper covers a word at ${width} px`, async () => {
    const page = await open(QUICK, { viewport: { width, height: 900 } });
    for (const kind of ["Units", "Command cards"]) {
      await page.getByRole("button", { name: kind, exact: true }).click();
      await page.locator(".sheet").first().waitFor();
      const covered = await page.locator(".sheet").evaluateAll((sheets) =>
        sheets.flatMap((sheet) => {
          const step = sheet.querySelector(".stepper").getBoundingClientRect();
          return [...sheet.querySelectorAll(".words > *")].flatMap((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            return [...range.getClientRects()]
              .filter(
                (r) =>
                  r.right > step.left + 1 &&
                  r.left < step.right - 1 &&
                  r.bottom > step.top + 1 &&
                  r.top < step.bottom - 1,
              )
              .map(() => part.textContent.slice(0, 40));
          });
        }),
      );
      assert.deepEqual(covered, [], kind);
    }
  });

for (const [theme, width, height] of [
  ["dark", 1280, 720],
  ["paper", 375, 740],
])
  test(`the builder fits ${width} px without a violation`, async () => {
    const page = await open(
      { ...QUICK, theme, language: width < 400 ? "fr" : "en" },
      { viewport: { width, height } },
    );
    await page.getByTestId("army-load").selectOption({ index: 2 });
    await page.locator('[data-testid="verdict"].legal').waitFor();
    await noSidewaysScroll(page, "the army");
    await noViolations(page, "the army");
    if (width < 400) await bigTargets(page, "the army");
    assert.doesNotMatch(await page.locator("main").innerText(), /mutant-chronicles-|room-/);
    if (width >= 1100) return;
    await page.getByRole("button", { name: "Unités et cartes" }).click();
    await noSidewaysScroll(page, "the catalogue");
    await noViolations(page, "the catalogue");
    await bigTargets(page, "the catalogue");
  });

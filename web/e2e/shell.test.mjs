// The house around the tables, as somebody meets it who has never been here: new tables, dead
// ends, names, links, keys, talk, and a line that dies without a word.
import assert from "node:assert/strict";
import { DullLine } from "./dull.mjs";
import { play, prompt, turn } from "./player.mjs";
import { stage } from "./stage.mjs";
import { ask, counts, has, noViolations, QUICK, reads, soon, table, toy } from "./visitor.mjs";

const { house, test, visit } = stage();
const offers = (page) => page.getByTestId("offer");

/** Opens the table as the page offers it; says what was opened. */
async function opened(page) {
  await page.getByTestId("create").click();
  await page.waitForURL(/\/table\//);
  return (await ask(page, "GET", "/api/tables")).mine[0];
}

test("two together against the clock are set up on the page", async () => {
  const page = await visit();
  await page.goto("/new/microscopic");
  await page.locator('input[name="variant"][value="coop"]').check();
  await page.locator('input[name="level"][value="easy"]').check();
  await counts(page.locator('select[id^="seat-"]'), 2, "a seat for each of the two");
  const made = await opened(page);
  assert.deepEqual(
    [made.options.variant, made.options.level, made.seats.length],
    ["coop", "easy", 2],
  );
  assert.ok(await turn(page));
});

test("a large battle in teams is set up on the page, on either map", async () => {
  const page = await visit();
  for (const map of ["a01", "a02"]) {
    await page.goto("/new/mutant-chronicles");
    await page.getByRole("button", { name: "4", exact: true }).click();
    await page.locator('select[name="mode"]').selectOption("epic");
    await page.locator(`input[name="map"][value="${map}"]`).check();
    await page.locator('input[name="sides"][value="teams"]').check();
    await counts(page.locator('select[id^="seat-"]'), 4);
    const made = await opened(page);
    assert.deepEqual([made.options.mode, made.options.map], ["epic", map]);
  }
});

test("values that leave no seats together do not stay together", async () => {
  const page = await visit();
  await page.goto("/new/microscopic");
  await page.locator('select[name="first"]').selectOption("1");
  await page.locator('input[name="variant"][value="solitaire"]').check();
  await counts(page.locator('select[id^="seat-"]'), 1);
  assert.equal((await opened(page)).seats.length, 1);
});

test("an opponent is an equal unless somebody chooses, and levels have names", async () => {
  const page = await visit();
  const games = await ask(page, "GET", "/api/games");
  for (const { id, levels } of games) {
    await page.goto(`/new/${id}`);
    const chosen = page.locator("#seat-1");
    await has(chosen.locator("option:checked"), "value", `bot:${levels[1]}`, id);
    assert.doesNotMatch(await chosen.textContent(), /random|greedy|good/, id);
  }
  await page.goto("/new/micropolis");
  await page.locator("#seat-1").waitFor();
  assert.deepEqual((await page.locator("#seat-1 option").allTextContents()).slice(2), [
    "Bot, beginner",
    "Bot, casual",
    "Bot, strong",
    "Bot, expert",
  ]);
  // Also who just plays meets an equal.
  await page.goto("/");
  await page.getByTestId("play-micropolis").click();
  await page.waitForURL(/\/table\//);
  const [made] = (await ask(page, "GET", "/api/tables")).mine;
  assert.equal(made.seats[1].level, "greedy");
});

test("what does not exist says so, and leads home", async () => {
  const page = await visit();
  await page.goto("/table/unknown");
  await page.getByRole("alert").getByText("There is no such table.").waitFor();
  assert.equal(await page.getByText("One moment").count(), 0, "nobody is kept waiting");
  await page.getByRole("link", { name: "Home", exact: true }).last().click();
  await page.getByTestId("play-microscopic").waitFor();
  for (const path of ["/new/foo", "/learn/foo"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: /There is no such/ }).waitFor();
    assert.doesNotMatch(await page.locator("main").innerText(), /foo/i, path);
    await page.locator('main a[href="/"]').waitFor();
  }
  const noise = page.complaints.splice(0);
  assert.deepEqual(
    noise.filter((line) => !/Failed to load resource/.test(line)),
    [],
  );
});

test("a link is shared where a page may not reach the clipboard", async () => {
  const page = await visit();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "clipboard", { value: undefined }),
  );
  const id = await table(page);
  await page.goto(`/table/${id}`);
  assert.ok(await turn(page));
  await page.getByTestId("share").click();
  const field = page.getByTestId("share-link");
  await field.waitFor();
  assert.equal(await field.inputValue(), `${house.url}/table/${id}`);
  assert.equal(
    await page.evaluate(() => getSelection().toString()),
    `${house.url}/table/${id}`,
    "ready to be copied",
  );
  await noViolations(page, "a link to copy");
});

test("a name that is too long is not cut, but refused in words", async () => {
  const page = await visit();
  await page.goto("/account");
  const long = "Augusta Ada King, Countess of Lovelace";
  const field = page.getByLabel("Name", { exact: true }).first();
  await field.fill(long);
  await page.getByRole("button", { name: "Save" }).click();
  await page
    .getByRole("alert")
    .getByText(/at most 24 characters.*38/)
    .waitFor();
  assert.equal(await field.inputValue(), long, "nothing of it is lost");
  const noise = page.complaints.splice(0);
  assert.deepEqual(
    noise.filter((line) => !/Failed to load resource/.test(line)),
    [],
  );
});

test("the same buttons in every dish say whose they are", async () => {
  const page = await visit();
  await page.goto("/");
  const games = (await ask(page, "GET", "/api/games")).length;
  await counts(page.getByRole("button", { name: /^Play now/ }), games);
  for (const [role, name] of [
    ["button", /^Play now/],
    ["link", /^New table/],
    ["link", /^Learn/],
  ]) {
    const found = await page.getByRole(role, { name }).allTextContents();
    assert.equal(new Set(found).size, found.length, `${name}`);
  }
});

test("numbers press the offers, and a question mark tells of the keys", async () => {
  const page = await visit();
  await page.goto(`/table/${await table(page, ["me", "bot:greedy"], { game: await toy(page) })}`);
  assert.ok(await turn(page));
  const second = await offers(page).nth(1).getAttribute("data-action");
  const lines = await page.getByTestId("log").locator("[data-n]").count();
  // Not while something is typed.
  await page.getByTestId("command").focus();
  await page.keyboard.press("2");
  assert.equal(await page.getByTestId("command").inputValue(), "2");
  await page.getByTestId("command").fill("");
  await page.locator("main").focus();
  await page.keyboard.press("2");
  const told = page.getByTestId("log").locator("[data-n]");
  await soon(async () => assert.ok((await told.count()) > lines));
  const [, heap, count] = second.split(" ");
  await reads(page.getByTestId("log"), new RegExp(`takes ${count} from heap ${heap}`, "i"));

  await page.keyboard.press("?");
  const help = page.getByTestId("keys-help");
  await help.waitFor();
  await noViolations(page, "the keys");
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "detached" });
  await page.getByTestId("keys").click();
  await help.waitFor();
});

test("moves are typed only by who wants to", async () => {
  const page = await visit({ ...QUICK, command: false });
  await page.goto(`/table/${await table(page)}`);
  assert.ok(await turn(page));
  await counts(page.getByTestId("command"), 0);
  await page.goto("/settings");
  await page.getByTestId("settings-command").check();
  await page.goBack();
  await page.getByTestId("command").waitFor();
});

test("talk that was not read is seen, wherever one looks", async () => {
  const [ada, bea] = await Promise.all([
    visit(),
    visit(QUICK, { viewport: { width: 390, height: 844 } }),
  ]);
  const id = await table(ada, ["me", "open"]);
  await bea.goto(`/table/${id}`);
  await bea.getByRole("button", { name: "Sit here" }).click();
  await ada.goto(`/table/${id}`);
  await Promise.all([ada, bea].map((page) => prompt(page).waitFor()));
  await counts(bea.getByTestId("badge"), 0);
  await ada.getByRole("tab", { name: "Talk" }).click();
  for (const line of ["Hello", "Are you there?"]) {
    await ada.getByLabel("Say something").fill(line);
    await ada.keyboard.press("Enter");
  }
  await reads(bea.getByTestId("more").getByTestId("badge"), /^2$/);
  await reads(bea.getByTestId("talk-aloud"), /Are you there\?/);
  await counts(ada.getByTestId("badge"), 0, "who talks has read it");
  await bea.getByTestId("more").click();
  await bea.getByRole("tab", { name: /Talk.*2 new messages/ }).click();
  await bea.getByRole("log", { name: "Talk" }).getByText("Are you there?").waitFor();
  await counts(bea.getByTestId("badge"), 0);
  // What was read once is not new after a reload.
  await bea.reload();
  await prompt(bea).waitFor();
  await counts(bea.getByTestId("badge"), 0);
});

test("a line that dies without a word is noticed, and the move is made once", async () => {
  const line = await new DullLine().open(house);
  try {
    const page = await visit(QUICK, { baseURL: line.url });
    await page.goto(`/table/${await table(page, ["me", "bot:greedy"], { game: await toy(page) })}`);
    assert.ok(await turn(page));
    const told = page.getByTestId("log").locator("[data-n]");
    const before = await told.count();
    line.goDead();
    await offers(page).first().click();
    await has(prompt(page), "aria-busy", "true");
    await page.getByTestId("offline").waitFor();
    // It comes back by itself, and says the move again.
    line.wake();
    await page.getByTestId("offline").waitFor({ state: "detached" });
    await soon(async () => assert.equal(await told.count(), before + 2, "one move each"));
    assert.ok(await turn(page));
    await play(page);
    // A page that is still there when its line is gone complains of that.
    await page.close();
    const noise = page.complaints.splice(0);
    assert.deepEqual(
      noise.filter((text) => !/WebSocket|ERR_|Failed to load/.test(text)),
      [],
    );
  } finally {
    await line.close();
  }
});

test("light and dark are the system's until somebody chooses", async () => {
  const page = await visit(null, { colorScheme: "light", locale: "en-GB" });
  await page.goto("/settings");
  await has(page.locator("html"), "data-theme", "paper");
  await page.emulateMedia({ colorScheme: "dark" });
  await has(page.locator("html"), "data-theme", "dark");
  await page.getByText("Paper", { exact: true }).click();
  await has(page.locator("html"), "data-theme", "paper");
  await page.reload();
  await has(page.locator("html"), "data-theme", "paper");
});

test("a phone on its side has no header at any table, and its links are in the drawer", async () => {
  const page = await visit(QUICK, { viewport: { width: 740, height: 360 }, hasTouch: true });
  for (const game of ["microscopic", await toy(page)]) {
    await page.goto(`/table/${await table(page, ["me", "bot:greedy"], { game })}`);
    assert.ok(await turn(page));
    assert.ok(await page.locator("header.compact").isHidden(), game);
    await page.getByTestId("more").tap();
    await page.getByRole("dialog").getByRole("link", { name: "Home" }).waitFor();
    await page.keyboard.press("Escape");
  }
});

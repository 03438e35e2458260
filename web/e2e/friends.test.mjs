// Two people and a link: a private table from "Play a friend" to a game that is given up and its
// rematch; what a host may do meanwhile; and what strangers see of all that, which is nothing.
import assert from "node:assert/strict";
import { stage } from "./stage.mjs";
import {
  bigTargets,
  counts,
  has,
  noSidewaysScroll,
  noViolationsInBothThemes,
  QUICK,
  reads,
  soon,
  table,
  toy,
} from "./visitor.mjs";

const { test, visit } = stage();
const lounge = (page) => page.getByTestId("lounge");
const playing = (page) => page.getByTestId("hint").waitFor();
const lists = (page) => page.locator(".lists");

/** Somebody presses "Play a friend" at Home; the page, and the link it shows. */
async function host(settings = QUICK, options = {}) {
  const page = await visit(settings, options);
  await page.goto("/");
  await page.getByTestId(`friend-${await toy(page)}`).click();
  await page.getByTestId("meet").click();
  await page.waitForURL(/\/table\//);
  const link = await page.getByLabel("Send this link").inputValue();
  assert.equal(link, page.url());
  return { page, link };
}

async function friend(link, name, settings = QUICK, options = {}) {
  const page = await visit(settings, options);
  await page.goto(link);
  await page.getByTestId("lounge-name").fill(name);
  await page.getByTestId("sit-1").click();
  return page;
}

async function giveUp(page) {
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Really resign" }).click();
}

test("a name that is still being typed when the game begins is the name", async () => {
  const { page: ada, link } = await host();
  await ada.getByTestId("lounge-name").fill("Ada");
  const bea = await friend(link, "Bea");
  await Promise.all([ada, bea].map(playing));
  await reads(bea.getByTestId("seat-0"), /Ada/);
});

test("from the link to a game, to a rematch in which both sit at once, and who watches comes along", async () => {
  const { page: ada, link } = await host();
  await ada.getByTestId("lounge-name").fill("Ada");
  await ada.getByRole("button", { name: "Save" }).click();
  await reads(lounge(ada), /Ada\s*you/);
  await reads(ada.getByTestId("missing"), /One player is still missing/);

  const bea = await visit();
  await bea.goto(link);
  await bea.getByRole("heading", { name: /^Ada invites you to a game of / }).waitFor();
  await bea.getByTestId("lounge-name").fill("Bea");
  await bea.getByTestId("sit-1").click();
  await Promise.all([ada, bea].map(playing));
  await reads(ada.getByTestId("seat-1"), /Bea/);
  await reads(bea.getByTestId("seat-0"), /Ada/);

  const eve = await visit();
  await eve.goto("/");
  await lists(eve).getByText("No game to watch right now.").waitFor();
  await lists(eve).getByText("Nobody is waiting for players.").waitFor();
  // The link alone opens it.
  await eve.goto(link);
  await reads(ada.locator(".seats"), /1 person is watching/);

  await giveUp(bea);
  await Promise.all([ada, bea].map((page) => page.getByTestId("end").waitFor()));
  await ada.getByTestId("rematch").click();
  await ada.waitForURL((url) => url.href !== link);
  await reads(ada.getByTestId("missing"), /Waiting for Bea\./);
  await eve.waitForURL(ada.url());
  await reads(lounge(eve), /Kept for Bea/);
  await counts(eve.getByRole("button", { name: "Sit here" }), 0, "no stranger is offered the seat");

  await bea.getByRole("link", { name: "Join the rematch" }).click();
  await Promise.all([ada, bea].map(playing));
  assert.equal(bea.url(), ada.url());
  await reads(bea.getByTestId("seat-1"), /Bea\s*you/);
  await eve.getByText("You are watching.").waitFor();
  await eve.goto("/");
  await lists(eve).getByText("No game to watch right now.").waitFor();
});

test("whose seat is kept finds the rematch at Home, and sits in it by opening it", async () => {
  const { page: ada, link } = await host();
  const bea = await friend(link, "Bea");
  await Promise.all([ada, bea].map(playing));
  await giveUp(ada);
  await ada.getByTestId("rematch").click();
  await ada.waitForURL((url) => url.href !== link);
  await bea.goto("/");
  await bea.locator(`a[href="${new URL(ada.url()).pathname}"]`).click();
  await Promise.all([ada, bea].map(playing));
});

test("a host sends somebody away, plays a bot instead, or closes the table", async () => {
  const { page: ada, link } = await host();
  // A seat more, so that nobody's coming begins the game.
  const id = await table(ada, ["me", "open", "open"], { private: true });
  await ada.goto(`/table/${id}`);
  const bea = await friend(`/table/${id}`, "Bea");
  await ada.getByRole("button", { name: "Send Bea away" }).click();
  await bea.getByRole("alert").getByText("The host has sent you away").waitFor();
  await reads(ada.getByTestId("missing"), /2 players are still missing/);
  await bea.reload();
  await bea.getByTestId("sit-1").click();
  await bea.getByRole("alert").getByText("The host has sent you away").waitFor();
  // Refused, which a browser writes down.
  bea.complaints.splice(0);

  const dan = await friend(`/table/${id}`, "Dan");
  await reads(lounge(dan), /Dan\s*you/);
  await ada.getByRole("button", { name: "Close this table" }).click();
  await ada.waitForURL((url) => url.pathname === "/");
  await dan.getByRole("heading", { name: "This table is closed" }).waitFor();

  await ada.goto(link);
  await ada.getByRole("button", { name: "Play a bot instead" }).click();
  await playing(ada);
  await reads(ada.getByTestId("seat-1"), /bot/);
});

test("a link is copied, also where a page may not reach the clipboard", async () => {
  const { page, link } = await host();
  await page.getByTestId("qr").waitFor();
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.addEventListener("copy", () => (window.copied = getSelection().toString()));
  });
  await page.getByTestId("copy-link").click();
  await page.getByRole("status").getByText("Link copied").waitFor();
  assert.equal(await page.evaluate(() => window.copied), link);
});

test("a table of one's own making is for friends, or for everybody", async () => {
  const page = await visit();
  const stranger = await visit();
  const game = await toy(page);
  for (const [found, shown] of [
    ["link", 0],
    ["all", 1],
  ]) {
    await page.goto(`/new/${game}`);
    await counts(page.locator('[name="found"]'), 0, "against bots nobody has to find it");
    await page.getByTestId("others-friends").click();
    await page.locator(`[name="found"][value="${found}"]`).check();
    await page.getByTestId("create").click();
    await page.waitForURL(/\/table\//);
    const path = new URL(page.url()).pathname;
    await page.getByTestId("copy-link").waitFor();
    await stranger.goto("/");
    await lists(stranger).getByText("No game to watch right now.").waitFor();
    await counts(lists(stranger).locator(`a[href="${path}"]`), shown);
  }
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 740, height: 360 },
])
  test(`who waits and who is invited at ${viewport.width} x ${viewport.height}`, async () => {
    const host = await visit({ ...QUICK, language: "fr" }, { viewport });
    const id = await table(host, ["me", "open", "open"], { private: true });
    await host.goto(`/table/${id}`);
    await host.getByTestId("qr").waitFor();
    const guest = await visit(QUICK, { viewport });
    await guest.goto(`/table/${id}`);
    await guest.getByTestId("sit-1").waitFor();
    await has(guest.getByRole("link", { name: /Learn the game first/ }), "target", "_blank");
    for (const [page, screen] of [
      [host, "waiting"],
      [guest, "invited"],
    ]) {
      await noViolationsInBothThemes(page, screen);
      await noSidewaysScroll(page, screen);
      await bigTargets(page, screen);
    }
    await guest.getByTestId("sit-1").click();
    await soon(async () =>
      assert.equal(await host.getByRole("button", { name: /^Renvoyer/ }).count(), 1),
    );
  });

test("a phrase is read by each in the own language, and talk can be muted", async () => {
  const ada = await visit();
  const bea = await visit({ ...QUICK, language: "fr" });
  const id = await table(ada, ["me", "open"], { private: true });
  await ada.goto(`/table/${id}`);
  await ada.getByRole("tab", { name: "Talk" }).click();
  await bea.goto(`/table/${id}`);
  await bea.getByTestId("sit-1").click();
  await Promise.all([ada, bea].map(playing));
  await bea.getByRole("tab", { name: "Discussion" }).click();
  await ada.getByRole("button", { name: "Say quickly" }).click();
  await noViolationsInBothThemes(ada, "phrases to choose from");
  await ada.getByRole("button", { name: "Nice move!" }).click();
  await ada.getByRole("log", { name: "Talk" }).getByText("Nice move!").waitFor();
  await bea.getByRole("log", { name: "Discussion" }).getByText("Bien joué !").waitFor();

  await bea.getByTestId("hush").click();
  await bea.getByRole("tab", { name: "Journal" }).click();
  await ada.getByLabel("Say something").fill("Can you hear me?");
  await ada.keyboard.press("Enter");
  await ada.getByRole("log", { name: "Talk" }).getByText("Can you hear me?").waitFor();
  // What came after it has come, so it would have been told.
  await giveUp(ada);
  await bea.getByTestId("end").waitFor();
  await counts(bea.getByTestId("badge"), 0);
  assert.equal((await bea.getByTestId("talk-aloud").textContent()).trim(), "");
  await bea.getByRole("tab", { name: "Discussion" }).click();
  await bea.getByTestId("hush").click();
  await bea.getByRole("log", { name: "Discussion" }).getByText("Can you hear me?").waitFor();
});

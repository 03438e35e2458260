// Two people with accounts: a game that counts from its link to a rematch, what it changes, their
// profiles, friends and invitations; and what guests and who is blocked are told.
import assert from "node:assert/strict";
import { played } from "./socket.mjs";
import { stage } from "./stage.mjs";
import {
  ask,
  bigTargets,
  counts,
  noSidewaysScroll,
  noViolationsInBothThemes,
  QUICK,
  reads,
  some,
  table,
} from "./visitor.mjs";

const { test, visit } = stage();
const PASSWORD = "three small ants dance";
const GAME = "microscopic";

/** Somebody who makes an account on its page. */
async function register(name, settings = QUICK, options = {}) {
  const page = await visit(settings, options);
  await page.goto("/account");
  await page.getByLabel("Name", { exact: true }).last().fill(name);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("Your account is ready.").waitFor();
  return page;
}
/** The same where the page does not matter. */
async function account(name, settings = QUICK, options = {}) {
  const page = await visit(settings, options);
  await ask(page, "POST", "/api/account", { name, password: PASSWORD });
  await page.goto("/");
  return page;
}
const id = (page) => new URL(page.url()).pathname.split("/")[2];
/** Both play to the end, without their pages. */
const playOut = (...pages) => Promise.all(pages.map((page) => played(page, id(pages[0]))));

test("from a link to a game that counts, to its ratings, a rematch and a friend", async () => {
  const ada = await register("Ada");
  await ada.goto(`/new/${GAME}`);
  await ada.getByTestId("others-friends").click();
  await ada.getByText("It counts", { exact: true }).click();
  await ada.getByTestId("create").click();
  await ada.getByLabel("Send this link").waitFor();
  await reads(ada.getByTestId("lounge-rated"), /counts for ratings/);

  const guest = await visit();
  await guest.goto(ada.url());
  await reads(guest.getByTestId("lounge-rated"), /you need an account/);
  await guest.getByTestId("sit-1").click();
  await guest
    .getByRole("alert")
    .getByText(/you need an account/)
    .waitFor();
  // Refused, which a browser writes down.
  guest.complaints.splice(0);

  const bea = await register("Bea");
  await bea.goto(ada.url());
  await bea.getByTestId("sit-1").click();
  await Promise.all([ada, bea].map((page) => page.getByTestId("seat-1").waitFor()));
  await counts(ada.getByTestId("hint"), 0, "nobody is helped");
  await playOut(ada, bea);
  const pages = [ada, bea];
  await Promise.all(pages.map((page) => page.getByTestId("gains").waitFor()));
  await reads(bea.getByTestId("gains"), /Ada\s*1\d{3}\s*[+−]\d+.*Bea\s*1\d{3}\s*[+−]\d+/s);
  await noViolationsInBothThemes(bea, "the end of a game that counted");
  await bea.getByRole("button", { name: "Add Ada as a friend" }).click();
  await counts(bea.getByRole("button", { name: "Add Ada as a friend" }), 0);

  await ada.getByTestId("rematch").click();
  await ada.getByTestId("missing").waitFor();
  await bea.getByRole("link", { name: "Join the rematch" }).click();
  await Promise.all(pages.map((page) => page.getByTestId("seat-1").waitFor()));
  await counts(bea.getByTestId("hint"), 0, "a rematch counts as the first game did");
  await playOut(ada, bea);
  await bea.getByTestId("gains").waitFor();

  // From the account to the own profile.
  await bea.goto("/account");
  await bea.getByTestId("own-profile").click();
  await bea.getByRole("heading", { level: 1, name: "Bea" }).waitFor();
  await reads(bea.getByTestId(`rating-${GAME}`), /^\s*1\d{3}\?\s*± \d+/);
  await reads(bea.getByTestId("ratings"), /2 games that count/);
  await counts(bea.getByTestId("played"), 2);
  await noViolationsInBothThemes(bea, "a profile");
  await bea.getByTestId("search-opponent").fill("ad");
  await bea.getByTestId("search-game").selectOption(GAME);
  await bea.getByTestId("search").click();
  await counts(bea.getByTestId("played"), 2);
  await bea.getByTestId("search-opponent").fill("nobody");
  await bea.getByTestId("search").click();
  await bea.getByText("No game was found.").waitFor();
  await bea.getByTestId("search-opponent").fill("");
  await bea.getByTestId("search").click();
  await counts(bea.getByTestId("played"), 2);
  // She sat on the same chair in both and did not begin twice, or did.
  const fact = bea.getByTestId("fact").filter({ hasText: /^(Began|Second to play)$/ });
  await some(fact, "what was played stands with each game");
  const began = await fact.first().textContent();
  const alike = await fact.filter({ hasText: began }).count();
  await fact.first().click();
  await bea.getByTestId("fact-off").waitFor();
  await counts(bea.getByTestId("played"), alike);
  await bea.getByTestId("fact-off").click();
  await counts(bea.getByTestId("played"), 2);

  // To the other's, by the name.
  await bea.getByTestId("played").first().getByRole("link", { name: "Ada" }).click();
  await bea.getByRole("heading", { level: 1, name: "Ada" }).waitFor();
  await reads(bea.getByTestId("between"), /You against Ada.*Microscopic/s);
  await bea.getByRole("button", { name: "No longer a friend" }).waitFor();
  // They were played by link: a stranger sees what they count for, not the games.
  await guest.goto("/people/Ada");
  await reads(guest.getByTestId("statistics"), /Microscopic.*two players\s*2/s);
  await guest.getByText("No game was found.").waitFor();

  // A friend at Home is invited, and finds the seat that is kept.
  await bea.goto("/");
  await bea.getByTestId("friends").getByRole("button", { name: "Play Ada" }).click();
  await bea.getByTestId("invite-game").selectOption({ label: "Micropolis" });
  await noViolationsInBothThemes(bea, "home with friends");
  await bea.getByTestId("invite").click();
  await reads(bea.getByTestId("missing"), /Waiting for Ada\./);
  await ada.goto("/");
  await ada.getByTestId("your-turn").getByRole("link", { name: "Join" }).click();
  await Promise.all(pages.map((page) => page.getByTestId("hint").waitFor()));
  assert.equal(ada.url(), bea.url());
});

test("who is blocked does not sit down until that is taken back", async () => {
  const cyd = await account("Cyd");
  const dan = await account("Dan");
  await cyd.goto("/people/Dan");
  await cyd.getByTestId("block").click();
  await cyd.getByText("Dan cannot sit down at your tables").waitFor();
  await counts(cyd.getByTestId("befriend"), 0);
  const open = await table(cyd, ["me", "open"]);
  await dan.goto(`/table/${open}`);
  await dan.getByTestId("sit-1").click();
  await dan.getByRole("alert").getByText("You cannot sit down at this table.").waitFor();
  dan.complaints.splice(0);
  await cyd.getByTestId("block").click();
  await cyd.getByTestId("befriend").waitFor();
  await dan.getByTestId("sit-1").click();
  await dan.getByTestId("hint").waitFor();
});

const LEADERS = {
  leaders: [
    { kind: "person", name: "Grace", you: false, rating: 1874, deviation: 61, games: 80 },
    { kind: "bot", name: "expert", you: false, rating: 1790, deviation: 55, games: 412 },
    { kind: "person", name: "Eve", you: true, rating: 1511, deviation: 98, games: 21 },
  ],
  next: null,
};

test("a leaderboard marks bots, and says who looks; every screen fits a phone", async () => {
  const sizes = [
    { width: 390, height: 844 },
    { width: 740, height: 360 },
  ];
  const eve = await account("Eve", { ...QUICK, language: "fr" }, { viewport: sizes[0] });
  await eve.goto("/");
  await eve.getByRole("link", { name: "Classements" }).click();
  await eve.getByText("Personne n’a encore joué assez").waitFor();
  await eve.route("**/leaders?*", (route) => route.fulfill({ json: LEADERS }));
  await eve.goto("/leaders/micropolis");
  await reads(eve.getByTestId("leaders"), /1\s*Grace.*2\s*expert\s*robot.*3\s*Eve\s*vous/s);
  for (const [path, ready] of [
    ["/leaders/micropolis", eve.getByTestId("leaders")],
    ["/people/Eve", eve.getByTestId("statistics")],
  ])
    for (const size of sizes) {
      await eve.setViewportSize(size);
      await eve.goto(path);
      await ready.waitFor();
      await noSidewaysScroll(eve, path);
      await bigTargets(eve, path);
      await noViolationsInBothThemes(eve, path);
    }
  await eve.goto("/people/Nobody");
  await eve.getByRole("alert").getByText("Les invités n’ont pas de page.").waitFor();
  eve.complaints.splice(0);
});

test("who leaves saves the own data, and deletes the account after the password", async () => {
  const fay = await account("Fay");
  await fay.goto("/account");
  const saved = fay.waitForEvent("download");
  await fay.getByTestId("export").click();
  assert.equal((await saved).suggestedFilename(), "microcosm.json");
  await noViolationsInBothThemes(fay, "the account page");
  await fay.getByTestId("delete-ask").click();
  await fay.getByLabel("Your password, once more").fill("not this one");
  await fay.getByTestId("delete-account").click();
  await fay.getByRole("alert").getByText("Name or password is wrong.").waitFor();
  await fay.getByLabel("Your password, once more").fill(PASSWORD);
  await fay.getByTestId("delete-account").click();
  await fay.getByText("Your account is deleted.").waitFor();
  await fay.getByText("You are here as a guest").waitFor();
  // Refused once, which a browser writes down.
  fay.complaints.splice(0);
  assert.equal((await fay.request.get("/api/people/Fay")).status(), 404);
});

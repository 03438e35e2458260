// What who runs the house decides beside the server, as visitors see it: bans, a closed table,
// announcements, maintenance.
import assert from "node:assert/strict";
import { stage } from "./stage.mjs";
import {
  ask,
  bigTargets,
  noSidewaysScroll,
  noViolations,
  QUICK,
  reads,
  table,
} from "./visitor.mjs";

const { test, visit, house } = stage();
const PASSWORD = "three small ants dance";

/** Done beside the server, which knows it a second later. */
const decide = async (...words) => {
  house.admin(...words);
  await new Promise((known) => setTimeout(known, 1500));
};

/** What a browser writes down of every refusal. */
const forgive = (page) => {
  page.complaints = page.complaints.filter((text) => !text.includes("Failed to load resource"));
};

test("everybody is told, until they hide it", async () => {
  await decide("announce", "A cup on Sunday.");
  for (const [language, hide] of [
    ["en", "Hide this"],
    ["fr", "Masquer"],
  ]) {
    const page = await visit(
      { ...QUICK, language },
      { viewport: { width: 360, height: 740 }, hasTouch: true },
    );
    await page.goto("/");
    const bar = page.getByTestId("bulletin-announcement");
    await reads(bar, /A cup on Sunday\./);
    await noSidewaysScroll(page, "home");
    await noViolations(page, "home");
    await page.goto(`/table/${await table(page)}`);
    await reads(bar, /A cup on Sunday\./);
    await bar.getByRole("button", { name: hide }).click();
    await bar.waitFor({ state: "detached" });
    await page.goto("/settings");
    await page.getByRole("heading", { level: 1 }).waitFor();
    assert.equal(await bar.count(), 0, "hidden in this browser");
  }
  await decide("announce", "--none");
});

test("while the house is worked on nothing new begins", async () => {
  const page = await visit();
  const running = await table(page);
  await decide("maintenance", "on", "Back at six.");
  await page.goto(`/table/${running}`);
  const bar = page.getByTestId("bulletin-maintenance");
  await reads(bar, /being worked on.*Back at six\./);
  // Games go on.
  await page.getByTestId("command").waitFor();
  await page.goto("/new/microscopic");
  await page.getByTestId("create").click();
  await reads(page.getByRole("alert"), /no new table is opened.*Back at six\./);
  forgive(page);
  await decide("maintenance", "off");
  await page.reload();
  await page.getByTestId("create").waitFor();
  assert.equal(await bar.count(), 0);
});

test("who is banned is told why, and whose table is closed", async () => {
  const page = await visit();
  await ask(page, "POST", "/api/account", { name: "Mallory", password: PASSWORD });
  const id = await table(page);
  await page.goto(`/table/${id}`);
  await page.getByTestId("command").waitFor();
  house.admin("close", id);
  await reads(page.getByRole("alert").first(), /has closed this table/);
  await page.goto(`/table/${await table(page)}`);
  await page.getByTestId("command").waitFor();
  house.admin("ban", "Mallory", "--for", "3", "--why", "Spam.");
  await reads(page.getByRole("alert").first(), /may not come in before .*20\d\d.*Spam\./);
  forgive(page);

  const back = await visit();
  await back.goto("/account");
  await back.getByLabel("Name", { exact: true }).last().fill("Mallory");
  await back.getByLabel(/^Password/).fill(PASSWORD);
  await back.getByRole("button", { name: "Log in" }).click();
  await reads(back.getByRole("alert"), /may not come in before .*Spam\./);
  await bigTargets(back, "account");
  forgive(back);
  assert.match(house.admin("bans"), /^banned Mallory until 20.* UTC: Spam\.$/m);
});

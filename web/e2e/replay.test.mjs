// Games that are over: scrubbing, everything in sight, playing on, records as files.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { play, turn } from "./player.mjs";
import { played } from "./socket.mjs";
import { stage } from "./stage.mjs";
import { imported, some, soon, table } from "./visitor.mjs";

const { test, visit } = stage();
const hand = (page) =>
  page
    .locator('[data-testid^="hand-"]')
    .evaluateAll((cards) => cards.map((card) => card.dataset.card));
const slide = (page, to) => page.getByRole("slider").fill(`${to}`);
const golden = readFileSync(
  new URL("../../crates/microscopic/golden/microscopic-2.jsonl", import.meta.url),
  "utf8",
);

/** A table that is over. */
async function finished(page) {
  await page.goto("/");
  const id = await table(page);
  await played(page, id);
  return id;
}

/** A record with another header, its lines sealed again. */
function sealed(record, change) {
  let last = "";
  const lines = record
    .trimEnd()
    .split("\n")
    .map((line, n) => {
      const text = (n === 0 ? change(line) : line).replace(/,"sum":"[0-9a-f]+"\}$/, "");
      last = createHash("sha256")
        .update(last + text)
        .digest("hex")
        .slice(0, 8);
      return `${text},"sum":"${last}"}\n`;
    });
  return lines.join("");
}

test("a finished game is scrubbed, played, and continued from a step", async () => {
  const page = await visit();
  const id = await finished(page);
  await page.goto(`/table/${id}/replay`);
  const label = page.getByText(/^Step \d+ of \d+$/);
  await label.waitFor();
  const steps = Number((await label.textContent()).match(/of (\d+)/)[1]);
  assert.ok(steps > 20);
  await some(page.getByTestId("held-1").locator("li"), "every hand is in sight");
  // A step at which something is in one's own hand.
  let at = 10;
  for (; ; at++) {
    await slide(page, at);
    await page.getByText(`Step ${at + 1} of ${steps}`).waitFor();
    if ((await hand(page)).length > 0) break;
  }
  await page.getByRole("button", { name: "Step forward" }).click();
  await page.getByRole("button", { name: "Step back" }).click();
  await page.getByText(`Step ${at + 1} of ${steps}`).waitFor();
  await page.getByLabel("Speed").selectOption("4");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForFunction(
    (n) => Number(document.querySelector('input[type="range"]').value) > n,
    at + 2,
  );
  await page.getByRole("button", { name: "Pause" }).click();
  await slide(page, at);
  await page.getByText(`Step ${at + 1} of ${steps}`).waitFor();
  const [cards, log] = [
    await hand(page),
    await page.getByTestId("log").locator("p").allTextContents(),
  ];
  await page.getByRole("button", { name: "Continue from here" }).click();
  await page.waitForURL(
    (url) => /^\/table\/[^/]+$/.test(url.pathname) && !url.pathname.includes(id),
  );
  assert.ok(await turn(page));
  const now = await page.getByTestId("log").locator("p").allTextContents();
  assert.ok(now.length >= log.length, "the story so far is kept");
  assert.deepEqual(await hand(page), cards, "with the same hand");
  const touched = await play(page, { done: async (so) => so.length > 10 });
  assert.ok(touched.length > 3, "and play goes on");
});

test("a record is saved and imported again", async () => {
  const page = await visit();
  const id = await finished(page);
  await page.goto(`/table/${id}`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Save the record" }).click(),
  ]);
  const file = await download.path();
  const other = await visit();
  await other.goto("/");
  await other.locator('input[type="file"]').setInputFiles(file);
  await other.waitForURL(/\/replay\//);
  await other.getByText(/^Step 1 of \d+$/).waitFor();
  // The table of a game is loaded apart.
  await soon(async () =>
    assert.ok((await hand(other)).length > 0, "an imported game hides nothing"),
  );
  await other.goto("/");
  await other
    .locator('input[type="file"]')
    .setInputFiles({ name: "no.jsonl", mimeType: "text/plain", buffer: Buffer.from("nonsense") });
  await other
    .getByRole("alert")
    .filter({ hasText: /record/i })
    .waitFor();
  const noise = other.complaints.splice(0);
  assert.deepEqual(
    noise.filter((line) => !/Failed to load resource/.test(line)),
    [],
  );
});

test("a game of earlier rules is shown with them, one of unknown rules as it is written", async () => {
  const page = await visit();
  assert.equal(
    sealed(golden, (header) => header),
    golden,
    "sealed as records are",
  );
  await imported(page, golden);
  await page.getByRole("tab", { name: "Rules" }).click();
  await page.getByText(/^The rules of version 1,/).waitFor();
  await page.getByText("until version 1").first().waitFor();
  assert.equal(await page.getByText("since version 2").count(), 0, "nothing that came later");

  await imported(
    page,
    sealed(golden, (header) => header.replace('"rules":1', '"rules":99')),
  );
  await page
    .getByRole("status")
    .filter({ hasText: /version 99 .*versions 1 to 2/ })
    .waitFor();
  await page.getByText("greedy has claimed 3 organisms.").waitFor();
  await page.getByRole("list", { name: "Players" }).getByText("random").waitFor();
  await slide(page, 2);
  await page.getByTestId("log").getByText("gene simple-draw").waitFor();
  assert.ok(
    await page.getByRole("button", { name: "Continue from here" }).isDisabled(),
    "nobody plays on by such rules",
  );
});

// The log of each game: a line has a picture of what it tells, and pointing at it lights the place
// on the table; what is hidden stays hidden; a long log draws only what is in sight; what is shown
// comes before what is told.
import assert from "node:assert/strict";
import { touch, turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { played } from "./socket.mjs";
import { stage } from "./stage.mjs";
import { counts, noViolations, QUICK, some, soon, table } from "./visitor.mjs";

const { test, visit } = stage();
const BRIEF = { ...QUICK, details: false };
const log = (page) => page.getByTestId("log");
const lines = (page) => log(page).locator("[data-n]");
const lit = (page) => page.locator("[data-lit]");
const pictured = (line) => line.locator(".thumb svg").first().waitFor();

/** At a table of a game that others have played for a while. */
async function at(game, until, { settings = BRIEF, options, felt } = {}) {
  const page = await visit(settings, options);
  if (felt)
    await page.addInitScript(
      (mat) => localStorage.setItem("microcosm-felt", JSON.stringify({ mat })),
      felt,
    );
  await page.goto("/");
  const id = await table(page, ["me", "bot:greedy"], { game });
  await played(page, id, until);
  await page.goto(`/table/${id}`);
  assert.ok(await turn(page));
  return page;
}
/** The last line that says so. */
const said = (page, words) => lines(page).filter({ hasText: words }).last();
/** Pointed at, these places are lit, and no other; then none. */
async function lights(page, line, places) {
  await line.scrollIntoViewIfNeeded();
  await pictured(line);
  await line.hover();
  await soon(async () => {
    const found = await lit(page).evaluateAll((all) => all.map((one) => one.dataset.place));
    assert.ok(found.length > 0, "something is lit");
    for (const place of found) assert.match(place, places);
  });
  assert.ok(await lit(page).first().isVisible());
  await page.mouse.move(2, 2);
  await counts(lit(page), 0, "and no more");
}

test("Micropolis: a tile, and where it lies", async () => {
  const page = await at("micropolis", (view) => view.round > 3);
  const line = said(page, /takes tile/);
  await lights(page, line, /^tile-/);
  // By keyboard, too, where a line leads back to its step.
  await touch(page);
  await turn(page);
  await lines(page)
    .getByRole("button", { name: /takes|places/ })
    .last()
    .focus();
  await some(lit(page));
  await noViolations(page, "the log of Micropolis");
});

test("Microscopic: a gene of one's own, and another's face down", async () => {
  const page = await at("microscopic", (view) => view.round > 3);
  await lights(page, said(page, /keeps a .* as a gene/), /^genes-0$/);
  const hidden = said(page, /lays down a gene/);
  await lights(page, hidden, /^genes-1$/);
  assert.equal(await hidden.locator(".thumb").getAttribute("aria-hidden"), "true");
  assert.equal(await hidden.locator(".thumb .token").count(), 0, "nothing hidden is drawn");
  assert.equal(await hidden.locator(".thumb [style*=tint]").count(), 0, "not even its colour");
  await noViolations(page, "the log of Microscopic");
});

test("Mutant Chronicles: units by name, and their hexes", async () => {
  const page = await at("mutant-chronicles", (view) => view.round > 1);
  await lights(page, said(page, /goes on guard/), /^hex-/);
  await lights(page, said(page, /moves o/), /^hex-/);
  const story = await log(page).innerText();
  assert.doesNotMatch(story, /\b[a-z]\d{1,2}\b|-5-|\d\/\d/, "no code");
  await noViolations(page, "the log of Mutant Chronicles");
});

for (const mat of ["flat", "felt"])
  test(`Micro Mutants: a chip, and where it lies on the ${mat} mat`, async () => {
    const page = await at(
      "micro-mutants",
      (view) => view.turns > 2 && view.asked.what === "moves",
      {
        felt: mat,
        options: { viewport: { width: 1180, height: 620 } },
      },
    );
    await page.getByTestId(mat === "felt" ? "felt" : "mat").waitFor();
    const line = said(page, /shoots/);
    await pictured(line);
    const tags = page.locator('[data-testid^="tag-"]');
    await counts(tags, 0);
    await line.hover();
    await counts(tags, 1, "its name stands beside it");
    const kind = (await line.innerText()).match(/shoots an? ([\w ]+)/)[1];
    assert.match(await tags.textContent(), new RegExp(`^${kind}`));
    if (mat === "flat") await counts(page.locator('[data-testid="mat"] .ring.read'), 1);
    await page.mouse.move(2, 2);
    await counts(tags, 0);
  });

test("a long log draws what is in sight, and the rest when it comes there", async () => {
  const page = await at("microscopic", (view) => view.round > 9);
  const all = await lines(page).count();
  assert.ok(all > 40, `${all} lines`);
  await pictured(lines(page).last());
  const drawn = page.locator('[data-testid="log"] .thumb:has(svg)');
  assert.ok((await drawn.count()) < all / 2, "most are out of sight");
  const first = lines(page)
    .filter({ hasText: /as a gene/ })
    .first();
  assert.equal(await first.locator(".thumb svg").count(), 0);
  await first.scrollIntoViewIfNeeded();
  await pictured(first);
});

/** Runs in the page: writes down in which order a shot is seen, gone, told and counted. */
function watch() {
  const seen = (window.seen = []);
  const note = (what) => seen.includes(what) || seen.push(what);
  const look = () => {
    const told = document.querySelector('[data-testid="log"]')?.innerText ?? "";
    const shot = document.querySelector(".effects .shot");
    if (shot) note("shot");
    else if (seen.includes("shot")) note("gone");
    if (/ (hits|misses) /.test(told)) note("told");
    const aloud = document.querySelector('[data-testid="aloud"]')?.textContent ?? "";
    if (/ (hits|misses) /.test(aloud)) note("aloud");
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

test("Mutant Chronicles: another's blow is seen before it is told", async () => {
  const player = await visit();
  await player.goto("/");
  const id = await begun(player, "mutant-battle", { before: "attack" });
  await player.goto(`/table/${id}`);
  assert.ok(await turn(player));
  const watcher = await visit({ ...QUICK, motion: "full" });
  await watcher.goto(`/table/${id}`);
  await watcher.locator(".units .medal").first().waitFor();
  await lines(watcher).first().waitFor();
  await watcher.evaluate(watch);
  while (!/ (hits|misses) /.test(await log(player).innerText())) await touch(player);
  await some(log(watcher).getByText(/ (hits|misses) /));
  const order = await watcher.evaluate(() => window.seen);
  assert.deepEqual(order.slice(0, 2), ["shot", "gone"], `${order}`);
  assert.ok(order.includes("told"), `${order}`);
});

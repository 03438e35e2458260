// Whose turn it is, for who looks elsewhere: the page's name and mark, the first list of Home, and
// a notice of the browser, which is asked for by a click and can be had no more.
import assert from "node:assert/strict";
import { touch, turn } from "./player.mjs";
import { stage } from "./stage.mjs";
import {
  ask,
  counts,
  has,
  noViolationsInBothThemes,
  QUICK,
  reads,
  soon,
  table,
  toy,
} from "./visitor.mjs";

const { test, visit } = stage();
const titled = (page, title) => soon(async () => assert.equal(await page.title(), title));
const icon = (page) => page.locator('link[rel="icon"]');

/** A browser that notes what it is asked to tell, and whether it was asked for leave. */
const NOTING = () => {
  window.told = [];
  window.asked = 0;
  let permission = localStorage.getItem("leave") ?? "default";
  window.Notification = class {
    static get permission() {
      return permission;
    }
    static async requestPermission() {
      window.asked++;
      localStorage.setItem("leave", (permission = window.answer ?? "granted"));
      return permission;
    }
    constructor(title, { body, tag }) {
      window.told.push({ title, body, tag });
    }
    close() {}
  };
};
const told = (page) => page.evaluate(() => window.told);
/** The page goes to the background, or comes back. */
const hide = (page, hidden) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    },
    hidden ? "hidden" : "visible",
  );

/** Two people at a private table of heaps; the first of them is asked. */
async function two() {
  const [ada, bea] = [await visit(), await visit()];
  await bea.addInitScript(NOTING);
  await ask(ada, "POST", "/api/me", { name: "Ada" });
  const id = await table(ada, ["me", "open"], { game: await toy(ada), private: true });
  await ask(bea, "POST", `/api/tables/${id}/join`, {});
  await ada.goto(`/table/${id}`);
  assert.ok(await turn(ada));
  return { ada, bea, id };
}

test("Home says whose turn it is as soon as it is, and so do name and mark of every page", async () => {
  const { ada, bea, id } = await two();
  await titled(ada, "(1) Your turn · Microcosm");
  await bea.goto("/");
  await bea.locator(`a[href="/table/${id}"]`).waitFor();
  await titled(bea, "Microcosm");
  await has(icon(bea), "href", "/favicon.svg");
  await counts(bea.getByTestId("your-turn"), 0);

  await touch(ada);
  await titled(ada, "Microcosm");
  await reads(bea.getByTestId("your-turn"), /Your turn: 1.*Ada/s);
  await titled(bea, "(1) Microcosm");
  await has(icon(bea), "href", "/favicon-turn.svg");
  await noViolationsInBothThemes(bea, "home with a turn");
  await bea.getByTestId("your-turn").getByRole("link", { name: "Continue" }).click();
  assert.ok(await turn(bea));
  await titled(bea, "(1) Your turn · Microcosm");
  await touch(bea);
  await titled(bea, "Microcosm");
  await has(icon(bea), "href", "/favicon.svg");
});

test("what waits pushes no dish aside when it comes late", async () => {
  const { ada, bea } = await two();
  await touch(ada);
  let release;
  const later = new Promise((open) => (release = open));
  await bea.route("**/api/tables", async (route) => {
    await later;
    await route.continue();
  });
  const games = bea.waitForResponse("**/api/games");
  await bea.goto("/");
  await (await games).finished();
  await bea.getByRole("heading", { level: 1 }).waitFor();
  await counts(bea.locator("article"), 0);
  release();
  await bea.locator("article").first().waitFor();
  await counts(bea.getByTestId("your-turn"), 1);
});

test("a game against a bot is nobody's waiting", async () => {
  const page = await visit();
  const id = await table(page, ["me", "bot:random"], { game: await toy(page) });
  await page.goto("/");
  await page.locator(`a[href="/table/${id}"]`).waitFor();
  await counts(page.getByTestId("your-turn"), 0);
  await titled(page, "Microcosm");
});

test("the browser tells of a turn, after it was asked by a click, and only while nobody looks", async () => {
  const { ada, bea, id } = await two();
  await bea.goto("/settings");
  const choice = bea.getByTestId("notices");
  await choice.waitFor();
  assert.equal(await bea.evaluate(() => window.asked), 0, "nobody is asked who has not clicked");
  await choice.check();
  await soon(async () => assert.equal(await bea.evaluate(() => window.asked), 1));
  await titled(bea, "Microcosm");

  await hide(bea, true);
  await touch(ada);
  await soon(async () => assert.equal((await told(bea)).length, 1));
  const [notice] = await told(bea);
  assert.match(notice.title, /: it is your turn$/);
  assert.deepEqual([notice.body, notice.tag], ["With Ada", id]);

  // Bea moves in another page; the one in sight needs no notice of the next turn.
  const other = await bea.context().newPage();
  await other.goto(`/table/${id}`);
  assert.ok(await turn(other));
  await touch(other);
  await titled(bea, "Microcosm");
  await hide(bea, false);
  assert.ok(await turn(ada));
  await touch(ada);
  await titled(bea, "(1) Microcosm");
  assert.equal((await told(bea)).length, 1);

  // Switched off, it tells nothing, hidden or not.
  await choice.uncheck();
  assert.ok(await turn(other));
  await touch(other);
  await titled(bea, "Microcosm");
  await hide(bea, true);
  assert.ok(await turn(ada));
  await touch(ada);
  await titled(bea, "(1) Microcosm");
  assert.equal((await told(bea)).length, 1);
});

test("a browser that refuses is not believed to tell", async () => {
  const page = await visit({ ...QUICK, language: "fr" });
  await page.addInitScript(NOTING);
  await page.addInitScript(() => (window.answer = "denied"));
  await page.goto("/settings");
  await page.getByTestId("notices").click();
  await page.getByRole("alert").getByText("Ce navigateur ne le permet pas").waitFor();
  assert.equal(await page.getByTestId("notices").isChecked(), false);
});

test("who is asked for a rematch hears of it wherever they are", async () => {
  const { ada, bea } = await two();
  await bea.goto("/settings");
  await bea.getByTestId("notices").check();
  await hide(bea, true);
  await ada.getByRole("button", { name: "Resign" }).click();
  await ada.getByRole("button", { name: "Really resign" }).click();
  await ada.getByTestId("rematch").click();
  await soon(async () => assert.match((await told(bea)).at(-1)?.title ?? "", /: a rematch\?$/));
});

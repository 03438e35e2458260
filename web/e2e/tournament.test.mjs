// A tournament of eight, from setting it up to its standings: two of them at their pages, the
// others through the interface alone; the server is killed in the middle. And its pages: for
// fingers, for readers, on every screen.
import assert from "node:assert/strict";
import { stage } from "./stage.mjs";
import {
  ask,
  bigTargets,
  counts,
  noSidewaysScroll,
  noViolationsInBothThemes,
  QUICK,
  reads,
  soon,
  toy,
} from "./visitor.mjs";

const { house, test, visit } = stage();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const view = (page, id) => ask(page, "GET", `/api/tournaments/${id}`);
const standings = (page) => page.getByTestId("standings").locator("tbody tr");

/** Somebody sets up a tournament on the page; its id. */
async function setUp(page, name, game) {
  await page.goto("/");
  await page.getByRole("link", { name: "Tournaments" }).click();
  await page.getByTestId("set-up").click();
  await page.getByTestId("tournament-name").fill(name);
  await page.getByTestId("tournament-game").selectOption(game);
  await page.getByTestId("time-short").check();
  await page.getByTestId("tournament-create").click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByText(/10 min \+ 10 s/).waitFor();
  return new URL(page.url()).pathname.split("/")[2];
}

/** Gives up at a table through the socket alone. */
const resign = (page, table) =>
  page.evaluate(
    (table) =>
      new Promise((done, failed) => {
        const line = new WebSocket(`ws://${location.host}/ws`);
        const send = (message) => line.send(JSON.stringify(message));
        line.onopen = () => send({ type: "hello", v: 3 });
        line.onerror = () => failed(new Error("no line"));
        line.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === "welcome") send({ type: "subscribe", table, after: null });
          if (message.type === "state" && message.outcome) (line.close(), done());
          else if (message.type === "state") send({ type: "resign", table, id: 1 });
          if (message.type === "refused") failed(new Error(data));
        };
      }),
    table,
  );

/** All tables of the round are played: the greater number gives up. Whoever is on a page of
    theirs does so there. */
async function playRound(people, id, hands) {
  const { rounds } = await view(people[0], id);
  for (const { players, ending, id: table } of rounds.at(-1).tables) {
    if (ending) continue;
    const loser = Math.max(...players);
    await (hands[loser] ?? resign)(people[loser], table);
  }
  return rounds.length;
}

test("eight play a tournament, from setting it up to its standings, through a crash", async () => {
  const host = await visit();
  const game = await toy(host);
  const id = await setUp(host, "Friday cup", game);
  await host.getByTestId("tournament-start").waitFor();
  assert.ok(await host.getByTestId("tournament-start").isDisabled(), "nobody is there yet");

  const people = [];
  for (const name of ["Ada", "Bea", "Cyn", "Dot", "Eve", "Fay", "Gus", "Hal"]) {
    const page = await visit(QUICK, name === "Hal" ? PHONE : {});
    await ask(page, "POST", "/api/me", { name });
    people.push(page);
    if (name === "Ada" || name === "Hal") {
      await page.goto("/tournaments");
      await page.getByRole("link", { name: /Friday cup/ }).click();
      await page.getByTestId("tournament-join").click();
      await reads(page.getByRole("status").first(), /You take part/);
    } else {
      await page.goto("/settings");
      await ask(page, "POST", `/api/tournaments/${id}/join`, {});
    }
  }
  const [ada, hal] = [people[0], people.at(-1)];
  await counts(host.getByTestId("participants").locator("li"), 8);
  await host.getByTestId("tournament-start").click();

  // Everybody is told at their page; the one on the phone loses there, by hand.
  const hands = {
    7: async (page) => {
      await page.getByTestId("go-to-table").click();
      await page.waitForURL(/\/table\//);
      await reads(page.getByTestId("clock-0"), /10:00/, "the tournament's clock");
      await page.getByTestId("more").click();
      await page.getByRole("button", { name: "Resign" }).click();
      await page.getByRole("button", { name: "Really resign" }).click();
      await page.keyboard.press("Escape");
      await page.getByTestId("to-tournament").click();
      await page.waitForURL(/\/tournaments\//);
    },
  };
  await ada.getByTestId("go-to-table").waitFor();
  await counts(ada.getByTestId("tournament-table"), 4);
  assert.equal(await playRound(people, id, hands), 1);

  await reads(ada.getByTestId("tournament-stage"), /round 2 of 3/);
  await house.kill();
  await house.start();
  await ada.reload();
  await ada.getByTestId("go-to-table").waitFor();
  assert.equal(await playRound(people, id, {}), 2);
  await reads(ada.getByTestId("tournament-stage"), /round 3 of 3/);
  assert.equal(await playRound(people, id, {}), 3);

  await reads(ada.getByTestId("tournament-stage"), /over/);
  await reads(ada.getByRole("status").first(), /You have won the tournament/);
  await counts(standings(ada), 8);
  await reads(standings(ada).first(), /1\s*Ada\s*3/);
  // Two who have lost everything may not have met, for the seats they had.
  await reads(standings(ada).last(), /(Gus|Hal)\s*0/);
  await ada.getByTestId("cross").locator("summary").click();
  await counts(ada.getByTestId("cross").locator("tbody tr"), 8);
  // Three rounds of four: nobody met anybody twice.
  const { rounds } = await view(ada, id);
  const pairs = rounds.flatMap(({ tables }) => tables.map(({ players }) => `${players.sort()}`));
  assert.equal(new Set(pairs).size, 12);
  await reads(hal.getByRole("status").first(), /Ada won the tournament/);
  // The server was away: pages say so on the console.
  for (const page of [host, ...people])
    page.complaints = page.complaints.filter((said) => !/ERR_|WebSocket|Failed to load/.test(said));
});

test("the host decides, sends away and calls off; a private one is in nobody's list", async () => {
  const host = await visit();
  const game = await toy(host);
  await host.goto("/tournaments/new");
  await host.getByTestId("tournament-game").selectOption(game);
  await host.getByText("Who has the link").click();
  await host.getByTestId("tournament-create").click();
  await host.getByTestId("tournament-join").click();
  const id = new URL(host.url()).pathname.split("/")[2];
  const [bea, cyn] = [await visit(), await visit()];
  await cyn.goto("/tournaments");
  await counts(cyn.getByTestId("tournaments-open").getByRole("link"), 0);
  for (const page of [bea, cyn]) {
    await page.goto(`/tournaments/${id}`);
    await page.getByTestId("tournament-join").click();
  }
  await soon(async () => assert.equal((await view(host, id)).summary.players, 3));
  await host.getByTestId("tournament-start").click();
  await counts(host.getByTestId("tournament-table"), 1);
  await host.getByText("A game that does not go on").click();
  await host.getByLabel("A game that does not go on").selectOption({ index: 1 });
  await host.getByRole("button", { name: /wins$/ }).first().click();
  await reads(host.getByTestId("tournament-stage"), /round 2 of 3/);
  await host.getByRole("button", { name: "Call it off" }).click();
  await host.getByRole("button", { name: "Really call it off" }).click();
  await reads(bea.getByTestId("tournament-stage"), /called off/);
});

test("every page of the room is for fingers and readers, on every screen", async () => {
  const host = await visit(QUICK, PHONE);
  const game = await toy(host);
  const id = await setUp(host, "A cup with quite a long name, as clubs like them", game);
  const others = [];
  for (let i = 0; i < 3; i++) {
    const page = await visit();
    await page.goto("/settings");
    await ask(page, "POST", `/api/tournaments/${id}/join`, {});
    others.push(page);
  }
  await host.getByTestId("tournament-join").click();
  const pages = [
    ["/tournaments", "set-up"],
    ["/tournaments/new", "tournament-create"],
    [`/tournaments/${id}`, "tournament-start"],
  ];
  const check = async (path, shown) => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await host.setViewportSize(size);
      await host.goto(path);
      await host.getByTestId(shown).first().waitFor();
      const screen = `${path} at ${size.width}`;
      await noSidewaysScroll(host, screen);
      await bigTargets(host, screen);
      await host.evaluate(() =>
        document.querySelectorAll("details").forEach((folded) => (folded.open = true)),
      );
      await noSidewaysScroll(host, `${screen}, open`);
    }
    await noViolationsInBothThemes(host, path);
  };
  for (const [path, shown] of pages) await check(path, shown);
  await ask(host, "POST", `/api/tournaments/${id}/start`, {});
  await check(`/tournaments/${id}`, "standings");
});

// axe-core on every screen, in both themes, wide, on a phone, and on a phone on its side. Of lessons the
// first chapter: whoever takes one to its end looks at every other.
import { turn } from "./player.mjs";
import { begun } from "./scenario.mjs";
import { played } from "./socket.mjs";
import { stage } from "./stage.mjs";
import { ask, noViolationsInBothThemes, QUICK, table } from "./visitor.mjs";

const { test, visit } = stage();
const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
];

for (const viewport of SIZES)
  test(`no violation at ${viewport.width} x ${viewport.height}`, async () => {
    const page = await visit(QUICK, { viewport });
    const look = async (path, ready) => {
      await page.goto(path);
      await ready();
      await noViolationsInBothThemes(page, path);
    };
    // Pages that few open first come in parts.
    const heading = async () => {
      await page.locator("h1").first().waitFor();
      await page.waitForLoadState("networkidle");
    };
    await look("/", () => page.getByTestId("play-microscopic").waitFor());
    await look("/new/microscopic", () => page.getByTestId("create").waitFor());
    for (const path of ["/account", "/settings", "/nowhere"]) await look(path, heading);

    const lounge = await table(page, ["me", "open"]);
    await look(`/table/${lounge}`, () => page.getByLabel("Send this link").waitFor());
    const id = await table(page);
    await look(`/table/${id}`, () => turn(page));
    await look(`/table/${await begun(page, "microscopic-middle")}`, () => turn(page));
    await page.locator('[data-testid^="hand-"].lit').first().click();
    await noViolationsInBothThemes(page, "a chosen card");
    if (viewport.width < 1100) await page.getByTestId("more").click();
    await page.getByRole("tab", { name: "Rules" }).click();
    await page.getByText("MS-T2").first().waitFor();
    await noViolationsInBothThemes(page, "the rules");
    await page.getByRole("tab", { name: "Talk" }).click();
    await noViolationsInBothThemes(page, "the talk");

    const over = await begun(page, "microscopic-last", { before: "organism" });
    await played(page, over);
    await look(`/table/${over}`, () => page.getByTestId("moment").waitFor());
    await look(`/table/${over}/replay`, () => page.getByRole("slider").waitFor());
    for (const { id, lesson } of await ask(page, "GET", "/api/games")) {
      if (!lesson) continue;
      const chapters = (await ask(page, "GET", `/api/games/${id}/lesson`)).length;
      const first = await ask(page, "POST", "/api/tables", { game: id, chapter: 0 });
      await look(`/table/${first.id}`, () => page.getByTestId("tutor").waitFor());
      if (chapters > 1) await look(`/learn/${id}`, () => page.getByTestId("chapter-0").waitFor());
    }
  });

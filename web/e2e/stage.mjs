// What every test file begins and ends with: a house, a browser, and visitors who must
// have had nothing to complain about.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House } from "./house.mjs";
import { launch, visit } from "./visitor.mjs";

/** The house has these settings beyond those of every test, and this port if it matters; `whole`
    is of the browser. */
export function stage(more, whole, port) {
  const house = new House(more, port);
  const pages = [];
  let browser;
  before(async () => {
    await house.start();
    browser = await launch(whole);
  });
  after(async () => {
    await browser?.close();
    await house.stop();
  });
  /** Everybody goes home; says what they complained about. */
  async function leave() {
    const left = pages.splice(0);
    await Promise.all(left.map((page) => page.context().close()));
    return left.flatMap((page) => page.complaints);
  }
  return {
    house,
    /** A test of its own; the visitors of one that fails go home too. */
    test(name, body) {
      test(name, async () => {
        try {
          await body();
        } catch (error) {
          await leave();
          await house.start();
          throw error;
        }
        assert.deepEqual(await leave(), [], "a page complained");
      });
    },
    async visit(settings, options) {
      const page = await visit(browser, house, settings, options);
      pages.push(page);
      return page;
    },
  };
}

// What every test file begins and ends with: a house, a browser, and visitors who must
// have had nothing to complain about.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House } from "./house.mjs";
import { launch, visit } from "./visitor.mjs";

export function stage() {
  const house = new House();
  const pages = [];
  let browser;
  before(async () => {
    await house.start();
    browser = await launch();
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
  async function act(body) {
    await body();
    assert.deepEqual(await leave(), [], "a page complained");
  }
  return {
    house,
    /**
     * A test of its own. A browser on a busy machine can be too late for anything, so there is
     * a second try with new visitors, and the report says that it was needed.
     */
    test(name, body) {
      test(name, async (t) => {
        try {
          await act(body);
        } catch (error) {
          t.diagnostic(`SECOND TRY of "${name}" after: ${error.stack}`);
          await leave();
          await house.start();
          await act(body);
        }
      });
    },
    async visit(settings, options) {
      const page = await visit(browser, house, settings, options);
      pages.push(page);
      return page;
    },
  };
}

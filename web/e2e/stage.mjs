// What every test file begins and ends with: a house, a browser, and visitors who must
// have had nothing to complain about.
import assert from "node:assert/strict";
import { after, afterEach, before } from "node:test";
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
  afterEach(async () => {
    const left = pages.splice(0);
    const complaints = left.flatMap((page) => page.complaints);
    await Promise.all(left.map((page) => page.context().close()));
    assert.deepEqual(complaints, [], "a page complained");
  });
  return {
    house,
    async visit(settings, options) {
      const page = await visit(browser, house, settings, options);
      pages.push(page);
      return page;
    },
  };
}

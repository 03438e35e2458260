// A hand on the mat of Micro Mutants: it takes the chip that is chosen, pulls it back to the ring
// or short of it, and lets go; with a mouse or with a finger.

const middle = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};
/** Where something is once it does not move any more. */
async function still(locator) {
  let [before, now] = [null, await middle(locator)];
  while (before?.x !== now.x || before?.y !== now.y) {
    await locator.page().waitForTimeout(120);
    [before, now] = [now, await middle(locator)];
  }
  return now;
}

const STEPS = 8;

/** Pulls the chosen chip back by `part` of the way to its ring, `aside` pixels beside it. */
export async function pull(page, { part = 1, aside = 0, touch = false } = {}) {
  await page.getByTestId("ring").waitFor();
  const ring = await still(page.getByTestId("ring"));
  const from = await middle(page.getByTestId("sling"));
  const way = (n) => ({
    x: from.x + ((ring.x - from.x) * part + aside) * n,
    y: from.y + (ring.y - from.y) * part * n,
  });
  const steps = Array.from({ length: STEPS }, (_, i) => way((i + 1) / STEPS));
  if (!touch) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of steps) await page.mouse.move(x, y);
    return page.mouse.up();
  }
  const finger = await page.context().newCDPSession(page);
  const send = (type, ...touchPoints) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", from);
  for (const at of steps) await send("touchMove", at);
  await send("touchEnd");
  return finger.detach();
}

// A hand on the mat of Micro Mutants: it takes the chip that is chosen, pulls it back to the ring
// or short of it, and lets go; with a mouse or with a finger.

const middle = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};
/** What is read once it does not change any more. */
export async function steady(page, read) {
  let [before, now] = [null, await read()];
  while (before?.x !== now.x || before?.y !== now.y) {
    await page.waitForTimeout(120);
    [before, now] = [now, await read()];
  }
  return now;
}

const STEPS = 8;

/** Pulls the chosen chip back by `part` of the way to its ring. */
export async function pull(page, { part = 1, touch = false } = {}) {
  const finger = touch ? await page.context().newCDPSession(page) : null;
  const send = (type, ...touchPoints) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  const ring = await steady(page, () => middle(page.getByTestId("ring")));
  const from = await middle(page.getByTestId("sling"));
  if (finger) await send("touchStart", from);
  else {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
  }
  for (let n = 1; n <= STEPS; n++) {
    const [x, y] = ["x", "y"].map(
      (axis) => from[axis] + ((ring[axis] - from[axis]) * part * n) / STEPS,
    );
    await (finger ? send("touchMove", { x, y }) : page.mouse.move(x, y));
  }
  await page.getByTestId("band").waitFor({ state: "attached" });
  await (finger ? send("touchEnd") : page.mouse.up());
}

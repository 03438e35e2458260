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
/** So long a hand waits to see whether it holds the chip, in milliseconds. */
const HELD = 4000;

/** Takes the chip and pulls it along `steps`; says whether it came along. */
async function held(page, press, along, steps) {
  await press();
  for (const at of steps) await along(at);
  const band = page.getByTestId("band");
  return band.waitFor({ state: "attached", timeout: HELD }).then(
    () => true,
    () => false,
  );
}

/** A ring is there; where none comes, the chip is let go of and chosen again. */
async function ringed(page) {
  const ring = page.getByTestId("ring");
  const there = await ring.waitFor({ timeout: 2 * HELD }).then(
    () => true,
    () => false,
  );
  if (there) return;
  await page.getByTestId("mat").press("Escape");
  await page.getByTestId("mat").press(".");
  await ring.waitFor();
}

/** Pulls the chosen chip back by `part` of the way to its ring. While the picture still moves, a
    hand may miss the chip: it takes hold again. */
export async function pull(page, { part = 1, touch = false } = {}) {
  const finger = touch ? await page.context().newCDPSession(page) : null;
  const send = (type, ...touchPoints) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  const release = () => (finger ? send("touchEnd") : page.mouse.up());
  for (let grips = 0; grips < 4; grips++) {
    await ringed(page);
    const ring = await still(page.getByTestId("ring"));
    const from = await middle(page.getByTestId("sling"));
    const way = (n) => ({
      x: from.x + (ring.x - from.x) * part * n,
      y: from.y + (ring.y - from.y) * part * n,
    });
    const steps = Array.from({ length: STEPS }, (_, i) => way((i + 1) / STEPS));
    const press = finger
      ? () => send("touchStart", from)
      : async () => (await page.mouse.move(from.x, from.y), page.mouse.down());
    const along = finger ? (at) => send("touchMove", at) : ({ x, y }) => page.mouse.move(x, y);
    const holds = await held(page, press, along, steps);
    await release();
    if (holds) return;
  }
  throw new Error("the chip does not come along");
}

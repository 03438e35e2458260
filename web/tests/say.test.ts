import { expect, test } from "vitest";
import { gameName, knows, learn, maybe, speak, t } from "../src/lib/say.svelte";

test("a game's cover is known from the start, its words once they are learned", async () => {
  await speak("en");
  expect(gameName("micropolis")).toBe("Micropolis");
  expect(knows("micropolis")).toBe(false);
  expect(maybe("micropolis-prompt-take")).toBeNull();
  void learn("micropolis");
  // Somebody else who wants them waits as long.
  await learn("micropolis");
  expect(knows("micropolis")).toBe(true);
  expect(t("micropolis-prompt-take")).not.toBe("micropolis-prompt-take");
});

test("what was learned is known in the other language too", async () => {
  await learn("microscopic");
  await speak("fr");
  expect(knows("microscopic")).toBe(true);
  expect(t("game-microscopic-about")).toMatch(/cellules/);
});

test("a game without words is called by its id", () => {
  expect(gameName("seven-small-stones")).toBe("Seven Small Stones");
});

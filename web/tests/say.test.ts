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

test("an article fits the word that follows it", async () => {
  await learn("micro-mutants");
  await speak("en");
  const shot = (piece: string) => t("micro-mutants-event-shot", { shooter: "Ada", piece });
  expect(shot("Acid Spitter")).toBe("Ada shoots an Acid Spitter.");
  expect(shot("Warrior")).toBe("Ada shoots a Warrior.");
  const damaged = t("micro-mutants-event-damaged", { by: "Exterminator", owner: "A", seat: "B" });
  expect(damaged).toMatch(/^An Exterminator of A /);
});

test("a fraction has a comma in French", async () => {
  await speak("fr");
  expect(t("replay-times", { speed: 0.5 })).toMatch(/^0,5/);
});

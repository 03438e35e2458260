import { expect, test } from "vitest";
import { gameName, knows, learn, maybe, speak, t, tellAlone } from "../src/lib/say.svelte";

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

test("pieces have their articles in French, and what is said of them agrees", async () => {
  await learn("micro-mutants");
  await speak("fr");
  const shot = (piece: string) => t("micro-mutants-event-shot", { shooter: "Ada", piece });
  expect(shot(t("micro-mutants-breed-acid-spitter"))).toBe("Ada tire le Cracheur.");
  expect(shot(t("micro-mutants-projectile-rocket"))).toBe("Ada tire la Roquette.");
  expect(shot(t("micro-mutants-breed-spider"))).toBe("Ada tire l’Araignée.");
  const webbed = (piece: string) => t("micro-mutants-refused-webbed", { piece });
  expect(webbed("Reine")).toMatch(/^La Reine est prise /);
  expect(webbed("Ouvrier")).toMatch(/^L’Ouvrier est pris /);
  const beside = { piece: "Guerrier 2", by: "Araignée", seat: "A", owner: "B" };
  expect(t("micro-mutants-event-tunnelled", beside)).toMatch(/près de l’Araignée\.$/);
});

test("who is alone at the table needs no number", async () => {
  await learn("mutant-chronicles");
  await speak("en");
  const guards = (number: number) =>
    t("mutant-chronicles-event-guarding", { figure: "Ranger Elite", number });
  expect(guards(1)).toBe("Ranger Elite 1 goes on guard.");
  tellAlone(["Ranger Elite"]);
  expect(guards(1)).toBe("Ranger Elite goes on guard.");
  tellAlone([]);
  expect(guards(2)).toBe("Ranger Elite 2 goes on guard.");
});

test("a fraction has a comma in French", async () => {
  await speak("fr");
  expect(t("replay-times", { speed: 0.5 })).toMatch(/^0,5/);
});

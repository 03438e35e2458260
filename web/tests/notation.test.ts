import { describe, expect, test } from "vitest";
import * as mutants from "../src/games/micro-mutants/notation";
import * as polis from "../src/games/micropolis/notation";
import * as scopic from "../src/games/microscopic/notation";
import * as chronicles from "../src/games/mutant-chronicles/notation";
import { open } from "./given";

describe("Micro Mutants", () => {
  const written: [string, mutants.Filled][] = [
    [
      "shoot warrior-a1 9000 500 2000",
      { type: "shoot", piece: "warrior-a1", direction: 9000, press: 500, edge: 2000 },
    ],
    [
      "shoot red-guard-b2 by red-star 0 1000 0",
      {
        type: "shoot",
        piece: "red-guard-b2",
        by: "red-star",
        direction: 0,
        press: 1000,
        edge: 0,
      },
    ],
    [
      "put worker-a3 beside base-a1 27000",
      { type: "put", piece: "worker-a3", beside: "base-a1", towards: 27000 },
    ],
    [
      "place worker-a3 -120000 345000 18000",
      { type: "place", piece: "worker-a3", x: -120000, y: 345000, turn: 18000 },
    ],
    ["throw 9000 700", { type: "throw", direction: 9000, strength: 700 }],
  ];
  test.each(written)("%s is written", (text, action) => {
    expect(mutants.write(action)).toBe(text);
  });

  test("forms say what can be filled in, and by which die", () => {
    const forms = open(
      "shoot warrior-a1",
      "shoot warrior-a1 by red-star",
      "put rocket-a1 beside base-a1",
      "place worker-a1",
      "throw",
      "something new",
    );
    expect(mutants.openings(forms)).toEqual([
      { type: "shoot", piece: "warrior-a1", by: null },
      { type: "shoot", piece: "warrior-a1", by: "red-star" },
      { type: "put", piece: "rocket-a1", beside: "base-a1", by: null },
      { type: "place", piece: "worker-a1" },
      { type: "throw" },
    ]);
  });

  test("questions speak in micrometres", () => {
    const { question } = mutants;
    expect(question.aim("warrior-a1", { x: 1.5, y: -2 }, 3000)).toBe(
      "aim warrior-a1 1500 -2000 3000",
    );
    const aim = { direction: 9000, press: 500, edge: 2000 };
    const [chip, target] = [
      { kind: "warrior", at: { x: 0, y: -200000 } },
      { kind: "zealot", at: { x: 70000, y: -90000 } },
    ];
    expect(question.practice(aim, "own", 7, chip, [])).toBe(
      "try 9000 500 2000 own 7 warrior 0 -200000",
    );
    expect(question.practice(aim, "own", 7, chip, [target, target])).toBe(
      "try 9000 500 2000 own 7 warrior 0 -200000 beside zealot 70000 -90000 beside zealot 70000 -90000",
    );
    expect(question.ring(chip, [target])).toBe("ring warrior 0 -200000 beside zealot 70000 -90000");
  });
});

describe("Mutant Chronicles", () => {
  test("odds name everybody who would join", () => {
    const { odds } = chronicles.question;
    const shot = { figure: "ranger-1", at: "j6", from: "h4" };
    expect(odds(shot)).toBe("odds ranger-1 at j6 from h4");
    expect(odds(shot, [{ figure: "marine-2", from: "h5" }])).toBe(
      "odds ranger-1 at j6 from h4 with marine-2 from h5",
    );
  });

  test("who is on turn need not be named to ask where they can go", () => {
    expect(chronicles.question.reach(null)).toBe("reach");
    expect(chronicles.question.reach("ranger-1")).toBe("reach ranger-1");
  });

  test("an army is one word, in the order of the box", () => {
    const units = [
      { number: 30, count: 1 },
      { number: 4, count: 2 },
    ];
    const text = chronicles.armyText(5, units, [3, 2, 1], [{ number: 7, count: 1 }]);
    expect(text).toBe("5:4x2,30;3-2-1;7");
    expect(chronicles.sizeOf(text)).toBe(5);
    expect(chronicles.named("Mine", text)).toBe("Mine = 5:4x2,30;3-2-1;7");
  });
});

describe("Micropolis", () => {
  test("a preview names the anthill where there are several", () => {
    expect(polis.question.preview(3, "left", null)).toBe("preview 3 left");
    expect(polis.question.preview(3, "left", "b")).toBe("preview 3 left into b");
    expect(polis.question.previewTaken("right")).toBe("preview taken right");
  });
});

describe("Microscopic", () => {
  const form = {
    verb: "cell heat paying",
    clause: "MS-T3",
    fields: [
      { name: "genes", kind: "some" as const, from: ["simple", "virus"], least: 2, most: 2 },
    ],
  };

  test("a payment is written in one order, and only when it is enough", () => {
    expect(scopic.filled(form, ["virus", "simple"])).toBe("cell heat paying simple+virus");
    expect(scopic.filled(form, ["virus"])).toBeNull();
    expect(scopic.filled(form, ["virus", "virus", "simple"])).toBeNull();
  });

  test("the open payment of a card is found among the forms", () => {
    const choices = { listed: [], forms: [form] };
    expect(scopic.cellForm(choices, "heat")).toBe(form);
    expect(scopic.cellForm(choices, "heat-draw")).toBeNull();
    expect(scopic.organismForm(null, "amoeba" as never)).toBeNull();
  });
});

// How tournaments are spoken of: names told apart, times in the largest unit.
import { describe, expect, it } from "vitest";
import type { TournamentView } from "../src/generated/tournaments";
import { names } from "../src/tournaments/words";

const player = (name: string) => ({ name, active: true, army: null });

describe("names", () => {
  it("tells two of one name apart by their numbers", () => {
    const view = { players: [player("Ada"), player("Bea"), player("Ada")] } as TournamentView;
    expect([0, 1, 2].map(names(view))).toEqual(["Ada (1)", "Bea", "Ada (3)"]);
  });
});

import { beforeEach, expect, test } from "vitest";
import type { Chapter } from "../src/generated/game";
import { finish, finished } from "../src/lib/chapters";

const lesson = (...titles: string[]) => titles.map((title) => ({ title, steps: [] }) as Chapter);
const OLD = lesson("line", "fruit", "soldiers");
const NEW = lesson("line", "sentry", "fruit", "soldiers");
const stored = () => JSON.parse(localStorage.getItem("microcosm-chapters") ?? "{}");
beforeEach(() => localStorage.clear());

test("what was finished stays finished when a chapter comes between", () => {
  finish("micropolis", OLD, OLD[1]!);
  finish("micropolis", OLD, OLD[1]!);
  expect(finished("micropolis", OLD)).toEqual(["fruit"]);
  expect(finished("micropolis", NEW)).toEqual(["fruit"]);
  expect(finished("microscopic", OLD)).toEqual([]);
});

test("old marks, by number, get their names once, and other games keep theirs", () => {
  localStorage.setItem("microcosm-chapters", JSON.stringify({ micropolis: [0, 2, 9], other: [1] }));
  expect(finished("micropolis", []), "before the lesson is here").toEqual([]);
  expect(finished("micropolis", OLD)).toEqual(["line", "soldiers"]);
  expect(stored()).toEqual({ micropolis: ["line", "soldiers"], other: [1] });
  expect(finished("micropolis", NEW)).toEqual(["line", "soldiers"]);
});

test("a mark that is added to old ones loses none", () => {
  localStorage.setItem("microcosm-chapters", JSON.stringify({ micropolis: [0] }));
  finish("micropolis", OLD, OLD[2]!);
  expect(stored()).toEqual({ micropolis: ["line", "soldiers"] });
});

test("what cannot be read is as if nothing were kept", () => {
  localStorage.setItem("microcosm-chapters", "{");
  expect(finished("micropolis", OLD)).toEqual([]);
});

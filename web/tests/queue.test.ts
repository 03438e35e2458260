import { expect, test } from "vitest";
import { Queue } from "../src/lib/queue";
import { asked, step } from "./given";

const begun = (...actions: string[]): Queue => {
  const queue = new Queue();
  queue.begin(actions);
  return queue;
};

test("what comes next is sent where it is listed", () => {
  const queue = begun("step j6", "step k6", "stop");
  queue.follow(step({ seat: 0, text: "step j6" }), 0);
  expect(queue.next(asked("step k6", "stop"))).toBe("step k6");
  queue.follow(step({ seat: 0, text: "step k6" }), 0);
  expect(queue.next(asked("stop"))).toBe("stop");
  queue.follow(step({ seat: 0, text: "stop" }), 0);
  expect(queue.next(asked("stop"))).toBeNull();
});

test("it waits while others are asked, and goes on when they let it pass", () => {
  const queue = begun("step j6", "step k6");
  queue.follow(step({ seat: 0, text: "step j6", events: [{}] }), 0);
  expect(queue.next(null)).toBeNull();
  queue.follow(step({ seat: 1, text: "pass" }), 0);
  expect(queue.next(asked("step k6"))).toBe("step k6");
});

test("whatever somebody else does ends it", () => {
  const queue = begun("step j6", "step k6");
  queue.follow(step({ seat: 0, text: "step j6" }), 0);
  queue.follow(step({ seat: 1, text: "fire guard-1 at j6", events: [{}] }), 0);
  expect(queue.next(asked("step k6"))).toBeNull();
});

test("so does anything else this player does, such as taking back", () => {
  const queue = begun("take 3", "place left");
  queue.follow(step({ seat: 0, text: "take 3" }), 0);
  queue.follow(step({ seat: 0, text: "undo 4" }), 0);
  expect(queue.next(asked("place left"))).toBeNull();
});

test("where something else is asked, the rest is forgotten", () => {
  const queue = begun("take 3", "place left");
  queue.follow(step({ seat: 0, text: "take 3" }), 0);
  expect(queue.next(asked("fill", "leave"))).toBeNull();
  expect(queue.next(asked("place left"))).toBeNull();
});

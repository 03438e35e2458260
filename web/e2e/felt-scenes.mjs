// Moments of Micro Mutants worth a picture, as positions: see felt-position.mjs.
import { lands } from "./felt-position.mjs";

const BOT = "bot:random";
const seats = (others) => ["me", ...Array(others).fill(BOT)];

/** Advanced, in the thick of it: cards on both sides, resources to spend. */
export const ADVANCED = {
  seats: seats(1),
  setup: { players: 2, rules: "advanced", hand: "perfect" },
  position: {
    armies: ["chitinians", "flyborgs"],
    dice: ["warrior", "spider"],
    turns: 9,
    resources: [3, 1],
    cards: [["tunnel-complex"], ["radar-room", "antenna-amplifier"]],
    pieces: {
      "warrior-a1": "-30 -60",
      "warrior-a2": "60 -20",
      "warrior-a3": "200 30 web",
      "warrior-a4": "aside",
      "warrior-a5": "aside",
      "spider-a1": "-120 -90 special",
      "digger-a1": "140 -60 special",
      "exterminator-a1": "40 90 turn 60",
      "acid-spitter-a1": "-200 -150 turn 100",
      "zealot-b1": "-20 30",
      "zealot-b2": "90 60 special",
      "zealot-b3": "-60 -140 doomed",
      "centurion-b1": "-90 80",
      "queen-b1": "150 140 turn 40",
      "repulsor-b1": "-170 120 turn 300",
      "warper-b1": "aside",
      "resource-a1": "-130 20",
      "resource-a2": "30 -130",
      "resource-a3": "aside",
      "resource-b1": "120 10",
      "resource-b2": "-60 160",
      "resource-b3": "aside",
      "base-a1": "large",
      "base-b3": "large",
      "base-b2": "damaged",
    },
  },
};

/** Four armies around two templates. */
export const FOUR = {
  seats: seats(3),
  setup: { players: 4, rules: "advanced", hand: "perfect", terrain: "acid-pit,warp-gate" },
  position: {
    armies: ["usarthropods", "chitinians", "flyborgs", "sovietopters"],
    dice: ["soldier", "soldier"],
    turns: 12,
    resources: [2, 0, 1, 3],
    cards: [["uncle-sam"], ["frenzy"], ["psi-sceptre", "warp-power-cells"], []],
    taken: [
      [0, 2],
      [1, 3],
    ],
    pieces: {
      "base-c1": "aside",
      "base-d3": "aside",
      "base-a1": "large",
      "base-c3": "large",
      "soldier-a1": "-160 -150",
      "soldier-a2": "-60 -190",
      "green-beret-a1": "-20 -110 special",
      "rocketeer-a1": "-210 -80",
      "intruder-a1": "60 -240",
      "warrior-b1": "-120 100",
      "warrior-b2": "-230 70",
      "spider-b1": "-60 170",
      "digger-b1": "-20 60 special",
      "warrior-b3": "aside",
      "zealot-c1": "70 100",
      "zealot-c2": "20 -60",
      "centurion-c1": "190 120",
      "warper-c1": "110 190 special",
      "zealot-c3": "aside",
      "worker-d1": "110 -80",
      "worker-d2": "230 -40",
      "tank-d1": "180 -180 turn 130",
      "red-guard-d1": "40 -150",
      "worker-d3": "aside",
      "resource-a1": "20 10",
      "resource-a2": "290 60",
      "resource-a3": "-290 20",
      "resource-a4": "60 260",
      "resource-a5": "aside",
      "resource-b1": "-60 -20",
      "resource-b2": "-300 -70",
      "resource-b3": "150 -260",
      "resource-b4": "aside",
      "resource-b5": "aside",
      "resource-c1": "60 150",
      "resource-c2": "-90 240",
      "resource-c3": "320 -20",
      "resource-c4": "0 -280",
      "resource-c5": "aside",
      "resource-d1": "-40 130",
      "resource-d2": "240 20",
      "resource-d3": "-20 300",
      "resource-d4": "aside",
      "resource-d5": "aside",
    },
  },
};

/** A worker is about to be lost on the Gravity Manipulator: then meteors are thrown. */
export const METEORS = {
  seats: seats(1),
  setup: { players: 2, hand: "perfect", terrain: "gravity-manipulator,warp-gate" },
  position: {
    armies: ["sovietopters", "chitinians"],
    dice: ["worker", "worker"],
    turns: 7,
    pieces: {
      "worker-a1": "-150 -90",
      "worker-a2": "-30 -60",
      "tank-a1": "60 -80 turn 80",
      "red-guard-a1": "150 -120",
      "warrior-b1": "-40 80",
      "warrior-b2": "60 40",
      "warrior-b3": "10 150",
      "spider-b1": "90 130",
      "exterminator-b1": "-60 170 turn 200",
    },
  },
  script: [lands(["worker-a1", -150, -20, 1])],
};

/** The Classic game on its small ground. */
export const CLASSIC = {
  seats: seats(1),
  setup: { players: 2, rules: "classic", hand: "perfect" },
  position: {
    armies: ["usarthropods", "sovietopters"],
    dice: ["soldier", "rocketeer"],
    turns: 6,
    pieces: {
      "soldier-a1": "-30 -60",
      "soldier-a2": "70 -40",
      "soldier-a3": "aside",
      "green-beret-a1": "-120 -20 special",
      "worker-b1": "-20 20",
      "tank-b1": "60 60 turn 250",
      "red-guard-b1": "-90 70",
      "worker-b2": "130 10",
      "worker-b3": "aside",
      "base-b1": "damaged",
    },
  },
};

/** A shot across open felt. */
export const FLIGHT = {
  seats: seats(1),
  setup: { players: 2, hand: "perfect" },
  position: {
    armies: ["chitinians", "flyborgs"],
    dice: ["warrior", "spider"],
    turns: 5,
    pieces: {
      "warrior-a1": "-20 -90",
      "warrior-a2": "110 -60",
      "spider-a1": "-130 -110",
      "zealot-b1": "0 60",
      "zealot-b2": "70 100",
      "centurion-b1": "-90 90",
      "queen-b1": "140 150 turn 30",
    },
  },
};

/** The same, and it lands on top of somebody. */
export const CAPTURE = { ...FLIGHT, script: [lands(["warrior-a1", 3, 54, 1])] };

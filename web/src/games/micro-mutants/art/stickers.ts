// The pictures on the chips: twenty breeds, four projectiles, and what is on a base. Each has
// a silhouette of its own; drawn head up, see parts.ts.
import {
  both,
  eyes,
  legs,
  lines,
  oval,
  polygon,
  shape,
  spikes,
  spiral,
  star,
  wheel,
  type Layer,
} from "./parts";

const line = (d: string, width = 3.2, ink: Layer["line"] = "ink"): Layer => ({
  d,
  line: ink!,
  width,
});
const fill = (d: string, ink: Layer["fill"] = "ink"): Layer => ({ d, fill: ink! });

export const STICKERS: Record<string, Layer[]> = {
  // Usarthropods: beetles in helmets, rockets, a transport with two rotors.
  soldier: [
    legs(3, 9, 27, -6, 16),
    fill(oval(0, 8, 13, 17)),
    line(lines(0, -6, 0, 24), 2, "pale"),
    fill("M-13 -12a13 13 0 0 1 26 0z", "steel"),
    fill(shape(-17, -12, 17, -12, 15, -8, -15, -8), "ink"),
    eyes(-3, 5),
  ],
  "green-beret": [
    legs(3, 9, 27, -4, 18),
    fill(oval(0, 10, 12, 16)),
    fill(oval(0, -9, 9, 8)),
    fill("M-15 -15c2-13 26-15 31-3c-4 5-26 8-31 3z", "gold"),
    fill(star(4, 6, -18), "ink"),
    line(both(5, 4, 8, 10, 4, 16), 2.4, "pale"),
    eyes(-7, 4),
  ],
  rocketeer: [
    legs(3, 11, 30, -2, 20),
    fill(oval(0, 10, 15, 17)),
    fill(oval(0, -11, 9, 8)),
    fill(shape(-5, 22, -5, -8, 0, -20, 5, -8, 5, 22), "red"),
    fill(shape(-5, 14, -12, 24, -5, 22) + shape(5, 14, 12, 24, 5, 22), "red"),
    line(lines(-5, 0, 5, 0), 2, "pale"),
    eyes(-13, 7),
  ],
  intruder: [
    fill(shape(0, -30, 30, 20, 10, 14, 0, 24, -10, 14, -30, 20)),
    line(both(0, -22, 22, 15), 2, "pale"),
    fill(shape(0, -16, 5, 2, 0, 8, -5, 2), "glow"),
    line(both(4, -26, 10, -33), 2.6),
  ],
  carrier: [
    fill(shape(-64, -12, 52, -16, 66, 0, 52, 16, -64, 12, -72, 0)),
    line("M-44 -30a20 20 0 1 0 .1 0M34 -30a20 20 0 1 0 .1 0", 3.4),
    line(
      lines(-58, -24, -30, 4) +
        lines(-30, -24, -58, 4) +
        lines(20, -24, 48, 4) +
        lines(48, -24, 20, 4),
      3,
      "steel",
    ),
    fill(oval(56, 0, 6, 7), "glow"),
    line(lines(-20, 15, -24, 32, -14, 32) + lines(10, 15, 6, 32, 16, 32), 3.4),
  ],
  // Flyborgs: flies of metal and light.
  zealot: [
    fill("M-6 -4C-34 -26 -36 8 -8 8zM6 -4C34 -26 36 8 8 8z", "pale"),
    line("M-6 -4C-34 -26 -36 8 -8 8M6 -4C34 -26 36 8 8 8", 2.4),
    fill(oval(0, 6, 8, 12)),
    fill(shape(-5, 16, 0, 34, 5, 16), "red"),
    fill(oval(0, -12, 9, 8)),
    eyes(-13, 5, 4),
  ],
  warper: [
    fill(oval(0, -14, 9, 8)),
    legs(2, 8, 28, -6, 6),
    line("M0 8a4 4 0 1 1 -6 6a10 10 0 1 1 15 2a15 15 0 1 1 -24 -8", 4, "ink"),
    fill(oval(0, 10, 3), "glow"),
    line(both(4, -20, 11, -30), 2.6),
    eyes(-14, 4),
  ],
  centurion: [
    legs(3, 12, 32, -6, 16),
    fill(polygon(6, 22, 0, 4)),
    line(polygon(6, 15, 0, 4), 2.4, "pale"),
    line(lines(0, -10, 0, 18) + lines(-12, 4, 12, 4), 2.4, "pale"),
    fill("M-12 -18c2-18 22-18 24 0l-6 0c-2-8-10-8-12 0z", "red"),
    eyes(-16, 5, 2.4),
  ],
  repulsor: [
    fill(oval(-28, 0, 24, 15)),
    fill(oval(8, 0, 13, 12)),
    line("M26 -12a18 18 0 0 1 0 24M40 -20a28 28 0 0 1 0 40M54 -28a38 38 0 0 1 0 56", 4.4, "ink"),
    line(
      lines(-40, 14, -52, 32) +
        lines(-40, -14, -52, -32) +
        lines(-18, 14, -12, 32) +
        lines(-18, -14, -12, -32),
      3.4,
    ),
    fill(oval(12, -4, 2.8) + oval(12, 4, 2.8), "glow"),
    line(lines(-44, -8, -44, 8) + lines(-30, -12, -30, 12), 2.4, "pale"),
  ],
  queen: [
    fill("M-78 0C-66 -26 -24 -26 -10 0C-24 26 -66 26 -78 0z"),
    line(
      lines(-60, -14, -60, 14) + lines(-44, -18, -44, 18) + lines(-28, -16, -28, 16),
      2.6,
      "pale",
    ),
    fill(oval(6, 0, 16, 12)),
    fill(oval(34, 0, 13, 12)),
    fill(shape(44, -16, 72, -20, 58, -8, 76, 0, 58, 8, 72, 20, 44, 16), "gold"),
    line(
      lines(0, 10, -10, 34) +
        lines(0, -10, -10, -34) +
        lines(14, 10, 16, 34) +
        lines(14, -10, 16, -34),
      3.4,
    ),
    fill(oval(36, -5, 2.8) + oval(36, 5, 2.8), "glow"),
  ],
  // Sovietopters: ants of the great plan.
  worker: [
    legs(3, 6, 26, -4, 10),
    fill(oval(0, 18, 10, 13)),
    fill(oval(0, 0, 6, 7)),
    fill(oval(0, -14, 9, 8)),
    line(both(4, -20, 12, -30), 2.6),
    fill(wheel(8, 7, 5, 0, 19), "pale"),
    eyes(-15, 4),
  ],
  "red-guard": [
    legs(3, 7, 27, -2, 12),
    fill(oval(0, 18, 11, 13)),
    fill(oval(0, 1, 7, 7)),
    fill(shape(-12, -10, -8, -26, 8, -26, 12, -10)),
    fill(star(7, 0, -18), "red"),
    line(lines(18, 24, 26, -26), 4, "steel"),
    eyes(-8, 4),
  ],
  saboteur: [
    legs(3, 9, 29, -8, 16),
    fill(oval(0, 8, 12, 16)),
    fill(oval(0, -10, 13, 11)),
    fill("M-15 -14c8-6 22-6 30 0c-2 10-10 10-15 4c-5 6-13 6-15-4z", "pale"),
    fill(oval(-6, -11, 3) + oval(6, -11, 3), "red"),
    line(lines(0, 22, 3, 28, -2, 33), 2.6),
  ],
  kommissar: [
    legs(3, 11, 31, 0, 20),
    fill(oval(0, 12, 14, 17)),
    line(both(4, 2, 9, 12) + lines(0, 4, 0, 26), 2.4, "pale"),
    fill(oval(0, -8, 10, 9)),
    fill("M-20 -16c4-16 36-16 40 0c-10 4-30 4-40 0z", "steel"),
    fill(star(6, 0, -20), "red"),
    line(lines(-15, -14, 15, -14), 3),
    eyes(-7, 4),
  ],
  tank: [
    fill(shape(-58, -28, 40, -28, 54, -14, 54, 14, 40, 28, -58, 28)),
    line(lines(-58, -22, 42, -22) + lines(-58, 22, 42, 22), 6, "steel"),
    fill(oval(-8, 0, 22, 17), "pale"),
    line(oval(-8, 0, 22, 17), 2.6),
    line(lines(12, 0, 82, 0), 8, "ink"),
    fill(star(11, -8, 0), "red"),
  ],
  // Chitinians: claws, webs, acid.
  warrior: [
    legs(3, 7, 27, 0, 16),
    fill(oval(0, 16, 10, 15)),
    fill(oval(0, -4, 8, 8)),
    line("M-6 -10C-24 -16 -18 -34 -4 -30M6 -10C24 -16 18 -34 4 -30", 4.6),
    eyes(-6, 4),
  ],
  digger: [
    legs(2, 9, 26, 8, 20),
    fill(oval(0, 12, 12, 17)),
    fill(oval(0, -10, 11, 10)),
    fill(
      shape(8, -8, 30, -30, 33, -18, 26, -16, 31, -8, 22, -7, 24, 2) +
        shape(-8, -8, -30, -30, -33, -18, -26, -16, -31, -8, -22, -7, -24, 2),
    ),
    line(both(4, 6, 10, 8) + both(4, 14, 10, 16), 2.4, "pale"),
    eyes(-12, 5),
  ],
  spider: [
    line(
      both(7, -6, 20, -26, 30, -16) +
        both(9, -2, 26, -10, 36, 2) +
        both(9, 4, 26, 6, 34, 20) +
        both(7, 10, 18, 20, 20, 34),
      3.6,
    ),
    fill(oval(0, 12, 14, 16)),
    fill(oval(0, -8, 9, 8)),
    fill(shape(0, 4, 5, 12, 0, 22, -5, 12), "red"),
    {
      d: oval(-3, -11, 1.8) + oval(3, -11, 1.8) + oval(-6, -7, 1.6) + oval(6, -7, 1.6),
      fill: "glow",
    },
  ],
  "acid-spitter": [
    fill(oval(-36, 0, 32, 20)),
    fill(oval(4, 0, 14, 13)),
    fill(shape(14, -10, 44, -4, 44, 4, 14, 10)),
    fill(
      "M54 -6c8 0 14 3 14 6s-6 6-14 6c-4-2-4-10 0-12zM76 -14c4 0 8 2 8 4s-4 4-8 4zM76 8c4 0 8 2 8 4s-4 4-8 4z",
      "glow",
    ),
    line(
      lines(-48, -18, -56, -36) +
        lines(-48, 18, -56, 36) +
        lines(-22, -18, -18, -36) +
        lines(-22, 18, -18, 36) +
        lines(4, -12, 14, -34) +
        lines(4, 12, 14, 34),
      3.6,
    ),
    { d: oval(-46, -6, 4) + oval(-32, 7, 5) + oval(-22, -7, 3.4), fill: "glow" },
  ],
  exterminator: [
    fill(oval(-10, 0, 30, 16)),
    fill(oval(24, 0, 13, 11)),
    line("M-36 0C-66 -2 -84 -14 -70 -30", 7),
    fill(shape(-76, -28, -58, -38, -64, -22), "red"),
    line("M28 -10C44 -36 66 -34 64 -16M28 10C44 36 66 34 64 16", 5),
    fill(shape(56, -20, 82, -22, 68, -8) + shape(56, 20, 82, 22, 68, 8)),
    line(
      lines(-24, -14, -32, -34) +
        lines(-24, 14, -32, 34) +
        lines(-4, -14, 0, -34) +
        lines(-4, 14, 0, 34),
      3.6,
    ),
    line(lines(-20, -12, -20, 12) + lines(-6, -14, -6, 14) + lines(8, -12, 8, 12), 2.4, "pale"),
    fill(oval(28, -4, 2.8) + oval(28, 4, 2.8), "glow"),
  ],
  // Projectiles fill their chip.
  rocket: [
    fill(shape(-60, -14, 34, -14, 74, 0, 34, 14, -60, 14), "red"),
    fill(shape(-40, -14, -72, -34, -60, -10) + shape(-40, 14, -72, 34, -60, 10)),
    line(lines(-20, -14, -20, 14) + lines(20, -14, 20, 14), 4, "pale"),
    fill(shape(-60, -8, -88, 0, -60, 8), "gold"),
  ],
  flame: [
    fill(
      "M-84 0C-60 -40 -30 -8 -6 -30C0 -14 30 -36 34 -16C52 -26 66 -12 86 0C66 12 52 26 34 16C30 36 0 14 -6 30C-30 8 -60 40 -84 0z",
      "red",
    ),
    fill(
      "M-56 0C-40 -18 -20 -4 0 -14C16 -4 34 -10 60 0C34 10 16 4 0 14C-20 4 -40 18 -56 0z",
      "gold",
    ),
  ],
  web: [
    line(spikes(8, 34, 26) + spikes(8, 23, 17) + spikes(8, 12, 9), 2.2),
    line(
      lines(0, -36, 0, 36) +
        lines(-36, 0, 36, 0) +
        lines(-25, -25, 25, 25) +
        lines(-25, 25, 25, -25),
      2.2,
    ),
  ],
  "acid-spit": [
    fill("M0 -36C8 -18 26 -4 26 12A26 24 0 0 1 -26 12C-26 -4 -8 -18 0 -36z", "glow"),
    line("M0 -36C8 -18 26 -4 26 12A26 24 0 0 1 -26 12C-26 -4 -8 -18 0 -36z", 3),
    fill(oval(-7, 12, 6) + oval(9, 18, 4) + oval(6, 3, 3)),
  ],
  // Beside the armies: what is collected, what kills, what is thrown.
  resource: [
    fill(polygon(6, 34), "gold"),
    line(polygon(6, 34), 3),
    line(
      lines(-18, -8, 0, -34) + lines(18, -8, 0, -34) + lines(-18, -8, 18, -8, 0, 34, -18, -8),
      2.4,
      "pale",
    ),
  ],
  "acid-pit": [
    fill(spikes(13, 46, 39), "glow"),
    fill(oval(0, 0, 35), "pale"),
    fill(
      oval(-10, -8, 9) + oval(12, 4, 12) + oval(-8, 15, 6) + oval(8, -18, 5) + oval(-22, 6, 3),
      "glow",
    ),
    fill(oval(-13, -11, 3) + oval(8, 0, 4), "ink"),
  ],
  "gravity-manipulator": [
    line(oval(0, 0, 41), 3, "red"),
    line(oval(0, 0, 31), 3.6, "red"),
    line(oval(0, 0, 21), 4.4, "gold"),
    fill(oval(0, 0, 10), "ink"),
    fill(
      both(0, -46, 5, -36, 0, -30) +
        both(0, 46, 5, 36, 0, 30) +
        shape(-46, 0, -36, -5, -30, 0, -36, 5) +
        shape(46, 0, 36, -5, 30, 0, 36, 5),
      "gold",
    ),
  ],
  "warp-gate": [
    line(spiral(1.6, 6, 43) + spiral(1.6, 6, 43, Math.PI), 5, "steel"),
    line(spiral(1.2, 8, 36, Math.PI / 2) + spiral(1.2, 8, 36, -Math.PI / 2), 2.4, "glow"),
    fill(oval(0, 0, 8), "ink"),
  ],
  meteor: [
    fill(polygon(9, 36)),
    fill(oval(-10, -8, 8) + oval(12, 6, 10) + oval(-6, 16, 5), "steel"),
    fill(spikes(5, 10, 4, 14, -18), "red"),
  ],
  entrance: [
    fill(oval(0, 0, 34)),
    line("M0 4a4 4 0 1 1 -6 6a12 12 0 1 1 18 0a20 20 0 1 1 -32 -8", 4, "glow"),
  ],
  "red-star": [fill(star(38), "red"), line(star(38), 3)],
};

/** What is printed on an army's bases: a house of its own shape. */
export const BASES: Record<string, Layer[]> = {
  usarthropods: [
    fill(shape(-26, 22, -26, -2, 0, -24, 26, -2, 26, 22)),
    fill(star(11, 0, 4), "pale"),
  ],
  flyborgs: [
    fill(polygon(6, 14, 0, -13) + polygon(6, 14, -12.5, 9) + polygon(6, 14, 12.5, 9)),
    fill(oval(0, -13, 5) + oval(-12.5, 9, 5) + oval(12.5, 9, 5), "glow"),
  ],
  sovietopters: [
    fill(shape(-28, 22, -28, -6, -14, 4, -14, -6, 0, 4, 0, -6, 14, 4, 14, -24, 26, -24, 26, 22)),
    fill(wheel(9, 10, 7, -6, 12), "pale"),
  ],
  chitinians: [
    fill("M-28 22C-26 -4 -12 -26 0 -26S26 -4 28 22z"),
    fill("M-9 22C-9 6 9 6 9 22z", "pale"),
    line(both(14, -6, 26, -14) + both(19, 8, 32, 2), 4),
  ],
};
/** The same after the first capture: cracks and fire. */
export const FIRE: Layer[] = [
  line(
    lines(-34, -10, -18, -4, -22, 10, -6, 16, -10, 34) + lines(30, -22, 14, -10, 20, 4, 8, 12),
    3.4,
    "pale",
  ),
  fill("M-4 36C-30 30 -26 6 -10 -4C-12 8 -4 6 -2 -14C14 -2 12 8 18 4C30 18 22 34 -4 36z", "red"),
  fill("M0 34C-14 30 -14 16 -4 10C-4 16 2 16 4 6C14 16 14 30 0 34z", "gold"),
];

// Which figure belongs to which unit line: one sculpt for up to three ranks. A unit is
// looked up by its id; the longest opening that is known names its line.
import { BEASTS, type Beast } from "./beasts";
import { ARMS, BODIES, EXTRAS, HEADS, type Part } from "./parts";

type Recipe = [
  body: keyof typeof BODIES,
  head: keyof typeof HEADS,
  arms: keyof typeof ARMS,
  extra?: keyof typeof EXTRAS,
];

const RECIPES: Record<string, Recipe | keyof typeof BEASTS> = {
  // Algeroth
  alakhai: ["wraith", "crown", "sword", "cape"],
  golgotha: "golgotha",
  technomancer: ["robe", "mask", "tendrils"],
  "supreme-technomancer": ["robe", "mask", "tendrils"],
  necromutant: ["hulk", "maw", "bladegun"],
  ezoghoul: "ezoghoul",
  gomorrian: "emasculator",
  "gomorrian-spotter": ["kneeling", "maw", "sniper", "spikes"],
  cursed: ["trooper", "skull", "rifle"],
  praetorian: "behemoth",
  // Capitol
  mitch: ["coat", "bare", "pistols"],
  "big-bob": ["armour", "bare", "gatling"],
  ranger: ["kneeling", "beret", "rifle"],
  "ranger-sniper": ["kneeling", "hood", "sniper"],
  martian: ["trooper", "visor", "rifle", "wings"],
  "ka-67": "greatgrey",
  freedom: ["trooper", "cap", "rifle", "banner"],
  "free-marine": ["trooper", "helmet", "rifle", "pack"],
  // Bauhaus
  "max-steiner": ["coat", "cap", "launcher"],
  vulkan: "vulkan",
  bear: ["armour", "bear", "axe"],
  venusian: ["coat", "brim", "sniper"],
  combat: ["trooper", "helmet", "wrench", "tank"],
  dragoon: ["armour", "plume", "shieldlance"],
  "line-dragoon": ["armour", "plume", "shieldlance"],
  siege: "siege",
  // Brotherhood
  archinquisitor: ["coat", "tall", "hammer", "halo"],
  keeper: ["robe", "hood", "orb", "halo"],
  acolyte: ["robe", "hood", "orb"],
  archbishop: ["robe", "mitre", "crosier"],
  "elite-bishop": ["robe", "mitre", "crosier"],
  fury: ["armour", "visor", "greatsword"],
  inquisitor: ["coat", "tall", "sword"],
  shrouded: ["wraith", "hood", "blades"],
  lay: ["trooper", "hood", "rifle"],
  // Ilian
  brass: ["armour", "mask", "mace"],
  mercurian: "spawn",
  nepharite: ["wraith", "horns", "staff", "spikes"],
  reanimated: "ezoghoul",
  scion: ["robe", "horns", "orb"],
  templar: ["armour", "visor", "sword", "wheel"],
  golem: "golem",
  karak: ["wraith", "horns", "claws", "cape"],
  // Imperial
  raid: ["coat", "mask", "pike", "cape"],
  raider: ["trooper", "mask", "pike"],
  "night-raider": ["kneeling", "mask", "blades", "cape"],
  reaver: ["trooper", "mask", "blades"],
  "siege-knight": ["armour", "mask", "launcher"],
};

export interface Figure {
  width: number;
  part: Part;
}

const PLAIN: Recipe = ["trooper", "helmet", "rifle"];

function assemble([body, head, arms, extra = "none"]: Recipe): Figure {
  return { width: 100, part: [...EXTRAS[extra], ...BODIES[body], ...HEADS[head], ...ARMS[arms]] };
}

const known = new Map<string, Figure>();

export function figure(unit: string): Figure {
  const found = known.get(unit);
  if (found) return found;
  const line = Object.keys(RECIPES)
    .filter((opening) => unit === opening || unit.startsWith(`${opening}-`))
    .sort((a, b) => b.length - a.length)[0];
  const recipe = line ? RECIPES[line]! : PLAIN;
  const made: Figure = typeof recipe === "string" ? (BEASTS[recipe] as Beast) : assemble(recipe);
  known.set(unit, made);
  return made;
}

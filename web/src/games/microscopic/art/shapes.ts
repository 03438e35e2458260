// The silhouettes and colours of the five kinds, in a box of 100 by 100.
// Shape alone must tell them apart; colour only helps.
import type { Kind } from "../faces";

export interface Look {
  body: string;
  light: string;
  mid: string;
  dark: string;
  deep: string;
}

export const LOOKS: Record<Kind, Look> = {
  simple: {
    body: "M50 8c18-2 34 10 39 26 5 18 0 37-13 48-13 10-35 13-50 3C11 75 5 56 10 39 15 21 31 10 50 8z",
    light: "#efe4ff",
    mid: "#b596f0",
    dark: "#6c49bb",
    deep: "#3a2270",
  },
  cold: {
    body: "M46 7.500q4-2.300 8 0L83 24q4 2.300 4 7v38q0 4.700-4 7L54 92.500q-4 2.300-8 0L17 76q-4-2.300-4-7V31q0-4.700 4-7z",
    light: "#f7fdff",
    mid: "#b5e3f8",
    dark: "#5ba6d6",
    deep: "#1c527c",
  },
  heat: {
    body: "M50 5c7 9 5 15 12 19 3-4 5-8 4-13 12 8 18 20 16 31 4-1 7-4 9-8 4 15 1 32-9 43-8 11-20 17-32 17S26 88 18 77C8 66 5 49 9 34c2 4 5 7 9 8-2-11 4-23 16-31-1 5 1 9 4 13 7-4 5-10 12-19z",
    light: "#ffedb8",
    mid: "#ff8a66",
    dark: "#d2402d",
    deep: "#74150f",
  },
  water: {
    body: "M50 3c9 17 35 35 35 59 0 19-15 34-35 34S15 81 15 62C15 38 41 20 50 3z",
    light: "#d4fffb",
    mid: "#35c9d6",
    dark: "#0f7a9e",
    deep: "#063a57",
  },
  photosynthetic: {
    body: "M52 3c25 11 38 33 35 56-3 21-18 34-37 38-20-4-34-18-37-38C11 37 24 15 52 3z",
    light: "#eeffc9",
    mid: "#8fd05a",
    dark: "#3d8a35",
    deep: "#15451c",
  },
};

/** A strand of the double helix along the y axis. */
export function strand(height: number, width: number, turns: number, phase: number): string {
  const points: string[] = [];
  const steps = turns * 12;
  for (let i = 0; i <= steps; i++) {
    const x = (width / 2) * Math.sin((i / steps) * turns * Math.PI * 2 + phase);
    points.push(`${x.toFixed(1)} ${((i / steps) * height).toFixed(1)}`);
  }
  return `M${points.join("L")}`;
}

export function rungs(height: number, width: number, turns: number): { y: number; x: number }[] {
  return Array.from({ length: turns * 5 }, (_, i) => {
    const at = (i + 0.5) / (turns * 5);
    return { y: at * height, x: (width / 2) * Math.sin(at * turns * Math.PI * 2) };
  });
}

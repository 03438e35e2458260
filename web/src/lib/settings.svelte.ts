// What a person likes: kept in this browser only, applied to the root element.
// Never talks to the server.
export type Language = "en" | "fr";
export interface Settings {
  language: Language;
  /** As the system has it until somebody chooses. */
  theme: "system" | "dark" | "paper";
  motion: "full" | "less";
  contrast: "normal" | "more";
  volume: number;
  /** Silent for now, whatever the volume. */
  muted: boolean;
  /** A device that can shakes for one's own hits. */
  shake: boolean;
  confirm: boolean;
  /** The browser tells when it is one's turn while nobody looks at the page. */
  notices: boolean;
  /** Nobody's talk is heard at any table. */
  hushed: boolean;
  /** A line to type actions into, for who knows the notation. */
  command: boolean;
  /** How fast one sees what the others do; `step`: each when one says so. */
  pace: "quick" | "calm" | "step";
  /** The log tells all of a move, not only the first of it. */
  details: boolean;
}

const KEY = "microcosm-settings";
/** The system's wish. */
const STILL = "(prefers-reduced-motion: reduce)";
const LIGHT = window.matchMedia("(prefers-color-scheme: light)");
const wished = (): Settings["motion"] => (window.matchMedia(STILL).matches ? "less" : "full");

function initial(): Settings {
  const likes = (query: string) => window.matchMedia(query).matches;
  return {
    language: navigator.language.startsWith("fr") ? "fr" : "en",
    theme: "system",
    motion: wished(),
    contrast: likes("(prefers-contrast: more)") ? "more" : "normal",
    volume: 0.5,
    muted: false,
    shake: true,
    confirm: true,
    notices: false,
    hushed: false,
    command: false,
    pace: "quick",
    details: false,
  };
}

function load(): Settings {
  try {
    return { ...initial(), ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    // A browser that forbids storage still plays.
    return initial();
  }
}

export const settings = $state<Settings>(load());

const theme = (): string =>
  settings.theme !== "system" ? settings.theme : LIGHT.matches ? "paper" : "dark";

export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = theme();
  root.dataset.motion = settings.motion;
  root.dataset.contrast = settings.contrast;
  try {
    // Who moves as the system wishes goes on doing so when it wishes otherwise.
    const { motion, ...kept } = settings;
    localStorage.setItem(KEY, JSON.stringify(motion === wished() ? kept : { ...kept, motion }));
  } catch {
    return;
  }
}

/** The system may change its mind while the page is open. */
export function heedSystem(): void {
  window.matchMedia(STILL).addEventListener("change", () => (settings.motion = wished()));
  LIGHT.addEventListener("change", applySettings);
}

// What a person likes: kept in this browser only, applied to the root element.
// Never talks to the server.
export type Language = "en" | "fr";
export interface Settings {
  language: Language;
  theme: "dark" | "paper";
  motion: "full" | "less";
  contrast: "normal" | "more";
  volume: number;
  confirm: boolean;
}

const KEY = "microcosm-settings";

function initial(): Settings {
  const likes = (query: string) => window.matchMedia(query).matches;
  return {
    language: navigator.language.startsWith("fr") ? "fr" : "en",
    theme: "dark",
    motion: likes("(prefers-reduced-motion: reduce)") ? "less" : "full",
    contrast: likes("(prefers-contrast: more)") ? "more" : "normal",
    volume: 0.5,
    confirm: true,
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

export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.dataset.contrast = settings.contrast;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return;
  }
}

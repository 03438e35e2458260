// As much of a page as modules without a screen look at.
import type { Environment } from "vitest/runtime";

class Storage {
  #kept = new Map<string, string>();
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#kept.set(key, value);
  clear = () => this.#kept.clear();
}

export default {
  name: "page",
  viteEnvironment: "client",
  setup() {
    const given = {
      window: { matchMedia: () => ({ matches: false }), addEventListener: () => {} },
      navigator: { language: "en" },
      localStorage: new Storage(),
    };
    for (const [name, value] of Object.entries(given))
      Object.defineProperty(globalThis, name, { value, configurable: true });
    return { teardown: () => {} };
  },
} satisfies Environment;

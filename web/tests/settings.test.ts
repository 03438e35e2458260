import { beforeEach, expect, test, vi } from "vitest";

const load = async () => {
  vi.resetModules();
  return (await import("../src/lib/settings.svelte")).settings;
};
beforeEach(() => localStorage.clear());

test("what cannot be taken back is asked once more unless somebody says otherwise", async () => {
  expect((await load()).confirm).toBe(true);
  localStorage.setItem("microcosm-settings", JSON.stringify({ confirm: false }));
  expect(await load()).toMatchObject({ confirm: false, theme: "system", language: "en" });
});

test("what was kept and cannot be read is as if nothing were kept", async () => {
  localStorage.setItem("microcosm-settings", "{");
  expect((await load()).theme).toBe("system");
});

test("light and dark are the system's until somebody chooses", async () => {
  const root = { dataset: {} as Record<string, string>, lang: "" };
  let light = true;
  let tell = () => {};
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("window", {
    matchMedia: (query: string) => ({
      get matches() {
        return query.includes("light") && light;
      },
      addEventListener: (_: string, listener: () => void) => {
        if (query.includes("light")) tell = listener;
      },
    }),
  });
  vi.resetModules();
  const { applySettings, heedSystem, settings } = await import("../src/lib/settings.svelte");
  applySettings();
  heedSystem();
  expect(root.dataset.theme).toBe("paper");
  light = false;
  tell();
  expect(root.dataset.theme).toBe("dark");
  settings.theme = "paper";
  applySettings();
  tell();
  expect(root.dataset.theme).toBe("paper");
  expect(JSON.parse(localStorage.getItem("microcosm-settings")!).theme).toBe("paper");
  vi.unstubAllGlobals();
});

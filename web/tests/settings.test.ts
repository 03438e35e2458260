import { beforeEach, expect, test, vi } from "vitest";

const load = async () => {
  vi.resetModules();
  return (await import("../src/lib/settings.svelte")).settings;
};
beforeEach(() => localStorage.clear());

test("what cannot be taken back is asked once more unless somebody says otherwise", async () => {
  expect((await load()).confirm).toBe(true);
  localStorage.setItem("microcosm-settings", JSON.stringify({ confirm: false }));
  expect(await load()).toMatchObject({ confirm: false, theme: "dark", language: "en" });
});

test("what was kept and cannot be read is as if nothing were kept", async () => {
  localStorage.setItem("microcosm-settings", "{");
  expect((await load()).theme).toBe("dark");
});

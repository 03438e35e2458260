// Unit tests of what holds logic: modules without a screen. Screens are tested in a real
// browser, in `e2e/`.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Svelte as it runs in a browser; elsewhere nothing would react.
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"], environment: "./tests/page.ts" },
});

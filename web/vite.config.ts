// The build of the web client: one page, no inline script or style, so that a strict
// content security policy ('self' only) holds. Messages live beside `web/`, in `messages/` and
// in the games' crates, shared with Rust.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.MICROCOSM_SERVER ?? "http://127.0.0.1:7420";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
});

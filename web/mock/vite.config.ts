// `npm run dev:mock`: the client without a server. A module is put before the client that
// answers its requests with fixed positions. Not part of any build.
import { mergeConfig, type Plugin } from "vite";
import base from "../vite.config";

const inject: Plugin = {
  name: "mock",
  transformIndexHtml: () => [{ tag: "script", attrs: { type: "module", src: "/mock/install.ts" }, injectTo: "head" }],
};

export default mergeConfig(base, { plugins: [inject], server: { proxy: undefined } });

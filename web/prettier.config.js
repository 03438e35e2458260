// How the client's source is laid out: `npm run format` does it, `npm run check` wants it so.
export default {
  printWidth: 100,
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};

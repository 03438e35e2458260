// Fails when the shell (all that a first visit to Home loads: page, scripts, styles, words
// and fonts, without the games' tables) is over 150 KB gzipped.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 150 * 1024;
const dist = join(dirname(fileURLToPath(import.meta.url)), "..", "dist");
const manifest = JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8"));
const files = new Set(["index.html"]);

function collect(name) {
  const chunk = manifest[name];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
  for (const next of chunk.imports ?? []) collect(next);
}

collect("index.html");
for (const [name, chunk] of Object.entries(manifest)) {
  // One language is loaded at a time; French is the longer one. Games' covers are in the
  // scripts, the rest of their words comes with their tables.
  if (/messages\/fr\/(shell|table)\./.test(name)) collect(name);
  if (/\.woff2$/.test(chunk.file)) files.add(chunk.file);
}

let total = 0;
for (const file of [...files].sort()) {
  const size = gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  total += size;
  console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${file}`);
}
console.log(`${(total / 1024).toFixed(1).padStart(7)} KB  of ${LIMIT / 1024}`);
if (total > LIMIT) process.exit(1);

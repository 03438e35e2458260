// Fails when English and French differ in files, keys or variables, when a file does not parse,
// when a game has no name, when an apostrophe is a typewriter's, or when the client asks for a
// word that neither language has. The house and every game are looked at alike.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const root = join(web, "..");
const games = readdirSync(join(root, "crates")).filter((name) =>
  existsSync(join(root, "crates", name, "messages")),
);
const problems = [];
const known = new Set();

function variables(value, found = new Set()) {
  if (Array.isArray(value)) value.forEach((v) => variables(v, found));
  else if (value && typeof value === "object") {
    if (value.type === "var") found.add(value.name);
    Object.values(value).forEach((v) => variables(v, found));
  }
  return found;
}

function read(folder, language, file) {
  const place = `${folder}/${language}/${file}`;
  const path = join(root, place);
  if (!existsSync(path)) {
    problems.push(`${place} is missing`);
    return new Map();
  }
  const text = readFileSync(path, "utf8");
  const written = [...text.matchAll(/^([a-zA-Z][\w-]*)\s*=/gm)].map((m) => m[1]);
  const parsed = new Map(
    new FluentResource(text).body.map((m) => [m.id, [...variables(m.value)].sort().join()]),
  );
  for (const key of written) if (!parsed.has(key)) problems.push(`${place}: ${key} does not parse`);
  const said = text.replace(/^#.*/gm, "");
  for (const [word] of said.matchAll(/\p{L}+'\p{L}+/gu)) problems.push(`${place}: ${word}`);
  for (const key of written.filter((k, i) => written.indexOf(k) !== i))
    problems.push(`${place}: ${key} twice`);
  return parsed;
}

function compare(folder, file) {
  const [en, fr] = [read(folder, "en", file), read(folder, "fr", file)];
  for (const key of new Set([...en.keys(), ...fr.keys()])) {
    // All words of the page lie in one bundle, where the first of two would win.
    if (known.has(key)) problems.push(`${folder}/*/${file}: ${key} is said elsewhere`);
    known.add(key);
    if (!en.has(key)) problems.push(`${folder}/en/${file}: ${key} is missing`);
    else if (!fr.has(key)) problems.push(`${folder}/fr/${file}: ${key} is missing`);
    else if (en.get(key) !== fr.get(key))
      problems.push(`${folder}: ${key} uses {${en.get(key)}} in en, {${fr.get(key)}} in fr`);
  }
}

for (const folder of ["messages", ...games.map((game) => `crates/${game}/messages`)]) {
  const files = ["en", "fr"].flatMap((language) => readdirSync(join(root, folder, language)));
  for (const file of new Set(files)) compare(folder, file);
}
for (const game of games)
  for (const key of [`game-${game}`, `game-${game}-tagline`, `game-${game}-about`])
    if (!known.has(key)) problems.push(`crates/${game}/messages: ${key} is missing`);

for (const name of readdirSync(join(web, "src"), { recursive: true })) {
  if (!/\.(svelte|ts)$/.test(name)) continue;
  const source = readFileSync(join(web, "src", name), "utf8");
  for (const [, key] of source.matchAll(/\bt\("([a-z][\w-]*)"/g))
    if (!known.has(key)) problems.push(`src/${name}: no message ${key}`);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`messages: ${known.size} keys, the same in both languages`);

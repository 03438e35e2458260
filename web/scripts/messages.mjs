// Fails when English and French differ in keys or variables, when a file does not parse,
// or when the client asks for a word that neither language has.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const root = join(web, "..", "messages");
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

function read(language, file) {
  const text = readFileSync(join(root, language, file), "utf8");
  const written = [...text.matchAll(/^([a-zA-Z][\w-]*)\s*=/gm)].map((m) => m[1]);
  const parsed = new Map(
    new FluentResource(text).body.map((m) => [m.id, [...variables(m.value)].sort().join()]),
  );
  for (const key of written)
    if (!parsed.has(key)) problems.push(`${language}/${file}: ${key} does not parse`);
  for (const key of written.filter((k, i) => written.indexOf(k) !== i))
    problems.push(`${language}/${file}: ${key} twice`);
  return parsed;
}

for (const file of readdirSync(join(root, "en"))) {
  const [en, fr] = [read("en", file), read("fr", file)];
  for (const key of new Set([...en.keys(), ...fr.keys()])) {
    known.add(key);
    if (!en.has(key)) problems.push(`en/${file}: ${key} is missing`);
    else if (!fr.has(key)) problems.push(`fr/${file}: ${key} is missing`);
    else if (en.get(key) !== fr.get(key))
      problems.push(`${file}: ${key} uses {${en.get(key)}} in en, {${fr.get(key)}} in fr`);
  }
}

for (const name of readdirSync(join(web, "src"), { recursive: true })) {
  if (!/\.(svelte|ts)$/.test(name)) continue;
  const source = readFileSync(join(web, "src", name), "utf8");
  for (const [, key] of source.matchAll(/\bt\("([a-z][\w-]*)"/g))
    if (!known.has(key)) problems.push(`src/${name}: no message ${key}`);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`messages: ${known.size} keys, the same in both languages`);

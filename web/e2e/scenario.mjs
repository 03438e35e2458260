// Tables in the middle of a game: the binary writes a scenario as a record, and a visitor
// imports it and plays on.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { binary } from "./house.mjs";
import { ask } from "./visitor.mjs";

/** Where `flight` is, and where `micropolis/nurse`, one of the rules', is. */
const file = (name) => {
  const [game, one] = name.split("/");
  const path = one ? `../../crates/${game}/scenarios/${one}` : `./scenarios/${name}`;
  return fileURLToPath(new URL(`${path}.toml`, import.meta.url));
};

async function recorded(name) {
  const room = mkdtempSync(join(tmpdir(), "microcosm-scenario-"));
  const out = join(room, "record.jsonl");
  try {
    await promisify(execFile)(binary, ["scenario", "--record", out, file(name)]);
    return readFileSync(out, "utf8");
  } catch (error) {
    throw new Error(`${name}: ${error.stdout || error.message}`);
  } finally {
    rmSync(room, { recursive: true });
  }
}

const imported = async (page, record) => (await ask(page, "POST", "/api/records", record)).id;

/** The replay of a scenario's deeds. */
export const replayed = async (page, name) => imported(page, await recorded(name));

/**
 * A table that goes on from a scenario: from its position, or from where its first deed that
 * begins with `before` comes next. Luck that the scenario's deeds would draw from there on is
 * the luck to come, whatever is done. The visitor takes the seat called `me`.
 */
export async function begun(page, name, { before = null, seats = ["me", "bot:random"] } = {}) {
  const record = await recorded(name);
  const entries = record.trimEnd().split("\n").slice(1).map(JSON.parse);
  const next = before === null ? 1 : entries.findIndex(({ deed }) => deed.act?.startsWith(before));
  assert.ok(next > 0, `${name}: nobody does ${before}`);
  const id = await imported(page, record);
  return (await ask(page, "POST", `/api/tables/${id}/continue`, { at: next - 1, seats })).id;
}

// A table of Micro Mutants in the middle of a game: a position in words is imported as the
// record of a game that has just begun, and played on.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { ask } from "./visitor.mjs";

/** A line of a record, sealed with a sum over itself and the line before. */
function seal(line, last) {
  const text = JSON.stringify(line).slice(0, -1);
  const sum = createHash("sha256").update(last).update(text).digest("hex").slice(0, 8);
  return { text: `${text},"sum":"${sum}"}\n`, sum };
}

function record({ setup, position, script }, rules, digest) {
  const seats = Array.from({ length: setup.players }, (_, i) => `seat ${i + 1}`);
  const header = seal(
    {
      format: 1,
      game: "micro-mutants",
      rules,
      setup,
      seats,
      commitment: "0".repeat(64),
      position,
      script,
    },
    "",
  );
  return header.text + seal({ n: 0, deed: "start", digest, at: Date.now() }, header.sum).text;
}

// As the record numbers kinds of pieces: bases, breeds, projectiles, what lies about, tokens.
const KINDS =
  "base soldier green-beret rocketeer intruder carrier zealot warper centurion repulsor queen worker red-guard saboteur kommissar tank warrior digger spider acid-spitter exterminator rocket flame web acid-spit resource acid-pit gravity-manipulator warp-gate meteor entrance".split(
    " ",
  );
const NOBODY = 255;

/** Luck of the felt: wherever it is aimed, these come to rest there (`["warrior-a1", x, y, how
    many chips are below it]`, in millimetres). */
export function lands(...pieces) {
  const numbers = pieces.flatMap(([name, x, y, level = 0]) => {
    const [, kind, letter, number] = /^(.*)-([a-d]?)(\d+)$/.exec(name);
    const seat = letter ? letter.charCodeAt(0) - 97 : NOBODY;
    const zigzag = (mm) => (mm < 0 ? -mm * 2000 - 1 : mm * 2000);
    return [
      (KINDS.indexOf(kind) << 16) | (seat << 8) | Number(number),
      zigzag(x),
      zigzag(y),
      zigzag(1 + 2 * level),
      0,
      32767,
    ];
  });
  return ["felt", [numbers.length, ...numbers]];
}

/**
 * A table in that position, by the newest rules. `told.setup` is the set-up, `told.position` as
 * scenarios write it, `told.script` the luck to come, such as `[["dice", [0, 0]]]`. The visitor
 * takes the seats called `me`.
 */
export async function arranged(page, told, seats) {
  const { newest } = await ask(page, "GET", "/api/games/micro-mutants/rules");
  const dated = { ...told, setup: { version: newest, ...told.setup } };
  let digest = "0".repeat(16);
  // Only the server knows the sum of a position: it says so.
  for (let tries = 0; tries < 2; tries++) {
    const answer = await page.request.post("/api/records", {
      data: record(dated, newest, digest),
      headers: { "content-type": "application/jsonl" },
    });
    const said = await answer.json();
    if (answer.ok())
      return (await ask(page, "POST", `/api/tables/${said.id}/continue`, { at: 0, seats })).id;
    const why = JSON.stringify(said);
    digest = /has digest ([0-9a-f]+)/.exec(why)?.[1];
    assert.ok(digest, why);
  }
  throw new Error("the position is not taken");
}

/** The names of all bugs of each army, by the letter of its seat. */
export async function bugs(page, armies) {
  const box = await ask(page, "GET", "/api/games/micro-mutants/answer?question=box");
  return Object.fromEntries(
    armies.map((army, seat) => {
      const letter = "abcd"[seat];
      const breeds = box.armies.find((known) => known.army === army).breeds;
      return [
        letter,
        breeds.flatMap(({ breed, chips }) =>
          Array.from({ length: chips }, (_, i) => `${breed}-${letter}${i + 1}`),
        ),
      ];
    }),
  );
}

// A real server of its own for each test file: the binary in MICROCOSM_BIN on a free port,
// with a data directory that is thrown away. Nothing here knows a game.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const binary = process.env.MICROCOSM_BIN;
/** A client other than the one within the binary, for trying out changes without building it. */
const client = process.env.MICROCOSM_CLIENT;
const PATIENCE = 60000;

export class House {
  #data = mkdtempSync(join(tmpdir(), "microcosm-e2e-"));
  #database = `sqlite:${join(this.#data, "e2e.db")}`;
  #child = null;
  #listen;
  #more;
  /** Where the server is, such as `http://127.0.0.1:41234`. */
  url = "";

  /** With settings beyond those of every test; `port` where the address must be known before. */
  constructor(more = [], port = 0) {
    this.#more = more;
    this.#listen = `127.0.0.1:${port}`;
  }

  /** Starts the server if it does not run, again at the same address if it ran before. */
  async start() {
    if (this.#child?.exitCode === null) return this;
    if (!binary) throw new Error("MICROCOSM_BIN must name the microcosm binary");
    const args = [
      "serve",
      "--listen",
      this.#listen,
      "--database",
      this.#database,
      "--no-limits",
      "--bot-pause",
      "0",
      "--luck",
      "1",
      "--shortest-clock",
      "1",
    ];
    args.push(...this.#more);
    if (client) args.push("--client", client);
    const child = spawn(binary, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, RUST_LOG: "warn" },
    });
    this.#child = child;
    let complaints = "";
    child.stderr.on("data", (text) => (complaints += text));
    this.url = await new Promise((found, failed) => {
      const timer = setTimeout(
        () => failed(new Error(`no server after ${PATIENCE} ms: ${complaints}`)),
        PATIENCE,
      );
      let said = "";
      child.stdout.on("data", (text) => {
        const address = (said += text).match(/listening on (http:\S+)/)?.[1];
        if (address) found((clearTimeout(timer), address));
      });
      child.on("exit", (code) => failed(new Error(`the server ended with ${code}: ${complaints}`)));
    });
    this.#listen = new URL(this.url).host;
    return this;
  }

  /** What who runs the house does beside the server; gives what was printed. */
  admin(...words) {
    const args = ["admin", ...words, "--database", this.#database];
    const { status, stdout, stderr } = spawnSync(binary, args, { encoding: "utf8" });
    if (status !== 0) throw new Error(`${words.join(" ")}: ${stderr}`);
    return stdout;
  }

  /** The end without a farewell, as when the power fails. */
  kill() {
    return this.#end("SIGKILL");
  }

  async stop() {
    await this.#end("SIGTERM");
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #end(signal) {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    const late = setTimeout(() => child.kill("SIGKILL"), 5000);
    await gone;
    clearTimeout(late);
  }
}

// A line between a browser and a house that can go dead without a word: what is sent either way
// is swallowed, and nobody is told. What was dead stays dead; lines that begin after it woke are
// well.
import { connect, createServer } from "node:net";

export class DullLine {
  #server = null;
  #pairs = [];
  #dead = false;
  url = "";

  async open(house) {
    const { hostname, port } = new URL(house.url);
    this.#server = createServer((near) => {
      const pair = { near, far: connect(Number(port), hostname), dead: this.#dead };
      this.#pairs.push(pair);
      const { far } = pair;
      near.on("data", (data) => pair.dead || far.write(data));
      far.on("data", (data) => pair.dead || near.write(data));
      for (const [one, other] of [
        [near, far],
        [far, near],
      ]) {
        one.on("error", () => other.destroy());
        one.on("close", () => pair.dead || other.destroy());
      }
    });
    await new Promise((ready) => this.#server.listen(0, "127.0.0.1", ready));
    this.url = `http://127.0.0.1:${this.#server.address().port}`;
    return this;
  }

  goDead() {
    this.#dead = true;
    for (const pair of this.#pairs) pair.dead = true;
  }
  wake() {
    this.#dead = false;
  }

  async close() {
    for (const { near, far } of this.#pairs) {
      near.destroy();
      far.destroy();
    }
    await new Promise((done) => this.#server.close(done));
  }
}

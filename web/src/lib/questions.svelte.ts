// Questions to the rules about the position on the table, each asked once for a position.
type Ask = ((question: string) => Promise<unknown>) | null;

export class Questions {
  #answers = $state.raw(new Map<string, unknown>());
  #asked = new Set<string>();
  #ask: Ask = null;

  /** A new position: nothing that was answered holds any more. */
  renew(ask: Ask): void {
    this.#ask = ask;
    this.#asked = new Set();
    this.#answers = new Map();
  }

  /** The answer, once it is there; null before, and when there is none. */
  get<T>(question: string | null): T | null {
    if (question === null) return null;
    return (this.#answers.get(question) as T | undefined) ?? null;
  }

  /** Asks unless it was asked before; to be called from effects. */
  want(question: string | null): void {
    if (question === null || !this.#ask || this.#asked.has(question)) return;
    this.#asked.add(question);
    const asked = this.#asked;
    this.#ask(question).then(
      (answer) => {
        if (asked === this.#asked) this.#answers = new Map(this.#answers).set(question, answer);
      },
      // No answer: there is nothing to show.
      () => undefined,
    );
  }
}

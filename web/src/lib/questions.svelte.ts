// Questions to the rules about the position on the table. To read an answer is to ask for it,
// once for a position; a new position forgets them all.
import { untrack } from "svelte";

type Timer = ReturnType<typeof setTimeout>;
type Ask = ((question: string) => Promise<unknown>) | null;

/** What was asked and answered in one position. */
class Position {
  answers = $state.raw(new Map<string, unknown>());
  asked = new Set<string>();
}

export class Questions {
  #now = $derived.by(() => {
    this.position();
    return new Position();
  });
  #waiting = new Map<string, { now: Position; question: string | null; timer: Timer }>();

  constructor(
    /** Whom to ask; null: nobody answers here. */
    readonly ask: () => Ask,
    /** What the answers hold for; read, never looked at. */
    readonly position: () => unknown,
  ) {}

  /** The answer, once it is there; null before, and when there is none. */
  get<T>(question: string | null): T | null {
    if (question === null) return null;
    this.#want(this.#now, question);
    return this.#known<T>(question);
  }

  /** The same for what changes with every movement of a hand: asked when it has been the one
      wanted for so many milliseconds. `what` is told apart from others that are. */
  steady<T>(what: string, question: string | null, ms: number): T | null {
    const now = this.#now;
    const waiting = this.#waiting.get(what);
    if (waiting?.now !== now || waiting.question !== question) {
      clearTimeout(waiting?.timer);
      const ask = () => {
        if (question !== null && now === untrack(() => this.#now)) this.#want(now, question);
      };
      this.#waiting.set(what, { now, question, timer: setTimeout(ask, ms) });
    }
    return question === null ? null : this.#known<T>(question);
  }

  #known<T>(question: string): T | null {
    return (this.#now.answers.get(question) as T | undefined) ?? null;
  }

  #want(now: Position, question: string): void {
    const ask = untrack(this.ask);
    if (!ask || now.asked.has(question)) return;
    now.asked.add(question);
    ask(question).then(
      (answer) => (now.answers = new Map(now.answers).set(question, answer)),
      // No answer: there is nothing to show.
      () => undefined,
    );
  }
}

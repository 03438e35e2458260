// Where a lesson stands, from the log alone, so that a reload finds its place again; and which
// choices its step leaves open. The table itself is a real one.
import type { Chapter, Choices, LessonStep } from "../generated/game";
import type { Step } from "../generated/socket";

export interface Standing {
  /** The step that follows the moves played so far. */
  step: number;
  /** What was done last did not do what it should: it can be taken back. */
  missed: boolean;
  /** How often that was so at this step. */
  misses: number;
}

const acts = (step: LessonStep) => !!step.expect || !!step.bot;

/** Is what is wanted there, among other things? */
function isPartOf(wanted: unknown, found: unknown): boolean {
  if (typeof wanted !== "object" || wanted === null) return wanted === found;
  if (typeof found !== "object" || found === null) return false;
  return Object.entries(wanted).every(([name, value]) =>
    isPartOf(value, (found as Record<string, unknown>)[name]),
  );
}
const reaches = (step: LessonStep, { events }: Step): boolean =>
  !step.goal || !!step.bot || (events as unknown[]).some((event) => isPartOf(step.goal, event));

export function stands({ steps }: Chapter, entries: Step[]): Standing {
  // What was done and not taken back; what came of the misses in between is forgotten.
  const done: Step[] = [];
  const misses = new Map<number, number>();
  const now = (): Standing => {
    let step = 0;
    let next = 0;
    for (const entry of done) {
      while (next < steps.length && !acts(steps[next]!)) next++;
      const wanted = steps[next];
      if (!wanted) break;
      if (!reaches(wanted, entry)) return { step: next, missed: true, misses: 0 };
      step = ++next;
    }
    return { step: Math.min(step, steps.length - 1), missed: false, misses: 0 };
  };
  for (const entry of entries) {
    const undone = /^undo (\d+)$/.exec(entry.text)?.[1];
    if (undone !== undefined) {
      while (done.length > 0 && done.at(-1)!.n > Number(undone)) done.pop();
    } else if (entry.seat !== null) {
      done.push(entry);
      const { step, missed } = now();
      if (missed) misses.set(step, (misses.get(step) ?? 0) + 1);
    }
  }
  const standing = now();
  // Read on to the step that acts: misses belong to that.
  const next = steps.findIndex((s, i) => i >= standing.step && acts(s));
  return { ...standing, misses: misses.get(next) ?? 0 };
}

const begins = (text: string, openings: string[]) =>
  openings.some((o) => text === o || text.startsWith(`${o} `));

/** Only what the step waits for; everything once the chapter is over. */
export function narrowed(
  choices: Choices | null,
  step: LessonStep,
  last: boolean,
  missed: boolean,
): Choices | null {
  if (!choices || last) return choices;
  const openings = missed ? [] : (step.expect ?? []);
  return {
    listed: choices.listed.filter((listed) => begins(listed.text, openings)),
    forms: choices.forms.filter((form) => begins(form.verb, openings)),
  };
}

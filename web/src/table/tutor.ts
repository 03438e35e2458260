// Where a tutorial stands, from the log alone, so that a reload finds its place again; and
// which choices its step leaves open. The table itself is a real one.
import type { Choices, Tutorial, TutorialStep } from "../generated/game";
import type { Step } from "../generated/socket";

const acts = (step: TutorialStep) => !!step.expect || !!step.bot;

/** The step that follows the moves played so far. */
export function reached(tutorial: Tutorial, entries: Step[]): number {
  let played = entries.filter((entry) => entry.seat !== null).length;
  let step = 0;
  tutorial.steps.forEach((s, i) => {
    if (acts(s) && played-- > 0) step = i + 1;
  });
  return Math.min(step, tutorial.steps.length - 1);
}

const begins = (text: string, openings: string[]) =>
  openings.some((o) => text === o || text.startsWith(`${o} `));

/** Only what the step waits for; everything once the lesson is over. */
export function narrowed(
  choices: Choices | null,
  step: TutorialStep,
  last: boolean,
): Choices | null {
  if (!choices || last) return choices;
  const openings = step.expect ?? [];
  return {
    listed: choices.listed.filter((listed) => begins(listed.text, openings)),
    forms: choices.forms.filter((form) => begins(form.verb, openings)),
  };
}

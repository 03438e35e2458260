// What the rules answer about the position on the table.
import type { Answer } from "../../generated/mutant-chronicles";

type AnswerTo<T extends Answer["type"]> = Extract<Answer, { type: T }>;
export type Reach = AnswerTo<"reach">;
export type Sight = AnswerTo<"sight">;
export type Odds = AnswerTo<"odds">;
export type Worth = AnswerTo<"unit">;

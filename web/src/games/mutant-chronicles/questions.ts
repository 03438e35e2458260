// What the rules answer about the position on the table.
import type { Answer } from "../../generated/mutant-chronicles";
import type { Only } from "../choices";

export type Reach = Only<Answer, "reach">;
export type Sight = Only<Answer, "sight">;
export type Odds = Only<Answer, "odds">;
export type Aims = Only<Answer, "aims">;
export type Worth = Only<Answer, "unit">;

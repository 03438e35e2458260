// The attack that is shown: the one under way, the one being thought of, or the last one with
// its result, which stays until something else is attacked.
import type { Event, Line, Shown, View } from "../../generated/mutant-chronicles";
import type { Only } from "../choices";
import { question } from "./notation";
import type { Position } from "./position.svelte";
import type { Odds } from "./questions";

/** Who attacks whom, with what is known of it. */
export interface Strike {
  attacker: string;
  target: string;
  odds: Odds | null;
  /** Dice are on the table. */
  rolled: boolean;
  cards: string[];
  result: Only<Event, "struck" | "missed"> | null;
}

/** What an attack did to its target: damage, of how much health, and what is left. */
export type Harm = { damage: number; health: number; left: number };

/** Dice that lie on the table, or lay there last. */
export interface Rolled {
  /** The hex that is attacked. */
  at: string;
  shots: { figure: string; dice: Shown[]; now: boolean }[];
  result: Strike["result"];
  harm: Harm | null;
}

/** The last attack, from the log. */
export class LastStrike {
  at = $state.raw<string | null>(null);
  result = $state.raw<Strike["result"]>(null);
  dice = $state.raw<{ figure: string; dice: Shown[] }[]>([]);
  /** Of the target: the damage, and its wounds then. */
  wounded = $state.raw<Only<Event, "wounded"> | null>(null);

  /** An attack under way: what it began with may have happened before this page was opened. */
  watch({ attack }: View): void {
    if (!attack) return;
    this.at = attack.at;
    this.dice = attack.shots.filter((shot) => shot.dice.length > 0);
  }

  follow(events: Event[]): void {
    for (const event of events) {
      if (event.type === "declared") {
        this.at = event.at;
        this.result = this.wounded = null;
        this.dice = [];
      }
      if (event.type === "rolled") this.dice = [...this.dice, event];
      if (event.type === "rerolled")
        this.dice = this.dice.map((roll) =>
          roll.figure === event.figure
            ? {
                ...roll,
                dice: roll.dice.map((was, i) => (i === event.die - 1 ? event.shown : was)),
              }
            : roll,
        );
      if (event.type === "struck" || event.type === "missed") this.result = event;
      if (event.type === "wounded" && event.figure === this.result?.target) this.wounded = event;
    }
  }
}

/** The question about the attack under way, with those who would join. */
function declared({ attack }: View, joined: Position["joined"]): string | null {
  if (!attack || attack.shots.some((s) => s.dice.length > 0)) return null;
  if (joined.length === 0) return question.declared;
  const { attacker, at, from } = attack;
  return question.odds(
    { figure: attacker, at, from },
    joined.map((m) => m.action),
  );
}

/** The chances of the attack under way. */
export const oddsUnderWay = ({ view, joined, questions }: Position): Odds | null =>
  questions.get<Odds>(declared(view, joined));

const thought = (attacker: string, target: string, odds: Odds | null): Strike => ({
  attacker,
  target,
  odds,
  rolled: false,
  cards: [],
  result: null,
});

export function strikeIn(position: Position, last: LastStrike): Strike | null {
  const { view, look, way, leader, target, plan, fires, odds } = position;
  const { attack } = view;
  if (attack) {
    const known = oddsUnderWay(position);
    const rolled = attack.shots.some((shot) => shot.dice.length > 0);
    return { ...thought(attack.attacker, attack.target, known), rolled, cards: attack.cards };
  }
  if (way && leader && target) return thought(leader, target.name, odds(way));
  const fire = fires.find((m) => m.text === plan.pointed?.text) ?? fires[0];
  if (fire) {
    const { figure, at } = fire.action;
    return thought(figure, look.at(at)?.name ?? "", odds(fire));
  }
  if (!last.result) return null;
  const { attacker, target: struck } = last.result;
  return { ...thought(attacker, struck, null), rolled: true, result: last.result };
}

/** What is shown large: the dice of the attack under way, or those of one that is just over. */
export function rolledIn(
  { view: { attack }, look }: Position,
  last: LastStrike,
  fresh: boolean,
): Rolled | null {
  if (attack) {
    const shots = attack.shots
      .map((shot, i) => ({ ...shot, now: i === attack.rolling }))
      .filter((shot) => shot.dice.length > 0);
    const { result } = last;
    return shots.length > 0 ? { at: attack.at, shots, result, harm: harmIn(last, look) } : null;
  }
  const { at, result, dice } = last;
  if (!fresh || !result || at === null) return null;
  const shots = dice.map((roll) => ({ ...roll, now: false }));
  return { at, shots, result, harm: harmIn(last, look) };
}

function harmIn({ wounded }: LastStrike, look: Position["look"]): Harm | null {
  const unit = look.unit(look.figure(wounded?.figure ?? null)?.unit ?? "");
  if (!wounded || !unit) return null;
  const { damage, wounds } = wounded;
  return {
    damage,
    health: unit.health - (wounds - damage),
    left: Math.max(0, unit.health - wounds),
  };
}

/** A line with nothing in its way. */
export const clear = (from: string, to: string): Line => ({
  from,
  to,
  distance: 0,
  clear: true,
  units: [],
  walls: [],
});

/** The lines of the attack under way, or of the one that is pointed at or chosen. */
export function linesIn({ view: { attack }, plan, way }: Position): Line[] {
  if (attack)
    return attack.shots.length > 0
      ? attack.shots.map((shot) => clear(shot.from, attack.at))
      : [clear(attack.from, attack.at)];
  const pointed = plan.pointed?.action;
  const blow = pointed?.type === "attack" || pointed?.type === "fire" ? pointed : way?.action;
  return blow ? [clear(blow.from, blow.at)] : [];
}

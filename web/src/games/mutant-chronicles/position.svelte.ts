// The position as the player meets it: what is asked, who can be set down, where the unit on
// turn can go, whom it can attack, who would join. From what the server listed and answered, and
// from what is chosen; it sends nothing and knows no rule.
import type { Action, Figure, View } from "../../generated/mutant-chronicles";
import { Questions } from "../../lib/questions.svelte";
import { moves, ofType, type Move } from "../choices";
import type { TableProps } from "../contract";
import { fighting, hexesOf } from "./board";
import type { Board, Box } from "./box";
import { Lookup } from "./lookup";
import { question } from "./notation";
import { Plan } from "./plan.svelte";
import type { Odds, Reach } from "./questions";

export type BattleProps = Omit<TableProps, "view"> & { view: View; box: Box; board: Board };

/** Decisions that come between others. */
const INTERRUPTS = [
  "card",
  "guards",
  "buyback",
  "shield",
  "rally",
  "post",
  "bunker",
  "keep",
  "depot",
  "airlift",
];

export class Position {
  readonly questions: Questions;

  constructor(readonly given: () => BattleProps) {
    this.questions = new Questions(
      () => given().ask,
      () => given().view,
    );
  }
  get props(): BattleProps {
    return this.given();
  }

  view = $derived.by(() => this.props.view);
  /** A new position makes an old plan meaningless. */
  plan = $derived.by(() => {
    void this.view;
    return new Plan();
  });
  look = $derived.by(() => new Lookup(this.props.box, this.props.board, this.view));
  all = $derived.by(() => moves<Action>(this.props.choices));
  asked = $derived.by(() => (this.props.choices ? (this.view.asked?.what ?? null) : null));
  interrupt = $derived.by(() => this.asked !== null && INTERRUPTS.includes(this.asked));
  seat = $derived.by(() => this.props.you ?? 0);
  active = $derived.by(() => this.view.moving?.figure ?? this.view.activation?.figure ?? null);
  /** Those on the map; the one on turn is drawn last. */
  units = $derived.by(() =>
    fighting(this.view).sort(
      (a, b) => Number(a.name === this.active) - Number(b.name === this.active),
    ),
  );

  // Figures to be set down.
  placing = $derived.by(() => this.asked === "place" || this.asked === "reinforce");
  places = $derived.by(() => (this.placing ? ofType(this.all, "place") : []));
  tray = $derived.by(() =>
    [...new Set(this.places.map((m) => m.action.figure))]
      .map(this.look.figure)
      .filter((f): f is Figure => f !== null),
  );
  carried = $derived.by(() =>
    this.placing ? (this.plan.figure ?? this.tray[0]?.name ?? null) : null,
  );

  // Where the unit on turn can go; or where somebody who is looked at could.
  steps = $derived.by(() => ofType(this.all, "step"));
  walking = $derived.by(
    () => this.steps.length > 0 && (this.asked === "act" || this.asked === "move"),
  );
  watched = $derived.by(() => {
    const { figure } = this.plan;
    return figure !== null && figure !== this.active && !this.placing ? figure : null;
  });
  reach = $derived.by(() => {
    const walks = this.walking && this.plan.card === null && this.plan.power === null;
    const asked = this.watched !== null || walks ? question.reach(this.watched) : null;
    return this.questions.get<Reach>(asked);
  });
  ends = $derived.by(() =>
    this.reach && this.watched === null
      ? this.reach.ends.filter((end) => this.steps.some((m) => m.action.to === end.path[0]))
      : [],
  );
  /** The ways to the chosen hex, shortest first. */
  goals = $derived.by(() => {
    const { hex } = this.plan;
    if (hex === null || !this.walking || this.watched !== null) return [];
    return this.ends
      .filter((end) => hexesOf(end.place).includes(hex))
      .sort((a, b) => a.steps - b.steps);
  });

  // Attacks: every way from one of my hexes to one of theirs.
  attacks = $derived.by(() => ofType(this.all, "attack"));
  fires = $derived.by(() => ofType(this.all, "fire"));
  target = $derived.by(() => this.look.at(this.plan.hex));
  /** Who attacks: the unit on turn, or the one an effect lets attack. */
  leader = $derived.by(() =>
    this.asked === "extra" ? (this.view.asked?.figure ?? this.active) : this.active,
  );
  odds = ({ action }: Move<Action>): Odds | null => {
    if (action.type === "fire") return this.questions.get<Odds>(question.odds(action));
    if (action.type !== "attack" || !this.leader) return null;
    return this.questions.get<Odds>(question.odds({ ...action, figure: this.leader }));
  };
  /** The ways to attack the chosen target, best first. */
  ways = $derived.by(() => {
    const { target } = this;
    const worth = (move: Move<Action>) => this.odds(move)?.expected ?? 0;
    return target
      ? this.attacks
          .filter((m) => this.look.at(m.action.at)?.name === target.name)
          .sort((a, b) => worth(b) - worth(a))
      : [];
  });
  way = $derived.by(
    () => this.ways.find((m) => m.text === this.plan.pointed?.text) ?? this.ways[0] ?? null,
  );

  // Those who would join the attack under way.
  supports = $derived.by(() => ofType(this.all, "support"));
  joined = $derived.by(() => this.supports.filter((m) => this.plan.supporters.includes(m.text)));
}

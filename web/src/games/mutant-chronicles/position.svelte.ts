// The position as the player meets it: what is asked, who can be set down, where the unit on
// turn can go, whom it can attack, who would join. From what the server listed and answered, and
// from what is chosen; it sends nothing and knows no rule.
import type { Action, Figure, Reached, View } from "../../generated/mutant-chronicles";
import { Questions } from "../../lib/questions.svelte";
import { moves, ofType, type Move } from "../choices";
import type { TableProps } from "../contract";
import { fighting, hexesOf } from "./board";
import { RANKS, type Board, type Box } from "./box";
import { wantedIn } from "./lesson";
import { Lookup } from "./lookup";
import { question } from "./notation";
import { Plan } from "./plan.svelte";
import type { Aims, Odds, Reach } from "./questions";

export type BattleProps = Omit<TableProps, "view"> & { view: View; box: Box; board: Board };

/** What could be attacked from a hex is asked of a steady hand, in milliseconds. */
const STEADY = 60;

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

  /** What a lesson waits for; null: this is no lesson. */
  wanted = $derived.by(() => wantedIn(this.props.glow));

  /** The orders the chosen unit can be given, the one with most actions first. */
  ordering = $derived.by(() => {
    const { figure } = this.plan;
    return ofType(this.all, "order")
      .filter((m) => m.action.figure === figure)
      .sort((a, b) => RANKS.indexOf(a.action.rank) - RANKS.indexOf(b.action.rank));
  });
  /** The order with which the chosen unit would go at once. */
  order = $derived.by(() => (this.wanted ? null : (this.ordering[0] ?? null)));

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
  ends = $derived.by(() => {
    if (!this.reach) return [];
    if (this.order) return this.reach.ends;
    if (this.watched !== null) return [];
    const hexes = this.wanted?.hexes ?? [];
    return this.reach.ends.filter(
      (end) =>
        this.steps.some((m) => m.action.to === end.path[0]) &&
        hexes.every((hex) => hexesOf(end.place).includes(hex)),
    );
  });
  /** The ways to the chosen hex, shortest first. */
  goals = $derived.by(() => {
    const { hex } = this.plan;
    return hex === null ? [] : this.waysTo(hex);
  });
  /** Who would go: the unit on turn, or the chosen one with an order. */
  mover = $derived.by(() => (this.order ? this.plan.figure : this.active));
  /** Its own hex is where it is taken up, not where it goes. */
  waysTo = (hex: string): Reached[] =>
    this.look.at(hex)?.name === this.mover
      ? []
      : this.ends
          .filter((end) => hexesOf(end.place).includes(hex))
          .sort((a, b) => a.steps - b.steps);
  /** Whom the unit that would go could attack from where it stands. */
  aims = $derived.by(() => {
    const place = this.order ? this.look.figure(this.mover)?.place : null;
    const asked = place && this.mover ? question.aims(this.mover, place) : null;
    return this.questions.get<Aims>(asked)?.aims ?? [];
  });
  /** Whom it could attack from a place it might go to. */
  aimsFrom = (place: string | null): Aims["aims"] => {
    const asked = place && this.mover ? question.aims(this.mover, place) : null;
    return this.questions.steady<Aims>("aims", asked, STEADY)?.aims ?? [];
  };

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

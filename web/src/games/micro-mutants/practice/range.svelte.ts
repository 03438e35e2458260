// The shooting range: one chip, perhaps one target, no table. The server computes every shot;
// points are counted here.
import type { Answer, Event, Piece, Pose, View } from "../../../generated/micro-mutants";
import type { Step } from "../../../generated/socket";
import { api } from "../../../lib/api";
import type { Only } from "../../choices";
import { GAME, type Box } from "../box";
import { like, likes } from "../likes.svelte";
import { question } from "../notation";
import type { Plan } from "../aim.svelte";

export const HANDS = ["own", "practised", "steady", "perfect", "shaky"] as const;
/** Where the chip lies, and where the ten targets, in millimetres: nearer ones first. */
const START = { x: 0, y: -200 };
const TARGETS = [
  [0, -60],
  [70, -90],
  [-90, -60],
  [0, 20],
  [120, 0],
  [-140, 30],
  [40, 110],
  [-60, 150],
  [190, 120],
  [0, 220],
] as const;
const HIT = 3;
const NEAR = 1;
/** Between the middles, in micrometres: as near as that is nearly hit. */
const NEARLY = 40_000;

type Try = Only<Answer, "try">;
const flat = (at: { x: number; y: number }): Pose => ({
  x: at.x * 1000,
  y: at.y * 1000,
  z: 1000,
  attitude: [0, 0, 0, 32767],
});

export class Range {
  kind = $state("warrior");
  hand = $state<(typeof HANDS)[number]>("own");
  challenge = $state(false);
  /** Which target it is, from 0. */
  round = $state(0);
  points = $state(0);
  /** The last shot of the challenge has been made, and what it brought. */
  gained = $state<number | null>(null);
  view = $state.raw<View>(null!);
  entry = $state.raw<Step | null>(null);
  waiting = $state(false);
  failed = $state(false);
  #at = START;
  #n = 0;

  constructor(readonly box: Box) {
    this.set();
  }

  get chip(): string {
    return `${this.kind}-a1`;
  }
  /** A bug of another army. */
  get #prey(): string {
    return this.box.breed(this.kind)?.army === "flyborgs" ? "warrior" : "zealot";
  }
  get over(): boolean {
    return this.challenge && this.gained !== null && this.round === TARGETS.length - 1;
  }
  readonly targets = TARGETS.length;

  /** Lays chip and target as they begin. */
  set = (): void => {
    this.#at = START;
    this.gained = null;
    this.view = this.#lay(flat(START), this.challenge ? flat(this.#target()) : null);
  };
  begin = (challenge: boolean): void => {
    this.challenge = challenge;
    this.round = this.points = 0;
    this.set();
  };
  next = (): void => {
    this.round++;
    this.set();
  };
  #target(): { x: number; y: number } {
    const [x, y] = TARGETS[this.round]!;
    return { x, y };
  }

  async shoot(plan: Plan): Promise<void> {
    if (this.waiting || this.gained !== null) return;
    this.waiting = true;
    const seed = Math.floor(Math.random() * 2 ** 31);
    const asked = question.practice(
      { kind: this.kind, at: this.#at, aim: plan.aim, hand: this.hand, seed },
      this.challenge ? { kind: this.#prey, at: this.#target() } : null,
    );
    try {
      this.#land(await api.answer<Try>(GAME, asked), plan);
      this.failed = false;
    } catch {
      this.failed = true;
    }
    this.waiting = false;
  }

  #land(answer: Try, plan: Plan): void {
    const { flight, rest, target, off, special, over, under } = answer;
    const [piece, prey] = [this.chip, `${this.#prey}-b1`];
    const events: Event[] = [
      { type: "shot", seat: 0, piece, cause: "move", aim: plan.aim, flight },
    ];
    if (!flight) events.push({ type: "stuck", piece });
    else if (off) events.push({ type: "back", piece, why: "off" });
    else if (special) events.push({ type: "turned", piece, special });
    if (under) events.push({ type: "fumbled", piece, under: prey });
    else if (over) events.push({ type: "captured", piece: prey, by: piece });
    const there = off ? flat(this.#at) : rest;
    if (!this.challenge) this.#at = { x: there.x / 1000, y: there.y / 1000 };
    else
      this.#count(
        over && !under,
        target ? Math.hypot(target.x - rest.x, target.y - rest.y) : Infinity,
      );
    this.entry = { n: ++this.#n, seat: 0, text: "", events, says: [], at: 0 };
    this.view = this.#lay(this.challenge ? there : flat(this.#at), target, [
      [piece, rest],
      ...(target ? [[prey, target] as [string, Pose]] : []),
    ]);
  }

  #count(hit: boolean, far: number): void {
    this.gained = hit ? HIT : far < NEARLY ? NEAR : 0;
    this.points += this.gained;
    if (this.over && this.points > likes.best) like({ best: this.points });
  }

  #lay(chip: Pose, target: Pose | null, rest: [string, Pose][] = []): View {
    const lying = (name: string, seat: number, pose: Pose) =>
      ({
        name,
        seat,
        pose,
        place: "mat",
        special: false,
        damaged: false,
        web: null,
        doomed: false,
        moves: 0,
      }) as Partial<Piece> as Piece;
    const pieces = [
      lying(this.chip, 0, chip),
      ...(target ? [lying(`${this.#prey}-b1`, 1, target)] : []),
    ];
    // Only what the mat shows of a view.
    const shown: Partial<View> = {
      setup: { preview: "off" } as Partial<View["setup"]> as View["setup"],
      armies: [this.box.breed(this.kind)?.army ?? null, this.box.breed(this.#prey)?.army ?? null],
      mat: [380000, 380000],
      areas: [],
      turn: 0,
      dice: [],
      asked: { what: "shoot", piece: this.chip } as Partial<View["asked"]> as View["asked"],
      pieces,
      overlaps: [],
      last: { rest } as Partial<NonNullable<View["last"]>> as View["last"],
    };
    return shown as View;
  }
}

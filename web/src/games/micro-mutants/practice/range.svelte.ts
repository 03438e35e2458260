// The shooting range: one chip, what it is shot at, no table. The server knows the courses and
// computes every shot; points are counted here.
import type {
  Answer,
  Event,
  Exercise,
  Lying,
  Piece,
  Pose,
  View,
} from "../../../generated/micro-mutants";
import type { Step } from "../../../generated/socket";
import { api } from "../../../lib/api";
import type { Only } from "../../choices";
import { GAME, type Box } from "../box";
import { question } from "../notation";
import type { Plan } from "../aim.svelte";
import { dayOf, load, save, withPoints, withShot, type Score } from "./score";

export const HANDS = ["own", "practised", "steady", "perfect", "shaky"] as const;
/** The courses, by what they are called; the day's is new every day. */
export const COURSES = ["range", "flips", "bases", "walls", "day"] as const;
export type Course = (typeof COURSES)[number];
/** Where the chip of free shots lies, in micrometres. */
const START = { x: 0, y: -200_000 };
const HIT = 3;
const NEAR = 1;
/** Between the middles, in millimetres: as near as that is nearly hit. */
const NEARLY = 40;

type Try = Only<Answer, "try">;
const flat = (at: { x: number; y: number }): Pose => ({
  x: at.x,
  y: at.y,
  z: 1000,
  attitude: [0, 0, 0, 32767],
});
/** Bases have no army of their own to tell by. */
const TARGETS = "flyborgs";

export class Range {
  /** The chip of free shots. */
  kind = $state("warrior");
  hand = $state<(typeof HANDS)[number]>("own");
  /** What is practised; null: free shots. */
  course = $state<Course | null>(null);
  exercises = $state.raw<Exercise[]>([]);
  /** Which shot it is, from 0. */
  round = $state(0);
  points = $state(0);
  /** What the last shot of a course brought; null: it is still to be made. */
  gained = $state<number | null>(null);
  score = $state.raw<Score>(load());
  view = $state.raw<View>(null!);
  entry = $state.raw<Step | null>(null);
  waiting = $state(false);
  failed = $state(false);
  #free = START;
  #n = 0;

  constructor(readonly box: Box) {
    this.set();
  }

  get exercise(): Exercise | null {
    return (this.course && this.exercises[this.round]) || null;
  }
  get chip(): Lying {
    return this.exercise?.chip ?? { kind: this.kind, at: this.#free };
  }
  get #others(): Lying[] {
    return this.exercise?.others ?? [];
  }
  get name(): string {
    return `${this.chip.kind}-a1`;
  }
  get over(): boolean {
    return this.gained !== null && this.round === this.exercises.length - 1;
  }
  /** What it is called where points are kept: the day's course of another day is another. */
  get called(): string | null {
    return this.course === "day" ? `day-${dayOf(new Date())}` : this.course;
  }
  get best(): number {
    return (this.called && this.score.best[this.called]) || 0;
  }

  /** Lays everything as it begins. */
  set = (): void => {
    this.gained = null;
    if (!this.course) this.#free = START;
    this.view = this.#lay(
      flat(this.chip.at),
      this.#others.map(({ at }) => flat(at)),
    );
  };
  begin = async (course: Course | null): Promise<void> => {
    this.course = course;
    this.round = this.points = 0;
    this.exercises = [];
    try {
      if (this.called) {
        const asked = question.course(this.called);
        const { exercises } = await api.answer<Only<Answer, "course">>(GAME, asked);
        if (this.course !== course) return;
        this.exercises = exercises;
      }
      this.failed = false;
    } catch {
      this.failed = true;
    }
    this.set();
  };
  next = (): void => {
    this.round++;
    this.set();
  };

  /** Where a still hand would let go. */
  async ring(plan: Plan): Promise<void> {
    const { exercise } = this;
    if (exercise?.goal !== "cover") return;
    const asked = question.ring(exercise.chip, exercise.others);
    const found = await api.answer<Only<Answer, "aim">>(GAME, asked).catch(() => null);
    if (found?.aim && this.exercise === exercise && !plan.meant)
      plan.propose({ target: `${exercise.others[0]!.kind}-b1`, aim: found.aim, share: null });
  }

  async shoot(plan: Plan): Promise<void> {
    if (this.waiting || this.gained !== null) return;
    this.waiting = true;
    const seed = Math.floor(Math.random() * 2 ** 31);
    const asked = question.practice(plan.aim, this.hand, seed, this.chip, this.#others);
    try {
      this.#land(await api.answer<Try>(GAME, asked), plan);
      this.failed = false;
    } catch {
      this.failed = true;
    }
    this.waiting = false;
  }

  #land(answer: Try, plan: Plan): void {
    const { flight, rest, others, off, special, over, under } = answer;
    const [piece, prey] = [this.name, `${this.#others[0]?.kind}-b1`];
    const events: Event[] = [
      { type: "shot", seat: 0, piece, cause: "move", aim: plan.aim, flight },
    ];
    if (!flight) events.push({ type: "stuck", piece });
    else if (off) events.push({ type: "back", piece, why: "off" });
    else if (special) events.push({ type: "turned", piece, special });
    if (under) events.push({ type: "fumbled", piece, under: prey });
    else if (over) events.push({ type: "captured", piece: prey, by: piece });
    const there = off ? flat(this.chip.at) : rest;
    this.#count(answer);
    if (!this.course) this.#free = { x: there.x, y: there.y };
    this.entry = { n: ++this.#n, seat: 0, text: "", events, says: [], at: 0 };
    this.view = this.#lay(this.course ? there : flat(this.#free), others, [
      [piece, rest],
      ...others.map((pose, i): [string, Pose] => [`${this.#others[i]!.kind}-b${i + 1}`, pose]),
    ]);
  }

  #count({ rest, others, off, special, over, under }: Try): void {
    const { exercise, called } = this;
    if (!exercise || !called) return;
    const cover = exercise.goal === "cover";
    const hit = cover ? over && !under && !off : special && !off && !under;
    const [target] = others;
    const far = cover && target ? Math.hypot(target.x - rest.x, target.y - rest.y) / 1000 : null;
    this.gained = hit ? HIT : far !== null && far < NEARLY ? NEAR : 0;
    this.points += this.gained;
    let score = this.score;
    // Only one's own hand is worth a curve.
    if (this.hand === "own") score = withShot(score, dayOf(new Date()), hit, far);
    if (this.over) score = withPoints(score, called, this.points);
    save((this.score = score));
  }

  #lay(chip: Pose, others: Pose[], rest: [string, Pose][] = []): View {
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
    const army = (kind: string | undefined) => (kind && this.box.breed(kind)?.army) || null;
    const pieces = [
      lying(this.name, 0, chip),
      ...others.map((pose, i) => lying(`${this.#others[i]!.kind}-b${i + 1}`, 1, pose)),
    ];
    // Only what the mat shows of a view.
    const shown: Partial<View> = {
      setup: { preview: "off", hand: this.hand } as Partial<View["setup"]> as View["setup"],
      armies: [army(this.chip.kind), army(this.#others[0]?.kind) ?? TARGETS],
      mat: [380000, 380000],
      areas: [],
      turn: 0,
      turns: 1,
      dice: [],
      asked: { what: "shoot", piece: this.name } as Partial<View["asked"]> as View["asked"],
      pieces,
      overlaps: [],
      last: { rest } as Partial<NonNullable<View["last"]>> as View["last"],
    };
    return shown as View;
  }
}

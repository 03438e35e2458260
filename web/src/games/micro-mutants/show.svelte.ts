// What is on the mat right now, for the eye: the view, or a flight on its way to it. Steps queue
// up and are shown one after the other, each with the view it led to.
import { untrack } from "svelte";
import type { Event, Flight, View } from "../../generated/micro-mutants";
import type { Said } from "../../generated/said";
import type { Step } from "../../generated/socket";
import { settings } from "../../lib/settings.svelte";
import { play } from "../../lib/sound";
import type { Only } from "../choices";
import { bow, during, lasts, type Lies } from "./flight";
import { lie } from "./units";

/** What sets pieces in motion: a shot, a drop, a throw. */
type Moving = Only<Event, "shot" | "dropped" | "thrown">;
export interface Caption {
  event: Event;
  /** The piece it is shown at. */
  piece: string;
}
interface Turn {
  step: Step;
  view: View;
}
interface Reel {
  motions: Moving[];
  says: Said | null;
  from: Lies;
  rest: Lies;
  captions: Caption[];
}

/** A flight without a track. */
const GUESSED = 700;
const CAPTION = 900;
const TOLD: Event["type"][] = [
  "stuck",
  "back",
  "turned",
  "fumbled",
  "captured",
  "withstood",
  "avenged",
  "flipped",
  "webbed",
  "freed",
  "doomed",
  "dissolved",
  "damaged",
  "destroyed",
  "collected",
  "repaired",
  "trapped",
  "struck",
  "shrunk",
  "warped",
  "bonus",
];
const moving = (event: Event): event is Moving =>
  event.type === "shot" || event.type === "dropped" || event.type === "thrown";
/** Whom the camera follows: the shot piece, or one of the thrown. */
const leader = (event: Moving): string | null =>
  event.type === "shot"
    ? event.piece
    : event.type === "thrown"
      ? (event.flight?.ways[0]?.piece ?? null)
      : null;
const force = (event: Moving): number =>
  (event.type === "shot" ? event.aim.press : event.type === "thrown" ? event.strength : 300) / 1000;

export function lies(view: View): Lies {
  return new Map(
    view.pieces.flatMap((p) =>
      p.pose && p.place === "mat" ? [[p.name, lie(p.pose)] as const] : [],
    ),
  );
}
const landed = (view: View): Lies =>
  new Map((view.last?.rest ?? []).map(([name, pose]) => [name, lie(pose)]));
const pieceOf = (event: Event): string =>
  "piece" in event ? event.piece : "base" in event ? event.base : "";

export class Show {
  view: View;
  lies: Lies;
  /** The piece in the air. */
  flying = $state<string | null>(null);
  caption = $state.raw<Caption | null>(null);
  /** What is being shown, as the log tells it. */
  telling = $state.raw<Said | null>(null);
  /** The newest flight, to be seen again. */
  last = $state.raw<Reel | null>(null);
  slow = $state(false);
  #queue: Turn[] = [];
  #busy = $state(false);
  #skip = false;
  #gone = false;

  /** Begins with a view; the step that led to it, if any, is not shown any more. `began` is
      told of every flight. */
  constructor(
    view: View,
    step: Step | null = null,
    readonly began: () => void = () => {},
  ) {
    this.view = $state.raw(view);
    this.lies = $state.raw(lies(view));
    this.#known = view;
    this.#seen = step;
  }
  /** Something is being shown: the table waits. */
  get busy(): boolean {
    return this.#busy;
  }

  /** The server said something new: a step with the view it led to, or another view. */
  take(step: Step | null, view: View): void {
    if (step && step !== this.#seen) {
      this.#seen = step;
      this.#queue.push({ step, view });
    } else if (this.#queue.length === 0 && view !== this.#known && !this.#busy) this.#settle(view);
    this.#known = view;
    if (!untrack(() => this.#busy)) void this.#run();
  }
  #seen: Step | null = null;
  #known: View | null = null;
  #wake: (() => void) | null = null;

  skip = (): void => {
    this.#skip = true;
    this.#wake?.();
  };
  close(): void {
    this.#gone = true;
    this.skip();
  }
  replay = async (): Promise<void> => {
    if (!this.last || this.#busy) return;
    this.#busy = true;
    this.#skip = false;
    await this.#fly(this.last);
    this.#settle(this.#known ?? this.view);
    this.#busy = false;
    void this.#run();
  };

  #settle(view: View): void {
    this.view = view;
    this.lies = lies(view);
    this.flying = this.caption = this.telling = null;
  }

  async #run(): Promise<void> {
    if (this.#busy || this.#queue.length === 0) return;
    this.#busy = true;
    while (this.#queue.length > 0 && !this.#gone) {
      const turn = this.#queue[0]!;
      this.#skip = false;
      const events = turn.step.events as Event[];
      const motions = events.filter(moving);
      if (motions.length > 0) {
        const captions = events
          .filter((event) => TOLD.includes(event.type))
          .map((event) => ({ event, piece: pieceOf(event) }));
        const shot = motions.some((event) => event.type === "shot");
        this.last = {
          motions,
          says: turn.step.says[0] ?? null,
          from: this.lies,
          rest: shot ? landed(turn.view) : new Map(),
          captions,
        };
        if (settings.motion === "full" && !document.hidden) await this.#fly(this.last);
      } else if (
        events.some(
          (event) => event.type === "laid" || event.type === "put" || event.type === "reinforced",
        )
      )
        play("tap");
      this.#queue.shift();
      this.#settle(turn.view);
    }
    if (this.#known && this.view !== this.#known) this.#settle(this.#known);
    this.#busy = false;
  }

  async #fly({ motions, says, from, rest, captions }: Reel): Promise<void> {
    this.telling = says;
    let lies = from;
    for (const motion of motions) lies = await this.#play(motion, lies, rest);
    this.lies = new Map([...lies, ...rest]);
    for (const caption of captions) {
      if (this.#skip) break;
      this.caption = caption;
      if (
        ["captured", "fumbled", "destroyed", "damaged", "struck", "trapped"].includes(
          caption.event.type,
        )
      )
        play("hit");
      await this.#wait(this.slow ? 3 * CAPTION : CAPTION);
    }
    this.caption = null;
  }

  /** One motion, from where everything lay; says where it lies then. */
  async #play(motion: Moving, from: Lies, rest: Lies): Promise<Lies> {
    const flight: Flight | null = motion.flight;
    const length = flight ? lasts(flight) : GUESSED;
    this.lies = from;
    this.flying = leader(motion);
    if (this.flying) this.began();
    play("press", force(motion));
    let ms = 0;
    let contact = 0;
    let then = performance.now();
    while (ms < length && !this.#skip) {
      const now = await new Promise<number>((next) => requestAnimationFrame(next));
      // A page that slept goes on where it was.
      ms += Math.min(100, Math.max(0, now - then)) * (this.slow ? 0.25 : 1);
      then = now;
      this.lies = flight ? during(flight, from, ms) : bow(from, rest, Math.min(1, ms / length));
      for (
        ;
        flight && contact < flight.contacts.length && flight.contacts[contact]!.at <= ms;
        contact++
      ) {
        const { piece, blow } = flight.contacts[contact]!;
        if (blow > 30) play(piece ? "click" : "felt", Math.min(1, blow / 900));
      }
    }
    return flight ? during(flight, from, length) : from;
  }

  #wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(finish, ms);
      const self = this;
      function finish(): void {
        clearTimeout(timer);
        self.#wake = null;
        done();
      }
      this.#wake = finish;
    });
  }
}

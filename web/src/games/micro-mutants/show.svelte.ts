// What is on the mat right now, for the eye: the view, or a flight on its way to it. Steps queue
// up and are shown one after the other, each with the view it led to; `shown` says how far that
// is, and nothing else may be told before. It never waits for a page nobody looks at.
import { untrack } from "svelte";
import type { Contact, Event, View } from "../../generated/micro-mutants";
import type { Said } from "../../generated/said";
import type { Step } from "../../generated/socket";
import { settings } from "../../lib/settings.svelte";
import { play, shake } from "../../lib/sound";
import { bow, during, lasts, type Lies } from "./flight";
import type { Miss } from "./miss";
import {
  deciding,
  flownOf,
  force,
  leader,
  lies,
  reelOf,
  type Caption,
  type Flown,
  type Moving,
  type Reel,
} from "./reels";
import type { Point } from "./units";

interface Turn {
  step: Step;
  view: View;
  target: string | null;
  /** It is not shown any more: somebody does not want to wait for it. */
  skipped: boolean;
}
/** For whom it is shown. */
interface Watcher {
  /** A flight begins. */
  began?: () => void;
  /** The seat whose shots are one's own. */
  own?: () => number | null;
  /** How an own shot missed. */
  advise?: (reel: Reel) => Miss | null;
}

/** A flight without a track. */
const GUESSED = 700;
const CAPTION = 900;
/** There is more to read in advice. */
const ADVICE = 1600;
/** Slow motion, and how many milliseconds of a flight around a capture are seen so by themselves. */
const SLOW = 0.25;
const AROUND = 110;
/** So many steps may wait; with more, the older ones are told and not shown. */
const LATE = 12;
/** So many steps are told in words, and so many reels are kept to be seen again. */
const RECENT = 6;
const REELS = 24;
/** How hard a touch is, in millimetres per second, to be heard, and to crack. */
const HEARD = 30;
const CRACKS = 450;
const LOUDEST = 900;
const HEAVY: Event["type"][] = [
  "captured",
  "fumbled",
  "destroyed",
  "damaged",
  "struck",
  "trapped",
  "shrunk",
];

export class Show {
  view: View;
  lies: Lies;
  /** The last step that has been shown; null: none yet. */
  shown = $state<number | null>(null);
  /** The steps shown since somebody chose something, to be told in words. */
  recent = $state.raw<Step[]>([]);
  /** What is being shown. */
  reel = $state.raw<Reel | null>(null);
  /** The piece in the air. */
  flying = $state<string | null>(null);
  caption = $state.raw<Caption | null>(null);
  /** What is being shown, as the log tells it. */
  telling = $state.raw<Said | null>(null);
  /** What should be seen from close by, for the moment of a capture. */
  closeUp = $state.raw<Point[] | null>(null);
  /** How the last own shot missed, and its ghost; until the next choice. */
  miss = $state.raw<Miss | null>(null);
  flown = $state.raw<Flown | null>(null);
  slow = $state(false);
  /** What can be seen again: the flights of the last turns. */
  #reels = $state.raw<Reel[]>([]);
  #queue: Turn[] = [];
  #busy = $state(false);
  #skip = false;
  #gone = false;
  #seen: Step | null = null;
  #known: View | null = null;
  #wake: (() => void) | null = null;

  /** Begins with a view; the step that led to it, if any, is not shown any more. */
  constructor(
    view: View,
    step: Step | null = null,
    readonly watcher: Watcher = {},
  ) {
    this.view = $state.raw(view);
    this.lies = $state.raw(lies(view));
    this.#known = view;
    this.#seen = step;
    this.shown = step?.n ?? null;
    document.addEventListener("visibilitychange", this.#away);
  }
  /** Something is being shown: the table waits. */
  get busy(): boolean {
    return this.#busy;
  }
  /** The newest flight. */
  get last(): Reel | null {
    return this.#reels.at(-1) ?? null;
  }
  /** The flights of the last turn that was not one's own. */
  get turn(): Reel[] {
    const own = this.watcher.own?.() ?? null;
    const newest = this.#reels.findLast(({ before }) => before.turn !== own)?.before.turns;
    return this.#reels.filter(({ before }) => before.turns === newest);
  }

  /** Where everything lay before that turn, until one shoots again oneself. */
  get before(): Lies | null {
    const [first] = this.turn;
    return first && this.last && !this.#own(this.last) ? first.from : null;
  }

  /** The server said something new: a step with the view it led to, or another view. `target` is
      what the player aimed at, if it was the player's. */
  take(step: Step | null, view: View, target: string | null = null): void {
    if (step && step !== this.#seen) {
      this.#seen = step;
      this.#queue.push({ step, view, target, skipped: false });
      for (const late of this.#queue.slice(0, -LATE)) late.skipped = true;
    } else if (this.#queue.length === 0 && view !== this.#known && !this.#busy) this.#settle(view);
    this.#known = view;
    if (!untrack(() => this.#busy)) void this.#run();
  }

  /** On to what is on the table now. */
  skip = (): void => {
    this.#skip = true;
    for (const turn of this.#queue) turn.skipped = true;
    this.#wake?.();
  };
  /** Something else is chosen: what was told of the last shot has been read. */
  forget = (): void => {
    this.miss = this.flown = null;
    this.recent = [];
  };
  close(): void {
    this.#gone = true;
    document.removeEventListener("visibilitychange", this.#away);
    this.skip();
  }
  /** Shows flights again, from the first to the last. */
  watch = async (reels: Reel[]): Promise<void> => {
    if (reels.length === 0 || this.#busy) return;
    this.#busy = true;
    this.#skip = false;
    for (const reel of reels) {
      if (this.#skip) break;
      this.view = reel.before;
      await this.#fly(reel);
      this.closeUp = null;
    }
    this.#settle(this.#known ?? this.view);
    this.#busy = false;
    void this.#run();
  };
  /** Nobody looks: what is in the air would hang there. */
  #away = (): void => {
    if (document.hidden) this.skip();
  };

  #settle(view: View): void {
    this.view = view;
    this.lies = lies(view);
    this.flying = this.caption = this.telling = this.closeUp = null;
  }

  async #run(): Promise<void> {
    if (this.#busy || this.#queue.length === 0) return;
    this.#busy = true;
    while (this.#queue.length > 0 && !this.#gone) {
      const turn = this.#queue[0]!;
      const { step, view, target } = turn;
      this.#skip = false;
      const reel = reelOf(step, view, this.view, this.lies, target);
      if (reel) await this.#show(reel, turn);
      else this.#lay(step.events as Event[]);
      this.#queue.shift();
      this.recent = [...this.recent, step].slice(-RECENT);
      this.#settle(view);
      this.shown = step.n;
    }
    if (this.#known && this.view !== this.#known) this.#settle(this.#known);
    this.#busy = false;
  }

  async #show(reel: Reel, turn: Turn): Promise<void> {
    const { turns } = reel.before;
    this.#reels = [
      // Two turns: one's own, and the one before it.
      ...this.#reels.filter(
        ({ before }) => before.turns === undefined || before.turns >= turns - 1,
      ),
      reel,
    ].slice(-REELS);
    this.flown = null;
    if (this.#own(reel)) this.miss = null;
    const miss = this.watcher.advise?.(reel) ?? null;
    if (miss) reel.captions = [...reel.captions, { piece: miss.piece, miss }];
    const moves = settings.motion === "full" && !document.hidden && !turn.skipped;
    if (moves) await this.#fly(reel);
    else if (reel.events.some(({ type }) => HEAVY.includes(type))) play("hit");
    if (miss) this.#remember(miss, reel);
  }
  #remember(miss: Miss, reel: Reel): void {
    this.miss = miss;
    this.flown = flownOf(reel);
  }

  /** Pieces that were moved by hand. */
  #lay(events: Event[]): void {
    if (events.some(({ type }) => type === "laid" || type === "put" || type === "reinforced"))
      play("tap");
  }

  async #fly(reel: Reel): Promise<void> {
    const { motions, from, rest, captions } = reel;
    this.reel = reel;
    this.telling = reel.step.says[0] ?? null;
    let lies = from;
    for (const motion of motions) lies = await this.#play(motion, lies, reel);
    this.lies = new Map([...lies, ...rest]);
    const own = this.#own(reel);
    for (const caption of captions) {
      if (this.#skip) break;
      this.caption = caption;
      if ("miss" in caption) this.#remember(caption.miss, reel);
      else if (HEAVY.includes(caption.event.type)) {
        play("hit");
        if (own) shake(30, 40, 60);
      }
      const length = "miss" in caption ? ADVICE : CAPTION;
      await this.#wait(this.slow ? 3 * length : length);
    }
    this.caption = null;
  }
  #own({ step }: Reel): boolean {
    return step.seat !== null && step.seat === (this.watcher.own?.() ?? null);
  }

  /** One motion, from where everything lay; says where it lies then. */
  async #play(motion: Moving, from: Lies, reel: Reel): Promise<Lies> {
    const { flight } = motion;
    const length = flight ? lasts(flight) : GUESSED;
    const moment = deciding(reel, motion);
    const own = this.#own(reel);
    this.lies = from;
    this.flying = leader(motion);
    if (this.flying) this.watcher.began?.();
    play("press", force(motion));
    let ms = 0;
    let contact = 0;
    let then = performance.now();
    while (ms < length && !this.#skip) {
      const now = await this.#frame();
      const near = moment !== null && Math.abs(ms - moment.at) < AROUND;
      if (near) this.closeUp = moment.spots;
      // A page that slept goes on where it was.
      ms += Math.min(100, Math.max(0, now - then)) * (this.slow || near ? SLOW : 1);
      then = now;
      this.lies = flight
        ? during(flight, from, ms)
        : bow(from, reel.rest, Math.min(1, ms / length));
      const touched = flight?.contacts ?? [];
      for (; contact < touched.length && touched[contact]!.at <= ms; contact++)
        touch(touched[contact]!, own);
    }
    return flight ? during(flight, from, length) : from;
  }

  #frame(): Promise<number> {
    return new Promise((next) => {
      const asked = requestAnimationFrame(next);
      this.#wake = () => {
        cancelAnimationFrame(asked);
        next(performance.now());
      };
    });
  }
  #wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** A touch, for the ear and the hand. */
function touch({ piece, blow }: Contact, own: boolean): void {
  if (blow <= HEARD) return;
  const strength = Math.min(1, blow / LOUDEST);
  play(piece ? (blow < CRACKS ? "click" : "crack") : "felt", strength);
  if (own && piece) shake(8 + 16 * strength);
}

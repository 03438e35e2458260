// Puts together what the mats show, from the view, the flight and the plan: part by part, so
// that a part is made anew only when something it is made of has changed.
import type { Board, Marks, Near, Printed, Shown, Tag } from "./board";
import { placing, wished, type Context } from "./context";
import { cornersOf } from "./frame";
import { STARS } from "./ground";
import { alike, looksOf, named, printedOf } from "./looks";
import { marksOf, type Answers } from "./marks";
import { aimNear, areaNear, choiceNear, flightNear } from "./near";
import { changedSince } from "./reels";
import type { Show } from "./show.svelte";
import { seatTags, tagsOf } from "./tags";
import { seen } from "./units";

/** How somebody looks at the mat; each part is read by itself. */
export interface Sight {
  /** How far around the mat each seat sits, and the viewer, in radians. */
  turns: number[];
  turn: number;
  hovered: string | null;
  /** Pieces that somebody reads about in the log. */
  read: string[];
  /** The camera follows flights. */
  follow: boolean;
  /** The camera comes near what matters. */
  near: boolean;
  /** So many millimetres stay in sight behind what is aimed with, to pull it back. */
  behind: number;
  /** Who sits where, to be written beside the mat. */
  names: ((seat: number) => string) | null;
}

export class Scene implements Board {
  #printed: Printed | null = null;

  constructor(
    readonly context: () => Context,
    readonly show: Show,
    readonly answers: Answers,
    readonly sight: Sight,
  ) {}

  printed: Printed = $derived.by(() => {
    const now = printedOf(this.context().view, this.sight.names !== null);
    if (!this.#printed || !alike(now, this.#printed)) this.#printed = now;
    return this.#printed;
  });
  turn: number = $derived.by(() => this.sight.turn);
  #looks = $derived.by(() => looksOf(this.context(), this.show, this.sight.turns, this.sight.read));
  pieces: Shown[] = $derived.by(() => {
    // Templates lie where the player would have them.
    const stars = (wished(this.context()) ?? []).map((template) => `${template}-1`);
    return this.#looks.flatMap((look) => {
      const lie = this.show.lies.get(look.name);
      return lie ? [{ ...look, lie: { ...lie, ...STARS[stars.indexOf(look.name)] } }] : [];
    });
  });
  #area = $derived.by(() => {
    const c = this.context();
    return placing(c) ? (this.printed.grounds[c.you ?? 0] ?? null) : null;
  });
  #since = $derived.by(() => {
    if (this.show.flying) return [];
    const { before } = this.show;
    return before ? changedSince(before, this.show.lies) : [];
  });
  marks: Marks = $derived.by(() =>
    marksOf(this.context(), () => this.show.lies, this.answers, {
      grounds: this.printed.grounds,
      area: this.#area,
      turns: this.sight.turns,
      looks: this.#looks,
      flown: this.show.flown,
      since: this.#since,
    }),
  );
  near: Near | null = $derived.by(() => {
    const { near, follow, behind } = this.sight;
    const { closeUp } = this.show;
    if (follow && closeUp) return { keep: closeUp, see: [], close: true };
    if (this.show.flying) return near && follow ? flightNear(this.show.reel) : null;
    const c = this.context();
    if (this.#area) return near ? areaNear(this.#area, this.printed) : null;
    const back = seen({ x: 0, y: -1 }, -this.turn);
    const aimed = behind > 0 || near ? aimNear(c, this.show.lies, behind, back) : null;
    if (near) return aimed ?? (c.plan.more ? null : choiceNear(c, this.show.lies));
    // The whole mat, and room to pull back beyond its edge.
    return aimed && { keep: [...cornersOf(this.printed), ...aimed.keep], see: [], close: true };
  });
  tags: Tag[] = $derived.by(() => {
    const [{ hovered, read, names }, c] = [this.sight, this.context()];
    const sits = names && named(c.view) ? seatTags(this.printed, this.turn, names) : [];
    return [...tagsOf(c, this.show, this.answers.measure, [hovered, ...read], this.turn), ...sits];
  });
  follow: string | null = $derived.by(() => (this.sight.follow ? this.show.flying : null));
}

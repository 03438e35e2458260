// What a table keeps of shots for the player: the last aim, to be had again, and the words for
// what was shown last. It knows no rule and sends nothing.
import type { Aim, View } from "../../generated/micro-mutants";
import { say, t, type Names } from "../../lib/say.svelte";
import type { Offer } from "../contract";
import type { Plan } from "./aim.svelte";
import { shootable, shooting, type Context } from "./context";
import type { Show } from "./show.svelte";
import { missSentence, pieceWord, whereabouts } from "./words";

export class After {
  /** The aim of one's own last shot. */
  aim = $state.raw<Aim | null>(null);
  /** The next chip that is chosen begins with it. */
  again = $state(false);

  /** A new position: if the last shot was one's own, its aim is kept. */
  learn({ last }: View, you: number | null): void {
    if (last?.aim && last.seat === you) this.aim = last.aim;
  }

  /** "Same aim again": for the chosen chip, or for the one that is chosen next. */
  offer(c: Context): Offer | null {
    const ready = c.plan.piece === null || shootable(c, c.plan.piece);
    if (!c.live || !this.aim || this.again || c.plan.pair || !ready || !shooting(c)) return null;
    return {
      label: t("micro-mutants-ui-do-again"),
      run: () => {
        this.again = true;
        this.aimWith(c);
      },
    };
  }
  /** Gives the chosen chip the last aim, if that is wanted. */
  aimWith(c: Context): void {
    const { plan }: { plan: Plan } = c;
    if (!this.again || !this.aim || !shootable(c, plan.piece)) return;
    this.again = false;
    plan.propose({ target: null, aim: this.aim, share: null });
  }
}

/** What is said of the step that was shown last, beside what the log tells of it; null: nothing. */
export function spoken(show: Show, turn: number): string | null {
  if (show.last?.step.n !== show.shown) return null;
  const shot = show.last.events.find((event) => event.type === "shot");
  const missed = show.miss && show.miss.piece === shot?.piece ? missSentence(show.miss) : "";
  return `${missed} ${whereNow(show, turn) ?? ""}`.trim();
}

/** Where the piece of the last shot lies now, for who does not see it. */
function whereNow(show: Show, turn: number): string | null {
  const shot = show.last?.events.find((event) => event.type === "shot");
  const piece = shot && show.view.pieces.find(({ name }) => name === shot.piece);
  return piece?.place === "mat"
    ? t("micro-mutants-ui-lies-now", {
        piece: pieceWord(piece.name),
        where: whereabouts(piece, turn),
      })
    : null;
}

/** What was shown since the last choice, in words: all of it for who saw no motion; for the others
    only how their own shot missed. Nothing while something is shown. */
export function inWords(show: Show, turn: number, names: Names, still: boolean): string[] {
  if (show.busy) return [];
  const missed = show.miss ? [missSentence(show.miss)] : [];
  if (!still) return missed;
  const moved = show.recent.some((step) => step === show.last?.step);
  const where = moved ? whereNow(show, turn) : null;
  return [
    ...show.recent.flatMap(({ says }) => says.map((said) => say(said, names))),
    ...missed,
    ...(where ? [where] : []),
  ];
}

// What a table keeps of shots for the player: the last aim, to be had again, and the words for
// what was shown last. It knows no rule and sends nothing.
import type { Aim, Event, View } from "../../generated/micro-mutants";
import type { Step } from "../../generated/socket";
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

  /** What can be had again: the turn of another that has just been shown, and the last aim, for
      the chosen chip or for the one that is chosen next. */
  offers(c: Context, show: Show): Offer[] {
    const { plan } = c;
    const offers: Offer[] = [];
    if (!c.live || plan.pair || !shooting(c)) return offers;
    if (plan.piece === null && show.last && show.last.before.turn !== c.you)
      offers.push({
        label: t("micro-mutants-ui-do-watch"),
        run: () => void show.watch(show.turn),
      });
    if (this.aim && !this.again && (plan.piece === null || shootable(c, plan.piece)))
      offers.push({
        label: t("micro-mutants-ui-do-again"),
        run: () => {
          this.again = true;
          this.aimWith(c);
        },
      });
    return offers;
  }
  /** Gives the chosen chip the last aim, if that is wanted. */
  aimWith(c: Context): void {
    const { plan }: { plan: Plan } = c;
    if (!this.again || !this.aim || !shootable(c, plan.piece)) return;
    this.again = false;
    plan.propose({ target: null, aim: this.aim, share: null });
  }
}

/** Where the piece a step has shot lies now, for who does not see it. */
function whereNow({ events }: Step, { view }: Show, turn: number): string {
  const shot = (events as Event[]).find((event) => event.type === "shot");
  const piece = shot && view.pieces.find(({ name }) => name === shot.piece);
  return piece?.place === "mat"
    ? t("micro-mutants-ui-lies-now", {
        piece: pieceWord(piece.name),
        where: whereabouts(piece, turn),
      })
    : "";
}

/** What is said of the step that was shown last, beside what the log tells of it; null: nothing. */
export function spoken(show: Show, turn: number): string | null {
  const { last, miss } = show;
  if (last?.step.n !== show.shown) return null;
  const own = miss && last.captions.some((caption) => "miss" in caption && caption.miss === miss);
  return `${own ? missSentence(miss) : ""} ${whereNow(last.step, show, turn)}`.trim();
}

/** Prompt and dice say these. */
const PLAIN = ["micro-mutants-event-turn", "micro-mutants-event-rolled"];

/** What was shown since the last choice, in words: every step for who saw no motion; for the
    others only how their own shot missed. Nothing while something is shown. */
export function inWords(show: Show, turn: number, names: Names, still: boolean): string[] {
  if (show.busy) return [];
  const steps = (still ? show.recent : []).map((step) => {
    const told = step.says.filter(({ key }) => !PLAIN.includes(key));
    return [...told.map((said) => say(said, names)), whereNow(step, show, turn)].join(" ").trim();
  });
  return [...steps, show.miss ? missSentence(show.miss) : ""].filter((line) => line !== "");
}

// From what the player has chosen to the buttons of the prompt. Every action here was
// listed by the server or fits one of its forms.
import type { Choices } from "../../generated/game";
import type { Action, Card, Organism, Player, View } from "../../generated/microscopic";
import { list, t, type Names } from "../../lib/say.svelte";
import { settings } from "../../lib/settings.svelte";
import { suggested, ofType, type Move } from "../choices";
import type { Hint, Offer } from "../contract";
import { fill, SOCKETS } from "./faces";
import { bounds, cellForm, filled, organismForm } from "./notation";
import { payments, withCard, type Plan } from "./plan.svelte";
import {
  cardName,
  cardText,
  describe,
  describeChosen,
  organismName,
  organismText,
  priceWords,
  sumFigures,
} from "./words";

export interface Context {
  view: View;
  choices: Choices | null;
  all: Move<Action>[];
  own: Player;
  cells: Card[];
  genes: Card[] | null;
  names: Names;
  plan: Plan;
  hint: Hint | null;
  send: (actions: string[]) => void;
}

/** More targets than this are chosen on the table. */
const FEW = 4;

/** Where the number of cards comes from, and that some of them will have to go again. */
function drawDetail({ draws, hand_count, hand_limit }: Player): Partial<Offer> {
  const over = hand_count + draws.total - hand_limit.total;
  const parts = [
    ...(draws.parts.length > 1 ? [sumFigures(draws.parts, draws.total)] : []),
    ...(over > 0 ? [t("microscopic-draw-over", { count: over })] : []),
  ];
  return parts.length > 0 ? { detail: parts.join(" · ") } : {};
}

function offer(context: Context, move: Move<Action>, extra: Partial<Offer> = {}): Offer {
  const { own, names } = context;
  const { action } = move;
  return {
    label: describe(action, own.draws.total, names),
    actions: [move.text],
    ...(action.type === "draw" ? drawDetail(own) : {}),
    ...extra,
  };
}

export function offersFor(context: Context): Offer[] {
  const { plan, all, hint } = context;
  const hinted = suggested<Action>(hint);
  const suggestion = hinted
    ? [offer(context, hinted, { main: true, detail: t("hint-offer") })]
    : [];
  switch (plan.chosen?.what) {
    case "card":
      return forCard(context, plan.chosen.card, plan.chosen.index);
    case "genes":
      return [withGenes(context, plan.chosen.card)];
    case "draw":
      return drawing(context);
    case "gene":
      return withCard(all, plan.chosen.card).map((m) =>
        offer(context, m, { main: true, label: describeChosen(m.action) }),
      );
    case "organism":
      return claim(context, plan.chosen.organism);
    default:
      return [
        ...suggestion,
        ...ofType(all, "draw")
          .filter((m) => m.text !== hinted?.text)
          .map((m) =>
            offer(context, m, {
              main: !hinted,
              ...(asks(context) ? { run: () => plan.choose({ what: "draw" }) } : {}),
            }),
          ),
      ];
  }
}

function forCard(context: Context, card: Card, index: number): Offer[] {
  const { all, own, names, plan, choices } = context;
  const found = withCard(all, card).filter((m) => m.action.type !== "cull");
  const buys = ofType(found, "cell");
  const price = own.prices.find((p) => p.card === card);
  const offers = buys.map((m) =>
    offer(context, m, {
      main: true,
      label: describeChosen(m.action),
      ...(price?.parts.length ? { detail: priceWords(price, names) } : {}),
    }),
  );
  if (buys.length > 0 && cellForm(choices, card))
    offers.push({
      label: t("microscopic-other-genes"),
      run: () => plan.choosePayment(card, index),
    });
  const hits = card === "virus" ? ofType(all, "virus") : [];
  if (hits.length <= FEW) offers.push(...hits.map((m) => offer(context, m, { main: true })));
  const rest = found.filter((m) => m.action.type !== "cell");
  return [
    ...offers,
    ...rest.map((m) =>
      offer(context, m, {
        label: describeChosen(m.action),
        main: offers.length === 0 && hits.length === 0 && rest.length === 1,
      }),
    ),
  ];
}

const picked = (plan: Plan, pieces: Card[] | null): Card[] =>
  plan.picked.map((i) => pieces?.[i]).filter((piece): piece is Card => !!piece);

function withGenes(context: Context, card: Card): Offer {
  const { plan, genes, choices } = context;
  const chosen = picked(plan, genes);
  const open = cellForm(choices, card);
  const price = open ? bounds(open).most : 0;
  const text = open && filled(open, chosen);
  const label = t("microscopic-offer-cell", { price });
  if (text) return { label, main: true, actions: [text] };
  return {
    label,
    main: true,
    why: t("microscopic-choose-genes", { card: cardName(card), have: chosen.length, price }),
  };
}

/** What could still be done before the draw: an organism, or else cells that can be paid. */
function undone({ all }: Context): string | null {
  const organisms = ofType(all, "organism").map((m) => organismName(m.action.organism));
  if (organisms.length > 0)
    return t("microscopic-undone-organism", { what: list([...new Set(organisms)]) });
  const cells = ofType(all, "cell").map((m) => cardName(m.action.card));
  return cells.length > 0
    ? t("microscopic-undone-cell", { what: list([...new Set(cells)]) })
    : null;
}
/** Whether a draw is asked about first: the table does so only where it matters. */
export const asks = (context: Context): boolean => settings.confirm && undone(context) !== null;

/** The draw all the same, or never to be asked about again. */
function drawing(context: Context): Offer[] {
  return ofType(context.all, "draw").flatMap((move) => [
    offer(context, move, { main: true }),
    {
      label: t("microscopic-never-ask"),
      run: () => {
        settings.confirm = false;
        context.send([move.text]);
      },
    },
  ]);
}

/** The offered payment, or another one of the player's choice; the server judges it. */
function claim(context: Context, organism: Organism): Offer[] {
  const { all, plan, cells, choices } = context;
  const [offered] = payments(all, organism);
  if (!offered) return [];
  const open = organismForm(choices, organism);
  const text = open ? filled(open, picked(plan, cells)) : offered.text;
  const label = t("microscopic-do-organism", { organism: organismName(organism) });
  return [
    text
      ? { label, main: true, actions: [text] }
      : { label, main: true, why: t("microscopic-payment-unfinished") },
  ];
}

/** What the player is doing right now, in place of the server's prompt; null: the prompt. */
export function sentenceFor(context: Context): string | null {
  const { plan, own, all, view, genes, choices } = context;
  const { chosen } = plan;
  switch (chosen?.what) {
    case "card": {
      if (chosen.card === "virus" && ofType(all, "virus").length > 0)
        return t("microscopic-choose-target");
      const price = own.prices.find((p) => p.card === chosen.card);
      const short = price && choices && view.phase === "play" ? price.price - own.gene_count : 0;
      const missing = short > 0 ? ` (${t("microscopic-cannot-afford", { missing: short })})` : "";
      return withCard(all, chosen.card).length > 0
        ? t("microscopic-selected-card", { card: cardName(chosen.card) }) + missing
        : `${cardName(chosen.card)}: ${cardText(chosen.card)}`;
    }
    case "genes": {
      const open = cellForm(choices, chosen.card);
      return t("microscopic-choose-genes", {
        card: cardName(chosen.card),
        have: picked(plan, genes).length,
        price: open ? bounds(open).most : 0,
      });
    }
    case "draw":
      return undone(context);
    case "organism": {
      if (payments(all, chosen.organism).length === 0)
        return `${organismName(chosen.organism)}. ${organismText(chosen.organism)}`;
      const have = fill(chosen.organism, picked(plan, context.cells)).filter(Boolean).length;
      return t("microscopic-choose-payment", {
        organism: organismName(chosen.organism),
        have,
        need: SOCKETS[chosen.organism].length,
      });
    }
    default:
      return null;
  }
}

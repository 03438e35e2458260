// What changed for a player since somebody else's last turn, for the marks on the table.
import type { Card, Event, Organism } from "../../generated/microscopic";

export interface News {
  /** Cells grown and mutations drawn. */
  cards: Card[];
  organisms: Organism[];
  /** How many genes more there are, less what was paid; below zero where more was paid. */
  genes: number;
}

export function newsOf(events: Event[], seat: number): News {
  const news: News = { cards: [], organisms: [], genes: 0 };
  for (const event of events) {
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.type === "cell") {
      news.cards.push(event.card);
      news.genes -= event.price;
    }
    if (event.type === "mutated") news.cards.push(event.mutation);
    if (event.type === "organism") news.organisms.push(event.organism);
    if (event.type === "gene") news.genes++;
    if (event.type === "culled") news.genes--;
    if (event.type === "drew" && event.to === "genes") news.genes += event.count;
  }
  return news;
}

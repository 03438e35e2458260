// A seat's colour and mark. A seat is never shown by colour alone.
export const MARKS = ["●", "▬", "✚", "○", "▲", "◆"] as const;

export function mark(seat: number): string {
  return MARKS[seat % MARKS.length] ?? "●";
}
export function colour(seat: number): string {
  return `var(--seat-${seat % MARKS.length})`;
}
/** The colours a game gives its seats, for the element they hold in: every mark within takes
    its colour from there. */
export function seatColours(colours: (string | null)[] = []): string {
  return colours
    .flatMap((value, seat) => (value ? [`--seat-${seat % MARKS.length}: ${value}`] : []))
    .join("; ");
}

// A seat's colour and mark. A seat is never shown by colour alone.
export const MARKS = ["●", "▬", "✚", "○", "▲", "◆"] as const;

export function mark(seat: number): string {
  return MARKS[seat % MARKS.length] ?? "●";
}
export function colour(seat: number): string {
  return `var(--seat-${seat % MARKS.length})`;
}

// A seat's colour and mark. A seat is never shown by colour alone.
export const MARKS = ["●", "▬", "✚", "○", "▲", "◆"] as const;

/** Who sits where, told apart: names that several have are counted. */
export function apart(seats: { name: string }[]): string[] {
  return seats.map(({ name }, i) => {
    const equals = seats.flatMap((other, j) => (other.name === name ? [j] : []));
    return equals.length > 1 ? `${name} ${equals.indexOf(i) + 1}` : name;
  });
}

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

// What practice has brought: the best of each course, and day by day how many shots hit and how
// far they strayed. Kept in this browser only; it knows neither mat nor server.
const KEY = "microcosm-practice";
/** So many days are kept. */
const DAYS = 60;

export interface Day {
  /** Such as 20261117. */
  day: number;
  shots: number;
  hits: number;
  /** How many of the shots had something to stray from, and the sum of the squares of that, in
      square millimetres. */
  aimed: number;
  squares: number;
}
export interface Score {
  best: Record<string, number>;
  days: Day[];
}

export function load(): Score {
  try {
    return { best: {}, days: [], ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    // A browser that forbids storage still lets one practise.
    return { best: {}, days: [] };
  }
}
export function save(score: Score): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(score));
  } catch {
    return;
  }
}

/** Today, as courses of the day are numbered. */
export const dayOf = (date: Date): number =>
  date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate();

/** A shot more; `off` is how far from what it was shot at it came to rest, if it was at all. */
export function withShot(score: Score, day: number, hit: boolean, off: number | null): Score {
  const before = score.days.find((known) => known.day === day);
  const { shots, hits, aimed, squares } = before ?? { shots: 0, hits: 0, aimed: 0, squares: 0 };
  const now: Day = {
    day,
    shots: shots + 1,
    hits: hits + (hit ? 1 : 0),
    aimed: aimed + (off === null ? 0 : 1),
    squares: squares + (off ?? 0) ** 2,
  };
  const others = score.days.filter((known) => known.day !== day);
  return { ...score, days: [...others, now].sort((a, b) => a.day - b.day).slice(-DAYS) };
}
/** The points of a course that was shot to its end; the best stay. */
export const withPoints = (score: Score, course: string, points: number): Score => ({
  ...score,
  best: { ...score.best, [course]: Math.max(points, score.best[course] ?? 0) },
});
/** How far shots stray, in millimetres; null: none was aimed at anything. */
export const spreadOf = ({ aimed, squares }: Day): number | null =>
  aimed > 0 ? Math.sqrt(squares / aimed) : null;

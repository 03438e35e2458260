// Which chapters of lessons were finished, by the key of their title, which stays when chapters
// come between; kept in this browser only.
import type { Chapter } from "../generated/game";

const KEY = "microcosm-chapters";

/** By game. Marks used to be numbers. */
type Kept = Record<string, (string | number)[]>;

function load(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    // A browser that forbids storage still teaches.
    return {};
  }
}

function keep(all: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    return;
  }
}

/** The titles of those that are finished, of a game's lesson as it is now. */
export function finished(game: string, lesson: Chapter[]): string[] {
  const all = load();
  const known = all[game] ?? [];
  const titles = named(known, lesson);
  // A lesson that is not here yet names nothing.
  if (lesson.length > 0 && known.some((mark) => typeof mark === "number"))
    keep({ ...all, [game]: titles });
  return titles;
}

export function finish(game: string, lesson: Chapter[], { title }: Chapter): void {
  const known = finished(game, lesson);
  if (!known.includes(title)) keep({ ...load(), [game]: [...known, title] });
}

/** A number is the chapter that has it when the mark is first read: none had come between. */
const named = (marks: (string | number)[], lesson: Chapter[]): string[] => [
  ...new Set(
    marks.flatMap((mark) => (typeof mark === "string" ? mark : (lesson[mark]?.title ?? []))),
  ),
];

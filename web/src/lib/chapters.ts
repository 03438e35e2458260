// Which chapters of lessons were finished; kept in this browser only.
const KEY = "microcosm-chapters";

function load(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    // A browser that forbids storage still teaches.
    return {};
  }
}

export const finished = (game: string): number[] => load()[game] ?? [];

export function finish(game: string, chapter: number): void {
  const all = load();
  const known = all[game] ?? [];
  if (known.includes(chapter)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: [...known, chapter] }));
  } catch {
    return;
  }
}

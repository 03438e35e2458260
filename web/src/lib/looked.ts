// The last step that was seen at tables where one only watches; of those where one sits the server
// knows, for every device.
const KEY = "microcosm-looked";
/** So many tables are remembered. */
const MOST = 50;

function read(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    // A browser that forbids storage remembers nothing.
    return [];
  }
}

export function lookedAt(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

export function lookAt(table: string, n: number): void {
  const others = read().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, n]].slice(-MOST)));
  } catch {
    return;
  }
}

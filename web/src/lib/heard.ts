// The last line of talk that was seen at a table; kept for as long as the tab is open.
const key = (table: string) => `microcosm-heard-${table}`;

export function heardAt(table: string): number {
  try {
    return Number(sessionStorage.getItem(key(table)) ?? 0);
  } catch {
    // A browser that forbids storage tells of old talk once more.
    return 0;
  }
}

export function hear(table: string, n: number): void {
  try {
    sessionStorage.setItem(key(table), `${n}`);
  } catch {
    return;
  }
}

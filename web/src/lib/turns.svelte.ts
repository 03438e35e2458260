// The tables of the house as this visitor may see them, and which of them wait for the visitor.
// The server says when one's own have changed; a look now and then finds what it did not say.
// Where a page is open that nobody looks at, the browser tells of it, if it is allowed to.
import type { Summary, Tables } from "../generated/tables";
import { api, type Problem } from "./api";
import { gameName, list, t } from "./say.svelte";
import { settings } from "./settings.svelte";
import { socket } from "./socket.svelte";
import { play } from "./sound";

/** How often the lists are looked at, in milliseconds: by who reads them, and by who does not. */
const [READ, UNREAD] = [10000, 30000];

/** Another person waits, who may have gone to do something else: a bot does not mind. */
const withPeople = ({ seats, over }: Summary): boolean =>
  !over &&
  seats.some(
    ({ kind, you, name }) => !you && (kind === "person" || (kind === "open" && name !== "")),
  );

class Turns {
  tables = $state.raw<Tables>({ open: [], running: [], mine: [] });
  problem = $state.raw<Problem | null>(null);
  /** There has been a look, whatever came of it. */
  looked = $state(false);
  /** The table that is open here, and whether it shows that it is one's turn: it knows best. */
  open = $state.raw<{ id: string; mine: boolean } | null>(null);
  /** Somebody reads the lists. */
  reading = $state(false);
  /** Those that wait for the visitor. */
  waiting = $derived(
    this.tables.mine.filter(
      (table) => withPeople(table) && (table.id === this.open?.id ? this.open.mine : table.turn),
    ),
  );
  #known: Map<string, Summary> | null = null;
  #looking = false;
  #again = false;

  /** Looks at the lists from now on. */
  begin(): () => void {
    const deaf = socket.news(() => void this.look());
    void this.look();
    let last = Date.now();
    const timer = setInterval(() => {
      // A line that is down comes back by itself, and then there is news.
      if (socket.status === "offline") return;
      if (Date.now() - last < (this.reading ? READ : UNREAD)) return;
      last = Date.now();
      void this.look();
    }, 1000);
    return () => {
      deaf();
      clearInterval(timer);
    };
  }

  /** One look at a time; what has changed meanwhile is looked at after it. */
  async look(): Promise<void> {
    this.#again = this.#looking;
    if (this.#looking) return;
    this.#looking = true;
    try {
      this.tables = await api.tables();
      this.problem = null;
      this.#compare();
      // Only who has a game that goes on needs to be told of it.
      if (this.tables.mine.some(({ over }) => !over)) socket.wake();
    } catch (error) {
      this.problem = error as Problem;
    }
    this.looked = true;
    this.#looking = false;
    if (this.#again) void this.look();
  }

  /** Tells of what waits now and did not before; the first look only learns. */
  #compare(): void {
    const before = this.#known;
    this.#known = new Map(this.tables.mine.map((table) => [table.id, table]));
    if (!before) return;
    for (const table of this.tables.mine.filter(withPeople)) {
      const old = before.get(table.id);
      const begun = table.started && old?.started === false;
      if ((table.turn && !old?.turn) || begun) this.#tell(table);
    }
  }

  #tell(table: Summary): void {
    const seen = document.visibilityState === "visible";
    if (seen && this.open?.id === table.id) return;
    play("call");
    if (seen || !settings.notices || !noticesAllowed()) return;
    const others = table.seats.flatMap(({ name, you }) => (name && !you ? [name] : []));
    const key = !table.started ? "notice-rematch" : table.turn ? "notice-turn" : "notice-begun";
    // One notice for each table, however many pages are open.
    const notice = new Notification(t(key, { game: gameName(table.game) }), {
      body: t("notice-with", { names: list(others) }),
      icon: "/favicon-turn.svg",
      tag: table.id,
    });
    notice.onclick = () => {
      notice.close();
      window.focus();
      location.assign(`/table/${table.id}`);
    };
  }
}

export const turns = new Turns();

export const noticesAllowed = (): boolean =>
  "Notification" in window && Notification.permission === "granted";

/** Asks the browser, which asks the visitor: only ever after a click. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

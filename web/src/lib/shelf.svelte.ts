// What the visitor has put aside for a game, such as armies: kept by the server, so that it follows
// an account to every browser, and in this browser for when the server does not answer. What the
// texts say is the game's matter.
import type { Me, Shelved } from "../generated/tables";
import { api, Problem } from "./api";
import { house } from "./me.svelte";

interface Kept extends Shelved {
  /** The server has not got it yet. */
  unsent?: boolean;
}
interface Local {
  /** Whose it was when the server was last asked; null: it never was. */
  owner: Pick<Me, "id" | "account"> | null;
  kept: Kept[];
}

const sorted = (kept: Kept[]) => kept.sort((a, b) => a.name.localeCompare(b.name));
const unsent = (one: Shelved): Kept => ({ ...one, unsent: true });

export class Shelf {
  #local = $state.raw<Local>({ owner: null, kept: [] });
  /** What the server has said against the last change. */
  problem = $state.raw<Problem | null>(null);
  /** One thing after the other: an answer must not undo what came after its question. */
  #last: Promise<void> = Promise.resolve();

  /** `key`: where this browser keeps it. */
  constructor(
    readonly game: string,
    readonly key: string,
  ) {
    try {
      const found: Local | Shelved[] = JSON.parse(localStorage.getItem(key) ?? "[]");
      // From before the server kept them.
      this.#local = Array.isArray(found) ? { owner: null, kept: found.map(unsent) } : found;
    } catch {
      return;
    }
  }

  /** By name. */
  get all(): Shelved[] {
    return this.#local.kept;
  }
  /** Is there something that only this browser has? */
  get waits(): boolean {
    return this.#local.kept.some((one) => one.unsent);
  }

  /** Asks the server what there is, and sends what it has not got. */
  open(): Promise<void> {
    return this.#then(async () => {
      const { me } = house;
      if (!me) return;
      const { owner, kept } = this.#local;
      const other = owner !== null && owner.id !== me.id;
      // A guest whom the server has forgotten is another guest in the same browser; what was an
      // account's stays the account's, and what was a guest's has gone there at the login.
      const again = other && !owner.account && !me.account;
      this.#set({
        owner: { id: me.id, account: me.account },
        kept: again ? kept.map(unsent) : other ? kept.filter((one) => one.unsent) : kept,
      });
      for (const one of this.#local.kept) if (one.unsent) await this.#send(one);
      const there = await api.shelf(this.game);
      const only = this.#local.kept.filter((one) => one.unsent);
      this.#set({
        ...this.#local,
        kept: sorted([...there.filter((t) => !only.some((o) => o.name === t.name)), ...only]),
      });
    });
  }

  /** Under its name; an older one of that name gives way. */
  keep(one: Shelved): Promise<void> {
    this.#replace(one.name, unsent(one));
    return this.#then(() => this.#send(one));
  }

  forget(name: string): Promise<void> {
    const was = this.#local.kept.find((one) => one.name === name);
    this.#replace(name, null);
    return this.#then(async () => {
      try {
        await api.shelve(this.game, { name, text: null });
      } catch (error) {
        if (was) this.#replace(name, was);
        throw error;
      }
    });
  }

  async #send(one: Shelved): Promise<void> {
    await api.shelve(this.game, { name: one.name, text: one.text });
    const kept = this.#local.kept.find(({ name }) => name === one.name);
    if (kept?.text === one.text) this.#replace(one.name, { name: one.name, text: one.text });
  }
  #then(deed: () => Promise<void>): Promise<void> {
    this.problem = null;
    this.#last = this.#last.then(deed).catch((error: unknown) => {
      this.problem = error instanceof Problem ? error : null;
    });
    return this.#last;
  }
  #replace(name: string, by: Kept | null): void {
    const rest = this.#local.kept.filter((one) => one.name !== name);
    this.#set({ ...this.#local, kept: sorted(by ? [...rest, by] : rest) });
  }
  #set(local: Local): void {
    this.#local = local;
    try {
      localStorage.setItem(this.key, JSON.stringify(local));
    } catch {
      // A browser that forbids storage keeps them as long as the page is open.
      return;
    }
  }
}

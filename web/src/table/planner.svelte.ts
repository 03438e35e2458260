// What this seat could be asked next, while it is prepared: a table of its own beside the real one.
import type { Planned } from "../generated/socket";
import type { Said } from "../generated/said";
import type { Desk } from "../games/contract";
import type { Session } from "../lib/session.svelte";

export class Planner {
  plan = $state.raw<Planned | null>(null);
  desk = $state<Desk>({ sentence: null, offers: [], cancel: null });
  /** Prepared only if it comes as it is supposed. */
  only = $state(false);

  constructor(readonly session: Session) {}

  /** Supposes something, or something else. */
  suppose = async (): Promise<void> => {
    try {
      this.desk = { sentence: null, offers: [], cancel: null };
      this.plan = await this.session.plan();
    } catch (why) {
      this.session.refusal = { clause: null, why: why as Said };
    }
  };
  close = (): void => {
    this.plan = null;
  };
  prepare = ([first, ...rest]: string[]): void => {
    if (!this.plan || first === undefined) return;
    const { prompt, supposed, picks } = this.plan;
    const like = this.only ? supposed[0] : undefined;
    const meant = picks?.[first];
    this.session.prepare({
      action: first,
      prompt,
      ...(meant && { picks: meant }),
      ...(like && { like }),
    });
    // What follows answers what is asked then.
    for (const action of rest) this.session.prepare({ action });
    this.close();
    this.only = false;
  };
}

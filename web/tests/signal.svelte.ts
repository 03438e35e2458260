// Something that changes, and somebody who watches it: what a component is to a module.
import { flushSync } from "svelte";

export class Signal<T> {
  value: T;

  constructor(first: T) {
    this.value = $state.raw(first);
  }

  static watch(read: () => void): () => void {
    const close = $effect.root(() => {
      $effect(read);
    });
    flushSync();
    return close;
  }
  static flush = (): void => flushSync();
}

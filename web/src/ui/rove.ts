// One stop for Tab in a group of buttons; the arrow keys go on from there. Groups that
// change keep exactly one stop.
export function rove(group: HTMLElement): () => void {
  const all = () => [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const stop = (at: Element | null) => {
    const buttons = all();
    const chosen =
      buttons.find((b) => b === at) ?? buttons.find((b) => b.tabIndex === 0) ?? buttons[0];
    for (const button of buttons) {
      const index = button === chosen ? 0 : -1;
      if (button.getAttribute("tabindex") !== `${index}`) button.tabIndex = index;
    }
  };
  const focused = (event: FocusEvent) => stop(event.target as Element);
  const move = (event: KeyboardEvent) => {
    const buttons = all();
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[
      event.key
    ];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    buttons[(to + buttons.length) % buttons.length]?.focus();
  };
  const changes = new MutationObserver(() => stop(null));
  changes.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", move);
  stop(null);
  return () => {
    changes.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("keydown", move);
  };
}

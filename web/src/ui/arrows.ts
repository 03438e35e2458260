// Left and right move the focus among the buttons of a group; Tab still reaches each.
export function arrows(group: HTMLElement): () => void {
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const buttons = [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  group.addEventListener("keydown", move);
  return () => group.removeEventListener("keydown", move);
}

// Hover, focus and long press explain everything: one bubble for the whole page, shown
// beside what it explains. The text is also the element's description for screen readers.
import type { Attachment } from "svelte/attachments";

export const bubble = $state<{ text: string; rect: DOMRect | null }>({ text: "", rect: null });

export function hideBubble(): void {
  bubble.rect = null;
}

export function explain(text: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (!text) return;
    element.setAttribute("aria-description", text);
    let timer = 0;
    const show = () => {
      bubble.text = text;
      bubble.rect = element.getBoundingClientRect();
    };
    const later = (event: Event) => {
      clearTimeout(timer);
      timer = window.setTimeout(show, event.type === "pointerdown" ? 450 : 250);
    };
    const focused = () => {
      if (element.matches(":focus-visible")) show();
    };
    const hide = () => {
      clearTimeout(timer);
      if (bubble.text === text) hideBubble();
    };
    const on: [string, (event: Event) => void][] = [
      ["pointerenter", later],
      ["pointerdown", later],
      ["focus", focused],
      ["pointerleave", hide],
      ["pointercancel", hide],
      ["blur", hide],
      ["click", hide],
    ];
    for (const [name, listener] of on) element.addEventListener(name, listener);
    return () => {
      hide();
      for (const [name, listener] of on) element.removeEventListener(name, listener);
    };
  };
}

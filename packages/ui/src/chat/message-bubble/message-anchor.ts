/** Where the menu of a message stands: at its button, and at the bubble on a touch screen, where the button is for screen readers alone. */
export function messageAnchor(button: HTMLElement): HTMLElement {
  const hidden = (button.parentElement?.offsetWidth ?? 0) <= 1;
  const bubble = hidden ? button.closest('[data-slot="message-bubble"]') : null;
  return bubble?.querySelector<HTMLElement>('[data-slot="message-body"]') ?? button;
}

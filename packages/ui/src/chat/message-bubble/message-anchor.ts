/** The anchor of a message's menu: its button, or the bubble on a touch screen, where only screen readers reach the button. */
export function messageAnchor(button: HTMLElement): HTMLElement {
  const hidden = (button.parentElement?.offsetWidth ?? 0) <= 1;
  const bubble = hidden ? button.closest('[data-slot="message-bubble"]') : null;
  return bubble?.querySelector<HTMLElement>('[data-slot="message-body"]') ?? button;
}

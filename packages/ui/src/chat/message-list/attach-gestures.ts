import { attachHold } from '../../lib/attach-hold.ts';

const button = '[data-slot="message-actions"] button';

/**
 * Makes the menus of messages reachable by keyboard (arrows move from message to message once the list has the focus) and by a long
 * touch. One listener for all messages. Returns the function that removes it.
 */
export function attachGestures(list: HTMLElement): () => void {
  const walk = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || !(event.target instanceof HTMLElement)) return;
    const buttons = [...list.querySelectorAll<HTMLElement>(button)];
    const at = buttons.findIndex((one) => one === event.target);
    if (at < 0 && event.target.role !== 'log') return;
    const next = at < 0 ? nearest(list, buttons) : buttons[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  list.addEventListener('keydown', walk);
  const letGo = attachHold(list, '[data-slot="message-bubble"]', (message) =>
    message.querySelector<HTMLElement>(button)?.click(),
  );
  return () => {
    list.removeEventListener('keydown', walk);
    letGo();
  };
}

/** The lowest message that is wholly visible. */
function nearest(list: HTMLElement, buttons: readonly HTMLElement[]): HTMLElement | undefined {
  const { bottom } = list.getBoundingClientRect();
  return buttons.findLast((one) => one.getBoundingClientRect().bottom <= bottom) ?? buttons.at(-1);
}

/** A touch that stays this long asks for the menu, in milliseconds. */
const holdTime = 450;
/** A finger that moves further (px) scrolls. */
const holdPlay = 10;

const buttonSelector = '[data-slot="message-actions"] button';

/**
 * Makes the menus of messages reachable by keyboard (arrows walk from message to message once the list has focus) and by a long
 * touch. One listener for all messages. Ctrl and / show the keys. Gives the function that takes it all away.
 */
export function attachMessageGestures(list: HTMLElement, onShowKeys: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;

  list.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined || !(event.target instanceof HTMLElement)) return;
      const buttons = [...list.querySelectorAll<HTMLElement>(buttonSelector)];
      const at = buttons.findIndex((button) => button === event.target);
      if (at < 0 && event.target.role !== 'log') return;
      const next = at < 0 ? nearest(list, buttons) : buttons[at + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    { signal },
  );

  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== '/' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onShowKeys();
    },
    { signal },
  );

  let held: { x: number; y: number; timer: ReturnType<typeof setTimeout>; ready: boolean } | undefined;
  const letGo = () => {
    clearTimeout(held?.timer);
    held = undefined;
  };
  list.addEventListener(
    'pointerdown',
    (event) => {
      letGo();
      if (event.pointerType !== 'touch' || !event.isPrimary || !bubbleOf(event)) return;
      const touch = {
        x: event.clientX,
        y: event.clientY,
        timer: setTimeout(() => ready(touch), holdTime),
        ready: false,
      };
      held = touch;
    },
    { signal, passive: true },
  );
  const ready = (touch: { ready: boolean }) => {
    touch.ready = true;
    navigator.vibrate?.(10);
  };
  list.addEventListener(
    'pointermove',
    (event) => {
      if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > holdPlay) letGo();
    },
    { signal, passive: true },
  );
  list.addEventListener('pointercancel', letGo, { signal });
  list.addEventListener(
    'pointerup',
    (event) => {
      const asked = held?.ready ? bubbleOf(event) : undefined;
      letGo();
      // A frame later: lifting the finger closes what is open.
      if (asked) requestAnimationFrame(() => asked.querySelector<HTMLElement>(buttonSelector)?.click());
    },
    { signal },
  );
  list.addEventListener(
    'contextmenu',
    (event) => {
      if (held && bubbleOf(event)) event.preventDefault();
    },
    { signal },
  );
  return () => {
    letGo();
    stop.abort();
  };
}

const bubbleOf = ({ target }: Event) =>
  target instanceof Element ? (target.closest('[data-slot="message-bubble"]') ?? undefined) : undefined;

/** The lowest message that can be seen whole. */
function nearest(list: HTMLElement, buttons: readonly HTMLElement[]): HTMLElement | undefined {
  const { bottom } = list.getBoundingClientRect();
  return buttons.findLast((button) => button.getBoundingClientRect().bottom <= bottom) ?? buttons.at(-1);
}

/** Milliseconds after which a touch is a long one. */
const holdTime = 450;
/** Pixels of movement after which a touch scrolls. */
const holdPlay = 10;

interface Held {
  x: number;
  y: number;
  part: HTMLElement;
  timer: ReturnType<typeof setTimeout>;
  ready: boolean;
}

/**
 * Reports which of the elements inside a list a finger held, once the finger is lifted. The browser's own menu stays closed, and the
 * click that ends the touch opens nothing. One set of listeners for all elements; returns the function that removes them.
 */
export function attachHold(list: HTMLElement, parts: string, onHold: (part: HTMLElement) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const partOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(parts) : null);
  let held: Held | undefined;
  let ended = false;
  const letGo = () => {
    clearTimeout(held?.timer);
    held = undefined;
  };
  list.addEventListener(
    'pointerdown',
    (event) => {
      letGo();
      ended = false;
      const part = partOf(event);
      if (event.pointerType !== 'touch' || !event.isPrimary || !part) return;
      const touch: Held = {
        x: event.clientX,
        y: event.clientY,
        part,
        timer: setTimeout(() => {
          touch.ready = true;
          navigator.vibrate?.(10);
        }, holdTime),
        ready: false,
      };
      held = touch;
    },
    { signal, passive: true },
  );
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
    () => {
      const part = held?.ready ? held.part : undefined;
      letGo();
      if (!part) return;
      ended = true;
      // A frame later: lifting the finger closes open popovers.
      requestAnimationFrame(() => onHold(part));
    },
    { signal },
  );
  list.addEventListener(
    'contextmenu',
    (event) => {
      if (held) event.preventDefault();
    },
    { signal },
  );
  list.addEventListener(
    'click',
    (event) => {
      // A click made by `onHold` is not the click of the finger.
      if (!ended || !event.isTrusted) return;
      ended = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  return () => {
    letGo();
    stop.abort();
  };
}

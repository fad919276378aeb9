import { useCallback } from 'react';

/** What the Tab key reaches and is drawn. */
const reachable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea, summary, [tabindex="0"]';

/**
 * For the `ref` of a part in which a press can take away the very button that was pressed (a filter's chip, a block, an
 * answer, a notice): the focus goes to what stands in its place then, to the part itself when it has nothing more to press,
 * or to the content when nothing of the part is left; never to the top of the page. Where each row of a list has several
 * buttons, those that do the same name it in `data-act`: the focus then goes on to the same button of the next row.
 */
export function useKeptFocus<T extends HTMLElement>(): (part: T | null) => (() => void) | undefined {
  return useCallback((part) => (part ? keepFocus(part) : undefined), []);
}

/** Returns what ends it. */
export function keepFocus(part: HTMLElement): () => void {
  let last: HTMLElement | undefined;
  let places: Place[] = [];
  const came = ({ target }: FocusEvent) => {
    const element = target as HTMLElement;
    if (isAsked(element, part)) return;
    last = element;
    places = placesOf(element, part);
  };
  const went = ({ target, relatedTarget }: FocusEvent) =>
    // Whoever left by will does so while the element stays.
    queueMicrotask(() => {
      if (target === last && last?.isConnected && !isAsked(relatedTarget, part)) last = undefined;
    });
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || isSomewhere(part.ownerDocument)) return;
    last = undefined;
    for (const { within, selector, index } of places) {
      if (!within.isConnected) continue;
      const next = reachableIn(within, selector);
      const here = next[Math.min(Math.max(index, 0), next.length - 1)];
      if (here) return here.focus();
    }
    const rest = isDrawn(part) ? part : part.ownerDocument.querySelector('main');
    if (!rest) return;
    rest.tabIndex = -1;
    rest.focus();
  });
  observer.observe(part, { childList: true, subtree: true, attributeFilter: ['open'] });
  part.addEventListener('focusin', came);
  part.addEventListener('focusout', went);
  return () => {
    observer.disconnect();
    part.removeEventListener('focusin', came);
    part.removeEventListener('focusout', went);
  };
}

/** Where an element stands among those of its kind. */
interface Place {
  within: HTMLElement;
  /** The kind: what does the same, or whatever the Tab key reaches. */
  selector: string;
  index: number;
}

/** The nearest place first; places among what does the same come before all others. */
function placesOf(element: HTMLElement, part: HTMLElement): Place[] {
  const { act } = element.dataset;
  const selectors = act === undefined ? [reachable] : [`[data-act="${act}"]`, reachable];
  return selectors.flatMap((selector) => {
    const places: Place[] = [];
    for (let within = element.parentElement; within && part.contains(within); within = within.parentElement)
      places.push({ within, selector, index: reachableIn(within, selector).indexOf(element) });
    return places;
  });
}

/** In a dialog of the part: what it asks is asked about the place the reader came from. */
function isAsked(element: EventTarget | null, part: HTMLElement): boolean {
  const dialog = element instanceof Element ? element.closest('dialog') : null;
  return dialog !== null && part.contains(dialog);
}

/** Whether the reader is at something that can be seen: for a moment the focus is still in a dialog that has closed. */
function isSomewhere({ activeElement, body }: Document): boolean {
  return activeElement !== null && activeElement !== body && isDrawn(activeElement);
}

/** What lies in a closed `details` has a size, and takes no focus. */
const isDrawn = (element: Element) => element.getClientRects().length > 0 && element.checkVisibility();

const reachableIn = (part: HTMLElement, selector: string) =>
  [...part.querySelectorAll<HTMLElement>(selector)].filter(isDrawn);

import { useCallback } from 'react';

/** Elements that the Tab key reaches. */
const reachable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea, summary, [tabindex="0"]';

/**
 * For the `ref` of a section in which a press can remove the pressed button (a filter's chip, a block, an answer, a notice): the focus
 * moves to the element now in its position, to the section itself if nothing in it can be focused, or to the content if the section is
 * gone; never to the top of the page. In a list whose rows have several buttons, `data-act` names equal ones: the focus then moves to
 * the same button of the next row.
 */
export function useKeptFocus<T extends HTMLElement>(): (part: T | null) => (() => void) | undefined {
  return useCallback((part) => (part ? keepFocus(part) : undefined), []);
}

/** Returns the function that ends it. */
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
    // A viewer who moves the focus does so while the element still exists.
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

/** Position of an element among those of its kind. */
interface Place {
  within: HTMLElement;
  /** Selector of the kind: elements with the same act, or all that the Tab key reaches. */
  selector: string;
  index: number;
}

/** The nearest position first; positions among equal acts come before all others. */
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

/** In a dialog of the section: the focus returns to the position from which it was opened. */
function isAsked(element: EventTarget | null, part: HTMLElement): boolean {
  const dialog = element instanceof Element ? element.closest('dialog') : null;
  return dialog !== null && part.contains(dialog);
}

/** Whether a visible element has the focus: just after a dialog has closed, the focus is still in it. */
function isSomewhere({ activeElement, body }: Document): boolean {
  return activeElement !== null && activeElement !== body && isDrawn(activeElement);
}

/** Elements in a closed `details` have a size, but cannot be focused. */
const isDrawn = (element: Element) => element.getClientRects().length > 0 && element.checkVisibility();

const reachableIn = (part: HTMLElement, selector: string) =>
  [...part.querySelectorAll<HTMLElement>(selector)].filter(isDrawn);

import { useCallback } from 'react';

/** What the Tab key reaches and is drawn. */
const reachable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea, summary, [tabindex="0"]';

/**
 * For the `ref` of a part in which a press can take away the very button that was pressed (a filter's chip, a block, an
 * answer, a notice): the focus goes to what stands in its place then, to the part itself when it has nothing more to press,
 * or to the content when nothing of the part is left; never to the top of the page.
 */
export function useKeptFocus<T extends HTMLElement>(): (part: T | null) => (() => void) | undefined {
  return useCallback((part) => (part ? keepFocus(part) : undefined), []);
}

/** Returns what ends it. */
export function keepFocus(part: HTMLElement): () => void {
  let last: HTMLElement | undefined;
  /** What `last` stood in, the nearest first, and at which place there. */
  let places: { within: HTMLElement; index: number }[] = [];
  const came = ({ target }: FocusEvent) => {
    last = target as HTMLElement;
    places = [];
    for (let within = last.parentElement; within && part.contains(within); within = within.parentElement)
      places.push({ within, index: reachableIn(within).indexOf(last) });
  };
  const went = ({ target }: FocusEvent) =>
    // Whoever left by will does so while the element stays.
    queueMicrotask(() => {
      if (target === last && last?.isConnected) last = undefined;
    });
  const observer = new MutationObserver(() => {
    const { activeElement, body } = part.ownerDocument;
    if (!last || last.isConnected || (activeElement !== null && activeElement !== body)) return;
    last = undefined;
    for (const { within, index } of places) {
      if (!within.isConnected) continue;
      const next = reachableIn(within);
      const here = next[Math.min(Math.max(index, 0), next.length - 1)];
      if (here) return here.focus();
    }
    const rest = isDrawn(part) ? part : part.ownerDocument.querySelector('main');
    if (!rest) return;
    rest.tabIndex = -1;
    rest.focus();
  });
  observer.observe(part, { childList: true, subtree: true });
  part.addEventListener('focusin', came);
  part.addEventListener('focusout', went);
  return () => {
    observer.disconnect();
    part.removeEventListener('focusin', came);
    part.removeEventListener('focusout', went);
  };
}

const isDrawn = (element: HTMLElement) => element.getClientRects().length > 0;

const reachableIn = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>(reachable)].filter(isDrawn);

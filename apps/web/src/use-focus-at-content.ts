import { useEffect, useRef } from 'react';

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
const goOnAtContent = () => document.querySelector('main')?.focus({ preventScroll: true });

/**
 * After a change of page, moves the focus of keyboard and screen reader to its content, as the pressed link is gone. An element that
 * the new page has focused keeps the focus.
 */
export function useFocusAtContent(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    if (isNowhere()) {
      goOnAtContent();
      return undefined;
    }
    // The former page may stay a moment longer, with the link in it.
    const pressed = document.activeElement?.closest('main') ? document.activeElement : null;
    const leaving = new MutationObserver(() => {
      if (!pressed?.isConnected && isNowhere()) goOnAtContent();
    });
    const stop = () => leaving.disconnect();
    if (pressed) leaving.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', stop, { once: true });
    return () => {
      stop();
      document.removeEventListener('focusin', stop);
    };
  }, [path]);
}

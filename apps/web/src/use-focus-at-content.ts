import { useEffect, useRef } from 'react';

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
const goOnAtContent = () => document.querySelector('main')?.focus({ preventScroll: true });

/**
 * After the way to another page the keyboard and the screen reader go on at its content, where the focus would otherwise be nowhere,
 * for the link that was pressed is gone. What the new page focused itself keeps it.
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
    // The page that was left may stand a moment longer, with the link in it.
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

import { useEffect, useRef } from 'react';

/**
 * After the way to another page the keyboard and the screen reader go on at its content, where the focus would otherwise be nowhere,
 * for the link that was pressed is gone. What the new page focused itself keeps it.
 */
export function useFocusAtContent(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body)
      document.querySelector('main')?.focus({ preventScroll: true });
  }, [path]);
}

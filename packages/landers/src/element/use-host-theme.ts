import { useLayoutEffect, useState, type RefObject } from 'react';

type Theme = 'light' | 'dark';

/**
 * Light or dark like the host page: dark only if its `color-scheme` says so, and by the visitor's system if that allows both. A page
 * without `color-scheme` is light, whatever the system.
 *
 * @param page the document that contains it now
 */
export function useHostTheme(root: RefObject<HTMLElement | null>, given: Theme | undefined, page: Document): Theme {
  const [host, setHost] = useState<Theme>('light');
  useLayoutEffect(() => {
    const outside = (root.current?.getRootNode() as Partial<ShadowRoot> | undefined)?.host?.parentElement;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const look = () => setHost(themeOf(outside ? getComputedStyle(outside).colorScheme : 'normal', dark.matches));
    look();
    dark.addEventListener('change', look);
    return () => dark.removeEventListener('change', look);
  }, [root, page]);
  return given ?? host;
}

/** The theme that results from a computed `color-scheme` and the visitor's system. */
export function themeOf(colorScheme: string, systemDark: boolean): Theme {
  const words = colorScheme.split(/\s+/);
  if (!words.includes('dark')) return 'light';
  return !words.includes('light') || systemDark ? 'dark' : 'light';
}

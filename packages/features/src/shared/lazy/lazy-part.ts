import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Milliseconds before each further try with a network that may be none: a tunnel takes a while to be noticed. */
const pauses = [1_000, 3_000, 9_000];

/**
 * A part of a screen whose code comes when it is first shown. Asked for while the network is away it comes when that is back, instead of
 * taking the screen down with it. What a release has taken away cannot come; the shell loads the page anew meanwhile (NAV-08).
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await whenReachable(load) }));

async function whenReachable<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      if (navigator.onLine) await new Promise((resolve) => setTimeout(resolve, pause));
      else await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
  return await load();
}

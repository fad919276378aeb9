import * as time from '@heartline/api-client/time';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Milliseconds before each retry with a network that may be lost: it takes a while to notice a tunnel. */
const pauses = [1_000, 3_000, 9_000];

export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /**
   * Loads the code before the component is shown, which then renders at once. Otherwise React shows the fallback, and keeps it for 300
   * ms however soon the code arrives. Tries once and never fails: the code is requested again when the component is shown.
   */
  preload: () => Promise<void>;
};

interface Loaded<Props> {
  default: ComponentType<Props>;
}

/**
 * A component whose code loads when it is first shown. If the network is down, it loads once that is back, instead of taking the screen
 * down with it. Code that a release has removed cannot load; the shell reloads the page meanwhile (NAV-08).
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: Loaded<Props> | undefined;
  const preload = async () => {
    const part = loaded?.default ?? (await load().catch(() => undefined));
    if (part) loaded = { default: part };
  };
  return Object.assign(
    lazy(() => (loaded ? atOnce(loaded) : whenReachable(load).then((part) => ({ default: part })))),
    { preload },
  );
}

/** A promise whose `then` calls back synchronously: React continues without suspending. */
function atOnce<T>(value: T): Promise<T> {
  const then = (tell: (value: T) => unknown) => tell(value);
  // oxlint-disable-next-line unicorn/no-thenable -- it is a promise, and stays one
  return Object.assign(Promise.resolve(value), { then }) as Promise<T>;
}

async function whenReachable<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      if (navigator.onLine) await time.wait(pause);
      else await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
  return await load();
}

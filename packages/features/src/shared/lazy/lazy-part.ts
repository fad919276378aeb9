import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Milliseconds before each further try with a network that may be none: a tunnel takes a while to be noticed. */
const pauses = [1_000, 3_000, 9_000];

export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /**
   * Has the code come before the part is shown, which is then there at once. Without it React shows what the part stands in for, and holds
   * the part back for 300 ms after that, however soon its code is there. Tries once and never fails: what did not come is asked for again
   * where it is shown.
   */
  preload: () => Promise<void>;
};

interface Loaded<Props> {
  default: ComponentType<Props>;
}

/**
 * A part of a screen whose code comes when it is first shown. Asked for while the network is away it comes when that is back, instead of
 * taking the screen down with it. What a release has taken away cannot come; the shell loads the page anew meanwhile (NAV-08).
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

/** A promise that tells its value to who asks, not after: React then goes on without a stop. */
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
      if (navigator.onLine) await new Promise((resolve) => setTimeout(resolve, pause));
      else await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
  return await load();
}

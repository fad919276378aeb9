import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part of a screen whose code comes when it is first shown. Asked for while the network is away it comes when that is back, instead of
 * taking the screen down with it; what fails otherwise is thrown, and the shell loads the page anew (NAV-08).
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await whenReachable(load) }));

async function whenReachable<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
  }
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  return whenReachable(load);
}

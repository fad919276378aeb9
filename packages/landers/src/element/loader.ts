import type { Locale } from '@heartline/api-client';

import type { Drawer, DrawerFor } from './drawer.ts';
import { defineLanderElement } from './lander-element.ts';
import { scriptOrigin } from './script-origin.ts';

/** A file `part-{name}.js` beside the loader, and its SHA-256. */
export type NamedPart = readonly [name: string, digest: string];

/** The files beside the loader, written by the build. */
export interface LoaderPlan {
  parts: readonly NamedPart[];
  /** Indexes of the parts of each lander, its own first. */
  landers: Readonly<Record<string, readonly number[]>>;
}

/** Exports of a lander's own part. */
interface LanderModule {
  drawer: Drawer;
  words: Readonly<Record<Locale, readonly NamedPart[]>>;
}

/**
 * Defines the element of every lander, and loads the parts for its language once it is in the page. Each part must match the digest in
 * this script, so that pinning the script pins all of it.
 */
export function startLoader(plan: LoaderPlan): void {
  const script = ownScript();
  if (!script) return;
  const fetchParts = (parts: readonly NamedPart[]) =>
    Promise.all(
      parts.map(([name, digest]) =>
        fetchModule(new URL(`part-${name}.js`, script.src).href, `sha256-${digest}`, script.nonce),
      ),
    );
  for (const [name, indexes] of Object.entries(plan.landers)) {
    const known = new Map<Locale, Drawer>();
    const fetchDrawer = async (locale: Locale) => {
      const [own = ''] = await fetchParts(indexes.flatMap((index) => plan.parts.slice(index, index + 1)));
      const { drawer, words } = (await import(/* @vite-ignore */ own)) as LanderModule;
      await fetchParts(words[locale]);
      known.set(locale, drawer);
      return drawer;
    };
    const drawerFor: DrawerFor = (locale) => known.get(locale) ?? fetchDrawer(locale);
    defineLanderElement(name, drawerFor, scriptOrigin(script.src));
  }
}

/** If a plugin of the host page has inserted the script as a module, it must be searched for. */
function ownScript(): HTMLScriptElement | null {
  const { currentScript } = document;
  return currentScript instanceof HTMLScriptElement
    ? currentScript
    : document.querySelector<HTMLScriptElement>('script[src*="/v1.js"], script[src*="/v1-"]');
}

/** Preloads a script with its digest, for a later import. In a browser without support, the import loads it. */
async function fetchModule(address: string, integrity: string, nonce: string): Promise<string> {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return address;
  try {
    await new Promise((resolve, reject) => {
      Object.assign(link, { rel: 'modulepreload', href: address, integrity, nonce, onload: resolve });
      link.onerror = () => reject(new Error(`${address} does not come, or is not what it was`));
      document.head.append(link);
    });
  } finally {
    link.remove();
  }
  return address;
}

import type { Locale } from '@heartline/api-client';

import type { Drawer, DrawerFor } from './drawer.ts';
import { defineLanderElement } from './lander-element.ts';
import { scriptOrigin } from './script-origin.ts';

/** A file `part-{name}.js` beside the loader, and its SHA-256. */
export type NamedPart = readonly [name: string, digest: string];

/** What the loader knows of the files beside it, written by the build. */
export interface LoaderPlan {
  parts: readonly NamedPart[];
  /** Which parts a lander is made of, its own first. */
  landers: Readonly<Record<string, readonly number[]>>;
}

/** What the own part of a lander says. */
interface LanderModule {
  drawer: Drawer;
  words: Readonly<Record<Locale, readonly NamedPart[]>>;
}

/**
 * Defines the element of every lander, and fetches of one what its language needs once it stands in the page. Each part has to be what
 * this script was built with: who pins the script has pinned all of it.
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

/** Where a plugin of the host page has put it in as a module, it has to be looked for. */
function ownScript(): HTMLScriptElement | null {
  const { currentScript } = document;
  return currentScript instanceof HTMLScriptElement
    ? currentScript
    : document.querySelector<HTMLScriptElement>('script[src*="/v1.js"], script[src*="/v1-"]');
}

/** Fetches a script and what it must be, for an import of it to find. Without support by the browser, the import fetches it. */
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

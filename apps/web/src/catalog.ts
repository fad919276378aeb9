import type { Locale } from '@heartline/api-client';
import { loadMessages, type FeatureName, type Messages } from '@heartline/features/shared';

/** The words this page has so far. Routes load those of their features before they show (one chunk per feature and language). */
export interface Catalog {
  locale: Locale;
  load: (features: readonly FeatureName[]) => Promise<void>;
  get: () => Messages;
  subscribe: (listener: () => void) => () => void;
}

export function createCatalog(locale: Locale): Catalog {
  let messages: Messages = {};
  const loaded = new Set<FeatureName>();
  const listeners = new Set<() => void>();
  return {
    locale,
    async load(features) {
      const missing = features.filter((feature) => !loaded.has(feature));
      if (missing.length === 0) return;
      const more = await loadMessages(locale, missing);
      messages = { ...messages, ...more } as Messages;
      for (const feature of missing) loaded.add(feature);
      for (const listener of listeners) listener();
    },
    get: () => messages,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

import type { Locale } from '@heartline/api-client';
import { createListeners, loadMessages, type FeatureName, type Messages } from '@heartline/features/shared';

export interface Words {
  locale: Locale;
  messages: Messages;
}

/** The texts loaded so far. Routes load those of their features before they render (one chunk per feature and language). */
export interface Catalog {
  load: (features: readonly FeatureName[]) => Promise<void>;
  /** Changes the language of everything loaded so far, at once and without leaving the page. */
  change: (locale: Locale) => Promise<void>;
  /** Whether the texts of a feature are loaded. */
  has: (feature: FeatureName) => boolean;
  get: () => Words;
  subscribe: (listener: () => void) => () => void;
}

/** @param first texts available before anything is loaded */
export function createCatalog(locale: Locale, first: Messages = {}): Catalog {
  let words: Words = { locale, messages: first };
  const loaded = new Set<FeatureName>();
  const { subscribe, tell } = createListeners();
  const set = (next: Words) => {
    words = next;
    tell();
  };
  return {
    async load(features) {
      const missing = features.filter((feature) => !loaded.has(feature));
      if (missing.length === 0) return;
      const more = await loadMessages(words.locale, missing);
      for (const feature of missing) loaded.add(feature);
      set({ ...words, messages: { ...words.messages, ...more } as Messages });
    },
    async change(next) {
      set({ locale: next, messages: await loadMessages(next, [...loaded]) });
    },
    has: (feature) => loaded.has(feature),
    get: () => words,
    subscribe,
  };
}

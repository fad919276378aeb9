import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

import { localStore } from './browser-storage.ts';

const key = 'heartline.dismissed';
/** Maps the name of a notice to the time it was dismissed, ISO 8601 (ALT-04). */
const schema = v.record(v.string(), v.pipe(v.string(), v.isoTimestamp()));
const listeners = new Set<() => void>();
/** Dismissals that could not be stored: valid for this visit. */
const unkept: Record<string, string> = {};

function dismissals(): Record<string, string> {
  const parsed = v.safeParse(schema, localStore.read(key));
  return parsed.success ? parsed.output : {};
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Whether and when a notice was dismissed on this device, and the function that dismisses it. On the server everything counts as
 * dismissed.
 */
export function useDismissal(name: string): { dismissedAt: string | null; dismiss: () => void } {
  const dismissedAt = useSyncExternalStore(
    subscribe,
    () => unkept[name] ?? dismissals()[name] ?? null,
    () => 'server',
  );
  return {
    dismissedAt,
    dismiss: () => {
      const now = new Date().toISOString();
      if (!localStore.write(key, { ...dismissals(), [name]: now })) unkept[name] = now;
      for (const listener of listeners) listener();
    },
  };
}

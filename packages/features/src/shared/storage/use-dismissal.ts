import * as time from '@heartline/api-client/time';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

import { localStore } from './browser-storage.ts';
import { createStorageListeners } from './storage-listeners.ts';

const key = 'heartline.dismissed';
/** Maps the name of a notice to the time it was dismissed, ISO 8601 (ALT-04). */
const schema = v.record(v.string(), v.pipe(v.string(), v.isoTimestamp()));
const { subscribe, tell } = createStorageListeners();
/** Dismissals that could not be stored: valid for this visit. */
const unkept: Record<string, string> = {};

function dismissals(): Record<string, string> {
  const parsed = v.safeParse(schema, localStore.read(key));
  return parsed.success ? parsed.output : {};
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
      const now = new Date(time.now()).toISOString();
      if (!localStore.write(key, { ...dismissals(), [name]: now })) unkept[name] = now;
      tell();
    },
  };
}

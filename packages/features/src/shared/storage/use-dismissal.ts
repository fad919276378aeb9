import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

import { localStore } from './browser-storage.ts';

const key = 'heartline.dismissed';
/** Name of the notice to when it was dismissed, ISO 8601 (ALT-04). */
const schema = v.record(v.string(), v.pipe(v.string(), v.isoTimestamp()));
const listeners = new Set<() => void>();

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

/** Whether a notice was dismissed on this device, when, and what dismisses it. On the server everything counts as dismissed. */
export function useDismissal(name: string): { dismissedAt: string | null; dismiss: () => void } {
  const dismissedAt = useSyncExternalStore(
    subscribe,
    () => dismissals()[name] ?? null,
    () => 'server',
  );
  return {
    dismissedAt,
    dismiss: () => {
      localStore.write(key, { ...dismissals(), [name]: new Date().toISOString() });
      for (const listener of listeners) listener();
    },
  };
}

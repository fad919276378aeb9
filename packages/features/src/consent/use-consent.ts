import * as time from '@heartline/api-client/time';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

import { createStorageListeners, localStore } from '../shared/index.ts';

const key = 'heartline.consent';
const schema = v.object({ analytics: v.boolean(), at: v.pipe(v.string(), v.isoTimestamp()) });

/** The answer on this device, and when it was given (ISO 8601). */
export type Consent = v.InferOutput<typeof schema>;

const { subscribe, tell } = createStorageListeners();
/** For a visit in which nothing can be stored. */
let unkept: Consent | undefined;
let read: { raw: string; consent: Consent | null } = { raw: 'null', consent: null };

/** Returns the same object for the same answer, as React requires. */
function current(): Consent | null {
  const found = unkept ?? localStore.read(key) ?? null;
  const raw = JSON.stringify(found);
  if (raw !== read.raw) {
    const parsed = v.safeParse(schema, found);
    read = { raw, consent: parsed.success ? parsed.output : null };
  }
  return read.consent;
}

/** Whether page views may be counted on this device; null until it is answered. An answer holds at once, in every tab. */
export function useConsent(): { consent: Consent | null; answer: (analytics: boolean) => void } {
  const consent = useSyncExternalStore(subscribe, current, () => null);
  return {
    consent,
    answer: (analytics) => {
      const said = { analytics, at: new Date(time.now()).toISOString() };
      unkept = localStore.write(key, said) ? undefined : said;
      tell();
    },
  };
}

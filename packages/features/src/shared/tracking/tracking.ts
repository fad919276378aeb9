import * as v from 'valibot';

import { sessionStore } from '../storage/browser-storage.ts';

const names = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
/** The visitor's traffic source; stored with the account at signup (SES-07). */
export type Tracking = Partial<Record<(typeof names)[number], string>>;

const key = 'heartline.tracking';
const longest = 100;
const schema = v.partial(v.object(v.entriesFromList(names, v.pipe(v.string(), v.maxLength(longest)))));

/** The tracking record in the query of an arrival URL; long values are truncated, empty ones left out. */
export function parseTracking(search: string): Tracking {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name)?.trim().slice(0, longest);
      return value ? [[name, value]] : [];
    }),
  );
}

/** The entries that `rememberTracking` writes into the tab's storage, for a page that stores them before its application has loaded. */
export function trackingToKeep(search: string): Record<string, string> {
  const found = parseTracking(search);
  return Object.keys(found).length > 0 ? { [key]: JSON.stringify(found) } : {};
}

/** Called once on arrival. A later page without tracking in its URL does not remove it. */
export function rememberTracking(search: string): Tracking {
  const found = parseTracking(search);
  if (Object.keys(found).length > 0) sessionStore.write(key, found);
  return readTracking();
}

/** The tracking record of this tab, for signup. */
export function readTracking(): Tracking {
  const parsed = v.safeParse(schema, sessionStore.read(key));
  return parsed.success ? parsed.output : {};
}

/** Whether the visitor's source is known, by the server's definition (SGN-04, MEM-02). */
export const hasSource = ({ network, ref }: Tracking = readTracking()): boolean => Boolean(network ?? ref);

/** Called after signup, which stores it with the account. */
export function forgetTracking(): void {
  sessionStore.remove(key);
}

import * as time from '@heartline/api-client/time';
import { parseTracking, randomUuid } from '@heartline/features/shared';
import type { PageName } from '@heartline/features/site';
import { useEffect } from 'react';

import { arrivalSearch } from '../arrival.ts';
import { tellOnLeaving } from './leaving.ts';

/** Progress of this visit. Only in this page’s memory: no cookie, no storage, no member. */
let visit: { visit: string; page: PageName; pages: number } | undefined;
let shown = time.passed();
let inView = 0;

/** Makes the server log how this visit ends, as requested by its first address (`lb`, SES-05). */
export function BounceLog({ page, path }: { page: PageName; path: string }) {
  useEffect(() => {
    // Created here, as most pages do not log.
    visit ??= { visit: randomUuid(), page, pages: 0 };
    visit.page = page;
    visit.pages += 1;
  }, [page, path]);
  useEffect(() => {
    tellOnLeaving(() => {
      if (!visit) return {};
      inView += time.passed() - shown;
      const { network, ref } = parseTracking(arrivalSearch().toString());
      return { bounce: { ...visit, seconds: Math.round(inView / 1_000), network, ref } };
    });
    const comeBack = () => {
      if (document.visibilityState === 'visible') shown = time.passed();
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, []);
  return null;
}

import { useEffect, useState } from 'react';

import type { LanderApi } from './lander-api.ts';
import type { LanderSite } from './lander-data.ts';
import type { LanderTarget } from './lander-links.ts';

/** Fewer would say more about the few than about the site. */
const fewest = 20;

/**
 * How many people the site has who match, as it counts them itself: no fictional profiles among them. Undefined while that is not known, where
 * the site shows visitors no members, and where they are very few.
 * @param gender genders with a comma, as the search takes them; undefined asks for nothing yet
 */
export function usePeopleCount(
  api: LanderApi,
  { tracking }: LanderTarget,
  site: LanderSite | undefined,
  gender: string | undefined,
  country: string,
): number | undefined {
  const [found, setFound] = useState<{ key: string; count: number }>();
  const { network, ref } = tracking;
  const key = gender === undefined || !site?.open ? undefined : `${gender} ${country}`;
  useEffect(() => {
    if (key === undefined || gender === undefined) return undefined;
    const aborter = new AbortController();
    const source = { ...(network ? { network } : {}), ...(ref ? { ref } : {}) };
    const query = { ...source, gender, ...(country ? { country } : {}), real: 'true' as const };
    api.search.members(query, { retries: 1, signal: aborter.signal }).then(
      ({ numResults }) => setFound({ key, count: numResults }),
      // The number is more than is needed: the lander does without it.
      () => undefined,
    );
    return () => aborter.abort();
  }, [api, network, ref, gender, country, key]);
  return found && found.key === key && found.count >= fewest ? found.count : undefined;
}

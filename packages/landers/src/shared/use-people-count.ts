import { useEffect, useState } from 'react';

import type { LanderApi } from './lander-api.ts';
import type { LanderSite } from './lander-data.ts';
import type { LanderTarget } from './lander-links.ts';

/** A smaller number would say more about the few than about the site. */
const fewest = 20;

/**
 * Number of matching people, as the site itself counts them: without fictional profiles. Undefined while it is not known, if the site
 * shows visitors no members, and for very few people.
 * @param gender genders with a comma, as the search takes them; undefined requests nothing yet
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
      // The number is not essential: the lander does without it.
      () => undefined,
    );
    return () => aborter.abort();
  }, [api, network, ref, gender, country, key]);
  return found && found.key === key && found.count >= fewest ? found.count : undefined;
}

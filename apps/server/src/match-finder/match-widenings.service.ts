import { limits, radii, type EndpointAnswer, type endpoints } from '@heartline/api-client/contract';

import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { loadFilter } from './match-finder.service.ts';
import { findPreferences, type Preferences } from './match-finder.store.ts';
import { countMatches } from '../search/matching.service.ts';

type Widening = EndpointAnswer<typeof endpoints.matchFinder.widenings>['widenings'][number];

const oldest = 120;
/** Years by which the age range grows at each end. */
const years = 5;

/**
 * Widenings that would show more members than the saved preferences: the smallest effective step of each condition, with the number of
 * members it would show. The genders that the member seeks are never widened.
 */
export async function wideningsOf(platform: Platform, viewer: MemberViewer): Promise<Widening[]> {
  const preferences = await findPreferences(platform.sql, viewer.memberId);
  const filterBy = await loadFilter(platform, viewer);
  if (!preferences || !filterBy) return [];
  const count = async (asked: Preferences) => await countMatches(platform, filterBy(asked), limits.matches);
  const now = await count(preferences);
  const found: Widening[] = [];
  for (const { kind, changes } of waysFrom(preferences))
    for (const change of changes) {
      const wider = { ...preferences, ...change };
      const num_results = await count(wider);
      if (num_results <= now) continue;
      found.push({ kind, preferences: wider, num_results });
      break;
    }
  return found;
}

/** The conditions that can be widened, each with its steps. */
function waysFrom({ radius, min_age, max_age, with_photo }: Preferences) {
  const ways: { kind: Widening['kind']; changes: Partial<Preferences>[] }[] = [];
  if (radius !== null) {
    const wider = radii.filter((one) => Number(one) > Number(radius));
    ways.push({ kind: 'radius', changes: wider.map((one) => ({ radius: one })) });
    ways.push({ kind: 'country', changes: [{ radius: null }] });
  }
  if (min_age > limits.minAge)
    ways.push({ kind: 'min_age', changes: [{ min_age: Math.max(limits.minAge, min_age - years) }] });
  if (max_age < oldest) ways.push({ kind: 'max_age', changes: [{ max_age: Math.min(oldest, max_age + years) }] });
  if (with_photo) ways.push({ kind: 'photo', changes: [{ with_photo: false }] });
  return ways;
}

import { attributeValues, limits, type EndpointAnswer, type endpoints } from '@heartline/api-client/contract';

import { cellsWithin, findCell } from '../places/places.service.ts';
import { invalidFields } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { listBlockedEitherWay } from '../people/visibility.ts';
import * as store from './match-finder.store.ts';
import { loadMemberSummaries } from '../people/member-summary.store.ts';
import type { MemberFilter } from '../search/member-filter.ts';

type Match = EndpointAnswer<typeof endpoints.matchFinder.results>['matches'][number];

/** @throws ServerError validation_failed */
export async function savePreferences(
  { sql, clock }: Platform,
  viewer: MemberViewer,
  preferences: store.Preferences,
): Promise<store.Preferences> {
  if (preferences.max_age < preferences.min_age) throw invalidFields({ 'preferences.max_age': 'out_of_range' });
  for (const { name, values } of preferences.attributes) {
    const known: readonly string[] = attributeValues[name];
    if (!values.every((value) => known.includes(value)))
      throw invalidFields({ [`preferences.attributes.${name}`]: 'unknown_value' });
  }
  if (preferences.radius !== null && !(await findCell(sql, viewer.memberId)))
    throw invalidFields({ 'preferences.radius': 'invalid' });
  await store.savePreferences(sql, viewer.memberId, preferences, clock.now());
  return preferences;
}

/** Turns the member's preferences into a filter: members who match them and who seek somebody like the member. */
export async function loadFilter(
  { sql }: Platform,
  { memberId, pool }: MemberViewer,
): Promise<((preferences: store.Preferences) => MemberFilter) | undefined> {
  const [seeker, cell, blocked] = await Promise.all([
    store.findSeeker(sql, memberId),
    findCell(sql, memberId),
    listBlockedEitherWay(sql, memberId),
  ]);
  return (
    seeker &&
    (({ radius, genders, min_age, max_age, with_photo }) => ({
      pool,
      without: [memberId, ...blocked],
      genders,
      seeking: seeker.gender,
      minAge: min_age,
      maxAge: max_age,
      withPhoto: with_photo ? 'members' : undefined,
      // A member who has removed their position since then searches their country instead.
      ...(radius !== null && cell ? { cells: cellsWithin(cell, Number(radius)) } : { country: seeker.country }),
      attributes: {},
    }))
  );
}

/** All members who match; those with most of the optional wishes first, then those who show a photo, then the most recently active. */
export async function findMatches(platform: Platform, viewer: MemberViewer): Promise<Match[]> {
  const { sql, clock } = platform;
  const preferences = await store.findPreferences(sql, viewer.memberId);
  const filterBy = await loadFilter(platform, viewer);
  if (!preferences || !filterBy) return [];
  const ids = await store.listRanked(sql, filterBy(preferences), preferences, clock.now(), limits.matches);
  const [candidates, summaries] = await Promise.all([
    store.listCandidates(sql, ids),
    loadMemberSummaries(platform, viewer, ids),
  ]);
  return ids.flatMap((id) => {
    const profile = summaries.get(id);
    const candidate = candidates.find((one) => one.id === id);
    return profile && candidate ? [{ profile, ...scoreOf(preferences, candidate) }] : [];
  });
}

/** The score in per cent of the available points, and the wishes that earned it. */
function scoreOf(preferences: store.Preferences, candidate: store.Candidate): Omit<Match, 'profile'> {
  const interests = candidate.interests.filter((one) => preferences.interests.includes(one));
  const languages = candidate.languages.filter((one) => (preferences.languages as string[]).includes(one));
  const attributes = preferences.attributes.flatMap(({ name, values }) =>
    values.includes(candidate[name] ?? '') ? [name] : [],
  );
  const { each, interest } = store.weightsOf(preferences);
  const wished = preferences.attributes.length + (preferences.languages.length > 0 ? 1 : 0);
  const possible = each * wished + interest * preferences.interests.length;
  const reached = each * (attributes.length + (languages.length > 0 ? 1 : 0)) + interest * interests.length;
  const score = possible === 0 ? 100 : Math.round((100 * reached) / possible);
  return { score, interests, languages, attributes };
}

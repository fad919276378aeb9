import { attributeValues, type EndpointAnswer, type endpoints } from '@heartline/api-client/contract';

import { cellsWithin } from '../places/places.service.ts';
import { invalidFields } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { listBlockedEitherWay } from './blocks.store.ts';
import * as store from './match-finder.store.ts';
import { findMatches as findMatching } from './matching.service.ts';
import { loadMemberSummaries } from './member-summary.store.ts';
import { findCell } from './profile.store.ts';
import type { MemberFilter } from './search.store.ts';

type Match = EndpointAnswer<typeof endpoints.matchFinder.results>['matches'][number];

export const shownMatches = 24;
/** Only the most recently active are compared, so that the cost does not grow with the number of members. */
const compared = 400;

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

/** Who must fit and does, and looks for somebody like the member too; who was here last comes first. */
export async function findCandidates(
  platform: Platform,
  viewer: MemberViewer,
  seeker: store.Seeker,
  preferences: store.Preferences,
): Promise<store.Candidate[]> {
  const { sql } = platform;
  const cell = preferences.radius === null ? undefined : await findCell(sql, viewer.memberId);
  const filter: MemberFilter = {
    pool: viewer.pool,
    without: [viewer.memberId, ...(await listBlockedEitherWay(sql, viewer.memberId))],
    genders: preferences.genders,
    minAge: preferences.min_age,
    maxAge: preferences.max_age,
    withPhoto: preferences.with_photo,
    // Whoever has given up the place since is looked for in the country.
    ...(cell ? { cells: cellsWithin(cell, Number(preferences.radius)) } : { country: seeker.country }),
    attributes: {},
  };
  const { positions } = await findMatching(platform, filter, { sort: 'active', limit: compared });
  const ids = positions.map(({ id }) => id);
  const turn = new Map(ids.map((id, index) => [id, index]));
  const candidates = await store.listCandidates(sql, ids, seeker.gender);
  return candidates.toSorted((a, b) => (turn.get(a.id) ?? 0) - (turn.get(b.id) ?? 0));
}

/** The best of what would be nice first; among equals who was here last. */
export async function findMatches(platform: Platform, viewer: MemberViewer): Promise<Match[]> {
  const preferences = await store.findPreferences(platform.sql, viewer.memberId);
  const seeker = await store.findSeeker(platform.sql, viewer.memberId);
  if (!preferences || !seeker) return [];
  const scored = (await findCandidates(platform, viewer, seeker, preferences))
    .map((candidate) => ({ id: candidate.id, ...scoreOf(preferences, candidate) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, shownMatches);
  const summaries = await loadMemberSummaries(
    platform,
    viewer,
    scored.map(({ id }) => id),
  );
  return scored.flatMap(({ id, ...match }) => {
    const profile = summaries.get(id);
    return profile ? [{ profile, ...match }] : [];
  });
}

/** Each attribute wished for counts one, a shared language one, and the share of the interests two. */
export function scoreOf(preferences: store.Preferences, candidate: store.Candidate): Omit<Match, 'profile'> {
  const interests = candidate.interests.filter((one) => preferences.interests.includes(one));
  const languages = candidate.languages.filter((one) => (preferences.languages as string[]).includes(one));
  const attributes = preferences.attributes.flatMap(({ name, values }) =>
    values.includes(candidate[name] ?? '') ? [name] : [],
  );
  const [forInterests, forLanguages] = [
    preferences.interests.length > 0 ? 2 : 0,
    preferences.languages.length > 0 ? 1 : 0,
  ];
  const possible = preferences.attributes.length + forInterests + forLanguages;
  const reached =
    attributes.length +
    (forInterests * interests.length) / Math.max(1, preferences.interests.length) +
    (languages.length > 0 ? forLanguages : 0);
  const score = possible === 0 ? 100 : Math.round((100 * reached) / possible);
  return { score, interests, languages, attributes };
}

import { smallestGroup, type EndpointAnswer, type endpoints, type Locale } from '@heartline/api-client/contract';

import { regionsOnMap } from '../places/place-names.service.ts';
import type { Platform } from '../platform/platform.ts';
import type { Site } from '../platform/site.ts';
import { countByInterest, countByRegion } from './search.store.ts';

type Regions = EndpointAnswer<typeof endpoints.search.regions>['regions'];
type Interests = EndpointAnswer<typeof endpoints.search.interests>['interests'];

/**
 * Regions of a country that the site serves, with the number of members in each. It reveals no single member: small groups are not counted,
 * and a member who comes or goes changes a rounded number one time in ten at most.
 */
export async function regionsWithPeople(
  { sql, clock }: Platform,
  site: Site,
  country: string,
  locale: Locale,
): Promise<Regions> {
  if (!site.settings.countries.includes(country)) return [];
  const filter = { pool: site.pool, without: [], country, real: true, attributes: {} };
  const [regions, counted] = await Promise.all([
    regionsOnMap(sql, country, locale),
    countByRegion(sql, filter, clock.now()),
  ]);
  const people = new Map(counted.map((row) => [row.region, row.people]));
  return regions.map((region) => ({ ...region, people: shownPeople(people.get(region.id) ?? 0) }));
}

/** Interests shared by people of a country, counted in the same way. */
export async function interestsWithPeople({ sql, clock }: Platform, site: Site, country: string): Promise<Interests> {
  const filter = { pool: site.pool, without: [], country, real: true, attributes: {} };
  const counted = await countByInterest(sql, filter, clock.now(), smallestGroup);
  return counted.map(({ interest, people }) => ({ interest, people: inTens(people) }));
}

const inTens = (count: number) => Math.floor(count / 10) * 10;
const shownPeople = (count: number) => (count < smallestGroup ? null : inTens(count));

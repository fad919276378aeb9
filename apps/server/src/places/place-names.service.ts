import type { EndpointAnswer, endpoints, Locale } from '@heartline/api-client/contract';

import type { Sql } from '../platform/database.ts';
import { exonyms } from './data/exonyms.ts';
import { listPlacesOf, listRegions } from './places.store.ts';

type PlaceList = EndpointAnswer<typeof endpoints.places.list>;
type Countries = EndpointAnswer<typeof endpoints.places.countries>['countries'];

const nameIn = (locale: Locale, id: string, localName: string) => exonyms.get(id)?.[locale] ?? localName;

export function countriesOf(codes: readonly string[], locale: Locale): Countries {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return codes.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) => compare(a.name, b.name));
}

/** Regions and places of a country, by name in a reader's language and order. */
export async function placesOf(sql: Sql, country: string, locale: Locale): Promise<PlaceList> {
  const [regions, places] = await Promise.all([listRegions(sql, [country]), listPlacesOf(sql, country)]);
  const { compare } = new Intl.Collator(locale);
  const named = <T extends { id: string; name: string }>({ id, name }: T) => ({
    id,
    name: nameIn(locale, id, name),
    local_name: name,
  });
  return {
    regions: regions.map(named).toSorted((a, b) => compare(a.name, b.name)),
    places: places
      .map((place) => ({ ...named(place), region: place.region_id }))
      .toSorted((a, b) => compare(a.name, b.name)),
  };
}

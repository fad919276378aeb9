import type { EndpointAnswer, endpoints, Locale } from '@heartline/api-client/contract';

import type { Sql } from '../platform/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import { kilometresBetween, middleOf, type Cell } from './cells.ts';
import { fold } from './fold.ts';
import { exonyms } from './names.ts';
import { cellOfPlace } from './places.service.ts';
import {
  findCell,
  findPlace,
  listBiggest,
  listMiddles,
  listPlacesNamed,
  listRegions,
  type MatchedPlace,
} from './places.store.ts';

type PlaceList = EndpointAnswer<typeof endpoints.places.list>;
type FoundPlaces = EndpointAnswer<typeof endpoints.places.search>['places'];
type Countries = EndpointAnswer<typeof endpoints.places.countries>['countries'];

const nameIn = (locale: Locale, id: string, localName: string) => exonyms.get(id)?.[locale] ?? localName;

export function countriesOf(codes: readonly string[], locale: Locale): Countries {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return codes.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) => compare(a.name, b.name));
}

/** Regions of a country, with names and order in the reader's language, and the requested place, if it exists. */
export async function placesOf(
  sql: Sql,
  { country, place: id }: { country: string; place?: string | undefined },
  locale: Locale,
): Promise<PlaceList> {
  const [regions, place] = await Promise.all([
    listRegions(sql, [country]),
    id === undefined ? undefined : findPlace(sql, id),
  ]);
  const { compare } = new Intl.Collator(locale);
  const named = <T extends { id: string; name: string }>({ id, name }: T) => ({
    id,
    name: nameIn(locale, id, name),
    local_name: name,
  });
  return {
    regions: regions.map(named).toSorted((a, b) => compare(a.name, b.name)),
    places: place?.country === country ? [{ ...named(place), region: place.region_id }] : [],
  };
}

/** Regions of a country in the reader's language, with the middle of their places in degrees. Regions without places have no position. */
export async function regionsOnMap(sql: Sql, country: string, locale: Locale) {
  const [{ regions }, middles] = await Promise.all([placesOf(sql, { country }, locale), listMiddles(sql, country)]);
  const places = new Map(middles.map(({ region, x, y }) => [region, middleOf({ x, y })]));
  const tenth = (degrees: number) => Math.round(degrees * 10) / 10;
  return regions.flatMap(({ id, name }) => {
    const middle = places.get(id);
    return middle ? [{ id, name, latitude: tenth(middle.latitude), longitude: tenth(middle.longitude) }] : [];
  });
}

/** The longest list that needs no search field. */
const longestList = 20;
/** Number of candidates to rank: a few letters match thousands, and then the member's position matters more. */
const candidates = { anywhere: 60, near: 200 };

/** Places of a country by the beginning of any of their names: big and near ones first, matches of a local name before foreign names. */
export async function placesNamed(
  sql: Sql,
  { country, text, region }: { country: string; text: string; region?: string | undefined },
  viewer: Viewer,
  locale: Locale,
): Promise<FoundPlaces> {
  const key = fold(text);
  const here = viewer.kind === 'visitor' ? undefined : await findCell(sql, viewer.memberId);
  const found = await findAll(sql, country, key, here, region);
  const ranked = found
    .map((place) => ({ ...place, shown: nameIn(locale, place.id, place.name) }))
    .map((place) => ({ ...place, rank: rankOf(place, key, here) }))
    .toSorted((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1))
    .slice(0, longestList);
  const twins = Map.groupBy(ranked, ({ shown, region_id }) => `${region_id} ${shown}`);
  return ranked.map(({ id, shown, name, region_id, town, town_id }) => ({
    id,
    name: shown,
    local_name: name,
    region: region_id,
    near:
      (twins.get(`${region_id} ${shown}`)?.length ?? 0) > 1 && town_id !== id ? nameIn(locale, town_id, town) : null,
  }));
}

async function findAll(
  sql: Sql,
  country: string,
  key: string,
  here: Cell | undefined,
  region: string | undefined,
): Promise<MatchedPlace[]> {
  if (key === '') return await listBiggest(sql, { country, region, count: longestList });
  const asked = { country, key, region, count: here ? candidates.near : candidates.anywhere };
  // For one or two letters the big places fill the list by themselves.
  const big = key.length < 3 ? await listPlacesNamed(sql, { ...asked, bigOnly: true }) : [];
  return big.length >= longestList ? big : await listPlacesNamed(sql, { ...asked, bigOnly: false });
}

/**
 * Ten times the population weighs as much as being eight times nearer; a match of the shown name weighs more than that, and a match of the
 * whole name still more.
 */
function rankOf(place: MatchedPlace & { shown: string }, key: string, here: Cell | undefined): number {
  const kilometres = here ? kilometresBetween(here, cellOfPlace(place)) : 0;
  const own = [place.shown, place.name].map(fold);
  const known = place.local || own.some((name) => name.startsWith(key));
  return (
    Math.log10(place.size + 1) - Math.log10(1 + kilometres / 25) * 1.1 + (known ? 2 : 0) + (own.includes(key) ? 0.5 : 0)
  );
}

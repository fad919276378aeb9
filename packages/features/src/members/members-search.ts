import {
  attributeNames,
  attributeValues,
  genders,
  limits,
  radii,
  spokenLanguages,
  type AttributeName,
  type Gender,
  type MemberSearch,
  type Settings,
  type User,
} from '@heartline/api-client';
import { createAddressReader } from './members-address.ts';
import type { MembersSearch, SearchName } from './members-search-schema.ts';

export { membersSearchSchema, searchNames, type MembersSearch, type SearchName } from './members-search-schema.ts';

export const oldestAge = 99;
/** Value in the address that removes a filter's default. */
const any = 'any';
/** Radius in kilometres around a place if none was chosen. */
const usualRadius = '25';

export type Radius = (typeof radii)[number];
export type Sort = 'active' | 'new';

/** The filters of the search, with every default filled in. */
export interface Filters {
  /** Empty: all. */
  genders: readonly Gender[];
  country: string | null;
  region: string | null;
  place: string | null;
  /** Kilometres around the place, or around the member's own; null without a place. */
  radius: Radius | null;
  minAge: number;
  maxAge: number;
  online: boolean;
  newOnly: boolean;
  withPhoto: boolean;
  /** No fictional profiles. */
  realOnly: boolean;
  /** Empty: all; else any one of them. */
  languages: readonly string[];
  attributes: Readonly<Partial<Record<AttributeName, readonly string[]>>>;
  sort: Sort;
}

/** No filter at all. */
export const noFilters: Filters = {
  genders: [],
  country: null,
  region: null,
  place: null,
  radius: null,
  minAge: limits.minAge,
  maxAge: oldestAge,
  online: false,
  newOnly: false,
  withPhoto: false,
  realOnly: false,
  languages: [],
  attributes: {},
  sort: 'active',
};

/** The search before any choice: the genders the member looks for, in the member's country. */
export function defaultFilters(
  user: Pick<User, 'profile'> | null,
  settings: Pick<Settings, 'geoipSelectedCountry'>,
): Filters {
  return {
    ...noFilters,
    genders: user?.profile.seeking ?? [],
    country: user?.profile.country ?? settings.geoipSelectedCountry,
  };
}

/** The country of a region or place, which is the beginning of its id. */
export const countryOf = (id: string | null): string | null => id?.slice(0, 2) ?? null;

/** What a site's members can search by. */
export type SearchSite = Pick<Settings, 'searchFields' | 'countries'>;

/** Parses the address into filters. Invalid values are left out and reported; everything else counts. */
export function readSearch(
  search: MembersSearch,
  defaults: Filters,
  site: Partial<SearchSite> = {},
): { filters: Filters; refused: SearchName[] } {
  const read = createAddressReader(search);
  const asked = read.one('country', (text) => {
    const code = text === any ? any : text.toUpperCase();
    return code === any || (/^[A-Z]{2}$/.test(code) && (site.countries?.includes(code) ?? true)) ? code : undefined;
  });
  // The country of a region or place is part of its id.
  const inCountry = (text: string): string | undefined => {
    const code = /^([A-Z]{2})-/.exec(text)?.[1];
    if (code === undefined || text.length > 40) return undefined;
    return asked === undefined || asked === any || asked === code ? text : undefined;
  };
  const region = read.one('region', inCountry) ?? null;
  const place = read.one('place', inCountry) ?? null;
  const country = asked === any ? null : (asked ?? countryOf(place ?? region) ?? defaults.country);
  const years = (text: string) => {
    const age = Number(text);
    return Number.isInteger(age) && age >= limits.minAge && age <= oldestAge ? age : undefined;
  };
  const ages = [read.one('min_age', years) ?? defaults.minAge, read.one('max_age', years) ?? defaults.maxAge].toSorted(
    (a, b) => a - b,
  );
  const flag = (name: SearchName) =>
    read.one(name, (text) => (/^(true|1)$/.test(text) ? true : /^(false|0)$/.test(text) ? false : undefined)) ?? false;
  const genderTexts = read.list('gender', genders, any);
  const radius = read.one('radius', (text) => radii.find((known) => known === text)) ?? null;
  const filters: Filters = {
    genders: genderTexts === any ? [] : (genderTexts ?? defaults.genders),
    country,
    region,
    place,
    radius: radius ?? (place === null ? null : usualRadius),
    minAge: ages[0] ?? defaults.minAge,
    maxAge: ages[1] ?? defaults.maxAge,
    online: flag('online'),
    newOnly: flag('new'),
    withPhoto: flag('with_photo'),
    realOnly: flag('real'),
    languages: read.list('speaks', spokenLanguages)?.slice(0, 10) ?? [],
    attributes: Object.fromEntries(
      attributeNames.flatMap((name) => {
        const allowed = (site.searchFields ?? attributeNames).includes(name) ? attributeValues[name] : [];
        const values = read.list<string>(name, allowed);
        return values === undefined ? [] : [[name, values]];
      }),
    ),
    sort: read.one('sort', (text) => (text === 'new' || text === 'active' ? text : undefined)) ?? 'active',
  };
  return { filters, refused: read.refused() };
}

/** Parses the address into filters. Values that are invalid, or not searchable on this site, count as absent. */
export const filtersOf = (
  search: MembersSearch,
  defaults: Filters,
  searchFields: readonly AttributeName[] = attributeNames,
): Filters => readSearch(search, defaults, { searchFields: [...searchFields] }).filters;

/** The shortest address of these filters. */
export function searchOf(filters: Filters, defaults: Filters): MembersSearch {
  const list = (values: readonly string[]) => values.toSorted().join(',');
  const same = list(filters.genders) === list(defaults.genders);
  const implied = countryOf(filters.place ?? filters.region) ?? defaults.country;
  const search: MembersSearch = {
    gender: same ? undefined : filters.genders.length === 0 ? any : filters.genders.join(','),
    country: filters.country === implied ? undefined : (filters.country ?? any),
    region: filters.region ?? undefined,
    place: filters.place ?? undefined,
    radius: filters.radius === null ? undefined : Number(filters.radius),
    min_age: filters.minAge === defaults.minAge ? undefined : filters.minAge,
    max_age: filters.maxAge === defaults.maxAge ? undefined : filters.maxAge,
    online: filters.online || undefined,
    new: filters.newOnly || undefined,
    with_photo: filters.withPhoto || undefined,
    real: filters.realOnly || undefined,
    speaks: filters.languages.join(',') || undefined,
    ...Object.fromEntries(attributeNames.map((name) => [name, filters.attributes[name]?.join(',') || undefined])),
    sort: filters.sort === 'active' ? undefined : filters.sort,
  };
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as MembersSearch;
}

/** The conditions of a search, without the position in its list. */
export type ListQuery = Omit<MemberSearch, 'page' | 'cursor' | 'network' | 'ref'>;

/** The filters in the form that the call takes. The order of values does not affect the cache key. */
export function queryOf(filters: Filters): ListQuery {
  const list = (values: readonly string[] | undefined) =>
    values && values.length > 0 ? values.toSorted().join(',') : undefined;
  const query: ListQuery = {
    gender: list(filters.genders),
    country: filters.country ?? undefined,
    region: filters.region ?? undefined,
    place: filters.place ?? undefined,
    radius: filters.radius ?? undefined,
    minAge: filters.minAge > limits.minAge ? String(filters.minAge) : undefined,
    maxAge: filters.maxAge < oldestAge ? String(filters.maxAge) : undefined,
    online: filters.online ? 'true' : undefined,
    new: filters.newOnly ? 'true' : undefined,
    withPhoto: filters.withPhoto ? 'true' : undefined,
    real: filters.realOnly ? 'true' : undefined,
    language: list(filters.languages),
    sexuality: list(filters.attributes.sexuality),
    hairColour: list(filters.attributes.hair_colour),
    eyeColour: list(filters.attributes.eye_colour),
    bodyType: list(filters.attributes.body_type),
    relationshipStatus: list(filters.attributes.relationship_status),
    tattoos: list(filters.attributes.tattoos),
    sort: filters.sort === 'active' ? undefined : filters.sort,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** The search that a profile was opened from, for the profile's address: never empty, so that the profile knows it comes from a list. */
export const profileSearch = (filters: Filters, defaults: Filters): MembersSearch => ({
  ...searchOf(filters, defaults),
  sort: filters.sort,
});

import {
  attributeNames,
  attributeValues,
  genders,
  limits,
  type AttributeName,
  type Gender,
  type MemberSearch,
  type Settings,
  type User,
} from '@heartline/api-client';
import * as v from 'valibot';

export const oldestAge = 99;
/** Stands in the address where a filter that would have a default was taken away. */
const any = 'any';

/** The router reads `25` as a number and `true` as a flag; a filter that makes no sense counts as absent, never as an error. */
const textValue = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));
const lenient = <T extends v.GenericSchema<unknown, unknown>>(schema: T) => v.fallback(v.optional(schema), undefined);
const listOf = (values: readonly string[]) =>
  lenient(
    v.pipe(
      textValue,
      v.transform((text) =>
        text === any
          ? any
          : text
              .split(',')
              .filter((part) => values.includes(part))
              .join(','),
      ),
      v.minLength(1),
    ),
  );
const age = lenient(
  v.pipe(textValue, v.transform(Number), v.integer(), v.minValue(limits.minAge), v.maxValue(oldestAge)),
);
const flag = lenient(
  v.pipe(
    textValue,
    v.picklist(['true', '1']),
    v.transform(() => true as const),
  ),
);

/** What the address of /members may hold (MEM-01): the route gives it to `validateSearch`. */
export const membersSearchSchema = v.object({
  gender: listOf(genders),
  country: lenient(v.pipe(textValue, v.regex(/^(?:[A-Z]{2}|any)$/))),
  region: lenient(v.pipe(textValue, v.minLength(1), v.maxLength(20))),
  min_age: age,
  max_age: age,
  online: flag,
  with_photo: flag,
  sexuality: listOf(attributeValues.sexuality),
  hair_colour: listOf(attributeValues.hair_colour),
  eye_colour: listOf(attributeValues.eye_colour),
  body_type: listOf(attributeValues.body_type),
  relationship_status: listOf(attributeValues.relationship_status),
  tattoos: listOf(attributeValues.tattoos),
  page: lenient(v.pipe(textValue, v.transform(Number), v.integer(), v.minValue(1), v.maxValue(500))),
});
export type MembersSearch = v.InferOutput<typeof membersSearchSchema>;

/** Whom the reader looks for, with every default filled in. */
export interface Filters {
  /** Empty for all. */
  genders: readonly Gender[];
  country: string | null;
  region: string | null;
  minAge: number;
  maxAge: number;
  online: boolean;
  withPhoto: boolean;
  attributes: Readonly<Partial<Record<AttributeName, readonly string[]>>>;
}

/** Whom the search shows before anybody chose: whom the member looks for, in the member's country. */
export function defaultFilters(
  user: Pick<User, 'profile'> | null,
  settings: Pick<Settings, 'geoipSelectedCountry'>,
): Filters {
  return {
    genders: user?.profile.seeking ?? [],
    country: user?.profile.country ?? settings.geoipSelectedCountry,
    region: null,
    minAge: limits.minAge,
    maxAge: oldestAge,
    online: false,
    withPhoto: false,
    attributes: {},
  };
}

/** The address as filters. What the site does not let members search by counts as absent. */
export function filtersOf(
  search: MembersSearch,
  defaults: Filters,
  searchFields: readonly AttributeName[] = attributeNames,
): Filters {
  const country = search.country === any ? null : (search.country ?? defaults.country);
  const ages = [search.min_age ?? defaults.minAge, search.max_age ?? defaults.maxAge].toSorted((a, b) => a - b);
  return {
    genders: search.gender === any ? [] : ((search.gender?.split(',') as Gender[] | undefined) ?? defaults.genders),
    country,
    region: country === null ? null : (search.region ?? null),
    minAge: ages[0] ?? defaults.minAge,
    maxAge: ages[1] ?? defaults.maxAge,
    online: search.online ?? false,
    withPhoto: search.with_photo ?? false,
    attributes: Object.fromEntries(
      searchFields.flatMap((name) => {
        const values = search[name];
        return values === undefined || values === any ? [] : [[name, values.split(',')]];
      }),
    ),
  };
}

/** Filters as an address that says no more than it must. Gives page 1, because the question changed. */
export function searchOf(filters: Filters, defaults: Filters): MembersSearch {
  const list = (values: readonly string[]) => values.toSorted().join(',');
  const same = list(filters.genders) === list(defaults.genders);
  const search: MembersSearch = {
    gender: same ? undefined : filters.genders.length === 0 ? any : filters.genders.join(','),
    country: filters.country === defaults.country ? undefined : (filters.country ?? any),
    region: filters.country === null ? undefined : (filters.region ?? undefined),
    min_age: filters.minAge === defaults.minAge ? undefined : filters.minAge,
    max_age: filters.maxAge === defaults.maxAge ? undefined : filters.maxAge,
    online: filters.online || undefined,
    with_photo: filters.withPhoto || undefined,
    ...Object.fromEntries(attributeNames.map((name) => [name, filters.attributes[name]?.join(',') || undefined])),
  };
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as MembersSearch;
}

/** Filters as the call takes them. The order of values does not matter to the cache. */
export function queryOf(filters: Filters): Omit<MemberSearch, 'page'> {
  const list = (values: readonly string[] | undefined) =>
    values && values.length > 0 ? values.toSorted().join(',') : undefined;
  const query: Omit<MemberSearch, 'page'> = {
    gender: list(filters.genders),
    country: filters.country ?? undefined,
    region: filters.region ?? undefined,
    minAge: filters.minAge > limits.minAge ? String(filters.minAge) : undefined,
    maxAge: filters.maxAge < oldestAge ? String(filters.maxAge) : undefined,
    online: filters.online ? 'true' : undefined,
    withPhoto: filters.withPhoto ? 'true' : undefined,
    sexuality: list(filters.attributes.sexuality),
    hairColour: list(filters.attributes.hair_colour),
    eyeColour: list(filters.attributes.eye_colour),
    bodyType: list(filters.attributes.body_type),
    relationshipStatus: list(filters.attributes.relationship_status),
    tattoos: list(filters.attributes.tattoos),
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

import {
  attributeNames,
  genders,
  limits,
  radii,
  type ApiClient,
  type AttributeName,
  type Gender,
} from '@heartline/api-client';

import { noFilters, oldestAge, type Filters, type Radius } from '../members-search.ts';

/** One filter in use, as a chip shows it. */
export type ActiveFilter =
  | { kind: 'gender'; gender: Gender }
  | { kind: 'country'; country: string }
  | { kind: 'region'; region: string }
  /** Around a place, or around the member's own. */
  | { kind: 'near'; place: string | null; radius: Radius }
  | { kind: 'ages'; minAge: number; maxAge: number }
  | { kind: 'online' }
  | { kind: 'new' }
  | { kind: 'withPhoto' }
  | { kind: 'real' }
  | { kind: 'language'; language: string }
  | { kind: 'attribute'; name: AttributeName; value: string };

export function activeFilters(filters: Filters): ActiveFilter[] {
  const { minAge, maxAge, place, radius } = filters;
  return [
    // All genders together filter nothing.
    ...(filters.genders.length === genders.length ? [] : filters.genders).map(
      (gender) => ({ kind: 'gender', gender }) as const,
    ),
    ...(minAge > limits.minAge || maxAge < oldestAge ? [{ kind: 'ages', minAge, maxAge } as const] : []),
    ...(filters.country === null ? [] : [{ kind: 'country', country: filters.country } as const]),
    ...(filters.region === null ? [] : [{ kind: 'region', region: filters.region } as const]),
    ...(radius === null ? [] : [{ kind: 'near', place, radius } as const]),
    ...(filters.online ? [{ kind: 'online' } as const] : []),
    ...(filters.newOnly ? [{ kind: 'new' } as const] : []),
    ...(filters.withPhoto ? [{ kind: 'withPhoto' } as const] : []),
    ...(filters.realOnly ? [{ kind: 'real' } as const] : []),
    ...filters.languages.map((language) => ({ kind: 'language', language }) as const),
    ...attributeNames.flatMap((name) =>
      (filters.attributes[name] ?? []).map((value) => ({ kind: 'attribute', name, value }) as const),
    ),
  ];
}

export function filterId(filter: ActiveFilter): string {
  if (filter.kind === 'gender') return `gender-${filter.gender}`;
  if (filter.kind === 'language') return `language-${filter.language}`;
  if (filter.kind === 'attribute') return `${filter.name}-${filter.value}`;
  return filter.kind;
}

/** The filters without one of them. */
export function withoutFilter(filters: Filters, filter: ActiveFilter): Filters {
  switch (filter.kind) {
    case 'gender':
      return { ...filters, genders: filters.genders.filter((gender) => gender !== filter.gender) };
    case 'country':
      return { ...filters, country: null, region: null };
    case 'region':
      return { ...filters, region: null };
    case 'near':
      return { ...filters, place: null, radius: null };
    case 'ages':
      return { ...filters, minAge: limits.minAge, maxAge: oldestAge };
    case 'online':
      return { ...filters, online: false };
    case 'new':
      return { ...filters, newOnly: false };
    case 'withPhoto':
      return { ...filters, withPhoto: false };
    case 'real':
      return { ...filters, realOnly: false };
    case 'language':
      return { ...filters, languages: filters.languages.filter((language) => language !== filter.language) };
    case 'attribute': {
      const left = (filters.attributes[filter.name] ?? []).filter((value) => value !== filter.value);
      return { ...filters, attributes: { ...filters.attributes, [filter.name]: left } };
    }
  }
}

/** No filters, but the same order. */
export const withoutAll = (filters: Filters): Filters => ({ ...noFilters, sort: filters.sort });

/** A list with fewer results is short: it suggests how to make it longer. */
export const few = 12;

export type Widening = Awaited<ReturnType<ApiClient['search']['widenings']>>['widenings'][number];

/** The filters with one condition widened or removed, as the server proposed. */
export function widened(filters: Filters, { filter, value }: Pick<Widening, 'filter' | 'value'>): Filters {
  switch (filter) {
    case 'gender':
      return { ...filters, genders: [] };
    case 'country':
      return { ...filters, country: null };
    case 'region':
      return { ...filters, region: null };
    case 'place':
      return { ...filters, place: null, radius: null };
    case 'radius':
      return { ...filters, radius: radii.find((radius) => radius === value) ?? null };
    case 'min_age':
      return { ...filters, minAge: Math.max(Number(value ?? limits.minAge), limits.minAge) };
    case 'max_age':
      return { ...filters, maxAge: Math.min(Number(value ?? oldestAge), oldestAge) };
    case 'online':
      return { ...filters, online: false };
    case 'new':
      return { ...filters, newOnly: false };
    case 'with_photo':
      return { ...filters, withPhoto: false };
    case 'real':
      return { ...filters, realOnly: false };
    case 'language':
      return { ...filters, languages: [] };
    default:
      return { ...filters, attributes: { ...filters.attributes, [filter]: [] } };
  }
}

import { attributeNames, limits, type AttributeName, type Gender } from '@heartline/api-client';

import { oldestAge, type Filters } from './members-search.ts';

/** One thing that narrows the search, as a chip shows it. */
export type ActiveFilter =
  | { kind: 'gender'; gender: Gender }
  | { kind: 'country'; country: string }
  | { kind: 'region'; region: string }
  | { kind: 'ages'; minAge: number; maxAge: number }
  | { kind: 'online' }
  | { kind: 'withPhoto' }
  | { kind: 'attribute'; name: AttributeName; value: string };

export function activeFilters(filters: Filters): ActiveFilter[] {
  const { minAge, maxAge } = filters;
  return [
    ...filters.genders.map((gender) => ({ kind: 'gender', gender }) as const),
    ...(minAge > limits.minAge || maxAge < oldestAge ? [{ kind: 'ages', minAge, maxAge } as const] : []),
    ...(filters.country === null ? [] : [{ kind: 'country', country: filters.country } as const]),
    ...(filters.region === null ? [] : [{ kind: 'region', region: filters.region } as const]),
    ...(filters.online ? [{ kind: 'online' } as const] : []),
    ...(filters.withPhoto ? [{ kind: 'withPhoto' } as const] : []),
    ...attributeNames.flatMap((name) =>
      (filters.attributes[name] ?? []).map((value) => ({ kind: 'attribute', name, value }) as const),
    ),
  ];
}

export function filterId(filter: ActiveFilter): string {
  if (filter.kind === 'gender') return `gender-${filter.gender}`;
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
    case 'ages':
      return { ...filters, minAge: limits.minAge, maxAge: oldestAge };
    case 'online':
      return { ...filters, online: false };
    case 'withPhoto':
      return { ...filters, withPhoto: false };
    case 'attribute': {
      const left = (filters.attributes[filter.name] ?? []).filter((value) => value !== filter.value);
      return { ...filters, attributes: { ...filters.attributes, [filter.name]: left } };
    }
  }
}

/** What to give up first when nobody was found: what excludes most and matters least. Whom one looks for is never on offer. */
const widening: ActiveFilter['kind'][] = ['online', 'region', 'attribute', 'withPhoto', 'ages', 'country'];

/** Up to three filters worth giving up, the best first. */
export function filtersToWiden(filters: Filters): ActiveFilter[] {
  const active = activeFilters(filters);
  return widening.flatMap((kind) => active.filter((filter) => filter.kind === kind)).slice(0, 3);
}

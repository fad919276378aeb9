import type { ApiClient, Profile } from '@heartline/api-client';

import { member } from '../shared/testing/fixtures.ts';

type SearchAnswer = Awaited<ReturnType<ApiClient['search']['members']>>;

/** A page of the search: 24 members out of many. */
export function searchPage(page: number, change: Partial<SearchAnswer> = {}): SearchAnswer {
  return {
    profiles: Array.from({ length: 24 }, (_, index) => member((page - 1) * 24 + index)),
    numResults: 317,
    page,
    similar: [],
    // In stories, the cursor is the page number.
    nextCursor: page < 14 ? String(page + 1) : null,
    ...change,
  };
}

/** A search with a single page: one that loads more by itself would look different in each picture. */
export const wholeSearch = (change: Partial<SearchAnswer> = {}): SearchAnswer =>
  searchPage(1, { numResults: 24, nextCursor: null, ...change });

type Widenings = Awaited<ReturnType<ApiClient['search']['widenings']>>;

export const widenings = (found: Widenings['widenings']): Widenings => ({
  numResults: 2,
  reason: 'filters',
  widenings: found,
});

const place = (number: number, region: string, name: string) => ({
  id: `NL-${number}`,
  region,
  name,
  localName: name,
  near: null,
});
const towns = [
  place(2759794, 'NL-NH', 'Amsterdam'),
  place(2745912, 'NL-UT', 'Utrecht'),
  place(2759821, 'NL-UT', 'Amersfoort'),
  place(2755003, 'NL-NH', 'Haarlem'),
  place(2743977, 'NL-UT', 'Zeist'),
];
const listed: Awaited<ReturnType<ApiClient['places']['list']>> = {
  regions: [
    { id: 'NL-UT', name: 'Utrecht', localName: 'Utrecht' },
    { id: 'NL-NH', name: 'Noord-Holland', localName: 'Noord-Holland' },
  ],
  places: [],
};

/** In the Netherlands: two regions with five towns. */
export const places = {
  list: ({ place: id }: { place?: string }) => ({ ...listed, places: towns.filter((town) => town.id === id) }),
  search: ({ text, region }: { text: string; region?: string }) => ({
    places: towns.filter(
      (town) => town.name.toLowerCase().startsWith(text.toLowerCase()) && (region ?? town.region) === town.region,
    ),
  }),
};

export function profile(number: number, change: Partial<Profile> = {}): Profile {
  const summary = member(number);
  const photo = (index: number, state: 'active' | 'locked') => ({
    id: `photo-${number}-${index}`,
    state,
    thumb: member(number + index).mainImage?.match ?? '',
    full: state === 'active' ? (member(number + index).mainImage?.match ?? null) : null,
    width: 480,
    height: 640,
    colour: state === 'active' ? (member(number + index).mainImage?.colour ?? null) : null,
  });
  return {
    ...summary,
    about:
      'I paint on Sundays and work with trees on all other days. You find me by the canal with a thermos of coffee, or in a museum where I read every sign.\n\nTell me which book you gave up on.',
    attributes: [
      { name: 'sexuality', value: 'straight' },
      { name: 'hair_colour', value: 'blond' },
      { name: 'eye_colour', value: 'green' },
      { name: 'body_type', value: 'athletic' },
      { name: 'relationship_status', value: 'single' },
      { name: 'tattoos', value: 'one' },
    ],
    interests: ['painting', 'nature', 'museums', 'coffee', 'cycling', 'jogging', 'road_trips'],
    seeking: ['man'],
    photos: [photo(0, 'active'), photo(1, 'active'), photo(2, 'active'), photo(3, 'active')],
    distance: 15,
    blocked: false,
    conversationId: null,
    ...change,
  };
}

/** As a free member sees it: one photo, the others as blurred derivatives. */
export function lockedProfile(number: number): Profile {
  const all = profile(number);
  return {
    ...all,
    photos: all.photos.map((photo, index) => (index === 0 ? photo : { ...photo, state: 'locked', full: null })),
  };
}

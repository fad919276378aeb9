import type { ApiClient, Profile } from '@heartline/api-client';

import { member } from '../shared/testing/fixtures.ts';

type SearchAnswer = Awaited<ReturnType<ApiClient['search']['members']>>;

/** A page of the search: 24 members of many. */
export function searchPage(page: number, change: Partial<SearchAnswer> = {}): SearchAnswer {
  return {
    profiles: Array.from({ length: 24 }, (_, index) => member((page - 1) * 24 + index)),
    numResults: 317,
    page,
    similar: [],
    // A cursor of stories is the number of the page.
    nextCursor: page < 14 ? String(page + 1) : null,
    ...change,
  };
}

type Widenings = Awaited<ReturnType<ApiClient['search']['widenings']>>;

export const widenings = (found: Widenings['widenings']): Widenings => ({
  numResults: 2,
  reason: 'filters',
  widenings: found,
});

const place = (region: string, name: string) => ({
  id: `${region}-${name.toLowerCase()}`,
  region,
  name,
  localName: name,
});
export const places: Awaited<ReturnType<ApiClient['places']['list']>> = {
  regions: [
    { id: 'NL-UT', name: 'Utrecht', localName: 'Utrecht' },
    { id: 'NL-NH', name: 'Noord-Holland', localName: 'Noord-Holland' },
  ],
  places: [
    place('NL-UT', 'Amersfoort'),
    place('NL-UT', 'Utrecht'),
    place('NL-UT', 'Zeist'),
    place('NL-NH', 'Amsterdam'),
    place('NL-NH', 'Haarlem'),
  ],
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

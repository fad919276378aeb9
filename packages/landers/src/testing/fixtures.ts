import type { Interest, MemberSummary, Settings } from '@heartline/api-client';
import { createFakeApi } from '@heartline/api-client/testing';

import { member, settings } from '../../../features/src/shared/testing/fixtures.ts';
import type { LanderApi, LanderMemberInView, LanderRegion } from '../shared/index.ts';

export { member, settings };

/** As many members with photos as a page of the search has; every third is fictional. */
export const manyMembers = (count = 24): MemberSummary[] =>
  Array.from({ length: count }, (_item, index) => member(index, { id: `member-${index}`, fictional: index % 3 === 1 }));

/** A member as their own landing pages show them. */
export const memberInView: LanderMemberInView = {
  ...member(0),
  id: 'anna',
  name: 'Anna',
  fictional: false,
  photo: member(0).mainImage?.match ?? null,
  about:
    'I cook on Sundays, cycle to work and know far too much about birds. Tell me which one sings outside your window.',
  interests: ['cycling', 'cooking', 'nature'],
};

/** The Netherlands, with more people in some provinces than in others. */
export const regions: LanderRegion[] = [
  { id: 'NL-DR', name: 'Drenthe', latitude: 52.9, longitude: 6.6, people: null },
  { id: 'NL-FL', name: 'Flevoland', latitude: 52.5, longitude: 5.5, people: 40 },
  { id: 'NL-FR', name: 'Friesland', latitude: 53.1, longitude: 5.8, people: 60 },
  { id: 'NL-GE', name: 'Gelderland', latitude: 52, longitude: 5.9, people: 210 },
  { id: 'NL-GR', name: 'Groningen', latitude: 53.2, longitude: 6.7, people: 90 },
  { id: 'NL-LI', name: 'Limburg', latitude: 51.2, longitude: 5.9, people: null },
  { id: 'NL-NB', name: 'North Brabant', latitude: 51.6, longitude: 5.2, people: 260 },
  { id: 'NL-NH', name: 'North Holland', latitude: 52.5, longitude: 4.8, people: 480 },
  { id: 'NL-OV', name: 'Overijssel', latitude: 52.4, longitude: 6.5, people: 120 },
  { id: 'NL-UT', name: 'Utrecht', latitude: 52.1, longitude: 5.2, people: 190 },
  { id: 'NL-ZE', name: 'Zeeland', latitude: 51.4, longitude: 3.8, people: null },
  { id: 'NL-ZH', name: 'South Holland', latitude: 52, longitude: 4.5, people: 530 },
];

/** Other interests have too few people for a number. */
export const interests: { interest: Interest; people: number }[] = [
  { interest: 'music', people: 480 },
  { interest: 'travel', people: 350 },
  { interest: 'cooking', people: 260 },
  { interest: 'books', people: 120 },
  { interest: 'dogs', people: 40 },
];

export interface LanderWorld {
  settings?: Partial<Settings>;
  members?: MemberSummary[];
  /** Number of members in all. @default as many as are on the page */
  count?: number;
  regions?: LanderRegion[];
  interests?: typeof interests;
  /** Called with the query of the search. */
  onSearch?: (query: object) => void;
}

/** The reads of a lander, answered at once. */
export function fakeLanderApi({
  settings: changes = {},
  members = manyMembers(),
  count = members.length,
  regions: shownRegions = regions,
  interests: shownInterests = interests,
  onSearch,
}: LanderWorld = {}): LanderApi {
  return createFakeApi({
    partners: { count: () => undefined },
    site: { settings: () => ({ settings: { ...settings, ...changes } }) },
    search: {
      members(query) {
        onSearch?.(query);
        return { profiles: members, numResults: count, page: 1, similar: [] };
      },
      interests: () => ({ interests: shownInterests }),
      regions: () => ({ regions: shownRegions }),
    },
  });
}

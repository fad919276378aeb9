import type { MemberSummary, Settings } from '@heartline/api-client';
import { createFakeApi } from '@heartline/api-client/testing';

import { member, settings } from '../../../features/src/shared/testing/fixtures.ts';
import type { LanderApi } from '../shared/index.ts';

export { member, settings };

/** As many members with photos as a page of the search has; every third is fictional. */
export const manyMembers = (count = 24): MemberSummary[] =>
  Array.from({ length: count }, (_item, index) => member(index, { id: `member-${index}`, fictional: index % 3 === 1 }));

export interface LanderWorld {
  settings?: Partial<Settings>;
  members?: MemberSummary[];
  /** What the search was asked for. */
  onSearch?: (query: object) => void;
}

/** The two reads of a lander, answered at once. */
export function fakeLanderApi({
  settings: changes = {},
  members = manyMembers(),
  onSearch,
}: LanderWorld = {}): LanderApi {
  return createFakeApi({
    site: { settings: () => ({ settings: { ...settings, ...changes } }) },
    search: {
      members(query) {
        onSearch?.(query);
        return { profiles: members, numResults: members.length, page: 1, similar: [] };
      },
    },
  });
}

import type { ApiClient, MemberSummary } from '@heartline/api-client';
import { queryOptions } from '@tanstack/react-query';

/** How many members the head of the page shows. */
const shown = 6;

export const homeQueries = {
  /** Members for the head of the page, if visitors may see some (MEM-02). */
  members: (api: ApiClient, country: string) =>
    queryOptions({
      queryKey: ['home', 'members', country],
      queryFn: async ({ signal }): Promise<MemberSummary[]> => {
        const { profiles } = await api.search.members({ country, withPhoto: 'true' }, { signal });
        return inTurns(profiles.filter(({ mainImage }) => mainImage !== null)).slice(0, shown);
      },
      staleTime: 10 * 60_000,
    }),
};

/** One of each gender at a time, otherwise in the same order: the first two of a list are often alike. */
export function inTurns<Person extends Pick<MemberSummary, 'gender'>>(people: readonly Person[]): Person[] {
  const counts = new Map<string, number>();
  return people
    .map((person) => {
      const before = counts.get(person.gender) ?? 0;
      counts.set(person.gender, before + 1);
      return { person, before };
    })
    .toSorted((a, b) => a.before - b.before)
    .map(({ person }) => person);
}

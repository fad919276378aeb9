import { ApiError, NetworkError, type ApiClient } from '@heartline/api-client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';

import { member } from '../../shared/testing/fixtures.ts';
import { memberListQuery, withNextPage } from './members-list.ts';
import { takeRestored } from './members-memory.ts';
import { membersQueries } from '../members.queries.ts';
import { profileQueries } from '../profile/profile.queries.ts';
import { profile, searchPage } from '../testing.ts';

type Ask = ApiClient['search']['members'];
const apiWith = (search: Ask) => ({ search: { members: search } }) as unknown as ApiClient;
/** A visitor or member who came by an address with `network=ads`. */
function arrive(user: { id: string } | null): QueryClient {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (key === 'heartline.tracking' ? '{"network":"ads","sub1":"x"}' : null),
    setItem: () => {},
    removeItem: () => {},
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['user'], user);
  return client;
}
afterEach(() => vi.unstubAllGlobals());

it.each([
  [null, { country: 'DE', network: 'ads' }],
  [{ id: 'me' }, { country: 'DE' }],
])('[MEM-02] visitors send their traffic source with each page of a search, members never: %j', async (user, asked) => {
  const client = arrive(user);
  const search = vi.fn<Ask>(() => Promise.resolve(searchPage(1)));
  const api = apiWith(search);
  const list = await client.fetchQuery(memberListQuery(api, { country: 'DE' }, user?.id ?? null));
  expect(search.mock.lastCall?.[0]).toEqual(asked);
  await withNextPage(api, client, { country: 'DE' }, list);
  expect(search.mock.lastCall?.[0]).toEqual({ ...asked, cursor: '2' });
});

it.each([
  [null, { network: 'ads' }],
  [{ id: 'me' }, {}],
])('[MEM-02] visitors send it for a profile and its neighbours, too: %j', async (user, source) => {
  const client = arrive(user);
  const asked: object[] = [];
  const noted =
    <T>(answer: T) =>
    (question: object) => {
      asked.push(question);
      return Promise.resolve(answer);
    };
  const api = {
    profile: { get: noted({ profile: profile(4) }), related: noted({ suggested: [], related: [] }) },
    search: { neighbours: noted({ previous: null, next: null }) },
  } as unknown as ApiClient;
  await client.fetchQuery(membersQueries.profile(api, 'member-4'));
  await client.fetchQuery(membersQueries.related(api, 'member-4'));
  await client.fetchQuery(profileQueries.ahead(api, 'member-4'));
  await client.fetchQuery(profileQueries.neighbours(api, { country: 'DE' }, 'member-4'));
  expect(asked).toEqual([
    { id: 'member-4', ...source },
    { id: 'member-4', ...source },
    { id: 'member-4', ahead: 'true', ...source },
    { country: 'DE', member: 'member-4', ...source },
  ]);
});

it('[MEM-01d] drops and reports a place the server does not know; the other conditions are answered', async () => {
  const client = arrive({ id: 'me' });
  const search = vi.fn<Ask>((query) =>
    query?.place
      ? Promise.reject(
          new ApiError(400, { code: 'validation_failed', fields: [{ name: 'place', code: 'unknown_value' }] }),
        )
      : Promise.resolve(searchPage(1)),
  );
  const query = { country: 'DE', place: 'DE-BE-atlantis', radius: '10', minAge: '30' } as const;
  const list = await client.fetchQuery(memberListQuery(apiWith(search), query, 'me'));
  expect(list.refused).toEqual(['place', 'radius']);
  expect(search.mock.lastCall?.[0]).toEqual({ country: 'DE', minAge: '30' });
  await withNextPage(apiWith(search), client, query, list);
  expect(search.mock.lastCall?.[0]).toEqual({ country: 'DE', minAge: '30', cursor: '2' });
});

it('[MEM-01c] lists nobody twice; when shown again the list is the same, without members who disappeared for the viewer', async () => {
  const client = arrive({ id: 'me' });
  const pages: Record<string, ReturnType<typeof searchPage>> = {
    '1': searchPage(1, { profiles: [member(1), member(2)], numResults: 40 }),
    '2': searchPage(2, { profiles: [member(2), member(3)], numResults: 40 }),
    '3': searchPage(3, { profiles: [member(4)], numResults: 39, nextCursor: null }),
  };
  const search = vi.fn<Ask>((query) => Promise.resolve(pages[query?.cursor ?? '1'] ?? searchPage(9)));
  const again = vi.fn<ApiClient['search']['again']>();
  const api = { search: { members: search, again } } as unknown as ApiClient;
  const options = memberListQuery(api, {}, 'me');
  const list = () => {
    const { members, total } = client.getQueryData(options.queryKey) ?? { members: [] };
    return [members.map(({ id }) => id), total];
  };
  const showAgain = () => client.fetchQuery({ ...options, staleTime: 0 });
  const first = await client.fetchQuery(options);
  const second = await withNextPage(api, client, {}, first);
  client.setQueryData(options.queryKey, second);
  expect(list()).toEqual([['member-1', 'member-2', 'member-3'], 40]);

  const { mainImage } = member(3);
  const renewed = mainImage && { ...mainImage, match: `${mainImage.match}?renewed` };
  // During the check a heart is given and a page arrives; member 2 has blocked the viewer.
  again.mockImplementationOnce(async () => {
    const [one, ...others] = (await withNextPage(api, client, {}, second)).members;
    client.setQueryData(options.queryKey, (now) => now && { ...now, members: [{ ...one!, liked: true }, ...others] });
    return {
      profiles: [
        { ...member(3), name: 'Changed', mainImage: renewed },
        { ...member(1), liked: false },
      ],
    };
  });
  await showAgain();
  expect(again.mock.lastCall?.[0]).toEqual({ ids: ['member-1', 'member-2', 'member-3'] });
  expect(list()).toEqual([['member-1', 'member-3', 'member-4'], 39]);
  expect(client.getQueryData(options.queryKey)?.members[0]?.liked).toBe(true);
  expect(client.getQueryData(options.queryKey)?.members[1]?.name).toBe(member(3).name);
  // Its former addresses are no longer valid after some minutes.
  expect(renewed).toBeTruthy();
  expect(client.getQueryData(options.queryKey)?.members[1]?.mainImage).toEqual(renewed);
  expect(search).toHaveBeenCalledTimes(3);

  again.mockRejectedValueOnce(new NetworkError());
  await showAgain();
  expect(list()).toEqual([['member-1', 'member-3', 'member-4'], 39]);
});

it('[MEM-01c] checks a list from before a reload before showing it, and drops members who disappeared for the viewer', async () => {
  const client = arrive({ id: 'me' });
  const left = { members: [member(1), member(2), member(3)], similar: [member(4)], total: 40, next: 'c' };
  const kept = { query: '[]', list: { ...left, refused: [], at: 1 }, scroll: 1_200, leftAt: Date.now() };
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (key === 'heartline.member-list:me' ? JSON.stringify(kept) : null),
    setItem: () => {},
    removeItem: () => {},
  });
  const again = vi.fn<ApiClient['search']['again']>(() =>
    Promise.resolve({ profiles: [member(1), { ...member(3), liked: true }, member(4)] }),
  );
  const search = vi.fn<Ask>(() => Promise.resolve(searchPage(1)));
  const api = { search: { members: search, again } } as unknown as ApiClient;
  const options = memberListQuery(api, {}, 'me');
  const shown = client.fetchQuery(options);
  expect(client.getQueryData(options.queryKey)).toBeUndefined();
  const list = await shown;
  expect(again).toHaveBeenCalledExactlyOnceWith(
    { ids: ['member-1', 'member-2', 'member-3', 'member-4'] },
    expect.anything(),
  );
  expect(list.members.map(({ id, liked }) => [id, liked])).toEqual([
    ['member-1', member(1).liked],
    ['member-3', true],
  ]);
  expect([list.similar.length, list.total, list.next, takeRestored({})]).toEqual([1, 39, 'c', 1_200]);
  expect(search).not.toHaveBeenCalled();
});

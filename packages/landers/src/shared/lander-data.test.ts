import { describe, expect, it, vi } from 'vitest';

import { fakeLanderApi, manyMembers, member, type LanderWorld } from '../testing/fixtures.ts';
import { loadLanderData, type LanderQuery } from './lander-data.ts';

async function load(world: LanderWorld, query: Partial<LanderQuery> = {}) {
  const searches: object[] = [];
  const api = fakeLanderApi({ ...world, onSearch: (search) => searches.push(search) });
  const data = await loadLanderData(api, { tracking: {}, locale: 'de', faces: 12, ...query });
  return { ...data, searches };
}

describe('[MEM-02] members show', () => {
  const bySource = { loggedOutSearch: false, loggedOutSearchTrafficsource: true };
  it.each([
    [12, 'where visitors may search', {}, {}],
    [0, 'not where they may not', { loggedOutSearch: false }, {}],
    [0, 'not to visitors from nowhere where a traffic source is needed', bySource, { tracking: { sub1: 'x' } }],
    [12, 'to visitors of a network', bySource, { tracking: { network: 'partner' } }],
    [12, 'to visitors of a referrer', bySource, { tracking: { ref: 'summer' } }],
    [0, 'not for a source alone', { loggedOutSearch: false }, { tracking: { network: 'partner' } }],
  ])('%i %s', async (count, _when, settings, query) => {
    const { members, searches } = await load({ settings }, query);
    expect(members).toHaveLength(count);
    expect(searches).toHaveLength(count > 0 ? 1 : 0);
  });

  it('with photos only, from the visitor’s country and of the wanted gender', async () => {
    const members = [member(0, { mainImage: null }), ...manyMembers(3)];
    const data = await load({ members }, { gender: 'man', tracking: { network: 'partner', sub1: 'x' } });
    expect(data.searches).toEqual(
      [{ network: 'partner', gender: 'man', country: 'NL', with_photo: 'true' }].map(toInput),
    );
    expect(data.members.map(({ id }) => id)).toEqual(['member-0', 'member-1', 'member-2']);
  });
});

const toInput = ({ with_photo: withPhoto, ...rest }: { with_photo: string }) => ({ ...rest, withPhoto });

it.each([
  [false, 'all', {}],
  [true, 'none', { network: 'partner' }],
  [true, 'with_trafficsource', { sub1: 'summer' }],
  [false, 'with_trafficsource', { ref: 'summer' }],
  [false, 'with_trafficsource', { network: 'partner' }],
] as const)('[SGN-04] closed is %s with sign-ups %s from %j', async (closed, signups, tracking) => {
  expect((await load({ settings: { signups } }, { tracking })).site.closed).toBe(closed);
});

it.each(['regions', 'interests'] as const)(
  'requests %s of the visitor’s country only if it shows them',
  async (extra) => {
    const { search } = fakeLanderApi();
    const regions = vi.fn<typeof search.regions>(search.regions);
    const interests = vi.fn<typeof search.interests>(search.interests);
    const api = { ...fakeLanderApi(), search: { ...search, regions, interests } };
    const query = { tracking: { network: 'partner', sub1: 'x' }, locale: 'de', faces: 0, extra } as const;
    const data = await loadLanderData(api, query);
    expect([data.regions.length > 0, data.interests.length > 0]).toEqual([extra === 'regions', extra === 'interests']);
    const [asked, other] = extra === 'regions' ? [regions, interests] : [interests, regions];
    const language = extra === 'regions' ? { language: 'de' } : {};
    expect(asked.mock.calls.map(([input]) => input)).toEqual([{ network: 'partner', country: 'NL', ...language }]);
    expect(other).not.toHaveBeenCalled();
    const closed = { ...api, site: fakeLanderApi({ settings: { loggedOutSearch: false } }).site };
    expect(await loadLanderData(closed, query)).toMatchObject({ regions: [], interests: [] });
  },
);

it('does without faces, map and numbers when they fail, but not without the settings', async () => {
  const fail = () => Promise.reject(new Error('no answer'));
  const query = { tracking: {}, locale: 'de', faces: 12 } as const;
  const noSearch = { ...fakeLanderApi(), search: { ...fakeLanderApi().search, members: fail } };
  await expect(loadLanderData(noSearch, query)).resolves.toMatchObject({ members: [], site: { name: 'Heartline' } });
  const noRegions = { ...fakeLanderApi(), search: { ...fakeLanderApi().search, regions: fail } };
  await expect(loadLanderData(noRegions, { ...query, extra: 'regions' })).resolves.toMatchObject({ regions: [] });
  await expect(loadLanderData({ ...fakeLanderApi(), site: { settings: fail } }, query)).rejects.toThrow('no answer');
});

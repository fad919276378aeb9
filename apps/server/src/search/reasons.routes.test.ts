import { afterAll, expect, it } from 'vitest';

import { openMembersWorld } from '../testing/members-world.ts';

const { server, nextCountry, search, signUp } = await openMembersWorld();
afterAll(() => server.close());

const [berlin, hamburg] = ['DE-2950159', 'DE-2911298'];
const before = new Date(server.clock.now().getTime() - 20 * 86_400_000);

it('[MEM-01f] gives members one reason for each match, the most personal first, and none for a fictional profile', async () => {
  const at = nextCountry();
  const viewer = await signUp('Viewer', {}, { place_id: berlin, interests: ['chess', 'cats', 'books'] });
  const old = { signup_at: before };
  await signUp('All', { country: at }, { place_id: berlin, interests: ['art', 'books', 'cats'] });
  await signUp('Town', { country: at }, { place_id: berlin, interests: ['art'], ...old });
  await signUp('New', { country: at }, { place_id: hamburg });
  await signUp('None', { country: at }, { place_id: hamburg, interests: ['art'], ...old });
  await signUp('Made', { country: at, fictional: true }, { place_id: berlin, interests: ['chess'] });
  const { profiles } = await search(`country=${at}`, viewer);
  const reasonsOf = (found: typeof profiles) => Object.fromEntries(found.map(({ name, reason }) => [name, reason]));
  const reasons = {
    // The first one in the viewer's own order.
    All: { kind: 'interest', interest: 'cats' },
    Town: { kind: 'town' },
    New: { kind: 'new' },
    None: null,
    Made: null,
  };
  expect(reasonsOf(profiles)).toEqual(reasons);
  // A saved list has the same reasons.
  const again = await server.request('POST', '/api/search/again', {
    as: viewer,
    body: { ids: profiles.map(({ id }) => id) },
  });
  expect(reasonsOf(((await again.json()) as { profiles: typeof profiles }).profiles)).toEqual(reasons);
});

it('shows no reasons to visitors, nor “same town” for members without a town', async () => {
  const at = nextCountry();
  const viewer = await signUp('Townless');
  await signUp('Somewhere', { country: at }, { signup_at: before });
  expect((await search(`country=${at}`, viewer)).profiles.map(({ reason }) => reason)).toEqual([null]);
  expect((await search(`country=${at}`)).profiles.map((one) => 'reason' in one)).toEqual([false]);
});

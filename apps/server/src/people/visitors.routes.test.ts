import { afterAll, describe, expect, it } from 'vitest';

import { givePhoto } from '../photos/testing/pictures.ts';
import { createProfileRoutes } from '../profile/profile.routes.ts';
import { createSearchRoutes } from '../search/search.routes.ts';
import { openMembersWorld } from '../testing/members-world.ts';

const { server, nextCountry, search, signUp, openProfile, siteWith } = await openMembersWorld();
afterAll(() => server.close());

describe('[MEM-02] visitors', () => {
  it('see main images only, and no relation of their own', async () => {
    const at = nextCountry();
    const member = await signUp('Seen', { country: at, photosPublic: true });
    await givePhoto(server, member);
    const [profile] = (await search(`country=${at}`)).profiles;
    expect(profile).toMatchObject({ name: 'Seen', liked: false, main_image: { full: null } });
    expect(await openProfile(member)).toMatchObject({
      name: 'Seen',
      distance: null,
      conversation_id: null,
      liked: false,
    });
  });

  it.each([
    { all: true, traffic: false, plain: 200, known: 200 },
    { all: false, traffic: true, plain: 403, known: 200 },
    { all: false, traffic: false, plain: 403, known: 403 },
  ])(
    'may look when the site lets everybody ($all) or a known traffic source ($traffic)',
    async ({ all, traffic, plain, known }) => {
      const member = await server.signUp();
      const site = await siteWith({ logged_out_search: all, logged_out_search_trafficsource: traffic });
      const asked = [...createSearchRoutes(server.platform), ...createProfileRoutes(server.platform)].filter(
        ({ policy, endpoint }) => policy.visitor === 'allow' && endpoint.path.startsWith('/api/members'),
      );
      expect(asked.map(({ endpoint }) => endpoint.path)).toEqual([
        '/api/members',
        '/api/members/:id',
        '/api/members/:id/related',
      ]);
      for (const { handle } of asked) {
        const ask = async (query: object) => {
          const request = { params: { id: member.publicId }, query, body: undefined };
          // The handler uses nothing else of the context before the answer is refused or found.
          return await handle(request, { viewer: { kind: 'visitor' }, site } as never).then(
            () => 200,
            (error: { status: number }) => error.status,
          );
        };
        expect([await ask({}), await ask({ network: 'partner' }), await ask({ ref: '' })]).toEqual([
          plain,
          known,
          plain,
        ]);
      }
    },
  );
});

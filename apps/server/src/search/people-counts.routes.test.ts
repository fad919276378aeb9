import { afterAll, describe, expect, it } from 'vitest';

import { openMembersWorld } from '../testing/members-world.ts';
import { createSearchRoutes } from './search.routes.ts';
import { interestsWithPeople, regionsWithPeople } from './people-counts.service.ts';
import { foldChanges } from './search.store.ts';

const { server, nextCountry, signUp, siteWith } = await openMembersWorld();
afterAll(() => server.close());

/** A country with two regions, the first in the north-west, and this many members in it. */
async function land(people: number, made = 0) {
  const at = nextCountry();
  const { sql } = server;
  await sql`insert into regions (id, country, name) values (${`${at}-1`}, ${at}, 'One'), (${`${at}-2`}, ${at}, 'Two')`;
  await sql`
    insert into places (id, region_id, country, name, cell_x, cell_y, size, town_id)
    values (${`${at}a`}, ${`${at}-1`}, ${at}, 'A', 10, 520, 1, ${`${at}a`}), (${`${at}b`}, ${`${at}-1`}, ${at}, 'B', 14, 522, 1, ${`${at}b`}),
      (${`${at}c`}, ${`${at}-2`}, ${at}, 'C', 40, 500, 1, ${`${at}c`})`;
  for (let number = 0; number < people + made; number += 1)
    await signUp(`${at} ${number}`, { country: at, fictional: number >= people }, { region_id: `${at}-1` });
  await foldChanges(sql, 1_000);
  const site = await siteWith({ countries: [at] });
  return { at, site, regions: () => regionsWithPeople(server.platform, site, at, 'en') };
}

describe('regions of a country', () => {
  it('lie where their places do', async () => {
    const { at, regions } = await land(0);
    const [one, two] = await regions();
    expect([one, two].map((region) => [region?.id, region?.name, region?.people])).toEqual([
      [`${at}-1`, 'One', null],
      [`${at}-2`, 'Two', null],
    ]);
    expect(one?.latitude).toBe(52.2);
    expect(two?.latitude).toBe(50.1);
    expect(one?.longitude).toBeLessThan(two?.longitude ?? 0);
  });

  it('show their population in tens, and neither fewer than twenty nor fictional profiles', async () => {
    const { at, regions } = await land(19, 3);
    const people = async () => (await regions()).map((region) => region.people);
    expect(await people()).toEqual([null, null]);
    await signUp(`${at} twentieth`, { country: at }, { region_id: `${at}-1` });
    expect(await people()).toEqual([20, null]);
    await signUp(`${at} next`, { country: at }, { region_id: `${at}-1` });
    expect(await people()).toEqual([20, null]);
  });

  it('are those of a country that the site serves', async () => {
    const { at, site } = await land(0);
    const other = { ...site, settings: { ...site.settings, countries: ['NL'] } };
    expect(await regionsWithPeople(server.platform, other, at, 'en')).toEqual([]);
  });

  it.each([
    [true, {}, 200],
    [false, {}, 403],
    [false, { network: 'partner' }, 200],
  ])(
    '[MEM-02] are shown to visitors where the site shows members to them, and so are interests (%s, %j)',
    async (all, source, status) => {
      const { at, site } = await land(0);
      const settings = { ...site.settings, logged_out_search: all, logged_out_search_trafficsource: true };
      const counts = createSearchRoutes(server.platform).filter(({ endpoint }) =>
        ['/api/search/regions', '/api/search/interests'].includes(endpoint.path),
      );
      const request = { params: {}, query: { country: at, ...source }, body: undefined };
      const answers = counts.map(({ handle }) =>
        handle(request, { viewer: { kind: 'visitor' }, site: { ...site, settings } } as never).then(
          () => 200,
          (error: { status: number }) => error.status,
        ),
      );
      expect(await Promise.all(answers)).toEqual([status, status]);
    },
  );
});

it('interests are listed when at least twenty people of a country share them, in tens and without fictional profiles', async () => {
  const at = nextCountry();
  const site = await siteWith({ countries: [at] });
  const told = () => interestsWithPeople(server.platform, site, at);
  for (let number = 0; number < 21; number += 1)
    await signUp(`${at} ${number}`, { country: at }, { interests: number < 19 ? ['chess', 'tea'] : ['tea'] });
  for (let number = 0; number < 3; number += 1)
    await signUp(`${at} made ${number}`, { country: at, fictional: true }, { interests: ['chess'] });
  await foldChanges(server.sql, 1_000);
  expect(await told()).toEqual([{ interest: 'tea', people: 20 }]);
  await signUp(`${at} one more`, { country: at }, { interests: ['chess'] });
  expect(await told()).toEqual([
    { interest: 'tea', people: 20 },
    { interest: 'chess', people: 20 },
  ]);
});

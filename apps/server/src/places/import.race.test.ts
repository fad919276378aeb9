import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { patience } from '../../../../tests/support/patience.ts';
import { createTestServer, type TestServer } from '../testing/harness.ts';
import { readGazetteer } from './gazetteer.ts';
import { ensurePlaces, importPlaces } from './places.service.ts';

let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  one = await createTestServer();
  two = await one.another();
});
afterAll(() => one.close());

const counts = async () => {
  const [row] = await one.sql<{ places: number; names: number; regions: number; versions: number }[]>`
    select (select count(*)::int from places) as places, (select count(*)::int from place_names) as names,
      (select count(*)::int from regions) as regions, (select count(*)::int from place_data) as versions`;
  return row;
};
const connectionsOf = async (name: string) => {
  const found =
    await one.sql`select from pg_stat_activity where application_name = ${name} and datname = current_database()`;
  return found.length;
};
const rows = async () => [...(await one.sql`select xmin::text, * from places order by id`)];

describe('the import of places', () => {
  const { places, keys, regions } = readGazetteer();
  const whole = { places: places.length, names: keys.length, regions: regions.length, versions: 1 };

  it('was done at the start, and is not repeated', async () => {
    const before = await rows();
    await importPlaces(one.sql);
    expect(await counts()).toEqual(whole);
    expect(await rows()).toEqual(before);
    expect(Object.keys(before[0] ?? {}).filter((name) => /lat|lon/.test(name))).toEqual([]);
  });

  it('runs once when two processes start at the same time on an empty database', async () => {
    await one.sql`truncate place_names, place_data, places, regions cascade`;
    await Promise.all([importPlaces(one.sql), importPlaces(two.sql)]);
    expect(await counts()).toEqual(whole);
    const [{ indexes } = { indexes: 0 }] = await one.sql<{ indexes: number }[]>`
      select count(*)::int as indexes from pg_indexes where tablename = 'place_names'`;
    expect(indexes).toBe(2);
  });

  it('is done in a process of its own when a server starts without places, and stops the start if that fails', async () => {
    const url = one.config.databaseUrl ?? '';
    await one.sql`truncate place_names, place_data, places, regions cascade`;
    await expect(ensurePlaces(one.sql, 'postgres://127.0.0.1:1/none')).rejects.toThrow('cannot be imported');
    const imported = ensurePlaces(one.sql, url);
    await expect.poll(() => connectionsOf('heartline places'), { timeout: patience }).toBe(1);
    await imported;
    expect(await counts()).toEqual(whole);
    await ensurePlaces(one.sql, 'postgres://127.0.0.1:1/none');
  });

  it('of changed data updates only the changes, and leaves members where they live', async () => {
    const member = await one.signUp({ country: 'DE' });
    await one.sql`
      insert into places (id, region_id, country, name, cell_x, cell_y, size, town_id)
      values ('DE-gone', 'DE-BE', 'DE', 'Vineta', 1, 1, 20000, 'DE-gone')`;
    await one.sql`insert into place_names values ('DE', true, 'vineta', 20000, 'DE-gone')`;
    await one.sql`update members set place_id = 'DE-gone', region_id = 'DE-BE', cell_x = 1, cell_y = 1 where id = ${member.memberId}`;
    await one.sql`update places set name = 'Spree-Athen' where id = 'DE-2950159'`;
    await one.sql`update place_data set version = 'of last year'`;
    const before = new Map((await rows()).map((row) => [row['id'], row['xmin']]));
    await Promise.all([importPlaces(one.sql), importPlaces(two.sql)]);
    expect(await counts()).toEqual({ ...whole, places: whole.places + 1 });
    const changed = (await rows()).filter((row) => before.get(row['id']) !== row['xmin']);
    expect(changed.map(({ id, name }) => [id, name])).toEqual([['DE-2950159', 'Berlin']]);
    const profile = (await (await one.request('GET', '/api/user.php', { as: member })).json()) as {
      user: { profile: { place: string } };
    };
    expect(profile.user.profile.place).toBe('Vineta');
    const answer = await one.request('GET', '/api/places/search?country=DE&text=vineta');
    expect(await answer.json()).toEqual({ places: [] });
  });
});

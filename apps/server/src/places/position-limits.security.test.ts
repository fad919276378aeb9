import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';

const hour = 3_600;
let one: TestServer;
let two: TestServer;
let places: string[];
beforeAll(async () => {
  one = await createTestServer();
  two = await one.another();
  const rows = await one.sql<{ id: string }[]>`select id from places where country = 'DE' and town_id = id order by id`;
  places = rows.map(({ id }) => id);
});
afterAll(() => one.close());

/** This many concurrent calls, alternating between two servers. */
const atOnce = (count: number, call: (server: TestServer, index: number) => Promise<Response>): Promise<Response[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index % 2 ? one : two, index)));

/** Number of accepted calls, and the waiting times of the refused ones in seconds; fails on any other answer. */
function counted(answers: Response[]) {
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
  const waits = new Set(refused.map(({ headers }) => Number(headers.get('retry-after'))));
  return { passed: answers.length - refused.length, waits: [...waits] };
}

describe('changes of the member’s own position (security.md section 6)', () => {
  let turn = 0;
  const move = async (as: TestMember, times: number) =>
    counted(
      await atOnce(times, (server) => {
        turn = (turn + 1) % places.length;
        return server.request('PATCH', '/api/me', { as, body: { place: places[turn] } });
      }),
    );

  it('are 5 in any hour, however they are spread', async () => {
    const member = await one.signUp({ country: 'DE' });
    expect(await move(member, 2)).toEqual({ passed: 2, waits: [] });
    one.clock.advance(hour / 2);
    expect(await move(member, 20)).toEqual({ passed: 3, waits: [hour / 2] });
    one.clock.advance(hour / 2 - 1);
    expect(await move(member, 20)).toEqual({ passed: 0, waits: [1] });
    one.clock.advance(1);
    // This hour has the three; the first two no longer count.
    expect(await move(member, 20)).toEqual({ passed: 2, waits: [hour / 2] });
    expect(await move(await one.signUp({ country: 'DE' }), 1)).toEqual({ passed: 1, waits: [] });
  });

  it('are 20 in any day, and those refused by the daily limit are allowed when it has passed', async () => {
    const member = await one.signUp({ country: 'DE' });
    for (let round = 0; round < 4; round += 1) {
      expect(await move(member, 6)).toEqual({ passed: 5, waits: [hour] });
      one.clock.advance(hour);
    }
    expect(await move(member, 5)).toEqual({ passed: 0, waits: [20 * hour] });
    one.clock.advance(20 * hour - 1);
    expect(await move(member, 5)).toEqual({ passed: 0, waits: [1] });
    one.clock.advance(1);
    expect(await move(member, 20)).toEqual({ passed: 5, waits: [hour] });
  });

  it('are those to another place, region or country, and no others', async () => {
    const member = await one.signUp({ country: 'DE' });
    const change = async (body: object) => (await one.request('PATCH', '/api/me', { as: member, body })).status;
    expect(await change({ place: places[0] })).toBe(200);
    for (let index = 0; index < 6; index += 1) expect(await change({ place: places[0], about: `${index}` })).toBe(200);
    for (const body of [{ country: 'DK' }, { country: 'DE' }, { region: 'DE-BE' }, { region: null }])
      expect(await change(body)).toBe(200);
    for (const body of [{ country: 'DK' }, { region: 'DE-BE' }, { place: places[1] }])
      expect(await change(body)).toBe(429);
  });
});

describe('looking a position up (security.md section 6)', () => {
  const ask = (server: TestServer, position: string, as?: TestMember) =>
    server.request('GET', `/api/geocode.php?${position}`, as ? { as } : {});

  it('is for signed-in members, 10 times in any minute, however they are spread', async () => {
    const member = await one.signUp({ confirmed: false });
    const berlin = 'lat=52.52&lon=13.41';
    const found = async (times: number) => counted(await atOnce(times, (server) => ask(server, berlin, member)));
    expect((await ask(one, berlin)).status).toBe(403);
    expect(await found(4)).toEqual({ passed: 4, waits: [] });
    one.clock.advance(30);
    expect(await found(40)).toEqual({ passed: 6, waits: [30] });
    one.clock.advance(29);
    expect(await found(40)).toEqual({ passed: 0, waits: [1] });
    one.clock.advance(1);
    expect(await found(40)).toEqual({ passed: 4, waits: [30] });
  });

  it('accepts only positions on the globe', async () => {
    const member = await one.signUp();
    const statusOf = async (position: string) => {
      one.clock.advance(6);
      return (await ask(one, position, member)).status;
    };
    for (const position of ['lat=90&lon=180', 'lat=-90&lon=-180', 'lat=-0.01&lon=0'])
      expect(await statusOf(position), position).toBe(200);
    for (const position of ['lat=90.01&lon=0', 'lat=-90.01&lon=0', 'lat=0&lon=180.01', 'lat=0&lon=-180.01', 'lat=0'])
      expect(await statusOf(position), position).toBe(400);
  });
});

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { givePhoto } from '../photos/testing/pictures.ts';
import { errorOf } from '../testing/chatting.ts';
import { createTestServer, type SignUpOptions, type TestMember, type TestServer } from '../testing/harness.ts';
import { siteDay } from './site-day.ts';

type Deck = EndpointAnswer<typeof endpoints.play.deck>;
type Chosen = EndpointAnswer<typeof endpoints.play.choose>;

let server: TestServer;
let other: TestServer;
/** Each test has its members in a country of its own. */
let country = 0;
const nextCountry = () => `Q${String.fromCodePoint(64 + (country += 1))}`;
beforeAll(async () => {
  server = await createTestServer();
  other = await server.another();
});
afterAll(() => server.close());

const deck = async (as: TestMember): Promise<Deck> => {
  const response = await server.request('GET', '/api/play/deck', { as });
  expect(response.status).toBe(200);
  return (await response.json()) as Deck;
};
const choose = (as: TestMember, { publicId }: TestMember, choice: 'like' | 'pass' = 'like', at = server) =>
  at.request('POST', `/api/play/${publicId}`, { as, body: { choice } });
const chosen = async (response: Response): Promise<Chosen> => {
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Chosen;
};
const undo = (as: TestMember, at = server) => at.request('DELETE', '/api/play/last', { as });
const many = (count: number, options: SignUpOptions = {}) =>
  Promise.all(Array.from({ length: count }, () => server.signUp(options)));
const likesFrom = async ({ memberId }: TestMember) =>
  (await server.sql`select from likes where from_id = ${memberId}`).length;
const ids = ({ candidates }: Deck) => candidates.map(({ id }) => id);

describe('[MEM-07] the swipe game', () => {
  it('offers members of the wanted gender, those with a photo first, and none twice', async () => {
    const at = nextCountry();
    const player = await server.signUp({ country: at, gender: 'man', seeking: ['woman'] });
    const woman = { country: at, gender: 'woman', seeking: ['man'] };
    const [plain, pictured, passed, liked, blocked] = await many(5, woman);
    await givePhoto(server, pictured!);
    await server.signUp({ country: at, gender: 'man', seeking: ['man'] });
    await server.signUp({ ...woman, seeking: ['woman'] });
    await server.signUp({ ...woman, country: nextCountry() });
    await server.request('PUT', `/api/members/${player.publicId}/block`, { as: blocked! });
    await server.request('PUT', `/api/members/${liked!.publicId}/like`, { as: player });
    await chosen(await choose(player, passed!, 'pass'));
    const first = await deck(player);
    expect(ids(first)).toEqual([pictured!.publicId, plain!.publicId]);
    expect(first).toMatchObject({ likes_left: 4, likes_per_day: 4, can_undo: true });
    await server.sql`update play_choices set created_at = created_at - interval '31 days' where member_id = ${player.memberId}`;
    expect(ids(await deck(player))).toContain(passed!.publicId);
  });

  it('allows four likes a day and any number of passes; then says so', async () => {
    const [player, ...others] = await many(8);
    const left = [];
    for (const one of others.slice(0, 4)) left.push((await chosen(await choose(player!, one))).likes_left);
    expect(left).toEqual([3, 2, 1, 0]);
    expect(await errorOf(await choose(player!, others[4]!))).toBe('likes_used_up');
    expect((await chosen(await choose(player!, others[5]!, 'pass'))).likes_left).toBe(0);
    // Repeating the same like costs nothing and is refused to nobody.
    expect((await chosen(await choose(player!, others[0]!))).likes_left).toBe(0);
    // A like on a profile is no move of the game.
    const outside = await server.request('PUT', `/api/members/${others[6]!.publicId}/like`, { as: player! });
    expect(outside.status).toBe(200);
    expect(await likesFrom(player!)).toBe(5);
  });

  it('starts again at midnight of the site, whatever the member’s time zone', async () => {
    server.clock.set(new Date('2027-06-10T21:59:00Z'));
    const [player, ...others] = await many(6);
    await server.sql`update members set time_zone = 'Pacific/Auckland' where id = ${player!.memberId}`;
    for (const one of others.slice(0, 4)) await chosen(await choose(player!, one));
    expect((await deck(player!)).resets_at).toBe('2027-06-10T22:00:00.000Z');
    expect(await errorOf(await choose(player!, others[4]!))).toBe('likes_used_up');
    server.clock.set(new Date('2027-06-10T22:00:00Z'));
    expect(await deck(player!)).toMatchObject({ likes_left: 4, resets_at: '2027-06-11T22:00:00.000Z' });
    expect((await chosen(await choose(player!, others[4]!))).likes_left).toBe(3);
  });

  it.each([
    ['2027-03-27T23:30:00Z', '2027-03-28', '2027-03-28T22:00:00.000Z'],
    ['2027-10-30T22:30:00Z', '2027-10-31', '2027-10-31T23:00:00.000Z'],
    ['2027-12-31T22:59:59Z', '2027-12-31', '2027-12-31T23:00:00.000Z'],
  ])('knows when the day of %s ends, also when the clocks change', (now, day, endsAt) => {
    const found = siteDay('Europe/Amsterdam', new Date(now));
    expect([found.day, found.endsAt.toISOString()]).toEqual([day, endsAt]);
    // It begins where the previous day ends.
    const before = siteDay('Europe/Amsterdam', new Date(found.beganAt.getTime() - 1));
    expect(before.endsAt).toEqual(found.beganAt);
    expect(before.day).not.toBe(day);
  });

  it('lists the members whom the player has liked in it today and still likes, the last first', async () => {
    server.clock.set(new Date('2027-08-10T12:00:00Z'));
    const [player, yesterday, first, second, passed, outside] = await many(6);
    const likedBy = async () => (await deck(player!)).liked_today.map(({ id }) => id);
    await chosen(await choose(player!, yesterday!));
    server.clock.advance(86_400);
    for (const one of [first!, second!]) {
      server.clock.advance(60);
      await chosen(await choose(player!, one));
    }
    await chosen(await choose(player!, passed!, 'pass'));
    await server.request('PUT', `/api/members/${outside!.publicId}/like`, { as: player! });
    expect(await likedBy()).toEqual([second!.publicId, first!.publicId]);
    await server.request('DELETE', `/api/members/${first!.publicId}/like`, { as: player! });
    expect(await likedBy()).toEqual([second!.publicId]);
    await server.request('PUT', `/api/members/${player!.publicId}/block`, { as: second! });
    expect(await likedBy()).toEqual([]);
  });

  it('[MEM-04] shows all photos of a candidate to premium members, and only the first to others', async () => {
    const at = nextCountry();
    const [player, candidate] = await many(2, { country: at, gender: 'woman', seeking: ['woman'] });
    const photos = [await givePhoto(server, candidate!), await givePhoto(server, candidate!)];
    const shown = async () => (await deck(player!)).candidates[0]!;
    const free = await shown();
    expect(free.photos).toEqual([free.main_image]);
    await server.sql`update members set premium_since = ${server.clock.now()} where id = ${player!.memberId}`;
    const premium = await shown();
    expect(premium.photos).toHaveLength(photos.length);
    expect(premium.photos[0]).toEqual(premium.main_image);
    await server.sql`update photos set state = 'inspected' where id = (
      select max(id) from photos where member_id = ${candidate!.memberId})`;
    expect((await shown()).photos).toEqual([premium.main_image]);
  });

  it('makes a match, and notifies both', async () => {
    const [one, two] = await many(2);
    expect((await chosen(await choose(one!, two!))).match).toBe(false);
    const answer = await chosen(await choose(two!, one!));
    expect(answer).toMatchObject({ match: true, profile: { id: one!.publicId, name: one!.name } });
    for (const { memberId } of [one!, two!]) {
      const rows = await server.sql`select from events where member_id = ${memberId} and payload ->> 'type' = 'match'`;
      expect(rows).toHaveLength(1);
    }
  });

  it('undoes the last choice, once, with its like', async () => {
    const [player, one, two] = await many(3);
    expect(await errorOf(await undo(player!))).toBe('conflict');
    await chosen(await choose(player!, one!));
    await chosen(await choose(player!, two!));
    const undone = await undo(player!);
    expect(await undone.json()).toMatchObject({
      candidate: { id: two!.publicId, liked: false },
      likes_left: 3,
      can_undo: false,
    });
    expect(await likesFrom(player!)).toBe(1);
    expect(await errorOf(await undo(player!))).toBe('conflict');
    await chosen(await choose(player!, two!, 'pass'));
    expect(await (await undo(player!)).json()).toMatchObject({ candidate: { id: two!.publicId }, likes_left: 3 });
    expect(await likesFrom(player!)).toBe(1);
  });

  it('counts a pass of somebody who is offered again: it hides them, and is the one that is undone', async () => {
    const at = nextCountry();
    const player = await server.signUp({ country: at, gender: 'man', seeking: ['woman'] });
    const [passed, next] = await many(2, { country: at, gender: 'woman', seeking: ['man'] });
    const offerAgain = () =>
      server.sql`update play_choices set created_at = created_at - interval '31 days' where member_id = ${player.memberId}`;
    await chosen(await choose(player, passed!, 'pass'));
    await offerAgain();
    await chosen(await choose(player, next!, 'pass'));
    // Once after the pass of another, once after their own.
    for (let round = 0; round < 2; round += 1) {
      expect(ids(await deck(player))).toContain(passed!.publicId);
      await chosen(await choose(player, passed!, 'pass'));
      expect(ids(await deck(player))).not.toContain(passed!.publicId);
      if (round === 0) await offerAgain();
    }
    expect(await (await undo(player)).json()).toMatchObject({ candidate: { id: passed!.publicId } });
    expect(ids(await deck(player))).toContain(passed!.publicId);
    expect((await undo(player)).status).toBe(409);
  });

  it('gives a like again that was taken back on the profile', async () => {
    const [player, one] = await many(2);
    await chosen(await choose(player!, one!));
    await server.request('DELETE', `/api/members/${one!.publicId}/like`, { as: player! });
    expect(await likesFrom(player!)).toBe(0);
    expect(await chosen(await choose(player!, one!))).toMatchObject({ likes_left: 2, can_undo: true });
    expect(await likesFrom(player!)).toBe(1);
    expect((await undo(player!)).status).toBe(200);
    expect(await likesFrom(player!)).toBe(0);
  });

  it('undoes no like of the previous day', async () => {
    const [player, one, two] = await many(3);
    await chosen(await choose(player!, one!));
    server.clock.advance(86_400);
    await chosen(await choose(player!, two!, 'pass'));
    await undo(player!);
    await chosen(await choose(player!, two!));
    server.clock.advance(86_400);
    expect(await (await undo(player!)).json()).toMatchObject({ likes_left: 4 });
    expect(await likesFrom(player!)).toBe(1);
  });

  it('ends with a member who has blocked the player: nothing to undo, and no candidate', async () => {
    const [player, one] = await many(2);
    await chosen(await choose(player!, one!));
    await server.request('PUT', `/api/members/${player!.publicId}/block`, { as: one! });
    expect((await deck(player!)).can_undo).toBe(false);
    expect(await errorOf(await undo(player!))).toBe('conflict');
    expect((await choose(player!, one!)).status).toBe(404);
    expect((await choose(player!, player!)).status).toBe(404);
  });
});

describe('[MEM-07] concurrent requests', () => {
  it('parallel likes at two servers are never more than four', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [player, ...others] = await many(12);
      const answers = await Promise.all(
        others.map((one, index) => choose(player!, one, 'like', index % 2 ? server : other)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
      expect(answers.filter(({ status }) => status === 403)).toHaveLength(7);
      expect(await likesFrom(player!)).toBe(4);
      expect((await deck(player!)).likes_left).toBe(0);
    }
  });

  it('likes and undos in parallel leave the count equal to the likes', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [player, ...others] = await many(8);
      await chosen(await choose(player!, others[0]!));
      await Promise.all(
        others.flatMap((one, index) => [
          choose(player!, one, 'like', server),
          ...(index % 2 ? [undo(player!, other)] : []),
        ]),
      );
      const likes = await likesFrom(player!);
      expect(likes).toBeLessThanOrEqual(4);
      expect((await deck(player!)).likes_left).toBe(4 - likes);
    }
  });
});

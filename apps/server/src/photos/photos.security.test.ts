import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createRoutes } from '../routes.ts';
import { startChat } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { givePhoto } from './testing/pictures.ts';

type Profile = EndpointAnswer<typeof endpoints.profile.get>['profile'];

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const profileFor = async (viewer: TestMember | undefined, of: TestMember): Promise<Profile> => {
  const response = await server.request('GET', `/api/members/${of.publicId}`, viewer ? { as: viewer } : {});
  expect(response.status).toBe(200);
  return ((await response.json()) as { profile: Profile }).profile;
};
const get = (address: string, as?: TestMember) => server.request('GET', address, as ? { as } : {});
const statusOf = async (address: string, as?: TestMember) => (await get(address, as)).status;

/** Every string of an answer, at any depth. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

/** A member with a main photo and an extra one. */
async function owner(options = {}) {
  const member = await server.signUp(options);
  const main = await givePhoto(server, member, { seed: 1 });
  const extra = await givePhoto(server, member, { seed: 2 });
  const rows = await server.sql<Record<string, string>[]>`
    select file_full, file_match, file_thumb, file_blur from photos where public_id = ${extra.id}`;
  return { member, main, extra, files: rows[0] ?? {} };
}

describe('[MEM-04abcd] locked photos', () => {
  it('give a free member and a visitor the blurred picture, and nothing that leads to the original', async () => {
    const { member, extra, files } = await owner({ photosPublic: true });
    for (const viewer of [await server.signUp(), undefined]) {
      const profile = await profileFor(viewer, member);
      expect(profile.photos.map(({ state }) => state)).toEqual(['active', 'locked']);
      const [, locked] = profile.photos;
      expect(locked).toMatchObject({ full: null, colour: null });
      expect(profile.photos[0]?.colour).toMatch(/^#[0-9a-f]{3}$/);
      expect(Math.max(locked!.width, locked!.height)).toBeLessThanOrEqual(32);
      const said = strings(profile);
      for (const secret of [extra.id, files['file_full'], files['file_match'], files['file_thumb']]) {
        expect(said.filter((text) => text.includes(secret ?? ''))).toEqual([]);
      }
      // Every address of the locked photo gives a tiny picture.
      for (const address of strings(locked).filter((text) => text.startsWith('/media/'))) {
        const response = await get(address, viewer);
        expect(response.status).toBe(200);
        const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
        expect(Math.max(width, height)).toBeLessThanOrEqual(32);
      }
    }
  });

  it('are clear for premium members and for the owner', async () => {
    const { member } = await owner();
    for (const viewer of [await server.signUp({ premium: true }), member]) {
      const profile = await profileFor(viewer, member);
      expect(profile.photos.map(({ state }) => state)).toEqual(['active', 'active']);
      expect(await statusOf(profile.photos[1]?.full ?? '', viewer)).toBe(200);
    }
  });

  it('are closed to a guessed file name, even with a valid signature for the blurred one', async () => {
    const { member, files } = await owner();
    const free = await server.signUp();
    const blurred = (await profileFor(free, member)).photos[1]?.thumb ?? '';
    for (const size of ['file_full', 'file_match', 'file_thumb']) {
      expect(await statusOf(blurred.replace(files['file_blur'] ?? '', files[size] ?? ''), free)).toBe(404);
      // Closed even with a valid signature, as from a saved premium answer.
      expect(await statusOf(server.platform.media.sign(files[size] ?? '', free.publicId), free)).toBe(404);
    }
  });

  it('stay closed whatever the address, the headers and the method', async () => {
    const { member, files } = await owner();
    const premium = await server.signUp({ premium: true });
    const lent = (await profileFor(premium, member)).photos[1];
    const blur = files['file_blur'] ?? '';
    for (const viewer of [await server.signUp(), undefined]) {
      const sign = (name: string) => server.platform.media.sign(name, viewer?.publicId ?? '');
      for (const [name = '', paid] of [
        [files['file_full'], lent?.full],
        [files['file_match'], lent?.thumb],
        [files['file_thumb'], lent?.thumb],
      ] as const) {
        const [path = '', query = ''] = sign(name).split('?');
        const addresses = [
          path,
          `${path}?${query}`,
          `${path}?${sign(blur).split('?')[1]}`,
          paid ?? '',
          `${path}/?${query}`,
          `/media//${name}?${query}`,
          `/media/./${name}?${query}`,
          `/media/${blur}/../${name}?${query}`,
          `/media/${blur}%2f..%2f${name}?${query}`,
          `/media/%${(name.codePointAt(0) ?? 0).toString(16)}${name.slice(1)}?${query}`,
          `/media/${name.replace('.webp', '.WEBP')}?${query}`,
          `/media/${name}%00.webp?${query}`,
          `/media/${name};${blur}?${query}`,
          `${sign(blur)}&name=${name}`,
          `${path}?${query}&size=blur&premium=1`,
        ];
        const headers: Record<string, string>[] = [
          { range: 'bytes=0-' },
          { 'if-none-match': `"${name}"` },
          { 'x-heartline-client': 'app' },
          { 'x-original-url': sign(blur), 'x-rewrite-url': sign(blur) },
          { 'x-http-method-override': 'GET', 'x-forwarded-for': '127.0.0.1' },
          { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' },
        ];
        const as = viewer ? { as: viewer } : {};
        const answers = [
          ...(await Promise.all(addresses.map((address) => server.request('GET', address, as)))),
          ...(await Promise.all(headers.map((more) => server.request('GET', sign(name), { ...as, headers: more })))),
          ...(await Promise.all(['HEAD', 'POST', 'PUT'].map((method) => server.request(method, sign(name), as)))),
        ];
        // The answers with a picture have the blurred one: the rest of the address is ignored.
        const given = answers.filter(({ status }) => status < 400).map((answer) => answer.headers.get('etag'));
        expect(given.filter((etag) => etag !== `"${blur}"`)).toEqual([]);
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      }
    }
  });

  it('are named in no answer that a free member gets', async () => {
    const { member, files } = await owner();
    const free = await server.signUp({ gender: 'man', seeking: ['woman'] });
    const conversation = await startChat(server, free, member);
    await server.request('PUT', `/api/members/${free.publicId}/like`, { as: member });
    await server.request('PUT', `/api/members/${member.publicId}/like`, { as: free });
    const answers = await Promise.all([
      ...createRoutes(server.platform)
        .filter(
          ({ endpoint }) =>
            endpoint.method === 'GET' && !endpoint.path.includes(':') && endpoint.path !== '/api/events',
        )
        .map(({ endpoint }) => server.request('GET', endpoint.path, { as: free })),
      ...['', '/related'].map((rest) => get(`/api/members/${member.publicId}${rest}`, free)),
      get(`/api/conversations/${conversation}/messages`, free),
    ]);
    const said = await Promise.all(answers.filter(({ ok }) => ok).map((answer) => answer.text()));
    // The answers do contain the member, with the main photo.
    expect(said.filter((text) => text.includes(member.publicId)).length).toBeGreaterThan(3);
    for (const size of ['file_full', 'file_match', 'file_thumb']) {
      expect(said.filter((text) => text.includes(files[size] ?? ''))).toEqual([]);
    }
  });

  it('close again on the next request when premium ends', async () => {
    const { member } = await owner();
    const viewer = await server.signUp({ premium: true });
    const full = (await profileFor(viewer, member)).photos[1]?.full ?? '';
    expect(await statusOf(full, viewer)).toBe(200);
    await server.sql`update members set premium_since = null where id = ${viewer.memberId}`;
    expect(await statusOf(full, viewer)).toBe(404);
  });
});

describe('signed addresses', () => {
  it('are bound to the viewer and to the file, and live ten minutes at most', async () => {
    const { member } = await owner();
    const viewer = await server.signUp();
    const thumb = (await profileFor(viewer, member)).main_image?.thumb ?? '';
    expect(await statusOf(thumb, viewer)).toBe(200);
    expect(await statusOf(thumb, await server.signUp({ premium: true }))).toBe(404);
    expect(await statusOf(thumb)).toBe(404);
    const later = thumb.replace(/e=(\d+)/, (_all, at: string) => `e=${Number(at) + 240}`);
    expect(await statusOf(later, viewer)).toBe(404);
    expect(await statusOf(`${thumb.slice(0, -1)}${thumb.endsWith('A') ? 'Q' : 'A'}`, viewer)).toBe(404);
    server.clock.advance(600);
    expect(await statusOf(thumb, viewer)).toBe(404);
  });

  it('stay the same for a few minutes, so that a browser can keep the picture', async () => {
    const { member } = await owner();
    const viewer = await server.signUp();
    server.clock.set(new Date('2026-11-02T12:00:01Z'));
    const first = (await profileFor(viewer, member)).main_image?.thumb;
    server.clock.advance(120);
    expect((await profileFor(viewer, member)).main_image?.thumb).toBe(first);
  });

  it('of a visitor never lead to the full size', async () => {
    const { member, main } = await owner({ photosPublic: true });
    const image = (await profileFor(undefined, member)).main_image;
    expect(image?.full).toBeNull();
    expect(await statusOf(image?.match ?? '')).toBe(200);
    const [row] = await server.sql<{ file_full: string }[]>`select file_full from photos where public_id = ${main.id}`;
    expect(await statusOf(server.platform.media.sign(row!.file_full, ''))).toBe(404);
  });

  it('of a visitor lead to the same picture after signing in, unless one has blocked the other', async () => {
    const { member } = await owner({ photosPublic: true });
    const given = (await profileFor(undefined, member)).main_image?.match ?? '';
    const viewer = await server.signUp();
    expect(await statusOf(given, viewer)).toBe(200);
    await server.request('PUT', `/api/members/${viewer.publicId}/block`, { as: member });
    expect(await statusOf(given, viewer)).toBe(404);
  });

  it.each([
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    'incoming',
    '%00.webp',
    'veil-99.webp',
    `${'A'.repeat(32)}.webp`,
  ])('give nothing for the name %s', async (name) => {
    const viewer = await server.signUp();
    expect(await statusOf(server.platform.media.sign(name, viewer.publicId), viewer)).toBe(404);
  });

  it('answer with a fixed type and strict headers, and are revalidated within a minute', async () => {
    const { member } = await owner();
    const viewer = await server.signUp();
    const thumb = (await profileFor(viewer, member)).main_image?.thumb ?? '';
    const response = await get(thumb, viewer);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, max-age=60, must-revalidate',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    });
    const again = await server.request('GET', thumb, {
      as: viewer,
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

describe('saved addresses of a photo', () => {
  const gone: [string, (of: TestMember, viewer: TestMember, photoId: string) => Promise<unknown>][] = [
    [
      'the owner blocks the viewer',
      (of, viewer) => server.request('PUT', `/api/members/${viewer.publicId}/block`, { as: of }),
    ],
    [
      'the viewer blocks the owner',
      (of, viewer) => server.request('PUT', `/api/members/${of.publicId}/block`, { as: viewer }),
    ],
    ['the owner leaves', (of) => server.sql`update members set status = 'pending_deletion' where id = ${of.memberId}`],
    ['the owner is disabled', (of) => server.sql`update members set status = 'disabled' where id = ${of.memberId}`],
    [
      'the owner is not confirmed any more',
      (of) => server.sql`update members set confirmed_at = null where id = ${of.memberId}`,
    ],
    [
      'the photo is rejected',
      (_of, _viewer, id) => server.sql`update photos set state = 'rejected' where public_id = ${id}`,
    ],
    [
      'the photo is inspected again',
      (_of, _viewer, id) => server.sql`update photos set state = 'inspected' where public_id = ${id}`,
    ],
    ['the photo is deleted', (of, _viewer, id) => server.request('DELETE', `/api/me/photos/${id}`, { as: of })],
  ];
  it.each(gone)('are dead at once when %s, also with a cached copy', async (_name, change) => {
    const { member, main } = await owner();
    const viewer = await server.signUp({ premium: true });
    const image = (await profileFor(viewer, member)).main_image;
    const addresses = [image?.thumb ?? '', image?.match ?? '', image?.full ?? ''];
    const first = await Promise.all(addresses.map((address) => get(address, viewer)));
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
    await change(member, viewer, main.id);
    for (const [index, address] of addresses.entries()) {
      const headers = { 'if-none-match': first[index]?.headers.get('etag') ?? '' };
      expect((await server.request('GET', address, { as: viewer, headers })).status).toBe(404);
    }
  });

  it('are dead for a viewer who is leaving', async () => {
    const { member } = await owner();
    const viewer = await server.signUp();
    const thumb = (await profileFor(viewer, member)).main_image?.thumb ?? '';
    await server.sql`update members set status = 'pending_deletion' where id = ${viewer.memberId}`;
    expect(await statusOf(thumb, viewer)).toBe(404);
  });
});

describe('a photo waiting for a moderator', () => {
  it('is for its owner only', async () => {
    const member = await server.signUp();
    const photo = await givePhoto(server, member, { state: 'inspected' });
    expect(await statusOf(photo.full ?? '', member)).toBe(200);
    const viewer = await server.signUp({ premium: true });
    const profile = await profileFor(viewer, member);
    expect([profile.main_image, profile.photos]).toEqual([null, []]);
    const files = await server.sql<
      Record<string, string>[]
    >`select file_full, file_match, file_thumb, file_blur from photos where public_id = ${photo.id}`;
    for (const file of Object.values(files[0] ?? {})) {
      expect(await statusOf(server.platform.media.sign(file, viewer.publicId), viewer)).toBe(404);
      // The file exists: the rule refuses it.
      await expect(readFile(join(server.config.uploadDir, file.slice(0, 2), file))).resolves.toBeDefined();
    }
  });
});

import { mkdir, rmdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../testing/harness.ts';
import { sweepPhotoFiles } from './photos.jobs.ts';
import { filesOf, givePhoto, jpeg, photosOf, received } from './testing/pictures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('own photos', () => {
  it('keeps the order, moves a photo, and chooses another main photo when the main one is deleted', async () => {
    const member = await server.signUp();
    const [a, b, c] = [
      await givePhoto(server, member),
      await givePhoto(server, member, { seed: 2 }),
      await givePhoto(server, member, { seed: 3 }),
    ];
    await server.request('PATCH', `/api/me/photos/${c.id}`, { as: member, body: { position: 0 } });
    expect((await photosOf(server, member)).photos.map(({ id, main, position }) => [id, main, position])).toEqual([
      [c.id, false, 0],
      [a.id, true, 1],
      [b.id, false, 2],
    ]);
    await server.request('PATCH', `/api/me/photos/${b.id}`, { as: member, body: { main: true } });
    const before = await filesOf(server);
    expect((await server.request('DELETE', `/api/me/photos/${b.id}`, { as: member })).status).toBe(200);
    expect((await photosOf(server, member)).photos.map(({ id, main }) => [id, main])).toEqual([
      [c.id, true],
      [a.id, false],
    ]);
    expect(await filesOf(server)).toHaveLength(before.length - 4);
    expect((await server.request('GET', b.thumb, { as: member })).status).toBe(404);
  });

  it('does not let a waiting photo replace a shown main photo', async () => {
    const member = await server.signUp();
    await givePhoto(server, member);
    const waiting = await givePhoto(server, member, { seed: 2, state: 'inspected' });
    expect(
      (await server.request('PATCH', `/api/me/photos/${waiting.id}`, { as: member, body: { main: true } })).status,
    ).toBe(409);
  });

  it("answers for another member's photo as for an unknown one", async () => {
    const photo = await givePhoto(server, await server.signUp());
    const stranger = await server.signUp();
    for (const id of [photo.id, 'AAAAAAAAAAAAAAAA']) {
      expect(
        (await server.request('PATCH', `/api/me/photos/${id}`, { as: stranger, body: { main: true } })).status,
      ).toBe(404);
      expect((await server.request('DELETE', `/api/me/photos/${id}`, { as: stranger })).status).toBe(404);
    }
  });

  it('reports the limit: 3, premium 25', async () => {
    expect((await photosOf(server, await server.signUp())).limit).toBe(3);
    expect((await photosOf(server, await server.signUp({ premium: true }))).limit).toBe(25);
  });

  it('keeps no received file after its answer, and deletes a killed process’s leftovers after an hour', async () => {
    await givePhoto(server, await server.signUp());
    expect(await received(server)).toEqual([]);
    const left = join(server.config.incomingDir, 'left');
    await writeFile(left, await jpeg());
    await utimes(left, server.clock.now(), new Date(server.clock.now().getTime() - 3_500_000));
    await sweepPhotoFiles(server.platform);
    expect(await received(server)).toEqual(['left']);
    server.clock.advance(200);
    await sweepPhotoFiles(server.platform);
    expect(await received(server)).toEqual([]);
  });

  it('deletes all other files when one cannot be deleted, and says so (security.md section 12)', async () => {
    const { incomingDir, uploadDir } = server.config;
    const hour = 3_600_000;
    const old = new Date(server.clock.now().getTime() - 2 * hour);
    const aged = async (path: string, make: (path: string) => Promise<unknown>) => {
      await mkdir(dirname(path), { recursive: true });
      await make(path);
      await utimes(path, old, old);
    };
    const photo = (letter: string) => join(uploadDir, letter.repeat(2), `${letter.repeat(32)}.webp`);
    const folders = [join(incomingDir, 'bad'), join(uploadDir, 'incoming', 'bad'), photo('g')];
    for (const path of folders) await aged(path, (bad) => mkdir(bad));
    const files = ['a', 'b', 'c', 'd'].flatMap((name) => [
      join(incomingDir, name),
      join(uploadDir, 'incoming', name),
      photo(name),
      photo(name.toUpperCase()),
    ]);
    for (const path of files) await aged(path, (good) => writeFile(good, 'x'));
    const before = await filesOf(server);
    await expect(sweepPhotoFiles(server.platform)).rejects.toThrow('tries failed');
    expect(await received(server)).toEqual(['bad']);
    expect(await filesOf(server)).toHaveLength(before.length - 12);
    await Promise.all(folders.map((path) => rmdir(path)));
    await sweepPhotoFiles(server.platform);
  });

  it('deletes files of no photo after an hour, and no others', async () => {
    const member = await server.signUp();
    const photo = await givePhoto(server, member);
    const [lost] = await server.sql<
      { file_thumb: string }[]
    >`select file_thumb from photos where public_id = ${photo.id}`;
    await server.sql`update photos set file_thumb = 'elsewhere' where public_id = ${photo.id}`;
    const before = await filesOf(server);
    const old = new Date(server.clock.now().getTime() - 3_700_000);
    const paths = before.map((name) => join(server.config.uploadDir, name.slice(0, 2), name));
    await Promise.all(paths.map((path) => utimes(path, server.clock.now(), server.clock.now())));
    await sweepPhotoFiles(server.platform);
    expect(await filesOf(server)).toHaveLength(before.length);
    await Promise.all(paths.map((path) => utimes(path, old, old)));
    await sweepPhotoFiles(server.platform);
    expect((await filesOf(server)).toSorted()).toEqual(before.filter((name) => name !== lost?.file_thumb).toSorted());
  });
});

import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { UploadedFile } from '../platform/http/upload/upload.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { sharedPhotoPipeline } from './photo-pipeline.ts';
import { createPhotoService } from './photos.service.ts';
import { losingAnswers } from './testing/lost-answer.ts';
import { filesOf, jpeg, picture, upload } from './testing/pictures.ts';

type PhotoAnswer = EndpointAnswer<typeof endpoints.photos.upload>['photo'];

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const uploaded = async (member: TestMember, bytes: Uint8Array, key: string): Promise<PhotoAnswer> => {
  const response = await upload(server, member, bytes, { key });
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { photo: PhotoAnswer }).photo;
};
const served = async (address: string, as: TestMember) => (await server.request('GET', address, { as })).status;

it('[MEM-09] an upload whose commit is not acknowledged keeps its files, and repeated it is the same photo', async () => {
  const [member, key, bytes] = [await server.signUp(), randomUUID(), await jpeg()];
  await mkdir(server.config.incomingDir, { recursive: true });
  const path = join(server.config.incomingDir, 'lost');
  await writeFile(path, bytes);
  const file: UploadedFile = Object.assign(new Blob([new Uint8Array(bytes)]), { path });
  const photos = createPhotoService(
    { ...server.platform, sql: losingAnswers(server.platform.sql) },
    sharedPhotoPipeline(),
  );
  const before = (await filesOf(server)).length;
  const viewer = { memberId: member.memberId, publicId: member.publicId, kind: 'free' } as const;
  await expect(photos.upload(viewer, file, { key })).rejects.toThrow('CONNECTION_CLOSED');
  expect(await filesOf(server)).toHaveLength(before + 4);
  const photo = await uploaded(member, bytes, key);
  expect(await served(photo.full ?? '', member)).toBe(200);
  expect(await filesOf(server)).toHaveLength(before + 4);
});

it('an upload that the database refuses leaves no file', async () => {
  const member = await server.signUp();
  await server.sql`alter table photos add constraint no_such_width check (width <> 123)`;
  const before = await filesOf(server);
  expect((await upload(server, member, await picture(123, 200).jpeg().toBuffer())).status).toBe(500);
  expect(await filesOf(server)).toEqual(before);
});

describe('a repeated upload whose files are missing', () => {
  /** A photo without its files. */
  async function bare() {
    const [member, key, bytes] = [await server.signUp(), randomUUID(), await jpeg()];
    const { id } = await uploaded(member, bytes, key);
    const [row = {}] = await server.sql<Record<string, string>[]>`
      select file_full, file_match, file_thumb, file_blur from photos where public_id = ${id}`;
    const names = Object.values(row);
    await server.platform.photoFiles.remove(names);
    const left = async () => (await filesOf(server)).filter((name) => names.includes(name)).length;
    return { member, key, bytes, id, left };
  }

  it('writes them again under their names', async () => {
    const { member, key, bytes, id, left } = await bare();
    expect(await left()).toBe(0);
    const photo = await uploaded(member, bytes, key);
    expect([photo.id, await left(), await served(photo.full ?? '', member)]).toEqual([id, 4, 200]);
  });

  it('writes nothing for another picture, or for a rejected photo', async () => {
    const { member, key, bytes, id, left } = await bare();
    expect([(await uploaded(member, await jpeg(2), key)).id, await left()]).toEqual([id, 0]);
    await server.sql`update photos set state = 'rejected' where public_id = ${id}`;
    expect([(await uploaded(member, bytes, key)).id, await left()]).toEqual([id, 0]);
  });
});

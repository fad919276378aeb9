import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sharedPhotoPipeline } from './photo-pipeline.ts';
import { losingAnswers } from './testing/lost-answer.ts';
import { filesOf, jpeg, picture } from './testing/pictures.ts';
import type { UploadedFile } from '../platform/http/upload/upload.ts';
import { uploadChatPhoto } from '../testing/chat-photos.ts';
import { createTestServer, type TestServer } from '../testing/harness.ts';
import { createChatPhotos } from '../chat/chat-photos.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('[CHAT-10] an upload whose commit is not acknowledged keeps its files, and repeated it is the same photo', async () => {
  const [member, clientId, bytes] = [await server.signUp(), randomUUID(), await jpeg()];
  await mkdir(server.config.incomingDir, { recursive: true });
  const path = join(server.config.incomingDir, 'lost');
  await writeFile(path, bytes);
  const file: UploadedFile = Object.assign(new Blob([new Uint8Array(bytes)]), { path });
  const photos = createChatPhotos(
    { ...server.platform, sql: losingAnswers(server.platform.sql) },
    sharedPhotoPipeline(),
  );
  const before = (await filesOf(server)).length;
  await expect(photos.upload(member.memberId, clientId, file)).rejects.toThrow('CONNECTION_CLOSED');
  expect(await filesOf(server)).toHaveLength(before + 3);
  expect((await uploadChatPhoto(server, member, clientId, bytes)).status).toBe(200);
  expect(await filesOf(server)).toHaveLength(before + 3);
});

it('an upload that the database refuses leaves no file', async () => {
  const member = await server.signUp();
  await server.sql`alter table chat_photos add constraint no_such_width check (width <> 123)`;
  const before = await filesOf(server);
  const bytes = await picture(123, 200).jpeg().toBuffer();
  expect((await uploadChatPhoto(server, member, randomUUID(), bytes)).status).toBe(500);
  expect(await filesOf(server)).toEqual(before);
});

describe('a repeated upload whose files are missing', () => {
  it.each(['inspected', 'rejected'])('writes them again unless the photo was rejected (%s)', async (state) => {
    const [member, clientId, bytes] = [await server.signUp(), randomUUID(), await jpeg()];
    expect((await uploadChatPhoto(server, member, clientId, bytes)).status).toBe(200);
    const [row = {}] = await server.sql<Record<string, string>[]>`
      update chat_photos set state = ${state} where client_id = ${clientId} returning file_full, file_thumb, file_blur`;
    const names = Object.values(row);
    await server.platform.photoFiles.remove(names);
    expect((await uploadChatPhoto(server, member, clientId, bytes)).status).toBe(200);
    const left = (await filesOf(server)).filter((name) => names.includes(name));
    expect(left).toHaveLength(state === 'rejected' ? 0 : 3);
  });
});

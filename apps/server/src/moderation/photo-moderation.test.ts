import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { moderate } from '../cli/moderate.ts';
import { createPhotoModeration } from './photo-moderation.service.ts';
import { createStaff } from './staff.service.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { sweepPhotoFiles } from '../photos/photos.jobs.ts';
import { ageFiles, filesOf, givePhoto } from '../photos/testing/pictures.ts';

type Notices = EndpointAnswer<typeof endpoints.notices.list>;
type PhotoAnswer = EndpointAnswer<typeof endpoints.photos.list>['photos'][number];

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function run(...args: string[]) {
  const lines: string[] = [];
  const exit = await moderate(
    args,
    createPhotoModeration(server.platform),
    server.platform.photoFiles,
    (line) => lines.push(line),
    createStaff(server.platform),
  );
  return { exit, lines };
}
const waiting = (member: TestMember, seed = 1) => givePhoto(server, member, { seed, state: 'inspected' });
const own = async (as: TestMember) =>
  ((await (await server.request('GET', '/api/me/photos', { as })).json()) as { photos: PhotoAnswer[] }).photos;
const seenBy = async (viewer: TestMember, of: TestMember) => {
  const response = await server.request('GET', `/api/members/${of.publicId}`, { as: viewer });
  return ((await response.json()) as { profile: { main_image: { id: string } | null } }).profile.main_image?.id;
};
const eventsOf = async ({ memberId }: TestMember) =>
  (
    await server.sql<
      { type: string }[]
    >`select payload ->> 'type' as type from events where member_id = ${memberId} order by seq`
  ).map(({ type }) => type);

describe('npm run moderate', () => {
  it('lists the waiting photos, with the file to look at', async () => {
    const member = await server.signUp();
    const photo = await waiting(member);
    const { lines } = await run('list');
    const line = lines.find((text) => text.startsWith(photo.id));
    expect(line).toContain(member.publicId);
    const file = line?.split('  ').at(-1) ?? '';
    expect(await filesOf(server)).toContain(file.split('/').at(-1));
    expect(lines.join()).not.toContain(member.email);
  });

  it('approve shows the photo to others, notifies the owner, and writes an audit entry', async () => {
    const [member, viewer] = [await server.signUp(), await server.signUp()];
    const photo = await waiting(member);
    expect(await seenBy(viewer, member)).toBeUndefined();
    const before = (await eventsOf(member)).length;
    expect(await run('approve', photo.id)).toEqual({ exit: 0, lines: [`${photo.id}: approved`] });
    expect(await seenBy(viewer, member)).toBe(photo.id);
    expect((await eventsOf(member)).slice(before)).toEqual(['user_changed']);
    const [audit] =
      await server.sql`select actor, action, subject from audit_log where subject = ${`photo:${photo.id}`}`;
    expect(audit).toEqual({
      actor: expect.stringMatching(/^cli:./),
      action: 'photo.approve',
      subject: `photo:${photo.id}`,
    });
    expect((await run('approve', photo.id)).exit).toBe(1);
  });

  it('reject deletes the files; the owner sees a blurred photo that was refused', async () => {
    const [member, viewer] = [await server.signUp(), await server.signUp()];
    const photo = await waiting(member);
    await waiting(member, 2);
    const before = (await filesOf(server)).length;
    expect((await run('reject', photo.id, 'other', 'Shows a cat.')).exit).toBe(0);
    expect(await filesOf(server)).toHaveLength(before - 3);
    const [rejected, second] = await own(member);
    expect(rejected).toMatchObject({ id: photo.id, status: 'rejected', main: false, full: null });
    expect(second).toMatchObject({ main: true });
    expect((await server.request('GET', rejected?.thumb ?? '', { as: member })).status).toBe(200);
    expect((await server.request('GET', photo.full ?? '', { as: member })).status).toBe(404);
    expect(await seenBy(viewer, member)).toBeUndefined();
    expect((await run('approve', photo.id)).exit).toBe(1);
    expect(
      (await server.request('PATCH', `/api/me/photos/${photo.id}`, { as: member, body: { main: true } })).status,
    ).toBe(404);
  });

  it('reject leaves files that could not be removed to the sweep, which keeps the blurred one', async () => {
    const member = await server.signUp();
    const photo = await waiting(member);
    const before = (await filesOf(server)).length;
    vi.spyOn(server.platform.photoFiles, 'remove').mockRejectedValueOnce(new Error('the bucket is away'));
    await expect(run('reject', photo.id, 'other', 'Shows a cat.')).rejects.toThrow('the bucket is away');
    const [rejected] = await own(member);
    expect([rejected?.status, (await filesOf(server)).length]).toEqual(['rejected', before]);
    await ageFiles(server);
    await sweepPhotoFiles(server.platform);
    const left = await filesOf(server);
    const [row] = await server.sql<Record<'file_full' | 'file_match' | 'file_thumb' | 'file_blur', string>[]>`
      select file_full, file_match, file_thumb, file_blur from photos where public_id = ${photo.id}`;
    expect(left).toHaveLength(before - 3);
    expect(left.filter((name) => Object.values(row ?? {}).includes(name))).toEqual([row?.file_blur]);
    expect((await server.request('GET', (await own(member))[0]?.thumb ?? '', { as: member })).status).toBe(200);
  });

  it('reject gives the member the reason, as the pages do: a notice, a mail, an appeal', async () => {
    const member = await server.signUp({ language: 'de' });
    const photo = await waiting(member);
    const { exit, lines } = await run('reject', photo.id, 'nudity', 'Niemand', 'trägt hier etwas.');
    expect([exit, lines]).toEqual([0, [`${photo.id}: rejected`]]);
    const { notices } = (await (await server.request('GET', '/api/notices', { as: member })).json()) as Notices;
    expect(notices).toMatchObject([
      { kind: 'photo_refused', ground: 'nudity', facts: 'Niemand trägt hier etwas.', photo_id: photo.id },
    ]);
    const [mail] = (await server.mails()).filter(({ to }) => to === member.email);
    expect(mail?.text).toContain('Niemand trägt hier etwas.');
    const appeal = { as: member, body: { text: 'Das ist ein Badeanzug.' } };
    expect((await server.request('POST', `/api/notices/${notices[0]?.id}/appeal`, appeal)).status).toBe(200);
    const [audit] = await server.sql<
      { reason: string }[]
    >`select details ->> 'reason' as reason from audit_log where subject = ${`photo:${photo.id}`}`;
    expect(audit?.reason).toBe('Niemand trägt hier etwas.');
  });

  it('reject without a ground or a description of the finding does nothing', async () => {
    const member = await server.signUp();
    const photo = await waiting(member);
    for (const more of [[], ['nudity'], ['nudity', ' x '], ['ugly', 'Not nice to look at.']])
      expect((await run('reject', photo.id, ...more)).exit, more.join(' ')).toBe(2);
    expect((await own(member))[0]?.status).toBe('inspected');
    expect((await run('reject', 'nothing', 'spam', 'A shop.')).lines).toEqual(['nothing: no such photo']);
  });

  it('approve-all empties the queue, but never approves a file that differs from the uploaded one', async () => {
    await run('approve-all');
    const [member, other] = [await server.signUp(), await server.signUp()];
    const [good, bad] = [await waiting(member), await waiting(other)];
    const [row] = await server.sql<{ file_full: string }[]>`select file_full from photos where public_id = ${bad.id}`;
    await writeFile(join(server.config.uploadDir, row!.file_full.slice(0, 2), row!.file_full), 'something else');
    const { exit, lines } = await run('approve-all');
    expect([exit, lines.length, (await own(member))[0]?.status, (await own(other))[0]?.status]).toEqual([
      1,
      2,
      'active',
      'inspected',
    ]);
    expect(lines).toContain(`${good.id}: approved`);
  });

  it('lists the commands when given anything else', async () => {
    expect((await run('frobnicate')).exit).toBe(2);
    expect((await run('approve')).exit).toBe(2);
    expect((await run('approve', 'nothing')).lines).toEqual(['nothing: no such photo']);
  });
});

describe('AUTO_APPROVE_PHOTOS', () => {
  it('shows a photo without a moderator', async () => {
    const demo = await createTestServer({ config: { autoApprovePhotos: true } });
    try {
      const member = await demo.signUp();
      const form = new FormData();
      const { jpeg } = await import('../photos/testing/pictures.ts');
      form.append('photo', new Blob([new Uint8Array(await jpeg())]));
      const response = await demo.request('POST', '/api/me/photos', { as: member, body: form });
      expect(await response.json()).toMatchObject({ photo: { status: 'active', main: true } });
    } finally {
      await demo.close();
    }
  });
});

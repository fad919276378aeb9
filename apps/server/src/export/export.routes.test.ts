import { randomUUID } from 'node:crypto';
import { readdir, writeFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import { limits, locales } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { givePhoto } from '../photos/testing/pictures.ts';
import { errorOf, said, say, startChat } from '../testing/chatting.ts';
import { askForExport, copyOf, takeExport, unzip } from '../testing/export.ts';
import { createTestServer, type SignUpOptions, type TestMember, type TestServer } from '../testing/harness.ts';
import { readStream } from '../testing/stream.ts';
import { makeExport, sweepExports } from './export.jobs.ts';
import { exportWords } from './export-words.ts';
import { exportMessages } from './export.messages.ts';

const password = 'a quiet evening by the lake';
const day = 86_400;

let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await createTestServer({ config: { autoApprovePhotos: true } });
  hash = await passwordHasher.hash(password);
});
afterAll(() => server.close());

async function member(options: SignUpOptions = {}): Promise<TestMember> {
  const made = await server.signUp(options);
  await saveCredentials(server.sql, made.memberId, hash, server.clock.now());
  return made;
}

const ask = (as: TestMember, given = password) => askForExport(server, as, given);
const run = () => server.platform.jobs.runDue();
/** Every file of exports, unfinished ones too. */
const files = async () =>
  (await readdir(server.config.exportDir, { recursive: true }).catch(() => [])).filter((name) => name.endsWith('.zip'));
const stateOf = async (as: TestMember) => (await copyOf(server, as))?.state;
/** A new session, for a member who comes back after days. */
async function logIn(as: TestMember): Promise<TestMember> {
  const response = await server.request('POST', '/api/user.php', {
    body: { login: as.email, password, permanent_login: false },
  });
  return { ...as, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

describe('[ACC-08] an export of the member’s own data', () => {
  it.each([
    ['only the day to a free member, who sees no names', false, '00:00:00.000'],
    ['the exact time to a paying member', true, '09:41:07.123'],
  ])('gives for likes and visits %s', async (_what, premium, time) => {
    const [anna, bert] = [await member({ premium }), await member({ gender: 'man' })];
    await server.request('PUT', `/api/members/${anna.publicId}/like`, { as: bert });
    await server.request('GET', `/api/members/${anna.publicId}`, { as: bert });
    const date = new Date(server.clock.now().getTime() - 5 * day * 1000).toISOString().slice(0, 10);
    const at = `${date}T09:41:07.123Z`;
    await server.sql`update likes set created_at = ${at} where to_id = ${anna.memberId}`;
    await server.sql`update visits set visited_at = ${at}, day = ${date} where member_id = ${anna.memberId}`;
    const { data } = await takeExport(server, anna, password);
    expect([data['likes'], data['visits']]).toMatchObject([
      { received: [{ at: `${date}T${time}Z` }] },
      { received: [{ at: `${date}T${time}Z` }] },
    ]);
  });

  it.each([
    ['no hidden like that is too old for the site, for a free member', false, 0],
    ['every like, for a paying member', true, 1],
  ])('contains %s', async (_what, premium, count) => {
    const [anna, bert] = [await member({ premium }), await member({ gender: 'man' })];
    await server.request('PUT', `/api/members/${anna.publicId}/like`, { as: bert });
    const old = new Date(server.clock.now().getTime() - 100 * day * 1000);
    await server.sql`update likes set created_at = ${old} where to_id = ${anna.memberId}`;
    const { data } = await takeExport(server, anna, password);
    expect((data['likes'] as { received: object[] }).received).toHaveLength(count);
  });

  it('asks for the password, is made by a job, announced by event and mail, and downloaded by its owner alone', async () => {
    const [anna, bert] = [await member({ language: 'de' }), await member({ gender: 'man' })];
    const stream = readStream(await server.request('GET', '/api/events', { as: anna }));
    const others = readStream(await server.request('GET', '/api/events', { as: bert }));
    expect(await copyOf(server, anna)).toBeNull();
    expect(await errorOf(await ask(anna, 'not this one'))).toBe('password_wrong');
    expect(await copyOf(server, anna)).toBeNull();

    expect((await ask(anna)).status).toBe(200);
    expect(await copyOf(server, anna)).toMatchObject({ state: 'waiting', percent: 0, address: null, bytes: null });
    expect(await errorOf(await ask(anna))).toBe('conflict');
    await run();
    const copy = await copyOf(server, anna);
    const expires = new Date(server.clock.now().getTime() + limits.exportDays * day * 1000).toISOString();
    expect(copy).toMatchObject({ state: 'ready', percent: 100, expires_at: expires });
    await stream.until(({ payload }) => payload.type === 'export_changed');
    expect(others.received.map(({ payload }) => payload.type)).not.toContain('export_changed');
    stream.close();
    others.close();
    const mail = (await server.mails()).findLast(({ to }) => to === anna.email);
    expect([mail?.kind, mail?.text]).toEqual(['exportReady', expect.stringMatching(/\/me\/export\n/)]);
    expect(mail?.text).not.toContain('token=');

    const address = copy?.address ?? '';
    const answer = await server.request('GET', address, { as: anna });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="heartline-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(bytes.byteLength).toBe(copy?.bytes);
    const zip = unzip(bytes);
    expect(zip.names).toEqual(['data.json', 'index.html']);
    expect(zip.data['account']).toMatchObject({ name: anna.name, email: anna.email });
    expect(zip.textOf('index.html')).toContain('<html lang="de"');
    expect(zip.textOf('index.html')).toContain('Deine Daten bei');

    expect((await server.request('GET', address, { as: bert })).status).toBe(404);
    expect((await server.request('GET', address)).status).toBe(403);
    await takeExport(server, bert, password);
    expect((await server.request('GET', address, { as: bert })).status).toBe(404);
    const [path, token = ''] = address.split('=');
    const other = `${path}=${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    expect((await server.request('GET', other, { as: anna })).status).toBe(404);
    expect((await server.request('GET', '/api/me/export/file?token=x', { as: anna })).status).toBe(404);
  });

  it('locks after ten wrong passwords like every other call that asks for it', async () => {
    const anna = await member();
    for (let index = 0; index < 10; index += 1) await ask(anna, `wrong ${index}`);
    expect((await ask(anna)).status).toBe(423);
    expect(await copyOf(server, anna)).toBeNull();
  });

  it('ends after seven days, with its file and its address', async () => {
    const anna = await member();
    await ask(anna);
    await run();
    const address = (await copyOf(server, anna))?.address ?? '';
    const [row] = await server.sql<{ file: string }[]>`select file from exports where member_id = ${anna.memberId}`;
    server.clock.advance(7 * day - 60);
    const later = await logIn(anna);
    expect((await server.request('GET', address, { as: later })).status).toBe(200);
    server.clock.advance(61);
    // The address ends at its time, even before the sweep deletes the file.
    expect((await server.request('GET', address, { as: later })).status).toBe(404);
    expect(await copyOf(server, later)).toMatchObject({ state: 'expired', address: null });
    expect(await files()).toContain(row?.file);
    await sweepExports(server.platform);
    expect(await files()).not.toContain(row?.file);
    expect(await stateOf(later)).toBe('expired');
  });

  it('is replaced by the next one, and limited to three a day', async () => {
    const anna = await member();
    const names: string[] = [];
    for (let index = 0; index < limits.exportsPerDay; index += 1) {
      expect((await ask(anna)).status).toBe(200);
      await run();
      const [row] = await server.sql<{ file: string }[]>`select file from exports where member_id = ${anna.memberId}`;
      names.push(row?.file ?? '');
    }
    expect((await files()).filter((name) => names.includes(name))).toEqual(names.slice(-1));
    expect(await errorOf(await ask(anna))).toBe('rate_limited');
    // A request with a wrong password does not count as an export.
    server.clock.advance(day);
    const later = await logIn(anna);
    for (let index = 0; index < 5; index += 1) await ask(later, 'not this one');
    expect((await ask(later)).status).toBe(200);
    await run();
  });

  it('reports its progress while it is made', async () => {
    const anna = await member();
    await givePhoto(server, anna);
    const chat = await startChat(server, anna, await member({ gender: 'man' }));
    await said(await say(server, anna, chat, 'Hello'));
    const { photoFiles } = server.platform;
    const { read } = photoFiles;
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    photoFiles.read = async (name) => {
      await held;
      return read(name);
    };
    await ask(anna);
    const made = run();
    await expect.poll(() => copyOf(server, anna)).toMatchObject({ state: 'making', percent: 99 });
    expect(await errorOf(await ask(anna))).toBe('conflict');
    photoFiles.read = read;
    go();
    await made;
    expect(await stateOf(anna)).toBe('ready');
  });

  it('leaves no unfinished file behind when it fails, and starts again', async () => {
    const anna = await member();
    const before = await files();
    await givePhoto(server, anna);
    const { photoFiles } = server.platform;
    const { read } = photoFiles;
    photoFiles.read = () => Promise.reject(new Error('the disk went away'));
    await ask(anna);
    await run();
    expect(await stateOf(anna)).toBe('waiting');
    expect(await files()).toEqual(before);
    photoFiles.read = read;
    server.clock.advance(5);
    await run();
    expect(await stateOf(anna)).toBe('ready');
  });

  it('fails after five tries, and can then be requested again', async () => {
    const anna = await member();
    await givePhoto(server, anna);
    const { photoFiles } = server.platform;
    const { read } = photoFiles;
    photoFiles.read = () => Promise.reject(new Error('the disk went away'));
    await ask(anna);
    for (let index = 0; index < 5; index += 1) {
      await run();
      server.clock.advance(600);
    }
    expect(await stateOf(anna)).toBe('failed');
    photoFiles.read = read;
    expect((await ask(anna)).status).toBe(200);
    await run();
    expect(await stateOf(anna)).toBe('ready');
  });

  it('is taken over from a process that died, and not before', async () => {
    const anna = await member();
    await ask(anna);
    const now = server.clock.now();
    // A process has begun the export and died; its job is claimed again.
    await server.sql`update exports set state = 'making', run = 1, beat_at = ${now} where member_id = ${anna.memberId}`;
    await makeExport(server.platform, anna.memberId);
    expect(await stateOf(anna)).toBe('making');
    server.clock.advance(31);
    await run();
    expect(await copyOf(server, anna)).toMatchObject({ state: 'ready' });
    const [row] = await server.sql`select run from exports where member_id = ${anna.memberId}`;
    expect(row?.['run']).toBe(2);
  });

  it('is finished by one run only: the file of a slower run is deleted', async () => {
    const anna = await member();
    await givePhoto(server, anna);
    const { photoFiles } = server.platform;
    const { read } = photoFiles;
    await ask(anna);
    photoFiles.read = async (name) => {
      photoFiles.read = read;
      // Another run has taken the export over meanwhile.
      await server.sql`update exports set run = run + 1 where member_id = ${anna.memberId}`;
      return read(name);
    };
    const before = await files();
    await run();
    expect(await stateOf(anna)).toBe('making');
    expect(await files()).toEqual(before);
    server.clock.advance(31);
    await run();
    expect(await stateOf(anna)).toBe('ready');
  });

  it('sweeps files that a crash left behind, and none that belongs to an export', async () => {
    const anna = await member();
    await ask(anna);
    await run();
    const [row] = await server.sql<{ file: string }[]>`select file from exports where member_id = ${anna.memberId}`;
    const { exportDir } = server.config;
    const names = [`${'a'.repeat(32)}.zip`, join('half', `${'b'.repeat(32)}.zip`)];
    for (const name of [...names, row?.file ?? '']) {
      if (name !== row?.file) await writeFile(join(exportDir, name), 'left');
      const old = new Date(server.clock.now().getTime() - 2 * 3_600_000);
      await utimes(join(exportDir, name), old, old);
    }
    await sweepExports(server.platform);
    const left = await files();
    expect(left).toContain(row?.file);
    for (const name of names) expect(left).not.toContain(name);
  });

  it('is deleted with the account', async () => {
    const anna = await member();
    await ask(anna);
    await run();
    const [row] = await server.sql<{ file: string }[]>`select file from exports where member_id = ${anna.memberId}`;
    const address = (await copyOf(server, anna))?.address ?? '';
    await server.sql`update exports set expires_at = ${new Date(server.clock.now().getTime() + 30 * day * 1000)} where member_id = ${anna.memberId}`;
    expect((await server.request('DELETE', '/api/me', { as: anna, body: { password } })).status).toBe(200);
    expect((await server.request('GET', address, { as: anna })).status).toBe(403);
    server.clock.advance(14 * day + 1);
    await run();
    expect(await files()).not.toContain(row?.file);
  });

  it.each(locales)('opens in the language of its owner: %s', async (language) => {
    const anna = await member({ language });
    const copy = await takeExport(server, anna, password);
    const page = copy.textOf('index.html');
    expect(page).toContain(`<html lang="${language}"`);
    for (const message of [exportMessages.conversations, exportMessages.purchases, exportMessages.nothing])
      expect(page.replaceAll('&#39;', "'")).toContain(exportWords(language).say(message));
    // Nothing in it loads anything from a server.
    expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
  });

  it('is made of 10,000 messages in 60 s', async () => {
    const [anna, bert] = [await member(), await member({ gender: 'man' })];
    const chat = await startChat(server, anna, bert);
    const at = server.clock.now();
    await server.sql`
      insert into messages (conversation_id, seq, public_id, sender_id, kind, body, client_id, cost, created_at)
      select c.id, n, 'm' || n, case when n % 2 = 0 then ${anna.memberId}::bigint else ${bert.memberId}::bigint end, 'text',
        repeat('Words of message ' || n || '. ', 8), gen_random_uuid(), 0, ${at}
      from conversations c, generate_series(1, 10000) n where c.public_id = ${chat}`;
    await server.sql`update conversations set last_seq = 10000 where public_id = ${chat}`;
    const begun = performance.now();
    const copy = await takeExport(server, anna, password);
    expect(performance.now() - begun).toBeLessThan(60_000);
    const [talk] = copy.data['conversations'] as { messages: { number: number }[] }[];
    expect(talk?.messages.map(({ number }) => number)).toEqual(Array.from({ length: 10_000 }, (_item, n) => n + 1));
    expect(copy.textOf(`conversations/${chat}.html`)).toContain('Words of message 9999.');
  });
});

it('[ACC-08] has nothing that came after it was requested', async () => {
  const [anna, bert] = [await member(), await member({ gender: 'man' })];
  const chat = await startChat(server, anna, bert);
  await said(await say(server, anna, chat, 'before it'));
  await ask(anna);
  server.clock.advance(1);
  await said(await say(server, bert, chat, 'after it', randomUUID()));
  await run();
  const answer = await server.request('GET', (await copyOf(server, anna))?.address ?? '', { as: anna });
  const copy = unzip(new Uint8Array(await answer.arrayBuffer()));
  expect(copy.everything).toContain('before it');
  expect(copy.everything).not.toContain('after it');
});

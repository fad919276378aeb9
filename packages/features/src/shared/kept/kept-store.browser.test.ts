import { NetworkError } from '@heartline/api-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { forgetMember } from '../session/forget-member.ts';
import { forgetRevoked } from '../session/forget-revoked.ts';
import { user } from '../testing/fixtures.ts';
import { createStoryWorld, type StoryParameters } from '../testing/story-providers.tsx';
import { forgetKept, keptDatabase } from './forget-kept.ts';
import { forgetOthers } from './forget-others.ts';
import { keptMember } from './kept-mark.ts';
import { keptFor, openKept, readKept } from './kept-store.ts';

beforeEach(forgetKept);
afterEach(forgetKept);

const now = Date.parse('2026-11-25T12:00:00.000Z');
const text = 'Zitronenfalter im Regen';
const databases = async () => (await indexedDB.databases()).map(({ name }) => name);
async function keepFor(memberId: string, seenAt = now) {
  const kept = await openKept(memberId);
  await kept?.write('start', { text });
  await kept?.noteSeen(seenAt);
  return kept;
}

/** All records, in their stored form. */
async function records(store: 'key' | 'rows'): Promise<unknown[]> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(keptDatabase);
    request.addEventListener('success', () => resolve(request.result));
  });
  const all = db.transaction(store).objectStore(store).getAll();
  const found = await new Promise<unknown[]>((resolve) => all.addEventListener('success', () => resolve(all.result)));
  db.close();
  return found;
}

it('reads back what it stored encrypted, under a key that cannot be exported', async () => {
  await keepFor('anna');
  expect(await (await readKept(now))?.read('start')).toEqual({ text });
  const [row] = (await records('rows')) as { sealed: ArrayBuffer }[];
  expect(new TextDecoder('latin1').decode(row?.sealed)).not.toContain(text);
  const [{ secret }] = (await records('key')) as [{ secret: CryptoKey }];
  expect(secret.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', secret)).rejects.toThrow(/not extractable/);
});

it('encrypts each entry with its own nonce, and decrypts none under the name of another', async () => {
  const kept = await keepFor('anna');
  await kept?.write('other', { text });
  const [other, one] = (await records('rows')) as { iv: Uint8Array }[];
  expect(one?.iv).not.toEqual(other?.iv);
  const request = indexedDB.open(keptDatabase);
  const db = await new Promise<IDBDatabase>((resolve) =>
    request.addEventListener('success', () => resolve(request.result)),
  );
  const moving = db.transaction('rows', 'readwrite');
  moving.objectStore('rows').put(other, 'start');
  await new Promise((resolve) => moving.addEventListener('complete', resolve));
  db.close();
  expect(await kept?.read('start')).toBeUndefined();
  expect(await kept?.read('other')).toEqual({ text });
});

it.each([
  ['a moment ago', 0, true],
  ['nearly as long ago as a session lives', keptFor - 60_000, true],
  ['longer ago than that', keptFor, false],
  ['tomorrow, by a clock that was put right', -60_000, true],
  ['next month, by a clock that was put back', -30 * 24 * 60 * 60_000, false],
])('data that the server last confirmed %s are shown: %s', async (_when, age, shown) => {
  await keepFor('anna', now - age);
  expect((await readKept(now)) !== undefined).toBe(shown);
  // Outdated data are deleted.
  expect((await databases()).includes(keptDatabase)).toBe(shown);
});

it('starts empty for the same member after a log-out, and a tab from before writes no more', async () => {
  const before = await keepFor('anna');
  await forgetKept();
  const after = await keepFor('anna');
  expect(await before?.write('start', { text: 'late' })).toBe(false);
  expect(await after?.read('start')).toEqual({ text });
});

it('has one key for two tabs that begin at the same moment', async () => {
  const [one, two] = await Promise.all([openKept('anna'), openKept('anna')]);
  expect(await one?.write('start', { text })).toBe(true);
  expect(await two?.read('start')).toEqual({ text });
});

it('starts empty for another member, under another key', async () => {
  const annas = await keepFor('anna');
  const bens = await keepFor('ben');
  expect(keptMember()).toBe('ben');
  expect(await annas?.read('start')).toBeUndefined();
  expect(await bens?.names()).toEqual(['start']);
  // A tab that does not know of the change cannot write any more.
  expect(await annas?.write('start', { text: 'late' })).toBe(false);
  expect(await bens?.read('start')).toEqual({ text });
});

it('leaves nothing once it is forgotten, whatever another tab then writes', async () => {
  const kept = await keepFor('anna');
  await forgetOthers('anna');
  expect(await kept?.read('start')).toEqual({ text });
  await forgetOthers();
  expect(keptMember()).toBeUndefined();
  expect(await kept?.write('start', { text })).toBe(false);
  expect(await databases()).not.toContain(keptDatabase);
  expect(await readKept(now)).toBeUndefined();
});

describe('a page that learns of a session ended elsewhere', () => {
  const draft = 'heartline-draft:anna:chat';
  const toldWhile = async (world: StoryParameters) => {
    await keepFor('anna');
    localStorage.setItem(draft, '"Hello"');
    await forgetRevoked(createStoryWorld(world).api, 'anna');
    return [(await readKept(now)) !== undefined, localStorage.getItem(draft) !== null];
  };
  afterEach(() => localStorage.removeItem(draft));

  it.each([
    ['nobody', null],
    ['somebody else', { ...user, id: 'bert' }],
  ])('deletes the data of that member while %s is logged in', async (_who, viewer) => {
    expect(await toldWhile({ user: viewer })).toEqual([false, false]);
    // The page stays open, and stores data of the next member who logs in on it.
    expect(await (await keepFor('anna'))?.read('start')).toEqual({ text });
  });
  it('keeps those of the member who is logged in', async () => {
    await (await keepFor('bert'))?.write('start', { text });
    await forgetRevoked(createStoryWorld({ user: { ...user, id: 'bert' } }).api, 'anna');
    expect(keptMember()).toBe('bert');
  });
  it.each<[string, StoryParameters]>([
    ['they are logged in again', { user: { ...user, id: 'anna' } }],
    ['the server does not answer', { api: { session: { get: () => Promise.reject(new NetworkError()) } } }],
  ])('keeps the data while %s', async (_when, world) => expect(await toldWhile(world)).toEqual([true, true]));
});

// The last test of this file: a page can be left only once.
it('stores nothing more after a log-out on the page', async () => {
  await keepFor('anna');
  await forgetMember('anna');
  expect([await readKept(now), await openKept('anna')]).toEqual([undefined, undefined]);
});

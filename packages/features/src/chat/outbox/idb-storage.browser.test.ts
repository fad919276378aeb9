import { deleteDB } from 'idb';
import { beforeEach, expect, it } from 'vitest';

import { createIdbStorage } from './idb-storage.ts';
import type { OutboxEntry } from './outbox-types.ts';

const entry = (clientId: string): OutboxEntry => ({
  clientId,
  conversationId: 'chat-1',
  order: Infinity,
  body: { kind: 'text', text: `text of ${clientId}` },
  createdAt: '2026-11-21T10:00:00.000Z',
  state: 'sending',
  reason: null,
});
const ids = (entries: readonly OutboxEntry[]) => entries.map(({ clientId }) => clientId);

beforeEach(() => deleteDB('heartline-outbox'));

it('[CHAT-09] keeps texts over a reload, in the order of typing', async () => {
  const before = createIdbStorage('sam');
  await Promise.all(['a', 'b', 'c'].map((clientId) => before.append(entry(clientId))));
  const after = await createIdbStorage('sam').all();
  expect(ids(after)).toEqual(['a', 'b', 'c']);
  expect(after[0]).toEqual({ ...entry('a'), order: after[0]?.order });
});

it('numbers the entries of all tabs together', async () => {
  const [one, two] = [createIdbStorage('sam'), createIdbStorage('sam')];
  await one.append(entry('a'));
  await two.append(entry('b'));
  await one.append(entry('c'));
  expect(ids(await two.all())).toEqual(['a', 'b', 'c']);
});

it('shows nothing to another member in the same browser', async () => {
  await createIdbStorage('sam').append(entry('a'));
  expect(await createIdbStorage('kim').all()).toEqual([]);
});

it('updates, requeues and removes entries', async () => {
  const storage = createIdbStorage('sam');
  for (const clientId of ['a', 'b', 'c']) await storage.append(entry(clientId));
  await storage.update('a', { state: 'refused', reason: 'not_enough_credits' });
  await storage.update('gone', { state: 'failed', reason: 'unknown' });
  expect((await storage.all())[0]).toMatchObject({ clientId: 'a', state: 'refused', reason: 'not_enough_credits' });
  await storage.requeue('a');
  expect(ids(await storage.all())).toEqual(['b', 'c', 'a']);
  expect((await storage.all())[2]).toMatchObject({ state: 'sending', reason: null });
  await storage.remove(['b', 'gone', 'a']);
  expect(ids(await storage.all())).toEqual(['c']);
});

it('refuses a client id it already holds, so that a text is never stored twice', async () => {
  const storage = createIdbStorage('sam');
  await storage.append(entry('a'));
  await expect(storage.append(entry('a'))).rejects.toMatchObject({ name: 'ConstraintError' });
  expect(ids(await storage.all())).toEqual(['a']);
});

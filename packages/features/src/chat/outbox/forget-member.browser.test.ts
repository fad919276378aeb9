import { expect, it } from 'vitest';

import { setSharedDevice } from '../../shared/index.ts';
import { forgetMember } from '../../shared/session/forget-member.ts';
import { createDrafts } from '../composer/drafts.ts';
import { createIdbStorage } from './idb-storage.ts';
import type { OutboxEntry } from './outbox-types.ts';

const entry = (clientId: string): OutboxEntry => ({
  clientId,
  conversationId: 'chat',
  order: Infinity,
  body: { kind: 'photo', photo: new Blob(['picture']) },
  createdAt: '2026-11-21T12:00:00.000Z',
  state: 'failed',
  reason: null,
});

const outboxes = async () => (await indexedDB.databases()).filter(({ name }) => name === 'heartline-outbox');

it('a log-out deletes what the tab keeps of the member', async () => {
  for (const member of ['anna', 'bert']) sessionStorage.setItem(`heartline.member-list:${member}`, '1');
  await forgetMember('anna', { stays: true });
  expect(Object.keys(sessionStorage)).toEqual(['heartline.member-list:bert']);
  sessionStorage.clear();
});

it('a device that others use as well keeps no draft from before', () => {
  createDrafts('anna').set('chat', 'typed before');
  setSharedDevice(true);
  expect(Object.keys(localStorage)).toEqual(['heartline.shared-device']);
  setSharedDevice(false);
});

it('a log-out leaves no text of the member on this device, and keeps those of other members', async () => {
  for (const member of ['anna', 'bert']) {
    createDrafts(member).set('chat', `draft of ${member}`);
    await createIdbStorage(member).append(entry(crypto.randomUUID()));
  }
  await forgetMember('anna');
  expect(createDrafts('anna').get('chat')).toBe('');
  expect(await createIdbStorage('anna').all()).toEqual([]);
  expect(createDrafts('bert').get('chat')).toBe('draft of bert');
  const [kept] = await createIdbStorage('bert').all();
  expect(kept?.body.kind === 'photo' && (await kept.body.photo.text())).toBe('picture');
  expect(await outboxes()).toHaveLength(1);
  await forgetMember('bert');
  expect(await outboxes()).toEqual([]);
});

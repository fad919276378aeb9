import { NetworkError, type ApiClient } from '@heartline/api-client';
import * as time from '@heartline/api-client/time';

import { randomUuid } from '../../shared/index.ts';
import { createIdbStorage } from './idb-storage.ts';
import { createPassingStorage } from './passing-storage.ts';
import type { OutboxEntry, OutboxNotice, OutboxPorts, SendAnswer } from './outbox-types.ts';

/** The browser's services for the outbox. Each is optional: without them, one tab still sends from memory. */
export function createBrowserPorts(
  api: ApiClient,
  memberId: string,
  onSent: (answer: SendAnswer) => void,
  shared: boolean,
  /** The server's time, in milliseconds since 1970. */
  now: () => number,
): OutboxPorts {
  const name = `heartline-outbox-${memberId}`;
  return {
    storage: shared ? createPassingStorage(createIdbStorage(memberId)) : createIdbStorage(memberId),
    send: (entry, signal) => sendEntry(api, entry, signal),
    time: { now, wait: time.wait },
    random: Math.random,
    // Tabs of a shared device store nothing, so each sends its own texts.
    lead: (run, signal, steal) =>
      shared || typeof navigator.locks === 'undefined'
        ? run()
        : navigator.locks.request(name, steal ? { steal } : { signal }, run),
    connectLeaders: (onWord) => (shared ? undefined : openChannel(`${name}-leader`, onWord)),
    connect: (onNotice) =>
      openChannel<OutboxNotice>(name, onNotice) ?? { post: () => undefined, close: () => undefined },
    onSent,
    newId: randomUuid,
  };
}

export async function sendEntry(
  api: ApiClient,
  { clientId, conversationId: id, body, state }: OutboxEntry,
  signal: AbortSignal,
): Promise<SendAnswer> {
  // The outbox retries by itself: inner retries would not notice that the network is back.
  const options = { signal, retries: 0 };
  if (body.kind !== 'photo') return api.chat.send({ id, clientId, ...body }, options);
  // A held photo has already been uploaded.
  if (state !== 'held')
    await (await import('./upload-photo.ts').catch(offline)).uploadPhoto(api, clientId, body.photo, options);
  return api.chat.send({ id, clientId, kind: 'photo' }, options);
}

/** The code comes over the same network as the answer, so failing to load it is being offline. */
function offline(cause: unknown): never {
  throw new NetworkError('no answer', { cause });
}

/** A channel to the other tabs of this browser, or undefined where there is none. */
function openChannel<Word>(name: string, onWord: (word: Word) => void) {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  let open = true;
  channel.addEventListener('message', (event: MessageEvent<Word>) => onWord(event.data));
  return {
    post: (word: Word) => {
      if (open) channel.postMessage(word);
    },
    close: () => {
      open = false;
      channel.close();
    },
  };
}

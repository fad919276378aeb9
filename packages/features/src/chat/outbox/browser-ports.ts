import { NetworkError, type ApiClient } from '@heartline/api-client';

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
  /** The server's clock, as unsent texts stand beside messages with the server's time. */
  now: () => number,
): OutboxPorts {
  const name = `heartline-outbox-${memberId}`;
  return {
    storage: shared ? createPassingStorage(createIdbStorage(memberId)) : createIdbStorage(memberId),
    send: (entry, signal) => sendEntry(api, entry, signal),
    clock: { now: () => new Date(now()), sleep, random: Math.random },
    lead: (run, signal) =>
      typeof navigator.locks === 'undefined' ? run() : navigator.locks.request(name, { signal }, run),
    connect: (onNotice) => connectTabs(name, onNotice),
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

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

function connectTabs(name: string, onNotice: (notice: OutboxNotice) => void) {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  let open = true;
  channel.addEventListener('message', (event: MessageEvent<OutboxNotice>) => onNotice(event.data));
  return {
    post: (notice: OutboxNotice) => {
      if (open) channel.postMessage(notice);
    },
    close: () => {
      open = false;
      channel.close();
    },
  };
}

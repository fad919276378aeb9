import { randomUUID } from 'node:crypto';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { jpeg } from '../photos/testing/pictures.ts';
import type { TestMember, TestServer } from './harness.ts';

export type ChatPhoto = EndpointAnswer<typeof endpoints.chat.photo>['photo'];

export async function uploadChatPhoto(
  server: TestServer,
  as: TestMember,
  clientId: string,
  bytes: Uint8Array,
): Promise<Response> {
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  return server.request('PUT', `/api/me/chat-photos/${clientId}`, { as, body: form });
}

export const postPhoto = (server: TestServer, as: TestMember, conversation: string, clientId: string) =>
  server.request('POST', `/api/conversations/${conversation}/messages`, {
    as,
    body: { client_id: clientId, kind: 'photo' },
  });

/** Uploads a picture and sends it, as the outbox does. */
export async function sendPhoto(
  server: TestServer,
  as: TestMember,
  conversation: string,
  { clientId = randomUUID(), seed = 1 }: { clientId?: string; seed?: number } = {},
): Promise<Response> {
  const uploaded = await uploadChatPhoto(server, as, clientId, await jpeg(seed));
  if (!uploaded.ok) throw new Error(`not uploaded: ${await uploaded.text()}`);
  return postPhoto(server, as, conversation, clientId);
}

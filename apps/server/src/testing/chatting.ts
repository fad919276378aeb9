import { randomUUID } from 'node:crypto';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import type { TestMember, TestServer } from './harness.ts';

type Chat = EndpointAnswer<typeof endpoints.chat.start>['chat'];
type Sent = EndpointAnswer<typeof endpoints.chat.send>;

/** Opens the conversation of two members; returns its id. */
export async function startChat(server: TestServer, from: TestMember, to: TestMember): Promise<string> {
  const response = await server.request('POST', '/api/conversations', { as: from, body: { member_id: to.publicId } });
  if (!response.ok) throw new Error(`no conversation: ${await response.text()}`);
  return ((await response.json()) as { chat: Chat }).chat.conversation.id;
}

export const say = (
  server: TestServer,
  from: TestMember,
  conversation: string,
  text: string,
  clientId: string = randomUUID(),
): Promise<Response> =>
  server.request('POST', `/api/conversations/${conversation}/messages`, {
    as: from,
    body: { client_id: clientId, kind: 'text', text },
  });

export async function said(response: Response): Promise<Sent> {
  if (!response.ok) throw new Error(`not sent: ${response.status} ${await response.text()}`);
  return (await response.json()) as Sent;
}

export async function chatsOf(server: TestServer, member: TestMember): Promise<Chat[]> {
  return ((await (await server.request('GET', '/api/chats.php', { as: member })).json()) as { chats: Chat[] }).chats;
}

export async function errorOf(response: Response): Promise<string> {
  return ((await response.json()) as { error: { code: string } }).error.code;
}

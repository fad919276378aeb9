import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';

import { applyEvent } from '../../shared/live/apply-event.ts';
import { chat, message } from '../../shared/testing/fixtures.ts';
import { showSent } from './arrivals.ts';

let client: QueryClient;
const credits = () => client.getQueryData<{ credits: number }>(['user'])?.credits;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(['user'], { id: 'user-1', credits: 100 });
  client.setQueryData(['chats', 'list'], [chat(1), chat(2)]);
});

it('an answer brings the balance after its message', () => {
  showSent(client, { message: message(3, { mine: true }), credits: 90 });
  expect(credits()).toBe(90);
});

it('an answer that comes late does not bring back an older balance', () => {
  applyEvent(client, { type: 'message', message: message(3, { mine: true }), credits: 90 });
  const other = message(3, { mine: true, id: 'other', conversationId: 'chat-2' });
  applyEvent(client, { type: 'message', message: other, credits: 80 });
  showSent(client, { message: message(3, { mine: true }), credits: 90 });
  expect(credits()).toBe(80);
});

import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';

import { applyEvent } from '../../shared/live/apply-event.ts';
import { chat, message } from '../../shared/testing/fixtures.ts';
import { acknowledgeArrivals, showSent } from './arrivals.ts';

let client: QueryClient;
const credits = () => client.getQueryData<{ credits: number }>(['user'])?.credits;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(['user'], { id: 'user-1', credits: 100 });
  client.setQueryData(['chats', 'list'], [chat(1), chat(2)]);
});

it('takes the balance from an answer, after its message', () => {
  showSent(client, { message: message(3, { mine: true }), credits: 90 });
  expect(credits()).toBe(90);
});

it('does not take an older balance from a late answer', () => {
  applyEvent(client, { type: 'message', message: message(3, { mine: true }), credits: 90 });
  const other = message(3, { mine: true, id: 'other', conversationId: 'chat-2' });
  applyEvent(client, { type: 'message', message: other, credits: 80 });
  showSent(client, { message: message(3, { mine: true }), credits: 90 });
  expect(credits()).toBe(80);
});

it("fetches the balance when a new page's data contains an unsent text, as the known balance may predate the charge", async () => {
  const waiting = new Set(['client-3']);
  const stop = acknowledgeArrivals(client, {
    entriesOf: () => [],
    askAboutHeld: () => undefined,
    acknowledge: (ids) => [...ids].filter((id) => waiting.delete(id)).length > 0,
  });
  const isStale = () => client.getQueryState(['user'])?.isInvalidated;
  const listWith = (clientId: string | null) => [chat(1, { lastMessage: message(3, { mine: true, clientId }) })];
  const load = (chats: unknown) =>
    client.fetchQuery({ queryKey: ['chats', 'list'], queryFn: () => Promise.resolve(chats), staleTime: 0 });

  await load(listWith(null));
  expect(isStale()).toBe(false);
  await load(listWith('client-3'));
  expect(isStale()).toBe(true);

  client.setQueryData(['user'], { id: 'user-1', credits: 100 });
  waiting.add('client-4');
  client.setQueryData(['chats', 'list'], listWith('client-4'));
  expect([waiting.size, isStale()]).toEqual([0, false]);
  stop();
});

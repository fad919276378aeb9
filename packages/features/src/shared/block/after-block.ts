import type { Chat } from '@heartline/api-client';
import type { QueryClient } from '@tanstack/react-query';

import { removeChat } from '../live/apply-event.ts';
import { withoutMember } from './without-member.ts';

/** Caches with lists of members. */
const keys = [
  ['members', 'search'],
  ['members', 'related'],
  ['members', 'match-finder'],
  ['members', 'today'],
  ['likes'],
  ['visits'],
  ['play'],
];

const renewed = new Set(['members', 'likes', 'visits', 'chats', 'blocks']);

/** A member who was blocked is gone at once on every surface of this page; what else that changes is asked for (MEM-06). */
export function afterBlock(queryClient: QueryClient, memberId: string): void {
  for (const chat of queryClient.getQueryData<Chat[]>(['chats', 'list']) ?? [])
    if (chat.profile.id === memberId) removeChat(queryClient, chat.conversation.id);
  for (const queryKey of keys)
    queryClient.setQueriesData({ queryKey }, (data: unknown) => withoutMember(data, memberId));
  // The member's own page stays as it is, to take the block back.
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => renewed.has(String(queryKey[0])) && !queryKey.includes(memberId),
  });
}

/** A member who is no longer blocked may be in any list again: those are asked for anew. */
export function afterUnblock(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: ['members', 'search'], type: 'inactive' });
  for (const key of ['members', 'likes', 'visits']) void queryClient.invalidateQueries({ queryKey: [key] });
}

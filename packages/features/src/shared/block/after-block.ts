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

/** Removes a blocked member from every list of this page at once; other effects of the block are fetched (MEM-06). */
export function afterBlock(queryClient: QueryClient, memberId: string): void {
  for (const chat of queryClient.getQueryData<Chat[]>(['chats', 'list']) ?? [])
    if (chat.profile.id === memberId) removeChat(queryClient, chat.conversation.id);
  for (const queryKey of keys)
    queryClient.setQueriesData({ queryKey }, (data: unknown) => withoutMember(data, memberId));
  // The member's own page stays in the cache, so that the block can be undone there.
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => renewed.has(String(queryKey[0])) && !queryKey.includes(memberId),
  });
}

/** An unblocked member may appear in any list again, so the lists are fetched again. */
export function afterUnblock(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: ['members', 'search'], type: 'inactive' });
  for (const key of ['members', 'likes', 'visits']) void queryClient.invalidateQueries({ queryKey: [key] });
}

import type { Likes } from '@heartline/api-client';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../api/api-provider.tsx';
import { useSession } from '../session/session.queries.ts';
import { chatsQueries, likesQueries } from './live.queries.ts';

/** The number of new likes in the bar, the title and on the tab: those with the mark “New”. */
export const newLikesOf = ({ likedBy }: Likes): number => likedBy.filter(({ likeNew }) => likeNew).length;

/** Unread messages, without muted conversations, and new likes of the signed-in member; zero for a visitor and until loaded. */
export function useCounts(): { unreadMessages: number; newLikes: number } {
  const api = useApi();
  const user = useSession();
  const enabled = user !== null && !user.ageCheckRequired;
  const { data: unreadMessages = 0 } = useQuery({
    ...chatsQueries.list(api),
    enabled,
    select: (chats) => chats.reduce((sum, chat) => sum + (chat.muted ? 0 : chat.numUnreadMessages), 0),
  });
  const { data: newLikes = 0 } = useQuery({
    ...likesQueries.list(api),
    enabled,
    select: newLikesOf,
  });
  return enabled ? { unreadMessages, newLikes } : { unreadMessages: 0, newLikes: 0 };
}

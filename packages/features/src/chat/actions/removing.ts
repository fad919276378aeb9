import { queryOptions, skipToken } from '@tanstack/react-query';

/** Conversations that were deleted a moment ago: out of sight, but the server does not know yet, so that it can be undone. */
export const removingQuery = queryOptions<readonly string[]>({
  queryKey: ['chats', 'removing'],
  queryFn: skipToken,
  initialData: [],
  staleTime: Number.POSITIVE_INFINITY,
});

import { queryOptions, skipToken } from '@tanstack/react-query';

/** Conversations that are being deleted: hidden, even if an older answer of the server still lists them. */
export const removingQuery = queryOptions<readonly string[]>({
  queryKey: ['chats', 'removing'],
  queryFn: skipToken,
  initialData: [],
  staleTime: Number.POSITIVE_INFINITY,
});

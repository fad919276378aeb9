import { queryOptions, skipToken } from '@tanstack/react-query';

/** Conversations that are being deleted: out of sight, whatever an older answer of the server still says of them. */
export const removingQuery = queryOptions<readonly string[]>({
  queryKey: ['chats', 'removing'],
  queryFn: skipToken,
  initialData: [],
  staleTime: Number.POSITIVE_INFINITY,
});

import type { QueryClient } from '@tanstack/react-query';

interface Reading {
  conversationId: string;
  onRead: (seq: number) => void;
}

const readings = new WeakMap<QueryClient, Reading>();

/**
 * The member sees the end of a conversation: a message that arrives there is read at once, so that it is never counted as unread, and
 * `onRead` is called (CHAT-04). Returns the function that ends it.
 */
export function startReading(queryClient: QueryClient, reading: Reading): () => void {
  readings.set(queryClient, reading);
  return () => {
    if (readings.get(queryClient) === reading) readings.delete(queryClient);
  };
}

/** Whether the end of any conversation is in view. */
export const isReading = (queryClient: QueryClient): boolean => readings.has(queryClient);

/** The reading state of this conversation, if its end is in view. */
export function readingIn(queryClient: QueryClient, conversationId: string): Reading | undefined {
  const reading = readings.get(queryClient);
  return reading?.conversationId === conversationId ? reading : undefined;
}

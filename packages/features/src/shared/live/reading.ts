import type { QueryClient } from '@tanstack/react-query';

interface Reading {
  conversationId: string;
  onRead: (seq: number) => void;
}

const readings = new WeakMap<QueryClient, Reading>();

/**
 * The reader has the end of a conversation before their eyes: a message that arrives there is read in the same moment, so that no
 * unread one is counted in between, and `onRead` is told (CHAT-04). Gives the function that ends it.
 */
export function startReading(queryClient: QueryClient, reading: Reading): () => void {
  readings.set(queryClient, reading);
  return () => {
    if (readings.get(queryClient) === reading) readings.delete(queryClient);
  };
}

/** Whether the end of any conversation is before the reader's eyes. */
export const isReading = (queryClient: QueryClient): boolean => readings.has(queryClient);

/** Who reads in this conversation now, if anybody. */
export function readingIn(queryClient: QueryClient, conversationId: string): Reading | undefined {
  const reading = readings.get(queryClient);
  return reading?.conversationId === conversationId ? reading : undefined;
}

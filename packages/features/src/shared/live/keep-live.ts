import { connectEvents, type ApiClient, type LiveOptions } from '@heartline/api-client';
import type { QueryClient } from '@tanstack/react-query';

import { onPushed } from '../device/service-workers.ts';
import { isLoggingOut } from '../session/use-session-actions.ts';
import { applyEvent, refetchAll } from './apply-event.ts';
import { restWhileHidden } from './hidden-stream.ts';
import { startPolling } from './polling.ts';
import { isReading } from './reading.ts';
import { createReceipts } from './receipts.ts';

export interface KeepLiveOptions extends Pick<LiveOptions, 'url' | 'createSource' | 'onStateChange' | 'random'> {
  api: ApiClient;
  queryClient: QueryClient;
  /** Milliseconds between two polling rounds; read before each round. */
  interval: () => number;
  onSessionEnded: () => void;
}

/** Milliseconds within which everything is fetched again after a gap in the stream: if all pages have one, they do not ask at once. */
const gapWithin = 60_000;

/**
 * Keeps the cache up to date by the live stream, with polling as a fallback (SES-04). A member in a conversation comes first: their
 * stream after a cut, and their conversation after a gap, are restored at once. Returns the function that stops it.
 */
export function keepLive({ api, queryClient, interval, onSessionEnded, ...stream }: KeepLiveOptions): () => void {
  const receipts = createReceipts((id, seq) => api.chat.markDelivered({ id, seq }));
  // While the session ends, the server would refuse requests; if it continues after all, everything is fetched again.
  const refetch = () => {
    if (!isLoggingOut(queryClient)) refetchAll(queryClient);
  };
  const polling = startPolling({
    interval,
    onRound: refetch,
    ...(stream.random ? { random: stream.random } : {}),
  });
  const connection = connectEvents({
    ...stream,
    isAwaited: () => isReading(queryClient),
    onEvent: (event) => {
      if (event.type === 'message') receipts.note(event.message);
      if (event.type === 'resync') polling.hurry(gapWithin);
      if (event.type !== 'session_ended') return isLoggingOut(queryClient) ? undefined : applyEvent(queryClient, event);
      connection.close();
      onSessionEnded();
    },
  });
  const stopHearing = onPushed(refetch);
  let stopResting: (() => void) | undefined;
  const look = () => {
    stopResting?.();
    stopResting = document.hidden ? restWhileHidden(connection) : undefined;
    if (!document.hidden) connection.wake();
  };
  look();
  const goOnline = () => {
    if (!document.hidden) connection.wake();
  };
  window.addEventListener('online', goOnline);
  document.addEventListener('visibilitychange', look);
  return () => {
    stopResting?.();
    polling.stop();
    receipts.stop();
    stopHearing();
    window.removeEventListener('online', goOnline);
    document.removeEventListener('visibilitychange', look);
    connection.close();
  };
}

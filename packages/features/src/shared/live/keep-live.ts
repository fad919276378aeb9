import { connectEvents, type ApiClient, type LiveOptions } from '@heartline/api-client';
import type { QueryClient } from '@tanstack/react-query';

import { onPushed } from '../device/service-workers.ts';
import { isLoggingOut } from '../session/use-session-actions.ts';
import { applyEvent, refetchAll } from './apply-event.ts';
import { startPolling } from './polling.ts';
import { isReading } from './reading.ts';
import { createReceipts } from './receipts.ts';

export interface KeepLiveOptions extends Pick<LiveOptions, 'url' | 'createSource' | 'onStateChange' | 'random'> {
  api: ApiClient;
  queryClient: QueryClient;
  /** Milliseconds between two rounds of polling; asked for each time. */
  interval: () => number;
  onSessionEnded: () => void;
}

/** After so many milliseconds out of sight a page gives its stream back; what it missed comes when it is looked at again. */
const longHidden = 300_000;
/** Milliseconds in which everything is asked for anew after a gap in the stream: where all have one, they do not ask at once. */
const gapWithin = 60_000;

/**
 * Keeps the cache true: the live stream, and polling underneath as the floor that needs none (SES-04). Whoever reads a conversation
 * comes first: their stream after a cut, and their conversation after a gap, come at once. Gives the function that ends it.
 */
export function keepLive({ api, queryClient, interval, onSessionEnded, ...stream }: KeepLiveOptions): () => void {
  const receipts = createReceipts((id, seq) => api.chat.markDelivered({ id, seq }));
  // Asked while the session ends, the server would refuse; where it goes on after all, everything is asked for anew.
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
  let rest: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(rest);
    if (document.hidden) rest = setTimeout(connection.rest, longHidden);
    else connection.wake();
  };
  look();
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(rest);
    polling.stop();
    receipts.stop();
    stopHearing();
    window.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
    connection.close();
  };
}

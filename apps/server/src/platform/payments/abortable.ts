import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

const signals = new AsyncLocalStorage<AbortSignal>();

// Node announces every request before it is sent, in the async context of its caller.
subscribe('http.client.request.created', (message) => {
  const signal = signals.getStore();
  if (!signal) return;
  const { request } = message as { request: ClientRequest };
  const end = () => request.destroy(new Error('the time for this request is over'));
  if (signal.aborted) {
    // Not within its constructor: the caller attaches its error listener a moment later.
    setImmediate(end);
    return;
  }
  signal.addEventListener('abort', end, { once: true });
  request.once('close', () => signal.removeEventListener('abort', end));
});

/** Ends the requests of a client that does not support signals: those that hang, and those it would retry. */
export async function abortable<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  return signals.run(signal, work);
}

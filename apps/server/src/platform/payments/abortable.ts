import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

const signals = new AsyncLocalStorage<AbortSignal>();

// Node tells of every request before it is sent, in the context of who makes it.
subscribe('http.client.request.created', (message) => {
  const signal = signals.getStore();
  if (!signal) return;
  const { request } = message as { request: ClientRequest };
  const end = () => request.destroy(new Error('the time for this request is over'));
  if (signal.aborted) {
    // Not within its constructor: whoever made it listens for errors a moment later.
    setImmediate(end);
    return;
  }
  signal.addEventListener('abort', end, { once: true });
  request.once('close', () => signal.removeEventListener('abort', end));
});

/** Ends the requests of a client that knows no signals: those that hang, and those it would repeat. */
export async function abortable<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  return signals.run(signal, work);
}

type After = (milliseconds: number, work: () => void) => () => void;

/** `wait` of a time with this `after`. */
export const waitBy = (after: After, milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const end = () => {
      cancel();
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const cancel = after(milliseconds, end);
    signal?.addEventListener('abort', end);
  });

/** `within` of a time with this `after`. */
export const withinBy = <T>(after: After, milliseconds: number, work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const cancel = after(milliseconds, () => reject(new DOMException('The work did not end in time', 'TimeoutError')));
    work().finally(cancel).then(resolve, reject);
  });

/** The error with which browsers end a request after its limit. */
export const timeoutError = (): DOMException =>
  new DOMException('The operation was aborted due to timeout', 'TimeoutError');

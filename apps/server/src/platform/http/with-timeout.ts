/**
 * Limits work to this many milliseconds; then `onTimeout` answers instead, or throws. For the path of every request: p-timeout, used for
 * all other limits, makes an error with its stack for each call, in time or not (12 microseconds of a send's 290).
 */
export async function withTimeout<T>(work: Promise<T>, milliseconds: number, onTimeout: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    return await Promise.race([work, late.then(onTimeout)]);
  } finally {
    clearTimeout(timer);
  }
}

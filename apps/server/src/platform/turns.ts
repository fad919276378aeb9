/**
 * Lets work run once for all who ask at the same time, but never answers with what began before one asked: whoever comes while it runs
 * waits for the next turn.
 */
export function createTurns(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  };
  const turn = (): Promise<void> => {
    if (!running) return begin();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        return turn();
      });
    return next;
  };
  return turn;
}

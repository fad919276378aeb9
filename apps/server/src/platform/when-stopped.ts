/** Runs `work` once, at the first signal to stop this process. */
export function whenStopped(work: (signal: NodeJS.Signals) => void): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    work(signal);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}

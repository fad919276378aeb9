/** Runs `work` once, when this process is told to stop for the first time. */
export function whenStopped(work: (signal: NodeJS.Signals) => void): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    work(signal);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}

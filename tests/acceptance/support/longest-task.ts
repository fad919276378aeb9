interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time, in microseconds. */
  tdur?: number;
  args: { name?: string };
}

/** The longest task on a page's main thread, in ms. In processor time, not wall time: other load on the machine does not count. */
export function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map((event) => threadOf(event)),
  );
  const tasks = traceEvents.filter(
    (event) => event.ph === 'X' && event.name === 'ThreadControllerImpl::RunTask' && threads.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('no task was traced');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

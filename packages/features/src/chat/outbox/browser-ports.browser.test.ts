import type { ApiClient } from '@heartline/api-client';
import { expect, it } from 'vitest';

import { createBrowserPorts } from './browser-ports.ts';

const portsOf = (memberId: string, shared: boolean) =>
  createBrowserPorts(
    {} as ApiClient,
    memberId,
    () => {},
    shared,
    () => Date.now(),
  );

/** Counts the tabs that lead, which they do until the signal aborts. */
function leading(signal: AbortSignal) {
  const counted = { tabs: 0 };
  const run = async () => {
    counted.tabs += 1;
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  return { counted, run };
}

it('lets one tab lead, from which another may take the lead', async () => {
  const stop = new AbortController();
  const { counted, run } = leading(stop.signal);
  const first = portsOf('member-of-one-lead', false).lead(run, stop.signal, false);
  await expect.poll(() => counted.tabs).toBe(1);
  const second = portsOf('member-of-one-lead', false).lead(run, stop.signal, true);
  await expect(first).rejects.toThrow(/lock|steal/i);
  await expect.poll(() => counted.tabs).toBe(2);
  stop.abort();
  await second;
});

it('lets every tab of a shared device send its own texts', async () => {
  const stop = new AbortController();
  const { counted, run } = leading(stop.signal);
  const ports = [portsOf('member-of-shared', true), portsOf('member-of-shared', true)];
  const leads = ports.map(({ lead }) => lead(run, stop.signal, false));
  await expect.poll(() => counted.tabs).toBe(2);
  expect(ports.map(({ connectLeaders }) => connectLeaders(() => {}))).toEqual([undefined, undefined]);
  stop.abort();
  await Promise.all(leads);
});

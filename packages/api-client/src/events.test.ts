import { expect, it, vi } from 'vitest';

import { connectEvents, type LiveEvent } from './events.ts';

class FakeSource extends EventTarget {
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
  }
  readyState = 0;
  close = vi.fn<() => void>();
  fail = () => this.dispatchEvent(new Event('error'));
  send(event: object, lastEventId = '') {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event), lastEventId }));
  }
}

function start({ random = () => 0.5 }: { random?: () => number } = {}) {
  const sources: FakeSource[] = [];
  const waits: { milliseconds: number; run: () => void }[] = [];
  const events: LiveEvent[] = [];
  const connection = connectEvents({
    onEvent: (event) => events.push(event),
    createSource: (url) => {
      const source = new FakeSource(url);
      sources.push(source);
      return source;
    },
    random,
    schedule: (milliseconds, run) => {
      waits.push({ milliseconds, run });
      return () => {};
    },
  });
  const source = () => sources.at(-1)!;
  const reconnect = () => waits.at(-1)!.run();
  return { connection, events, source, reconnect, waits };
}

it('resumes after the last event it received', () => {
  const { source, reconnect, events } = start();
  expect(source().url).toBe('/api/events');
  source().send({ type: 'ready' }, '7');
  source().send({ type: 'likes_changed' }, '8');
  source().fail();
  reconnect();
  expect(source().url).toBe('/api/events?after=8');
  expect(events.at(-1)).toEqual({ type: 'likes_changed' });
});

it('reports once that the stream has begun, as events may have come after the page was loaded', () => {
  const { source, reconnect, events } = start();
  source().send({ type: 'ready' }, '7');
  expect(events).toEqual([{ type: 'ready' }]);
  source().fail();
  reconnect();
  expect(events).toHaveLength(1);
});

it('asks for a reload when the first tries failed, as no stream carries the events of that time', () => {
  const { source, reconnect, events } = start();
  source().fail();
  reconnect();
  source().send({ type: 'ready' }, '7');
  expect(events).toEqual([{ type: 'resync' }]);
  source().fail();
  reconnect();
  source().send({ type: 'likes_changed' }, '8');
  expect(events).toEqual([{ type: 'resync' }, { type: 'likes_changed' }]);
});

it('asks for a reload when it receives an event it does not know', () => {
  const { source, events } = start();
  source().send({ type: 'of a newer server' }, '9');
  source().dispatchEvent(new MessageEvent('message', { data: 'no JSON' }));
  expect(events).toEqual([{ type: 'resync' }, { type: 'resync' }]);
});

it.each([0, 0.5, 0.999])(
  '[SES-04] retries at growing intervals, at most six times a minute after the first (random %d)',
  (random) => {
    const { source, reconnect, waits } = start({ random: () => random });
    for (let count = 0; count < 8; count += 1) {
      source().fail();
      reconnect();
    }
    const delays = waits.map(({ milliseconds }) => milliseconds);
    expect(delays.toSorted((a, b) => a - b)).toEqual(delays);
    expect(delays.at(-1)).toBeLessThanOrEqual(37_500);
    const times = delays.map((_, index) => delays.slice(0, index + 1).reduce((sum, delay) => sum + delay));
    for (const from of [0, ...times])
      expect(times.filter((at) => at > from && at < from + 60_000).length).toBeLessThanOrEqual(6);
  },
);

it('does not reconnect after it was closed', () => {
  const { connection, source, waits } = start();
  connection.close();
  source().fail();
  expect(source().close).toHaveBeenCalled();
  expect(waits).toEqual([]);
});

it('gives up a stream after two silent heartbeats, and on waking one that was silent while the machine slept', () => {
  vi.useFakeTimers();
  try {
    const { connection, source, waits, events } = start();
    source().dispatchEvent(new Event('open'));
    vi.advanceTimersByTime(600_000);
    // An older server sends no heartbeats, so its silence means nothing.
    expect(waits).toEqual([]);
    const beat = () => source().dispatchEvent(new MessageEvent('heartbeat', { data: '10000' }));
    beat();
    vi.advanceTimersByTime(19_000);
    beat();
    vi.advanceTimersByTime(19_999);
    expect(waits).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(waits).toHaveLength(1);
    expect(source().close).toHaveBeenCalled();
    waits[0]!.run();
    source().dispatchEvent(new Event('open'));
    beat();
    const slept = source();
    vi.setSystemTime(Date.now() + 20_000);
    connection.wake();
    expect(slept.close).toHaveBeenCalled();
    expect(source()).not.toBe(slept);
    expect(events).toEqual([]);
    connection.close();
    vi.advanceTimersByTime(600_000);
    expect(waits).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

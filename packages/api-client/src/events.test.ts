import { expect, it, vi } from 'vitest';

import { connectEvents, type LiveEvent } from './events.ts';
import { createHandTime } from './testing/hand-time.ts';

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

/** The longest wait before the next try, and shorter than the silence that ends a stream. */
const longestWait = 37_500;

function start({ random = () => 0.5 }: { random?: () => number } = {}) {
  const time = createHandTime();
  let slept = 0;
  const sources: FakeSource[] = [];
  /** Milliseconds from each loss to the next try. */
  const waits: number[] = [];
  let lost = 0;
  const events: LiveEvent[] = [];
  const connection = connectEvents({
    onEvent: (event) => events.push(event),
    createSource: (url) => {
      const source = new FakeSource(url);
      sources.push(source);
      if (sources.length > 1) waits.push(time.passed() - lost);
      return source;
    },
    onStateChange: (state) => {
      if (state === 'closed') lost = time.passed();
    },
    random,
    time: { ...time, now: () => time.now() + slept },
  });
  return {
    connection,
    events,
    sources,
    waits,
    time,
    source: () => sources.at(-1)!,
    reconnect: () => time.advance(longestWait),
    /** The clock moves on without the timers, as in a machine that sleeps. */
    sleep: (milliseconds: number) => void (slept += milliseconds),
  };
}

it('resumes after the last event it received', async () => {
  const { source, reconnect, events } = start();
  expect(source().url).toBe('/api/events');
  source().send({ type: 'ready' }, '7');
  source().send({ type: 'likes_changed' }, '8');
  source().fail();
  await reconnect();
  expect(source().url).toBe('/api/events?after=8');
  expect(events.at(-1)).toEqual({ type: 'likes_changed' });
});

it('reports once that the stream has begun, as events may have come after the page was loaded', async () => {
  const { source, reconnect, events } = start();
  source().send({ type: 'ready' }, '7');
  expect(events).toEqual([{ type: 'ready' }]);
  source().fail();
  await reconnect();
  expect(events).toHaveLength(1);
});

it('asks for a reload when the first tries failed, as no stream carries the events of that time', async () => {
  const { source, reconnect, events } = start();
  source().fail();
  await reconnect();
  source().send({ type: 'ready' }, '7');
  expect(events).toEqual([{ type: 'resync' }]);
  source().fail();
  await reconnect();
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
  async (random) => {
    const { source, reconnect, waits } = start({ random: () => random });
    for (let count = 0; count < 8; count += 1) {
      source().fail();
      await reconnect();
    }
    expect(waits).toHaveLength(8);
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
    expect(waits.at(-1)).toBeLessThanOrEqual(longestWait);
    const times = waits.map((_, index) => waits.slice(0, index + 1).reduce((sum, wait) => sum + wait));
    for (const from of [0, ...times])
      expect(times.filter((at) => at > from && at < from + 60_000).length).toBeLessThanOrEqual(6);
  },
);

it('does not reconnect after it was closed', async () => {
  const { connection, source, sources, time } = start();
  connection.close();
  source().fail();
  expect(source().close).toHaveBeenCalled();
  await time.advance(600_000);
  expect(sources).toHaveLength(1);
});

it('gives up a stream after two silent heartbeats, and on waking one that was silent while the machine slept', async () => {
  const { connection, source, sources, events, time, reconnect, sleep } = start();
  const first = source();
  first.dispatchEvent(new Event('open'));
  await time.advance(600_000);
  // An older server sends no heartbeats, so its silence means nothing.
  expect(first.close).not.toHaveBeenCalled();
  const beat = () => source().dispatchEvent(new MessageEvent('heartbeat', { data: '10000' }));
  beat();
  await time.advance(19_000);
  beat();
  await time.advance(19_999);
  expect(first.close).not.toHaveBeenCalled();
  await time.advance(1);
  expect(first.close).toHaveBeenCalled();
  await time.advance(1_000);
  expect(sources).toHaveLength(2);
  const second = source();
  second.dispatchEvent(new Event('open'));
  beat();
  sleep(20_000);
  connection.wake();
  expect(second.close).toHaveBeenCalled();
  expect(sources).toHaveLength(3);
  expect(events).toEqual([]);
  connection.close();
  await reconnect();
  expect(sources).toHaveLength(3);
});

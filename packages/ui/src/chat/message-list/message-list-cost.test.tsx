import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';

import { MessageBubble } from '../message-bubble/index.ts';
import { MessageList, type MessageListProps } from './index.ts';

interface Item {
  key: string;
  number: number;
}

const items = (count: number, first = 1): Item[] =>
  Array.from({ length: count }, (_, index) => ({ key: `m${first + index}`, number: first + index }));

/** A bubble with everything it may contain, so that the number of nodes is realistic. */
const bubble = ({ number }: Item) => (
  <MessageBubble
    direction={number % 2 ? 'in' : 'out'}
    senderLabel="Anna wrote:"
    data-number={number}
    text={`message ${number} ${'and some more words '.repeat(number % 5)}`}
    timeText="20:14"
    dateTime="2026-05-04T18:14:00Z"
    {...(number % 2 ? {} : { state: 'read' as const, stateLabel: 'Read' })}
  />
);

const sheet = document.createElement('style');
sheet.textContent = `.frame{height:640px;display:flex;flex-direction:column}.frame [data-slot=message-list]{display:flex;flex:1;min-height:0;flex-direction:column}
.frame [role=log]{display:flex;flex:1;min-height:0;flex-direction:column;overflow-y:auto}.frame [role=log]>div:first-child{flex:1}.frame p{margin:0}.frame svg{width:16px;height:16px}`;
beforeEach(() => document.head.append(sheet));
afterEach(() => {
  cleanup();
  sheet.remove();
});

const List = (props: Pick<MessageListProps<Item>, 'items' | 'renderItem'> & Partial<MessageListProps<Item>>) => (
  <div className="frame">
    <MessageList label="Messages" jumpToNewestLabel="Newest" {...props} />
  </div>
);
const standsAtEnd = (last: number) => {
  const log = document.querySelector('[role="log"]');
  return (
    log !== null &&
    log.querySelector(`[data-number="${last}"]`) !== null &&
    Math.abs(log.scrollHeight - log.clientHeight - log.scrollTop) < 2
  );
};
/** Waits until the list stands at its end. Returns no element: a poll would keep it alive until the end of the test. */
const settled = (last: number) => expect.poll(() => standsAtEnd(last)).toBe(true);
const frame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

it('holds 10,000 messages in at most 300 elements', async () => {
  render(<List items={items(10_000)} renderItem={bubble} />);
  await settled(10_000);
  const list = document.querySelector('[data-slot="message-list"]');
  const drawn = list?.querySelectorAll('*').length ?? 0;
  expect(drawn).toBeGreaterThan(20);
  expect(drawn).toBeLessThanOrEqual(300);
  screen.getByRole('log').scrollTop = 200_000;
  await frame();
  await frame();
  expect(list?.querySelectorAll('*').length).toBeLessThanOrEqual(300);
});

it('draws only the new row when a message arrives, and the one before it if that changes', async () => {
  const drawn = new Set<number>();
  const renderItem = (item: Item) => {
    drawn.add(item.number);
    return bubble(item);
  };
  const inView = () =>
    new Map(
      [...document.querySelectorAll<HTMLElement>('[data-number]')].map((row) => [Number(row.dataset['number']), row]),
    );
  /** Counts rows that stayed in view and were redrawn, and rows that came into view. */
  const change = async (next: Item[], last: number, extra: Partial<MessageListProps<Item>> = {}) => {
    const before = inView();
    drawn.clear();
    rerender(<List items={next} renderItem={renderItem} {...extra} />);
    await settled(last);
    await frame();
    return {
      again: [...drawn].filter((row) => before.get(row)?.isConnected),
      came: [...drawn].filter((row) => !before.has(row)),
    };
  };
  const first = items(500);
  const { rerender } = render(<List items={first} renderItem={renderItem} />);
  await settled(500);
  await frame();
  expect(inView().size).toBeGreaterThan(5);

  const one = await change([...first, ...items(1, 501)], 501);
  expect(one.again).toEqual([]);
  expect(one.came).toContain(501);
  expect(one.came.length).toBeLessThan(5);

  // The last row of a group loses its time when the next one joins the group: a new object with the same key.
  const second = [...first, { key: 'm501', number: 501 }, ...items(1, 502)];
  const two = await change(second, 502);
  expect(two.again).toEqual([501]);

  const typing = await change(second, 502, { footer: <p>typing</p>, newCount: 3, newCountLabel: '3 new' });
  expect(typing.again).toEqual([]);
});

it('is not drawn at all while nothing changes', async () => {
  const commits = vi.fn<() => void>();
  render(
    <Profiler id="list" onRender={commits}>
      <List items={items(100)} renderItem={bubble} />
    </Profiler>,
  );
  await settled(100);
  // Measuring ends with a last render after scrolling has stopped.
  let before = -1;
  const isQuiet = () => {
    const last = before;
    before = commits.mock.calls.length;
    return last === before;
  };
  await expect.poll(isQuiet, { interval: 400 }).toBe(true);
  for (let count = 0; count < 20; count += 1) await frame();
  expect(commits).toHaveBeenCalledTimes(before);
});

it('releases its elements and listeners when it is unmounted', async () => {
  const session = cdp();
  const counters = async () => {
    await frame();
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Memory.getDOMCounters')) as { nodes: number; jsEventListeners: number };
  };
  const openAndClose = async () => {
    const list = items(2_000);
    render(<List items={list} renderItem={bubble} />);
    await settled(2_000);
    const { length } = document.querySelectorAll('[data-slot="message-list"] *');
    cleanup();
    return length;
  };
  for (let count = 0; count < 2; count += 1) await openAndClose();
  const before = await counters();
  let nodes = 0;
  for (let count = 0; count < 6; count += 1) nodes += await openAndClose();
  const after = await counters();
  // Six lists of a hundred elements each: a leaked one would be noticed.
  expect(nodes).toBeGreaterThan(500);
  expect(after.nodes - before.nodes).toBeLessThan(nodes / 20);
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(5);
});

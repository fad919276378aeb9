import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { MessageList, type MessageListHandle, type MessageListProps } from './index.ts';

interface Item {
  key: string;
  number: number;
}

const items = (from: number, to: number): Item[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ key: `m${from + index}`, number: from + index }));

const props = {
  label: 'Messages',
  jumpToNewestLabel: 'Newest',
  renderItem: ({ number }: Item) => <p style={{ height: 30 + (number % 5) * 12, margin: 0 }}>message {number}</p>,
};

describeConformance('MessageList', MessageList, {
  slot: 'message-list',
  element: HTMLDivElement,
  props: { ...props, items: [] },
});

// The test page lacks our style sheet, so these are the three rules that the list depends on.
const sheet = document.createElement('style');
sheet.textContent = `.frame{height:400px;display:flex;flex-direction:column}.frame [data-slot=message-list]{display:flex;flex:1;min-height:0;flex-direction:column}
.frame [role=log]{display:flex;flex:1;min-height:0;flex-direction:column;overflow-y:auto}.frame [role=log]>div:first-child{flex:1}`;
beforeEach(() => document.head.append(sheet));
afterEach(() => {
  cleanup();
  sheet.remove();
});

const List = (extra: Partial<MessageListProps<Item>> & { items: Item[] }) => (
  <div className="frame">
    <MessageList {...props} {...extra} />
  </div>
);

const log = () => screen.getByRole('log');
const top = (number: number) =>
  screen.getByText(`message ${number}`).getBoundingClientRect().top - log().getBoundingClientRect().top;
/** Pixels between the view and the end of the list, once the message is rendered. */
const fromEnd = (number: number) => {
  if (!screen.queryByText(`message ${number}`)) return null;
  const distance = log().scrollHeight - log().clientHeight - log().scrollTop;
  return Math.abs(distance) < 2 ? 0 : distance;
};
/** Number of a message that is wholly visible. */
const visibleNumber = () => {
  const rows = screen.getAllByText(/^message /);
  const inside = rows
    .map((row) => Number(row.textContent?.split(' ')[1]))
    .find((number) => top(number) > 0 && top(number) < 300);
  if (inside === undefined) throw new Error('nothing is visible');
  return inside;
};
/** Two frames: for the scroll event and the list's reaction. */
const settle = () =>
  act(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
const scrollUp = async (by: number) => {
  log().scrollTop -= by;
  await waitFor(() => screen.getByRole('button', { name: /Newest/ }));
  await settle();
};

it('opens at the newest message', async () => {
  render(<List items={items(1, 500)} />);
  await expect.poll(() => fromEnd(500)).toBe(0);
});

it('stays at the newest message while the viewer is there', async () => {
  const { rerender } = render(<List items={items(1, 50)} />);
  await expect.poll(() => fromEnd(50)).toBe(0);
  rerender(<List items={items(1, 53)} />);
  await expect.poll(() => fromEnd(53)).toBe(0);
  rerender(<List items={items(1, 53)} footer={<p style={{ height: 60 }}>typing</p>} />);
  await waitFor(() => screen.getByText('typing'));
  await expect.poll(() => fromEnd(53)).toBe(0);
});

it('does not move when a message arrives while the viewer is further up', async () => {
  const { rerender } = render(<List items={items(1, 200)} />);
  await expect.poll(() => fromEnd(200)).toBe(0);
  await scrollUp(700);
  const visible = visibleNumber();
  const before = top(visible);
  rerender(<List items={items(1, 201)} newCount={1} newCountLabel="1 new message" />);
  await settle();
  expect(Math.abs(top(visible) - before)).toBeLessThan(1.5);
  const button = screen.getByRole('button', { name: /1 new message/ });
  act(() => button.click());
  await expect.poll(() => fromEnd(201)).toBe(0);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

it('keeps its position to the pixel when older messages are prepended', async () => {
  const { rerender } = render(<List items={items(501, 600)} hasOlder />);
  await expect.poll(() => fromEnd(600)).toBe(0);
  await scrollUp(1500);
  const visible = visibleNumber();
  const before = top(visible);
  for (const from of [451, 401]) {
    rerender(<List items={items(from, 600)} hasOlder />);
    await settle();
    expect(Math.abs(top(visible) - before)).toBeLessThan(1.5);
  }
});

it('stays at the newest when the view shrinks and grows again, as when a keyboard opens and closes', async () => {
  const { container } = render(<List items={items(1, 100)} />);
  await expect.poll(() => fromEnd(100)).toBe(0);
  const frame = container.querySelector<HTMLElement>('.frame')!;
  for (const height of [180, 400, 180]) {
    frame.style.height = `${height}px`;
    await settle();
    expect(fromEnd(100)).toBe(0);
  }
});

it('keeps its position when rows above grow, when the view shrinks, and when the text size increases', async () => {
  const { container } = render(<List items={items(1, 300)} />);
  await expect.poll(() => fromEnd(300)).toBe(0);
  await scrollUp(2_000);
  const visible = visibleNumber();
  const before = top(visible);
  const moved = () => Math.abs(top(visible) - before);
  // A picture above the read message arrives late.
  screen.getByText(`message ${visible - 2}`).style.height = '160px';
  await settle();
  expect(moved()).toBeLessThan(1.5);
  container.querySelector<HTMLElement>('.frame')!.style.height = '250px';
  await settle();
  expect(moved()).toBeLessThan(1.5);
  const letters = document.createElement('style');
  letters.textContent = '.frame p{height:auto!important;font-size:40px;line-height:80px}';
  document.head.append(letters);
  await settle();
  const far = moved();
  letters.remove();
  expect(far).toBeLessThan(80);
});

it('requests older messages once near the start, and again after they arrived', async () => {
  const onReachStart = vi.fn<() => void>();
  const { rerender } = render(<List items={items(101, 200)} hasOlder onReachStart={onReachStart} />);
  await expect.poll(() => fromEnd(200)).toBe(0);
  expect(onReachStart).not.toHaveBeenCalled();
  log().scrollTop = 100;
  await waitFor(() => expect(onReachStart).toHaveBeenCalledTimes(1));
  log().scrollTop = 60;
  await settle();
  expect(onReachStart).toHaveBeenCalledTimes(1);
  rerender(<List items={items(101, 200)} hasOlder loadingOlder onReachStart={onReachStart} />);
  rerender(<List items={items(51, 200)} hasOlder onReachStart={onReachStart} />);
  await settle();
  log().scrollTop = 20;
  await waitFor(() => expect(onReachStart).toHaveBeenCalledTimes(2));
});

it('requests older messages if the first page does not fill the list', async () => {
  const onReachStart = vi.fn<() => void>();
  render(<List items={items(1, 3)} hasOlder onReachStart={onReachStart} />);
  await waitFor(() => expect(onReachStart).toHaveBeenCalledTimes(1));
});

it('scrolls to the end when the app requests it', async () => {
  const handle = createRef<MessageListHandle>();
  render(<List items={items(1, 200)} handle={handle} />);
  await expect.poll(() => fromEnd(200)).toBe(0);
  await scrollUp(900);
  act(() => handle.current?.scrollToEnd());
  await expect.poll(() => fromEnd(200)).toBe(0);
});

it('draws few rows of ten thousand', async () => {
  render(<List items={items(1, 10_000)} />);
  await expect.poll(() => fromEnd(10_000)).toBe(0);
  expect(screen.getAllByText(/^message /).length).toBeLessThan(30);
});

it('stands at the bottom if it does not fill the view', async () => {
  render(<List items={items(1, 2)} />);
  await waitFor(() => {
    const last = screen.getByText('message 2').getBoundingClientRect();
    expect(Math.abs(log().getBoundingClientRect().bottom - last.bottom)).toBeLessThan(2);
  });
});

it('opens at a row, does not move when rows are added on either side, and goes to the end on request', async () => {
  const place = { key: 'm40' };
  const atEnd = vi.fn<(end: boolean) => void>();
  const newer = vi.fn<() => void>();
  const window = { place, hasNewer: true, onReachEnd: newer, onAtEndChange: atEnd };
  const { rerender } = render(<List items={items(20, 60)} {...window} />);
  await expect.poll(() => Math.round(top(40))).toBe(56);
  await settle();
  expect(atEnd.mock.calls).toEqual([[false]]);
  const before = top(40);
  rerender(<List items={items(1, 60)} {...window} />);
  await settle();
  expect(top(40)).toBeCloseTo(before, 0);
  rerender(<List items={items(1, 90)} {...window} />);
  await settle();
  expect(top(40)).toBeCloseTo(before, 0);
  expect(newer).not.toHaveBeenCalled();

  // The last loaded row is not the newest: the list does not stick to it, and requests more once.
  log().scrollTop = log().scrollHeight;
  await expect.poll(() => newer.mock.calls.length).toBe(1);
  await settle();
  const last = top(90);
  rerender(<List items={items(1, 120)} {...window} />);
  await settle();
  expect(top(90)).toBeCloseTo(last, 0);

  rerender(<List items={items(1, 120)} {...window} hasNewer={false} place={{}} />);
  await expect.poll(() => fromEnd(120)).toBe(0);
  expect(atEnd.mock.lastCall).toEqual([true]);
});

it('reports the end if everything fits, even when it opens at a row', async () => {
  const atEnd = vi.fn<(end: boolean) => void>();
  render(<List items={items(1, 4)} place={{ key: 'm3' }} onAtEndChange={atEnd} />);
  await expect.poll(() => atEnd.mock.lastCall).toEqual([true]);
  expect(screen.queryByRole('button', { name: 'Newest' })).toBeNull();
});

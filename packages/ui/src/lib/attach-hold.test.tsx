import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { attachHold } from './attach-hold.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function setUp() {
  const onHold = vi.fn<(part: HTMLElement) => void>();
  const onClick = vi.fn<() => void>();
  render(
    <ul>
      <li data-row="">
        <button type="button" onClick={onClick}>
          Anna
        </button>
      </li>
    </ul>,
  );
  const stop = attachHold(screen.getByRole('list'), '[data-row]', onHold);
  const target = screen.getByRole('button');
  const touch = { pointerType: 'touch', isPrimary: true, clientX: 20, clientY: 20 };
  return { onHold, onClick, stop, target, touch };
}

it('reports the element that a finger held, once the finger is lifted', () => {
  const { onHold, target, touch } = setUp();
  fireEvent.pointerDown(target, touch);
  vi.advanceTimersByTime(500);
  // The browser's own menu for a link does not open.
  expect(fireEvent.contextMenu(target)).toBe(false);
  expect(onHold).not.toHaveBeenCalled();
  fireEvent.pointerUp(target, touch);
  vi.advanceTimersByTime(20);
  expect(onHold).toHaveBeenCalledExactlyOnceWith(screen.getByRole('listitem'));
});

it.each([
  ['a tap', (target: Element) => void target, 100],
  ['a finger that scrolls', (target: Element) => void fireEvent.pointerMove(target, { clientX: 20, clientY: 60 }), 500],
  ['a touch that the browser takes over', (target: Element) => void fireEvent.pointerCancel(target), 500],
])('ignores %s', (_what, then, time) => {
  const { onHold, target, touch } = setUp();
  fireEvent.pointerDown(target, touch);
  then(target);
  vi.advanceTimersByTime(time);
  fireEvent.pointerUp(target, touch);
  vi.advanceTimersByTime(20);
  expect(onHold).not.toHaveBeenCalled();
});

it('ignores the menu of a mouse, and everything once it is detached', () => {
  const { onHold, stop, target, touch } = setUp();
  fireEvent.pointerDown(target, { ...touch, pointerType: 'mouse' });
  expect(fireEvent.contextMenu(target)).toBe(true);
  stop();
  fireEvent.pointerDown(target, touch);
  vi.advanceTimersByTime(500);
  fireEvent.pointerUp(target, touch);
  vi.advanceTimersByTime(20);
  expect(onHold).not.toHaveBeenCalled();
});

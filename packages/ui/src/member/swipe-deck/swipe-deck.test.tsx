import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { SwipeDeck, type SwipeAnswer, type SwipeDeckProps } from './index.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const props: Omit<SwipeDeckProps<string>, 'items' | 'onAnswer'> = {
  label: 'People',
  itemKey: (item) => item,
  children: (item) => <a href={`#${item}`}>{item}</a>,
  announce: ({ answer, item, next }) => `${answer} ${item} ${next ?? 'none'}`,
  likeLabel: 'Like',
  passLabel: 'Pass',
  undoLabel: 'Undo',
};
type OnAnswer = (answer: SwipeAnswer, item: string) => void;

describeConformance('SwipeDeck', SwipeDeck, {
  slot: 'swipe-deck',
  element: HTMLElement,
  props: { ...props, items: ['a'], onAnswer: () => {} },
});

function Held({ onAnswer, ...rest }: { onAnswer: OnAnswer } & Partial<SwipeDeckProps<string>>) {
  const [gone, setGone] = useState(0);
  return (
    <SwipeDeck
      {...props}
      items={['a', 'b', 'c', 'd'].slice(gone)}
      onAnswer={(answer, item) => {
        onAnswer(answer, item);
        setGone(gone + 1);
      }}
      onUndo={gone ? () => setGone(gone - 1) : undefined}
      {...rest}
    />
  );
}
const top = () => document.querySelector<HTMLElement>('[data-slot="swipe-deck-card"]') as HTMLElement;

/** Drags the top card by `by` pixels in `time` milliseconds. */
function drag(by: number, { time = 1000, end = 'pointerup' } = {}) {
  const card = top();
  card.style.width = '300px';
  card.setPointerCapture = () => {};
  const fire = (type: string, clientX: number, at: number) => {
    const event = new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 7, clientX });
    Object.defineProperty(event, 'timeStamp', { value: at });
    card.dispatchEvent(event);
  };
  fire('pointerdown', 0, 0);
  fire('pointermove', by / 2, time / 2);
  fire('pointermove', by, time);
  fire(end, by, time);
}

it('answers by a drag far enough, or by a flick, but not by a short drag', () => {
  const answer = vi.fn<OnAnswer>();
  render(<Held onAnswer={answer} />);
  drag(60);
  expect(answer).not.toHaveBeenCalled();
  expect(top().style.transform).toBe('');
  drag(150);
  expect(answer).toHaveBeenLastCalledWith('like', 'a');
});

it('passes by a drag to the left, and ignores a drag that the browser takes over', () => {
  const answer = vi.fn<OnAnswer>();
  render(<Held onAnswer={answer} />);
  drag(-200, { end: 'pointercancel' });
  expect(answer).not.toHaveBeenCalled();
  drag(-60, { time: 40 });
  expect(answer).toHaveBeenLastCalledWith('pass', 'a');
});

it('changes only transform and opacity during a drag', () => {
  render(<Held onAnswer={() => {}} />);
  const card = top();
  const seen = new Set<string>();
  const watch = new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      expect(attributeName).toBe('style');
      for (const name of (target as HTMLElement).style) seen.add(name);
    }
  });
  card.style.cssText = 'width: 300px';
  watch.observe(card, { attributes: true, childList: true, characterData: true, subtree: true });
  card.setPointerCapture = () => {};
  for (const [type, clientX] of [
    ['pointerdown', 0],
    ['pointermove', 20],
    ['pointermove', 60],
  ] as const)
    card.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientX }));
  expect(watch.takeRecords().length).toBeGreaterThan(0);
  for (const node of [card, ...card.querySelectorAll<HTMLElement>('[style]')])
    for (const name of node.style) seen.add(name);
  watch.disconnect();
  expect([...seen].sort()).toEqual(['opacity', 'transform', 'width']);
});

it('answers by arrow keys once per press, never with a modifier, and undoes by Backspace', async () => {
  const answer = vi.fn<OnAnswer>();
  render(<Held onAnswer={answer} />);
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(answer).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowRight>3/}');
  expect(answer.mock.calls).toEqual([['like', 'a']]);
  expect(screen.getByRole('status').textContent).toBe('like a b');
  await userEvent.keyboard('{Backspace}');
  expect(screen.getByRole('status').textContent).toBe('back a none');
  expect(top().textContent).toBe('a');
});

it('answers by keys without the focus, but not in a field, nor beside an open dialog', async () => {
  const answer = vi.fn<OnAnswer>();
  const { rerender } = render(
    <>
      <Held onAnswer={answer} />
      <input aria-label="Note" />
    </>,
  );
  screen.getByLabelText('Note').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Backspace}');
  expect(answer).not.toHaveBeenCalled();
  screen.getByLabelText('Note').blur();
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('{ArrowLeft}');
  expect(answer.mock.calls).toEqual([['pass', 'a']]);
  expect(screen.getByRole('status').textContent).toBe('pass a b');
  rerender(
    <>
      <Held onAnswer={answer} />
      <dialog open>It is a match</dialog>
    </>,
  );
  await userEvent.keyboard('{ArrowRight}');
  expect(answer).toHaveBeenCalledOnce();
});

it('shows the panel about the limit instead of the cards, none of which stays below it', () => {
  render(<Held onAnswer={() => {}} limitTitle="No likes left" limit="Tomorrow" />);
  expect(document.querySelectorAll('[data-slot="swipe-deck-card"]')).toHaveLength(0);
  expect(screen.getByRole('heading', { name: 'No likes left' }).checkVisibility()).toBe(true);
});

it('renders the two next cards, which nobody can reach', () => {
  render(<Held onAnswer={() => {}} />);
  const cards = [...document.querySelectorAll<HTMLElement>('[data-slot="swipe-deck-card"]')];
  expect(cards.map((card) => [card.textContent, card.inert])).toEqual([
    ['a', false],
    ['b', true],
    ['c', true],
  ]);
});

it('moves both stamps with the finger, each to its side, and hides them on release', () => {
  render(<Held onAnswer={() => {}} />);
  const card = top();
  card.style.width = '300px';
  card.setPointerCapture = () => {};
  const fire = (type: string, clientX: number) =>
    card.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientX }));
  const shown = () =>
    ['like', 'pass'].map((stamp) => {
      const { opacity, transform } = card.querySelector<HTMLElement>(`[data-stamp="${stamp}"]`)!.style;
      return [Number(opacity), Number(/[\d.]+/.exec(transform)?.[0])];
    });
  fire('pointerdown', 0);
  fire('pointermove', 42);
  expect(shown()).toEqual([
    [0.4, 0.7],
    [0, 0.5],
  ]);
  fire('pointermove', -84);
  expect(shown()).toEqual([
    [0, 0.5],
    [0.8, 0.9],
  ]);
  fire('pointermove', -20);
  fire('pointerup', -20);
  expect(shown().map(([opacity]) => opacity)).toEqual([0, 0]);
});

it('removes flying cards when the panel about the limit appears', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { rerender } = render(<Held onAnswer={() => {}} />);
  const stamps = () => [...document.querySelectorAll('[data-stamp]')].filter((one) => !one.closest('[inert]')).length;
  drag(200);
  const flying = () => document.querySelectorAll('[aria-hidden] > [data-slot="swipe-deck-card"]').length;
  expect([flying(), stamps()]).toEqual([1, 2]);
  rerender(<Held onAnswer={() => {}} limitTitle="No likes left" limit="Tomorrow" />);
  expect(screen.getByRole('heading', { name: 'No likes left' })).toBeTruthy();
  expect(flying()).toBe(0);
  expect(document.querySelectorAll('[data-stamp]')).toHaveLength(0);
});

it('takes no answer beyond the limit in any way, but can be undone, and no button loses its focus', async () => {
  const [answer, undo] = [vi.fn<OnAnswer>(), vi.fn<() => void>()];
  render(<Held onAnswer={answer} limitTitle="No likes left" limit="Tomorrow" onUndo={undo} />);
  const like = screen.getByRole('button', { name: 'Like' });
  await userEvent.click(like);
  await userEvent.keyboard('{ArrowRight}');
  expect(answer).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(like);
  expect(like.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
});

it('presses nothing when a drag begins on a button of the card', async () => {
  const pressed = vi.fn<() => void>();
  render(
    <Held onAnswer={() => {}}>
      {(item) => (
        <button type="button" onClick={pressed}>
          Next photo of {item}
        </button>
      )}
    </Held>,
  );
  const button = screen.getByRole('button', { name: 'Next photo of a' });
  drag(40);
  button.click();
  expect(pressed).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  button.click();
  expect(pressed).toHaveBeenCalledOnce();
});

it('takes a press on a link of the card for no drag', async () => {
  const answer = vi.fn<OnAnswer>();
  render(<Held onAnswer={answer} />);
  await userEvent.click(screen.getByRole('link', { name: 'a' }));
  expect(location.hash).toBe('#a');
  expect(answer).not.toHaveBeenCalled();
});

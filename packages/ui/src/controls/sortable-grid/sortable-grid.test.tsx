import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { SortableGrid, type SortableGridProps } from './index.ts';

afterEach(cleanup);

interface Item {
  id: string;
}
const words: Omit<SortableGridProps<Item>, 'items' | 'onMove' | 'ref'> = {
  renderItem: ({ id }, handle) => (
    <figure>
      <img alt={id} width="100" height="100" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" />
      {handle}
    </figure>
  ),
  handleLabel: ({ id }) => `Move ${id}`,
  backLabel: 'Back',
  onLabel: 'On',
  instructions: 'Press, then use the arrow keys.',
  announce: ({ type, id, position, total }) => `${id} ${type}: ${position} of ${total}`,
};
const items = ['a', 'b', 'c'].map((id) => ({ id }));

describeConformance('SortableGrid', SortableGrid<Item>, {
  slot: 'sortable-grid',
  element: HTMLDivElement,
  props: { ...words, items, onMove: () => {} },
});

function Kept({ onMove }: { onMove: (id: string, position: number) => void }) {
  const [all, setAll] = useState(items);
  return (
    <SortableGrid
      {...words}
      items={all}
      onMove={(id, position) => {
        onMove(id, position);
        setAll((before) => {
          const others = before.filter((item) => item.id !== id);
          return others.toSpliced(position, 0, { id });
        });
      }}
    />
  );
}
const shown = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });

it('moves by keyboard, announces each position, and keeps the focus', async () => {
  const onMove = vi.fn<(id: string, position: number) => void>();
  render(<Kept onMove={onMove} />);
  handle('a').focus();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
  expect(screen.getByRole('status').textContent).toBe('a moved: 3 of 3');
  expect(onMove).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onMove).toHaveBeenCalledExactlyOnceWith('a', 2);
  expect(shown()).toEqual(['b', 'c', 'a']);
  expect(document.activeElement).toBe(handle('a'));
});

it('restores the order by Escape', async () => {
  const onMove = vi.fn<(id: string, position: number) => void>();
  render(<Kept onMove={onMove} />);
  handle('b').focus();
  await userEvent.keyboard(' {ArrowLeft}{Escape}');
  expect(screen.getByRole('status').textContent).toBe('b cancelled: 2 of 3');
  expect([shown(), onMove.mock.calls]).toEqual([['a', 'b', 'c'], []]);
});

it('moves by presses alone, and drops the item when the focus leaves', async () => {
  const onMove = vi.fn<(id: string, position: number) => void>();
  render(<Kept onMove={onMove} />);
  await userEvent.click(handle('c'));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(document.body);
  expect(onMove).toHaveBeenCalledExactlyOnceWith('c', 0);
  expect(shown()).toEqual(['c', 'a', 'b']);
});

it('moves by dragging the handle or the picture', async () => {
  const onMove = vi.fn<(id: string, position: number) => void>();
  render(<Kept onMove={onMove} />);
  await userEvent.dragAndDrop(screen.getByRole('img', { name: 'a' }), screen.getByRole('img', { name: 'c' }));
  expect(onMove).toHaveBeenLastCalledWith('a', 2);
  await userEvent.dragAndDrop(handle('a'), screen.getByRole('img', { name: 'b' }));
  expect(onMove).toHaveBeenLastCalledWith('a', 0);
  expect(shown()).toEqual(['a', 'b', 'c']);
  // A drag does not also count as a press.
  expect(handle('a').getAttribute('aria-pressed')).toBe('false');
});

it('restores the old order if the new one is not adopted', async () => {
  render(<SortableGrid {...words} items={items} onMove={() => {}} />);
  handle('a').focus();
  await userEvent.keyboard(' {ArrowRight}{Enter}');
  await expect.poll(() => document.querySelector('[data-sorting]')).toBeNull();
  expect(document.querySelector<HTMLElement>('[data-sortable]')?.style.translate).toBe('');
});

it('offers no move for a single item', () => {
  render(<SortableGrid {...words} items={items.slice(0, 1)} onMove={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
});

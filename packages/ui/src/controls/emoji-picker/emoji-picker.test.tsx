import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { EmojiPicker } from './index.ts';
import { sampleGroups } from './sample-emojis.ts';

const props = {
  label: 'Emojis',
  groups: sampleGroups,
  recentLabel: 'Recent',
  onSelect: () => {},
  searchLabel: 'Search',
  countText: (count: number) => `${count} found`,
  emptyText: 'None',
  loadingLabel: 'Loading',
  toneLabel: 'Skin tone',
  toneNames: ['Yellow', '1', '2', '3', '4', '5'] as const,
};
describeConformance('EmojiPicker', EmojiPicker, { slot: 'emoji-picker', element: HTMLFieldSetElement, props });

const inTabOrder = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.closest('table') && button.tabIndex === 0)
    .map((button) => button.getAttribute('aria-label'));

it('is one tab stop, and remembers the last position', async () => {
  render(<EmojiPicker {...props} />);
  expect(inTabOrder()).toEqual(['grinning face']);
  await userEvent.click(screen.getByRole('button', { name: 'winking face' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(inTabOrder()).toEqual(['face savoring food']);
});

it('moves up from the first row to the search and down again', async () => {
  render(<EmojiPicker {...props} />);
  screen.getByRole('button', { name: 'beaming face' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('grinning face');
});

it('sends the chosen skin tone only for emojis that have tones', async () => {
  const select = vi.fn<(char: string) => void>();
  render(<EmojiPicker {...props} tone={1} onSelect={select} />);
  await userEvent.click(screen.getByRole('tab', { name: 'People and hands' }));
  await userEvent.click(screen.getByRole('button', { name: 'waving hand' }));
  await userEvent.click(screen.getByRole('button', { name: 'eyes' }));
  expect(select.mock.calls.map(([char]) => char)).toEqual(['👋🏻', '👀']);
  expect(screen.queryByRole('button', { name: /Skin tone/ })).toBeNull();
});

it('ignores the Enter of an input method', async () => {
  const select = vi.fn<(char: string) => void>();
  render(<EmojiPicker {...props} onSelect={select} />);
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await userEvent.type(search, 'wink');
  expect(fireEvent.keyDown(search, { key: 'Enter', isComposing: true })).toBe(true);
  expect(fireEvent.keyDown(search, { key: 'Enter', keyCode: 229 })).toBe(true);
  expect(select).not.toHaveBeenCalled();
  fireEvent.keyDown(search, { key: 'Enter', keyCode: 13 });
  expect(select).toHaveBeenCalledOnce();
});

it('announces that it is loading, and disables the search meanwhile', () => {
  render(<EmojiPicker {...props} groups={[]} />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.getByRole<HTMLInputElement>('searchbox').disabled).toBe(true);
});

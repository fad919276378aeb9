import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { EmojiPicker, type EmojiPickerProps } from './index.ts';
import { sampleGroups } from './sample-emojis.ts';

function Controlled(args: EmojiPickerProps) {
  const [tone, setTone] = useState(args.tone ?? 0);
  return (
    <EmojiPicker
      {...args}
      tone={tone}
      onToneChange={(next) => {
        setTone(next);
        args.onToneChange?.(next);
      }}
    />
  );
}

const [smileys, people, hearts] = sampleGroups;
const meta = {
  title: 'Controls/EmojiPicker',
  component: EmojiPicker,
  args: {
    label: 'Emojis',
    groups: sampleGroups,
    recentLabel: 'Used lately',
    onSelect: fn(),
    onToneChange: fn(),
    searchLabel: 'Search emojis',
    countText: (count) => `${count} emojis`,
    emptyText: 'No emoji of this name',
    loadingLabel: 'Loading emojis …',
    toneLabel: 'Skin tone',
    toneNames: ['Yellow', 'Light', 'Medium-light', 'Medium', 'Medium-dark', 'Dark'],
    className: 'rounded-lg bg-surface-raised p-3 shadow-float',
  },
  render: (args) => <Controlled {...args} />,
  parameters: elementNotes({
    use: 'In a Popover or Sheet beside a message field. Load the emojis of the reader’s language when it opens for the first time.',
    avoid:
      'As the only way: phones have emojis on their keyboard, so show it from tablets up. For presents use GiftPicker.',
    keyboard: [
      ['Letters in the search', 'Find by name; Enter takes the first, Arrow down goes to the grid.'],
      ['Arrow keys', 'Move in the grid; up from its first row to the search.'],
      ['Home, End', 'First and last of the row; with Ctrl of all.'],
      ['Page up, Page down', 'Five rows.'],
      ['Arrow left, arrow right on the tabs', 'Go to the group beside.'],
      ['Enter, Space', 'Take the emoji.'],
    ],
    status: 'new',
    synonyms: ['smiley', 'emoticon', 'reaction', 'icon', 'skin tone'],
  }),
} satisfies Meta<typeof EmojiPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('searchbox').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'slightly smiling face' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('🙂', smileys?.emojis[8]);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('button', { name: 'crying face' })).toHaveFocus();
  },
};
export const Recent: Story = {
  args: { recent: hearts?.emojis.slice(0, 3) ?? [] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Used lately' })).toHaveAttribute('aria-selected', 'true');
    canvas.getByRole('tab', { name: 'Used lately' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Hearts and signs' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
  },
};
export const Searching: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'lov');
    await expect(canvas.getByText('2 emojis')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('🥰', smileys?.emojis[13]);
  },
};
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz');
    await expect(canvas.getByText('No emoji of this name')).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};
export const SkinTone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'People and hands' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Skin tone: Yellow' }));
    await userEvent.click(screen.getByRole('button', { name: 'Medium-dark' }));
    await expect(args.onToneChange).toHaveBeenLastCalledWith(4);
    await userEvent.click(canvas.getByRole('button', { name: 'thumbs up' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('👍🏾', people?.emojis[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Skin tone: Medium-dark' }));
  },
};
export const Loading: Story = { args: { groups: [] } };
export const GermanLong: Story = {
  args: {
    searchLabel: 'Emojis nach Bezeichnung durchsuchen',
    groups: [
      {
        id: 'one',
        label: 'Smileys, Gefühlsausdrücke und Gesichtsbewegungen',
        icon: '😀',
        emojis: [{ char: '😄', name: 'grinsendes Gesicht mit zusammengekniffenen, lachenden Augen und offenem Mund' }],
      },
    ],
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /grinsendes/ }).focus();
    await expect(canvas.getByRole('tab')).toHaveAccessibleName(/Gefühlsausdrücke/);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { ChipGroup } from './index.ts';

const meta = {
  title: 'Controls/ChipGroup',
  component: ChipGroup,
  args: {
    label: 'Interests',
    hint: 'Choose up to 3.',
    options: ['Cooking', 'Cycling', 'Museums', 'Sailing', 'Wine'].map((label) => ({
      value: label.toLowerCase(),
      label,
    })),
    value: ['cooking'],
    onValueChange: fn(),
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ChipGroup
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
  parameters: elementNotes({
    use: 'Any number of many short choices: interests, whom one looks for. With max the others are disabled once it is reached.',
    avoid: 'One of several: SegmentedControl or RadioGroup. To show interests of another member: Interests.',
    keyboard: [
      ['Tab', 'Goes from chip to chip.'],
      ['Space', 'Chooses one or takes it back.'],
    ],
    synonyms: ['tags', 'pills', 'multi select', 'interests', 'filter chips'],
  }),
} satisfies Meta<typeof ChipGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Wine' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['cooking', 'wine']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cooking' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['wine']);
  },
};
/** Large, one below the other: for a question that fills the screen. */
export const Tiles: Story = {
  args: { variant: 'tiles', label: 'I’d like to meet', hint: 'You can choose more than one.' },
};
export const TilesInvalid: Story = {
  args: { variant: 'tiles', value: [], error: 'Please choose at least one.', required: true },
};
export const Full: Story = { args: { max: 2, value: ['cooking', 'wine'], hintEnd: '2 / 2' } };
export const Invalid: Story = { args: { value: [], error: 'Please choose at least one.', required: true } };
export const ManyGermanLong: Story = {
  args: {
    label: 'Freizeitbeschäftigungen und Lieblingsveranstaltungen',
    hint: 'Wählen Sie bis zu 20 aus, damit andere Mitglieder leichter ein Gesprächsthema finden.',
    hintEnd: '2 von 20',
    options: [
      'Kochen',
      'Fahrradfahren',
      'Museumsbesuche',
      'Segeln',
      'Wein',
      'Spaziergänge mit dem Hund',
      'Gesellschaftsspiele',
      'Kreuzworträtsel',
      'Fernwanderwege und Hüttenübernachtungen im Hochgebirge',
      'Tanzen',
      'Garten',
      'Kammermusik',
    ].map((label) => ({ value: label.toLowerCase(), label })),
    value: ['kochen', 'garten'],
  },
};
/** Short words of one kind, any number of which may apply. */
export const DoShortWords: Story = { name: 'Short words of one kind', tags: ['do'] };
/** For one of two use a SegmentedControl, for whole sentences a RadioGroup. */
export const DontSentences: Story = {
  name: 'Sentences of which one is right',
  tags: ['dont'],
  args: {
    label: 'Who may write to you?',
    hint: undefined,
    options: [
      { value: 'all', label: 'Everybody who has a profile on this site' },
      { value: 'liked', label: 'Only people whom I have liked before' },
    ],
    value: ['all'],
  },
};

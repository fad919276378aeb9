import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { RadioGroup } from './index.ts';

const meta = {
  title: 'Controls/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Marital status',
    options: [
      { value: 'single', label: 'Single', hint: 'Never married' },
      { value: 'divorced', label: 'Divorced' },
      { value: 'widowed', label: 'Widowed' },
    ],
    onValueChange: fn(),
  },
  parameters: elementNotes({
    use: 'One of two to six where each needs a line of explanation; cards where the choice is the point of the screen, tiles where it has the screen to itself.',
    avoid: 'Short choices side by side: SegmentedControl. Many: Select. Several at once: ChipGroup.',
    keyboard: [
      ['Arrow keys', 'Choose the next or previous one, round the ends.'],
      ['Tab', 'Goes to the chosen one, and out of the group.'],
    ],
    synonyms: ['radio button', 'option', 'choice', 'single choice'],
  }),
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Divorced' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('divorced');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Widowed' })).toBeChecked();
  },
};
export const Tiles: Story = { args: { variant: 'tiles', defaultValue: 'divorced' } };
export const Cards: Story = { args: { variant: 'cards', defaultValue: 'divorced' } };
export const Required: Story = { args: { required: true } };
export const WithError: Story = {
  args: { error: 'Choose one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Marital status' })).toHaveAccessibleDescription('Choose one.');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'single' } };
export const GermanLong: Story = {
  args: {
    variant: 'cards',
    label: 'Beziehungsvorstellungen und Lebensplanung',
    options: [
      {
        value: 'a',
        label: 'Langfristige Partnerschaft mit gemeinsamer Familienplanung',
        hint: 'Nur Mitglieder mit derselben Angabe werden Ihnen bevorzugt vorgeschlagen.',
      },
      { value: 'b', label: 'Freundschaft und Freizeitgestaltung' },
    ],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGridIcon, ListIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { SegmentedControl } from './index.ts';

const meta = {
  title: 'Controls/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'I’m looking for',
    options: [
      { value: 'f', label: 'Women' },
      { value: 'm', label: 'Men' },
      { value: 'b', label: 'Everyone' },
    ],
    onValueChange: fn(),
  },
  parameters: elementNotes({
    use: 'One of two to four short choices that are all visible: gender, sort order. They wrap when they do not fit.',
    avoid: 'To switch between views of a page: Tabs. With explanations: RadioGroup.',
    keyboard: [
      ['Arrow keys', 'Choose the next or previous one.'],
      ['Tab', 'Goes to the chosen one, and out of it.'],
    ],
    synonyms: ['toggle group', 'button group', 'radio', 'switcher'],
  }),
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Men'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('m');
    await expect(canvas.getByRole('radio', { name: 'Men' })).toBeChecked();
  },
};
export const Chosen: Story = { args: { defaultValue: 'f' } };
export const WithIcons: Story = {
  args: {
    label: 'View',
    defaultValue: 'grid',
    options: [
      { value: 'grid', label: 'Grid', icon: <LayoutGridIcon /> },
      { value: 'list', label: 'List', icon: <ListIcon /> },
    ],
  },
};
export const WithError: Story = { args: { required: true, error: 'Choose whom you would like to meet.' } };
export const LabelHidden: Story = { args: { labelHidden: true, defaultValue: 'f' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'f' } };
export const GermanLong: Story = {
  args: {
    label: 'Benachrichtigungshäufigkeit',
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'Sofort' },
      { value: 'b', label: 'Tageszusammenfassung' },
      { value: 'c', label: 'Wochenzusammenfassung' },
    ],
  },
};

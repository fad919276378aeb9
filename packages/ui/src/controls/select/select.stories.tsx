import type { Meta, StoryObj } from '@storybook/react-vite';
import { GlobeIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { Select } from './index.ts';

const meta = {
  title: 'Controls/Select',
  component: Select,
  args: {
    label: 'Country',
    options: [
      { value: 'de', label: 'Germany' },
      { value: 'dk', label: 'Denmark' },
      { value: 'se', label: 'Sweden' },
    ],
    onChange: fn(),
  },
  parameters: elementNotes({
    use: 'One of about five to fifteen, with the chooser of the device, which is best on a phone.',
    avoid: 'Two to four short choices: SegmentedControl or RadioGroup. Very many: Combobox. Acts: Menu.',
    keyboard: [
      ['Arrow keys', 'Choose the next or previous one.'],
      ['Space', 'Opens the chooser.'],
      ['Letters', 'Go to the choice that begins with them.'],
    ],
    synonyms: ['dropdown', 'drop-down', 'picker', 'options', 'choice'],
  }),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.selectOptions(select, 'dk');
    await expect(select).toHaveValue('dk');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const WithPlaceholder: Story = { args: { placeholder: 'Choose a country' } };
export const WithIcon: Story = { args: { prefix: <GlobeIcon /> } };
export const Groups: Story = {
  args: {
    options: [],
    children: (
      <>
        <optgroup label="Germany">
          <option value="be">Berlin</option>
          <option value="hh">Hamburg</option>
        </optgroup>
        <optgroup label="Austria">
          <option value="w">Wien</option>
        </optgroup>
      </>
    ),
  },
};
export const Required: Story = { args: { required: true } };
export const WithError: Story = { args: { placeholder: 'Choose a country', error: 'Choose where you live.' } };
export const Disabled: Story = { args: { disabled: true } };
export const GermanLong: Story = {
  args: {
    label: 'Aufenthaltsland und Bundesland',
    options: [
      { value: 'x', label: 'Vereinigtes Königreich Großbritannien und Nordirland (einschließlich Kanalinseln)' },
    ],
  },
};

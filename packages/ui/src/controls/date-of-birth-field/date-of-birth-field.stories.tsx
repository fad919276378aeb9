import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { DateOfBirthField, type DateOfBirthFieldProps } from './index.ts';

function Controlled(args: DateOfBirthFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <DateOfBirthField
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Controls/DateOfBirthField',
  component: DateOfBirthField,
  args: {
    label: 'Date of birth',
    hint: 'Others see only your age.',
    required: true,
    value: '',
    onChange: fn(),
    partLabels: { day: 'Day', month: 'Month', year: 'Year' },
    partPlaceholders: { day: 'DD', month: 'MM', year: 'YYYY' },
  },
  render: (args) => <Controlled {...args} />,
  parameters: elementNotes({
    use: 'A day decades ago: three short inputs in the order of the language, filled in by the device, pasted as a whole.',
    avoid: 'For days near today, where a calendar helps, and for an age alone (TextField with inputMode).',
    keyboard: [
      ['Tab', 'Goes from part to part.'],
      ['Ctrl V', 'Pastes a whole date into any part.'],
    ],
    synonyms: ['birthday', 'dob', 'date', 'age', 'calendar'],
  }),
} satisfies Meta<typeof DateOfBirthField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '7');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Month' }), '3');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Year' }), '1988');
    await expect(args.onChange).toHaveBeenLastCalledWith('1988-03-07');
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('7');
  },
};
export const Filled: Story = { args: { value: '1988-03-07' } };
export const MonthFirst: Story = { args: { order: 'mdy' } };
export const YearFirst: Story = { args: { order: 'ymd' } };
export const WithError: Story = { args: { value: '2015-03-07', error: 'You must be at least 18 years old.' } };
export const Disabled: Story = { args: { value: '1988-03-07', disabled: true } };
export const GermanLong: Story = {
  args: {
    label: 'Geburtsdatum (Mindestalter 18 Jahre)',
    partLabels: { day: 'Geburtstag', month: 'Geburtsmonat', year: 'Geburtsjahr' },
    partPlaceholders: { day: 'TT', month: 'MM', year: 'JJJJ' },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { holdingValue } from '../../testing/holding-value.tsx';
import { PhoneField } from './index.ts';

const Controlled = holdingValue(PhoneField);

const meta = {
  title: 'Controls/PhoneField',
  component: PhoneField,
  args: {
    label: 'Mobile number',
    hint: 'Only for the code. We never call.',
    countryLabel: 'Country calling code',
    countries: [
      { code: 'DE', name: 'Germany', callingCode: '49', trunkPrefix: '0' },
      { code: 'IT', name: 'Italy', callingCode: '39' },
      { code: 'NL', name: 'Netherlands', callingCode: '31', trunkPrefix: '0' },
      { code: 'FI', name: 'Finland', callingCode: '358', trunkPrefix: '0' },
    ],
    value: { country: 'NL', number: '' },
    onValueChange: fn(),
    name: 'phone',
    className: 'max-w-md',
  },
  render: (args) => <Controlled {...args} />,
  parameters: elementNotes({
    use: 'For a telephone number that a machine will call or write to. Countries and their words come from the screen; toE164 gives the number as it is sent.',
    avoid:
      'For codes and other numbers (OneTimeCodeField, TextField with inputMode). Show a number one cannot change as text.',
    keyboard: [
      ['Tab', 'Goes from the calling code to the number.'],
      ['Letters, arrows', 'On the calling code, choose a country like in every select.'],
    ],
    status: 'new',
    synonyms: ['telephone', 'mobile', 'cell phone', 'tel', 'dial code', 'E.164', 'SMS'],
  }),
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.click(number);
    await userEvent.paste('+358 (0)40 123 4567');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: 'FI', number: '40 123 4567' });
    await expect(canvas.getByRole('combobox', { name: 'Country calling code' })).toHaveValue('FI');
    await userEvent.clear(number);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'NL');
    await userEvent.click(document.body);
  },
};
export const Filled: Story = { args: { value: { country: 'DE', number: '0151 2345678' } } };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
export const WithError: Story = {
  args: { value: { country: 'DE', number: '0151' }, error: 'This number is too short.', required: true },
};
export const Disabled: Story = { args: { value: { country: 'DE', number: '0151 2345678' }, disabled: true } };
export const GermanLong: Story = {
  args: {
    label: 'Mobilfunkrufnummer für Sicherheitsbenachrichtigungen',
    hint: 'Wir verwenden Ihre Rufnummer ausschließlich zur Zwei-Faktor-Authentifizierung.',
    value: { country: 'FI', number: '0401 2345 6789 0123 4567 8901 2345' },
  },
};

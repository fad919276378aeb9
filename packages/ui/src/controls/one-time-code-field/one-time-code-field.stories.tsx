import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { holdingValue } from '../../testing/holding-value.tsx';
import { OneTimeCodeField } from './index.ts';

const Controlled = holdingValue(OneTimeCodeField);

const meta = {
  title: 'Controls/OneTimeCodeField',
  component: OneTimeCodeField,
  args: {
    label: 'Code from our e-mail',
    hint: 'It is valid for ten minutes.',
    value: '',
    onValueChange: fn(),
    onComplete: fn(),
  },
  render: (args) => <Controlled {...args} />,
  parameters: elementNotes({
    use: 'For a code of 4 to 8 digits that was just sent. The phone offers it from the message; the last digit sends it.',
    avoid:
      'For passwords (PasswordField), discount codes with letters (DiscountField) and numbers people know by heart (TextField).',
    keyboard: [
      ['0–9', 'Writes a digit and goes on.'],
      ['Backspace', 'Takes the last digit away.'],
      ['Arrow left, arrow right', 'Moves between the digits.'],
      ['Ctrl V', 'Pastes the whole code; spaces and dashes are left out.'],
    ],
    status: 'new',
    synonyms: ['OTP', 'TAN', 'PIN', 'verification code', 'two-factor', '2FA', 'SMS code'],
  }),
} satisfies Meta<typeof OneTimeCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Code from our e-mail' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '12a345');
    await expect(input).toHaveValue('12345');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('67');
    await expect(input).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await userEvent.clear(input);
    await userEvent.tab();
  },
};
export const Writing: Story = {
  args: { value: '12' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}3');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const Filled: Story = { args: { value: '123456' } };
export const FourDigits: Story = { args: { length: 4, value: '0815' } };
export const WithError: Story = { args: { value: '123456', error: 'This code is wrong. You have two more attempts.' } };
export const Checking: Story = { args: { value: '123456', loading: true } };
export const Disabled: Story = { args: { value: '12', disabled: true } };
export const GermanLong: Story = {
  args: {
    label: 'Bestätigungscode aus der Sicherheitsbenachrichtigung',
    hint: 'Falls Sie keine E-Mail erhalten haben, überprüfen Sie bitte auch Ihren Spamverdachtsordner.',
    length: 8,
    required: true,
  },
};

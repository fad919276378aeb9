import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { Link } from '../link/index.ts';
import { TextField } from './index.ts';

const meta = {
  title: 'Controls/TextField',
  component: TextField,
  args: { label: 'E-mail', type: 'email', autoComplete: 'email', onChange: fn() },
  parameters: elementNotes({
    use: 'One line of text: a name, an e-mail address, a search. Set type, inputMode and autoComplete, so that the phone shows the right keyboard and fills it in.',
    avoid:
      'For several lines (TextArea), passwords (PasswordField), birthdays (DateOfBirthField), codes (OneTimeCodeField), IBANs and telephone numbers, which have fields of their own.',
    keyboard: [['Enter', 'Sends the form it is in.']],
    synonyms: ['input', 'text box', 'search field', 'e-mail'],
  }),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(input, 'anna@example.org');
    await expect(input).toHaveValue('anna@example.org');
    await expect(args.onChange).toHaveBeenCalledTimes(16);
  },
};
export const Filled: Story = { args: { defaultValue: 'anna@example.org' } };
export const WithHint: Story = { args: { hint: 'We never show it to anybody.' } };
export const WithError: Story = {
  args: { defaultValue: 'anna@', error: 'This address is incomplete.', hint: 'We never show it to anybody.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('This address is incomplete. We never show it to anybody.');
  },
};
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'anna@example.org' } };
export const WithPrefix: Story = {
  args: { label: 'Search', labelHidden: true, type: 'search', placeholder: 'Search by name', prefix: <SearchIcon /> },
};
export const WithSuffix: Story = {
  args: { label: 'Height', inputMode: 'numeric', defaultValue: '172', suffix: <span className="pe-3">cm</span> },
};
export const WithLabelEnd: Story = { args: { labelEnd: <Link href="#forgot">Forgot it?</Link> } };
export const TooLong: Story = {
  args: { defaultValue: 'a.very.long.address.that.does.not.fit.into.the.box.on.any.phone@example.org' },
};
export const GermanLong: Story = {
  args: {
    label: 'E-Mail-Adresse für Anmeldebestätigung und Sicherheitsbenachrichtigungen',
    error: 'Diese E-Mail-Adresse ist unvollständig. Bitte überprüfen Sie die Schreibweise und versuchen Sie es erneut.',
    required: true,
  },
};

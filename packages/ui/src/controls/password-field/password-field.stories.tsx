import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { PasswordField } from './index.ts';

const meta = {
  title: 'Controls/PasswordField',
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password', defaultValue: 'correct horse' },
  parameters: elementNotes({
    use: 'Every password, new or current: one press shows what was written, so it is written once and not repeated.',
    avoid: 'For codes from an e-mail (OneTimeCodeField). Do not ask for a password twice.',
    keyboard: [
      ['Tab', 'Goes on to the button that shows the password.'],
      ['Enter, Space on that button', 'Shows it, hides it.'],
    ],
    synonyms: ['secret', 'show password', 'login', 'eye'],
  }),
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};
export const New: Story = { args: { autoComplete: 'new-password', hint: 'At least 8 characters.', required: true } };
/** The browser should not store it: somebody else's password, say. */
export const NotKept: Story = {
  tags: ['no-picture'],
  args: { autoComplete: 'off' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'off');
  },
};
export const WithError: Story = { args: { error: 'At least 8 characters, please.' } };
export const Disabled: Story = { args: { disabled: true } };
export const GermanLong: Story = {
  args: {
    label: 'Neues Passwort für Ihr Benutzerkonto (mindestens 8 Zeichen)',
    error: 'Dieses Passwort ist zu leicht zu erraten. Bitte verwenden Sie Buchstaben, Ziffern und Sonderzeichen.',
    labelEnd: <a href="#forgot">Passwort vergessen?</a>,
  },
};

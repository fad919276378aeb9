import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { TextField } from '../text-field/index.ts';
import { FormError } from './index.ts';

const meta = {
  title: 'Controls/FormError',
  component: FormError,
  args: { title: 'Login failed, please try again' },
  parameters: elementNotes({
    use: 'At the top of a form that could not be sent: what is wrong as a whole, and links to the fields. Form shows it by itself.',
    avoid: 'For one field alone (its error prop) and for news without a form (Alert, Toast).',
    keyboard: [['Enter on a message', 'Moves focus to the field it is about.']],
    synonyms: ['error summary', 'validation', 'submit failed', 'invalid'],
  }),
} satisfies Meta<typeof FormError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = {};
export const WithFields: Story = {
  args: {
    title: 'Two things need your attention',
    errors: [
      { message: 'Enter your e-mail address.', fieldId: 'email' },
      { message: 'Choose a password.', fieldId: 'password' },
    ],
  },
  render: (args) => (
    <div className="flex flex-col gap-4">
      <FormError {...args} />
      <TextField id="email" label="E-mail" error="Enter your e-mail address." />
      <TextField id="password" label="Password" error="Choose a password." />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a password.' }));
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveFocus();
  },
};
export const GermanLong: Story = {
  args: {
    title: 'Zu viele fehlgeschlagene Anmeldeversuche: Ihr Benutzerkonto ist für die nächsten 15 Minuten gesperrt.',
  },
};

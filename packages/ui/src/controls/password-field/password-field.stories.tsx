import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PasswordField } from './index.ts';

const meta = {
  title: 'Controls/Password field',
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password', defaultValue: 'correct horse' },
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
export const WithError: Story = { args: { error: 'At least 8 characters, please.' } };
export const Disabled: Story = { args: { disabled: true } };
